package swarender

/** What else a document that is pulled can be read as in JavaScript: nothing. */
private[swarender] trait PulledForms
