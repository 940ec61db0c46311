package swarender

import swarender.chars.{QuotedText, ReadBack}

/** A text between two tokens: that of the layout unless somebody has set it. */
private[swarender] final case class Separator(text: String, isSet: Boolean) {
  def this(text: String) = this(text, false)

  /** This separator if it was set, else `text`. */
  def orElse(text: String): Separator = if (isSet) this else new Separator(text)

  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require(text ne null, "a separator of no text")
    this
  }
  override def toString: String = QuotedText(text)
}
