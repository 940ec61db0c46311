package swarender

import swarender.chars.QuotedText

/** Media types without parameters, as RFC 9110 has them in section 8.3.1. */
private[swarender] object MediaType {

  /** `text`, if it is a media type without parameters. */
  def apply(text: String): String = {
    require(isOne(text), s"${QuotedText.shortened(text)} is not a media type without parameters")
    text
  }

  /** A type and a subtype, both of the chars of a token. */
  def isOne(text: String): Boolean = text.matches("[\\w!#$%&'*+.^`|~-]+/[\\w!#$%&'*+.^`|~-]+")
}
