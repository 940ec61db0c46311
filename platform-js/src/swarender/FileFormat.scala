package swarender

/** Scala.js has no files. */
private[swarender] trait FileFormat[S <: AnyRef] { this: Format[S] => }
