package swarender
package dialects

import swarender.output.Output
import swarender.yaml.{ScalarStyle, YamlSettings}

/** Writes strings as PyYAML's emitter does, in ASCII. A line is folded where a word ends beyond the
  * width, so that lines are longer than that.
  */
private[dialects] final class PyyamlScalars(out: Output, style: YamlSettings) {
  import PyyamlScalars.*

  private[this] val width = style.width

  /** The column of what comes next, and that of lines that continue it. */
  private[this] var column = 0
  private[this] var indent = 0

  /** Whether a key is written after a `? `. */
  def isExplicit(s: CharSequence): Boolean =
    s.length == 0 || s.length > LongestKey && s.toString.codePointCount(0, s.length) > LongestKey ||
      s.toString.exists(c => c == '\n' || c == 0x85 || c == 0x2028 || c == 0x2029)

  /** Writes `s` from `column` on. It is folded to lines at `indent`, unless `folds` is false. */
  def write(s: CharSequence, spelling: Int, column: Int, indent: Int, folds: Boolean): Unit = {
    this.column = column
    this.indent = indent
    spelling match {
      case ScalarStyle.Plain => plain(s, folds)
      case ScalarStyle.SingleLines => single(s, folds)
      case _ => double(s, folds)
    }
  }

  private def ascii(s: CharSequence, from: Int, until: Int): Unit = if (from < until) {
    out.ascii(s, from, until)
    column += until - from
  }

  private def ascii(text: String): Unit = ascii(text, 0, text.length)

  private def breakLine(): Unit = {
    out.lineBreak(indent)
    column = indent
  }

  /** Whether there is a single space at `i` that is neither first nor last. */
  private def isFold(s: CharSequence, i: Int): Boolean =
    s.charAt(i) == ' ' && i > 0 && i < s.length - 1 && s.charAt(i - 1) != ' ' && s.charAt(i + 1) != ' '

  private def plain(s: CharSequence, folds: Boolean): Unit = {
    var from = 0
    if (folds && column + s.length > width) {
      var i = 0
      while (i < s.length) {
        if (isFold(s, i) && column + (i - from) > width) {
          ascii(s, from, i)
          breakLine()
          from = i + 1
        }
        i += 1
      }
    }
    ascii(s, from, s.length)
  }

  private def single(s: CharSequence, folds: Boolean): Unit = {
    ascii("'")
    var from = 0
    var i = 0
    while (i < s.length) {
      val c = s.charAt(i)
      if (c == '\'') {
        ascii(s, from, i + 1)
        from = i
      } else if (c == '\n') {
        ascii(s, from, i)
        if (i == 0 || s.charAt(i - 1) != '\n') out.ascii('\n')
        if (i + 1 < s.length && s.charAt(i + 1) == '\n') out.ascii('\n')
        else breakLine()
        from = i + 1
      } else if (folds && column + (i - from) > width && isFold(s, i)) {
        ascii(s, from, i)
        breakLine()
        from = i + 1
      }
      i += 1
    }
    ascii(s, from, s.length)
    ascii("'")
  }

  /** A fold is a backslash at the end of a line; a space that comes next has one before it. It may
    * come before a space or after an escape, also inside a word, but not around the last char.
    */
  private def double(s: CharSequence, folds: Boolean): Unit = {
    ascii("\"")
    val last = lastStart(s)
    var from = 0
    var i = 0
    while (i < s.length) {
      val c = Character.codePointAt(s, i)
      val next = i + Character.charCount(c)
      val isEscaped = c < ' ' || c > '~' || c == '"' || c == '\\'
      if (isEscaped) {
        ascii(s, from, i)
        ascii(escape(c))
        from = next
      }
      // After an escape the emitter takes its line for a char shorter than it is.
      val end = column + (if (isEscaped) -1 else i - from)
      if (folds && i > 0 && i < last && (c == ' ' || isEscaped || from == i) && end > width) {
        ascii(s, from, i)
        from = Math.max(from, i)
        out.ascii('\\')
        breakLine()
        if (s.charAt(from) == ' ') ascii("\\")
      }
      i = next
    }
    ascii(s, from, s.length)
    ascii("\"")
  }
}

private object PyyamlScalars {

  /** Where the last code point begins. */
  private def lastStart(s: CharSequence): Int = {
    val n = s.length
    val isPair = n > 1 && Character.isSurrogatePair(s.charAt(n - 2), s.charAt(n - 1))
    if (isPair) n - 2 else n - 1
  }

  /** A key of more code points is not simple: 128 less the five of its tag. */
  private final val LongestKey = 122

  /** The escape of a code point, a lone surrogate's being that of U+FFFD. */
  private def escape(c: Int): String =
    YamlEscape(if (c >= 0xd800 && c < 0xe000) 0xfffd else c, mostOfX = 0x100, isUpperCase = true)
}
