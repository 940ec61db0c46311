package swarender
package yaml

import swarender.event.FixedText
import swarender.json.{JsonDialect, JsonSettings, RelaxedTokens, YamlLiterals}
import swarender.output.Output

/** Flow style inside of YAML: strings are plain where the block style has them plain and no char of
  * them belongs to the flow style; or all strings that are keys, or values, are in quotes.
  */
private[swarender] final class FlowDialect(
    bareKeys: Boolean,
    plainValues: Boolean,
    quotes: YamlStyle.Quotes,
    strings: YamlStringClass,
    private[swarender] override val integerKeys: Boolean
) extends JsonDialect("") {
  private[swarender] override def tokens(out: Output, style: JsonSettings): RelaxedTokens =
    new FlowTokens(out, style, bareKeys, plainValues, quotes, strings.readers)
  private[swarender] override def notFinite(v: Double): String = YamlLiterals.notFinite(v).text
  private[swarender] override def hasTags: Boolean = true
}

/** Strings in the flow style of YAML (YAML 1.2, chapter 7): plain ones have only chars that are
  * part of a string in every reader.
  */
private[yaml] final class FlowTokens(
    out: Output,
    style: JsonSettings,
    bareKeys: Boolean,
    plainValues: Boolean,
    quotes: YamlStyle.Quotes,
    readers: YamlStyle.Parsers
) extends RelaxedTokens {
  import YamlStringClass._

  private[this] val keySeparator = style.literals.keySeparator
  private[this] val escapes = style.escapes
  private[this] val isAscii = escapes == Escapes.yamlAscii
  private[this] val scan = new YamlScan
  private[this] val strings = if (readers eq YamlParsers.All) safe else yaml12

  /** A long key is explicit: YAML 1.2, section 7.4.2. */
  def key(s: CharSequence): Unit = {
    if (YamlScalars.isLongInFlow(s, escapes)) out.ascii("? ")
    if (FixedText.isInteger(s)) out.ascii(s) else write(s, bareKeys && isFree(strings.ofKey(s, scan)))
    out.literal(keySeparator)
  }

  def string(s: CharSequence, level: Int): Unit = write(s, plainValues && isFree(strings.ofValue(s, scan)))

  private def isFree(classes: Int): Boolean = (classes & (Break | Escape | Tab | Ambiguous | Indicator)) == 0

  private def write(s: CharSequence, plain: Boolean): Unit =
    if (plain && hasPlainChars(s)) out.escaped(s, 0, s.length, Escapes.none)
    else if (YamlScalars.prefersSingle(quotes, s) && canBeSingle(s)) out.quoted(s, '\'', Escapes.singleQuoted)
    else out.quoted(s, '"', escapes)

  /** Letters and digits of ASCII, and between them what is between the words of a path or a
    * sentence: saphyr refuses a dash before a bracket.
    */
  private def hasPlainChars(s: CharSequence): Boolean = {
    var i = 0
    val last = s.length - 1
    while (i <= last && (isWordChar(s.charAt(i)) || i > 0 && i < last && isBetween(s.charAt(i)))) i += 1
    i > last
  }

  private def isWordChar(c: Char): Boolean =
    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '/'

  private def isBetween(c: Char): Boolean = c == '-' || c == '.' || c == ' ' || c == '+'

  private def canBeSingle(s: CharSequence): Boolean =
    (safe.ofValue(s, scan) & (Break | Escape | Tab | (if (isAscii) Wide else 0))) == 0 && !s.toString.contains("''")
}
