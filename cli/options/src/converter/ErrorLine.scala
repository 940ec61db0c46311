package converter

import swarender.RenderError

/** Makes one line of what may come from an input or from a name: it can neither break the line nor
  * control or mislead a terminal, and has a bounded length.
  */
object ErrorLine {

  /** How many chars are shown of a text from an input or from an argument. */
  final val MaxShown = 200

  /** The most bytes that the name of a file can have: Linux's `PATH_MAX`. */
  private final val MaxName = 4096

  private final val Elision = " ... "

  /** What is expected after the one document of an input. */
  final val TheEnd = "the end of the input (--stream converts several documents)"

  /** An error in an input, without the input's name: at a line and a column of it, and at a path of
    * the document. Advice to call a method is given as the option that does so.
    */
  def of(line: Long, column: Long, what: String, path: String): String =
    s"$line:$column: ${shown(what.replace("JsonText.withComments(true)", "--from jsonc"))} (at ${shown(path)})"

  /** What is wrong with a value, and which option allows it, where one does. */
  def of(e: RenderError): String =
    if (e.kind != RenderError.NullValue) e.detail
    else
      e.segments.lastOption.fold(e.detail) { last =>
        val nulls = if (last.isInstanceOf[RenderError.Index]) "omit-everywhere" else "omit-members"
        s"${e.detail} (--nulls $nulls leaves it out)"
      }

  /** What a line shows of a text: at most `MaxShown` chars, with escapes for those that are hidden.
    */
  def shown(text: String): String = shortened(escaped(text))

  /** What a line shows of the name of a file. */
  def name(text: String): String = shortened(escaped(text), MaxName)

  /** `text`, or its beginning and its end if it has more than `most` chars. */
  def shortened(text: String, most: Int = MaxShown): String =
    if (text.length <= most) text
    else {
      val half = (most - Elision.length) / 2
      val head = if (Character.isHighSurrogate(text.charAt(half - 1))) half - 1 else half
      val tail = text.length - half
      val last = if (Character.isLowSurrogate(text.charAt(tail))) tail + 1 else tail
      text.substring(0, head) + Elision + text.substring(last)
    }

  /** `text` with escapes for chars that cannot be seen or that change how others are: controls,
    * formats, spaces other than U+0020, line breaks, lone surrogates. A surrogate that means a byte
    * of a name ([[FileSystem.path]]) is that byte. What has been escaped stays as it is.
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
