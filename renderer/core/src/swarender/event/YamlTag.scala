package swarender
package event

import java.nio.charset.StandardCharsets.UTF_8
import java.util.Arrays

import swarender.chars.QuotedText

/** The syntax of a tag (YAML 1.2, section 6.9.1) that needs no directive: `!name`, `!!name` or
  * `!<...>`.
  */
private[swarender] object YamlTag {

  /** Refuses a text that is none. */
  def check(text: String, events: Events): Unit = {
    val fault = this.fault(text)
    if (fault ne null) events.fail(RenderError.BadTag, fault)
  }

  /** What is wrong with `text`, or null. */
  def fault(text: String): String =
    if (isTag(text)) {
      if (text.indexOf('%') < 0 || isPrintable(text)) null
      else s"${QuotedText.shortened(text)} has escapes that are not printable characters in UTF-8"
    } else if ((text ne null) && hasHandle(text))
      s"${QuotedText.shortened(text)} has a handle of a directive: write !name, !!name or !<tag:...>"
    else s"${QuotedText.shortened(String.valueOf(text))} is not a valid YAML tag: write !name, !!name or !<tag:...>"

  private def isTag(text: String): Boolean = (text ne null) && {
    val end = text.length
    if (text.startsWith("!<"))
      text.endsWith(">") && text != Unnamed && areChars(text, 2, end - 1, InBrackets)
    else text.startsWith("!") && areChars(text, if (text.startsWith("!!")) 2 else 1, end, InName)
  }

  private def hasHandle(text: String): Boolean = text.startsWith("!") && text.indexOf('!', 2) > 1

  private def areChars(text: String, from: Int, until: Int, others: String): Boolean = {
    var i = from
    while (i < until && isChar(text, i, until, others)) i += 1
    from < until && i == until
  }

  /** Letters and digits of ASCII, `others`, and escapes such as `%20`. */
  private def isChar(text: String, i: Int, until: Int, others: String): Boolean = {
    val c = text.charAt(i)
    if (c == '%') i + 2 < until && isHex(text.charAt(i + 1)) && isHex(text.charAt(i + 2))
    else
      c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || others.indexOf(c.toInt) >= 0
  }

  /** Whether a tag with its escapes decoded is UTF-8 without control characters. */
  private def isPrintable(tag: String): Boolean = {
    val bytes = new Array[Byte](tag.length)
    var n = 0
    var i = 0
    while (i < tag.length) {
      val isEscape = tag.charAt(i) == '%'
      bytes(n) = (if (isEscape) Integer.parseInt(tag.substring(i + 1, i + 3), 16) else tag.charAt(i).toInt).toByte
      n += 1
      i += (if (isEscape) 3 else 1)
    }
    val text = new String(bytes, 0, n, UTF_8)
    Arrays.equals(text.getBytes(UTF_8), Arrays.copyOf(bytes, n)) && text != Unnamed &&
    !text.exists(c => Character.isISOControl(c) || c >= '\ufffe')
  }

  private def isDigit(c: Char): Boolean = c >= '0' && c <= '9'
  private def isHex(c: Char): Boolean = isDigit(c) || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'

  /** The tag of a value that has none. */
  private final val Unnamed = "!<!>"

  // Not `#`, at which snakeyaml-engine stops.
  private final val InName = "-;/?:@&=+$_.~*'()"
  private final val InBrackets = InName + ",![]"
}
