package swarender

/** Scala.js has no files. */
private[swarender] trait FileTargets
