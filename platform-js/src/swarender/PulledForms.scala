package swarender

/** The methods of a pulled document that only JavaScript has: none. */
private[swarender] trait PulledForms
