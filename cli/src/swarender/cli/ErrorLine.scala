package swarender.cli

/** Makes one line of what may come from an input or from a name: it can neither break the line nor
  * control or mislead a terminal, and has a bounded length.
  */
object ErrorLine {

  /** How many chars of a text from an input are shown. */
  final val MaxShown = 200

  private final val Elision = " ... "

  /** `text`, or its beginning and its end if it is longer than `MaxShown`. */
  def shortened(text: String): String =
    if (text.length <= MaxShown) text
    else {
      val half = (MaxShown - Elision.length) / 2
      val head = if (Character.isHighSurrogate(text.charAt(half - 1))) half - 1 else half
      val tail = text.length - half
      val last = if (Character.isLowSurrogate(text.charAt(tail))) tail + 1 else tail
      text.substring(0, head) + Elision + text.substring(last)
    }

  /** `text` with escapes for chars that cannot be seen or that change how others are: controls,
    * formats, spaces other than U+0020, line breaks, lone surrogates. A surrogate that means a byte
    * of a name ([[FileSystem.path]]) is that byte.
    */
  def escaped(text: String): String = {
    val line = new java.lang.StringBuilder
    var i = 0
    while (i < text.length) {
      val c = text.codePointAt(i)
      if (!isHidden(c)) line.appendCodePoint(c): Unit
      else if (c >= 0xdc80 && c < 0xdd00) line.append(f"\\x${c & 0xff}%02x"): Unit
      else Character.toChars(c).foreach(unit => line.append(f"\\u${unit.toInt}%04x"))
      i += Character.charCount(c)
    }
    line.toString
  }

  private def isHidden(c: Int): Boolean = c != ' ' && (Character.getType(c).toByte match {
    case Character.CONTROL | Character.FORMAT | Character.SURROGATE => true
    case Character.SPACE_SEPARATOR | Character.LINE_SEPARATOR | Character.PARAGRAPH_SEPARATOR => true
    case _ => false
  })
}
