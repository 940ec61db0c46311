package swarender

import swarender.chars.QuotedText

/** A text between two tokens: that of the layout unless somebody has set it. */
private[swarender] final case class Separator(text: String, isSet: Boolean) {
  def this(text: String) = this(text, false)

  /** This separator if it was set, else `other`. */
  def orElse(other: Separator): Separator = if (isSet) this else other

  override def toString: String = QuotedText(text)
}
