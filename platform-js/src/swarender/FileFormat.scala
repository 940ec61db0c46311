package swarender

/** Scala.js has no files. */
private[swarender] trait FileFormat[S <: Style] { this: Format[S] => }
