package swarender
package json

import swarender.chars.Literal

/** The tokens of JSON, or of a variant of it. */
private[swarender] final class QuotedTokens private (tokens: JsonTokens) extends RelaxedTokens {
  def key(s: CharSequence): Unit = tokens.key(s)
  def string(s: CharSequence, level: Int): Unit = tokens.string(s)
  override def root(s: CharSequence): Unit = tokens.root(s)
  override def boolText(v: Boolean): Literal = tokens.boolText(v)
  override def nullText: Literal = tokens.nullText
}

private[swarender] object QuotedTokens {

  /** It is here, and not in variants, of which every process would load these classes. */
  def of(tokens: JsonTokens): RelaxedTokens = new QuotedTokens(tokens)
}
