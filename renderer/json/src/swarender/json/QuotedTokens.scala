package swarender
package json

import swarender.chars.Literal

/** The tokens of JSON, or of a variant of it. */
private[swarender] final class QuotedTokens(tokens: JsonTokens) extends RelaxedTokens {
  def key(s: CharSequence): Unit = tokens.key(s)
  def string(s: CharSequence, level: Int): Unit = tokens.string(s)
  override def root(s: CharSequence): Unit = tokens.root(s)
  override def boolText(v: Boolean): Literal = tokens.boolText(v)
  override def nullText: Literal = tokens.nullText
}
