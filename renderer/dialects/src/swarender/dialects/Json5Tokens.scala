package swarender
package dialects

import swarender.event.DocumentWriter
import swarender.json.{JsonSettings, JsonVariant, RelaxedTokens}
import swarender.output.Output

/** The quotes of JSON5.
  *
  * @param single
  *   whether strings are in single quotes
  * @param bareKeys
  *   whether keys have quotes only where they need them
  */
private[swarender] final case class Json5Quotes(single: Boolean, bareKeys: Boolean) extends JsonVariant {
  def writer(out: Output, style: JsonSettings): DocumentWriter = Languages.Json5.writer(out, style)
  def tokens(out: Output, style: JsonSettings): RelaxedTokens = new Json5Tokens(out, style, this)
  def emptyFiller: String = ""
  def isJson: Boolean = false
  def isLines: Boolean = false
  def onLine: JsonVariant = this
}

/** JSON5, sections 3.1 and 5: keys that are identifiers need no quotes, and quotes may be single
  * ones.
  */
private[dialects] final class Json5Tokens(out: Output, style: JsonSettings, quotes: Json5Quotes) extends RelaxedTokens {
  private[this] val keySeparator = style.literals.keySeparator
  private[this] val bareKeys = quotes.bareKeys
  private[this] val singleQuotes = quotes.single
  private[this] val double = style.literals.escapes
  private[this] val single = if (singleQuotes) double.inSingleQuotes else double
  private[this] val isJson5 = style.escapes == Escapes.json5

  def key(s: CharSequence): Unit = {
    if (bareKeys && Json5Chars.isIdentifier(s) && double.isClean(s)) out.escaped(s, 0, s.length, Escapes.none)
    else string(s, 0)
    out.literal(keySeparator)
  }

  def string(s: CharSequence, level: Int): Unit = {
    val isSingle = singleQuotes && count(s, '\'') <= count(s, '"')
    val quote = if (isSingle) '\'' else '"'
    val escapes = if (isSingle) single else double
    if (isJson5 && count(s, 0) > 0) withNul(s, quote, escapes)
    else out.quoted(s, quote, escapes)
  }

  /** A NUL is `\\0`, which no digit may follow. */
  private def withNul(s: CharSequence, quote: Int, escapes: Escapes): Unit = {
    out.ascii(quote)
    var from = 0
    var i = 0
    while (i < s.length) {
      if (s.charAt(i) == 0) {
        out.escaped(s, from, i, escapes)
        out.ascii(if (i + 1 < s.length && s.charAt(i + 1) >= '0' && s.charAt(i + 1) <= '9') "\\x00" else "\\0")
        from = i + 1
      }
      i += 1
    }
    out.escaped(s, from, s.length, escapes)
    out.ascii(quote)
  }

  private def count(s: CharSequence, c: Int): Int = {
    var n = 0
    var i = 0
    while (i < s.length) {
      if (s.charAt(i).toInt == c) n += 1
      i += 1
    }
    n
  }
}
