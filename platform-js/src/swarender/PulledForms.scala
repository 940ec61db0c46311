package swarender

/** The ways to read a pulled document that only JavaScript has: none. */
private[swarender] trait PulledForms
