package swarender
package chars

/** Quotes text for error messages: in double quotes, with the escapes of JSON. Invisible chars are
  * escaped too, so that text cannot break a line or control a terminal.
  */
private[swarender] object QuotedText {

  /** How many chars of a text from a document are shown. */
  final val MaxShown = 80

  /** The beginning of a text that may be long. */
  def shortened(s: CharSequence): String = apply(cut(s))

  /** The beginning of a text that needs no escapes, without quotes. */
  def cut(s: CharSequence): CharSequence =
    if (s.length > MaxShown) s"${s.subSequence(0, MaxShown)}..." else s

  def apply(s: CharSequence): String = {
    val text = new java.lang.StringBuilder(s.length + 2).append('"')
    val dst = new Array[Char](Utf16.Room)
    var i = 0
    while (i < s.length) {
      val c = Character.codePointAt(s, i)
      text.append(dst, 0, Utf16.point(c, Escapes.message, dst, 0))
      i += Character.charCount(c)
    }
    text.append('"').toString
  }
}
