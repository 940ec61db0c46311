package swarender
package json

import swarender.chars.Literal

/** The tokens of a [[JsonDialect]]. */
private[swarender] abstract class RelaxedTokens {

  /** A key, and the text between it and its value. */
  def key(s: CharSequence): Unit

  /** A string in a container whose elements are indented `level` times. */
  def string(s: CharSequence, level: Int): Unit

  /** A string that is the document. */
  def root(s: CharSequence): Unit = string(s, 0)
  def boolText(v: Boolean): Literal = if (v) Literal.True else Literal.False
  def nullText: Literal = Literal.Null
}
