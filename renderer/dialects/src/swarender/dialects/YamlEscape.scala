package swarender
package dialects

/** The escapes of YAML (YAML 1.2, section 5.7). */
private[dialects] object YamlEscape {

  /** The code points that have an escape of one letter, and their letters. */
  private val short: String =
    new String(Array[Char](0, 0x07, '\b', '\t', '\n', 0x0b, '\f', '\r', 0x1b, '"', '\\', 0x85, 0xa0, 0x2028, 0x2029))
  private final val Letters = "0abtnvfre\"\\N_LP"

  /** The escape of a code point, `\x41` if it is below `mostOfX`. */
  def apply(c: Int, mostOfX: Int, isUpperCase: Boolean): String = {
    val at = short.indexOf(c)
    if (at >= 0) "\\" + Letters.charAt(at)
    else if (c < mostOfX) hex("\\x", c, 2, isUpperCase)
    else if (c < 0x10000) hex("\\u", c, 4, isUpperCase)
    else hex("\\U", c, 8, isUpperCase)
  }

  private def hex(prefix: String, c: Int, digits: Int, isUpperCase: Boolean): String = {
    val text = Integer.toHexString(c)
    prefix + "0" * (digits - text.length) + (if (isUpperCase) text.toUpperCase else text)
  }
}
