package swarender
package dialects

import swarender.yaml.{YamlScan, YamlStringClass}
import swarender.yaml.YamlStringClass.*

/** PyYAML's rule, which reads YAML 1.1: a text is plain if that version reads it as a string, in
  * double quotes if it has chars beyond printable ASCII or a space next to a line feed, else in
  * single quotes. A block has its text of several lines only where the style asks for blocks.
  *
  * @param quotedNumbers
  *   whether texts such as `0o7` and `1e5` are quoted, which readers of YAML 1.2 take for numbers
  */
private[dialects] final case class PyyamlStrings(
    quotedNumbers: Boolean = false,
    override val openEnd: Boolean = true,
    override val openStreamEnd: Boolean = true
) extends YamlStringClass {
  import PyyamlStrings.*

  override def toString: String =
    s"pyyaml${if (quotedNumbers) ", numbers quoted" else ""}, ends of plain scalars $openEnd and $openStreamEnd"

  override def longestKey: Int = Int.MaxValue
  def ofKey(s: CharSequence, scan: YamlScan): Int = ofValue(s, scan)

  def ofValue(s: CharSequence, scan: YamlScan): Int = {
    val classes = scan(s)
    if ((classes & Break) != 0) ofLines(s, classes | Ambiguous)
    else if ((classes & (Tab | Escape | Wide)) != 0) OneLine | Escape
    else if (s.length == 0 || isQuoted(s) || isNumberElsewhere(s, classes)) OneLine | NoBlock | Ambiguous
    else OneLine | NoBlock
  }

  private def ofLines(s: CharSequence, classes: Int): Int = {
    val text = s.toString
    if ((classes & Wide) != 0 || text.contains(" \n")) classes | Escape
    else if (text.contains("\n ")) classes | Tab
    else classes
  }

  /** Whether a text of one line, printable and not empty, is not a plain string. */
  private def isQuoted(s: CharSequence): Boolean = {
    val first = s.charAt(0)
    val last = s.charAt(s.length - 1)
    first == ' ' || last == ' ' || last == ':' || isSyntax(s, first) || hasSyntax(s) ||
    PyyamlWords(s)
  }

  /** Whether a string is quoted since another reader may take it for a number. */
  private def isNumberElsewhere(s: CharSequence, classes: Int): Boolean =
    quotedNumbers && (classes & Ambiguous) != 0 && "0123456789+-.".indexOf(s.charAt(0).toInt) >= 0

  private def isSyntax(s: CharSequence, first: Char): Boolean =
    Indicators.indexOf(first) >= 0 || "-?:".indexOf(first) >= 0 && (s.length == 1 || s.charAt(1) == ' ') ||
      s.length >= 3 && (first == '-' || first == '.') && s.charAt(1) == first && s.charAt(2) == first

  /** Whether there is a colon before a space, or a number sign after one. */
  private def hasSyntax(s: CharSequence): Boolean = {
    var i = 1
    while (
      i < s.length && !(s.charAt(i) == ' ' && s.charAt(i - 1) == ':' || s.charAt(i) == '#' && s.charAt(i - 1) == ' ')
    )
      i += 1
    i < s.length
  }
}

private[dialects] object PyyamlStrings {
  private final val Indicators = "#,[]{}&*!|>'\"%@`"
}
