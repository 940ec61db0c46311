package swarender

import java.io.OutputStream

import swarender.output.{Output, Pieces}

/** A document that a target writes. */
private[swarender] trait Document {

  /** Writes it in UTF-8. The stream is neither flushed nor closed. */
  def writeTo(target: OutputStream): Unit

  /** Writes it with its length before it, as [[Target.LengthPrefixed]] says. */
  def writeLengthPrefixed(target: OutputStream): Unit

  /** Writes it and flushes `out`. */
  def writeTo(out: Output): Unit

  /** What writes it to `out` piece by piece, or null where that is possible at once only. */
  def pieces(out: Output): Pieces
}
