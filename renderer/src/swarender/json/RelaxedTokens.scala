package swarender
package json

import swarender.Policy.Surrogates
import swarender.output.Output
import swarender.text.Escapes

/** Keys and strings in a [[JsonDialect]]. */
private[json] abstract class RelaxedTokens {

  /** A key, and the text between it and its value. */
  def key(s: CharSequence): Unit

  /** A string in a container whose elements are indented `level` times. */
  def string(s: CharSequence, level: Int): Unit
}

/** As in JSON. */
private[json] final class QuotedTokens(out: Output, style: StyleValues) extends RelaxedTokens {
  private[this] val tokens = new JsonTokens(out, style)
  def key(s: CharSequence): Unit = tokens.key(s)
  def string(s: CharSequence, level: Int): Unit = tokens.string(s)
}

/** JSON5, sections 3.1 and 5: keys that are identifiers of ASCII need no quotes, and quotes may be
  * single ones.
  */
private[json] final class Json5Tokens(out: Output, style: StyleValues) extends RelaxedTokens {
  private[this] val keySeparator = JsonTexts(style).keySeparator
  private[this] val bareKeys = style(JsonSettings.bareKeys)
  private[this] val singleQuotes = style(JsonSettings.singleQuotes)
  private[this] val single =
    if (style(Settings.surrogates) eq Surrogates.Escape) Escapes.json5Single.withSurrogateEscape else Escapes.json5Single
  private[this] val double = JsonTexts(style).escapes

  def key(s: CharSequence): Unit = {
    if (bareKeys && isIdentifier(s)) out.ascii(s) else string(s, 0)
    out.literal(keySeparator)
  }

  def string(s: CharSequence, level: Int): Unit =
    if (singleQuotes && count(s, '\'') <= count(s, '"')) out.quoted(s, '\'', single)
    else out.quoted(s, '"', double)

  private def count(s: CharSequence, c: Char): Int = {
    var n = 0
    var i = 0
    while (i < s.length) {
      if (s.charAt(i) == c) n += 1
      i += 1
    }
    n
  }

  private def isIdentifier(s: CharSequence): Boolean = {
    var i = 0
    while (i < s.length && isPart(s.charAt(i), i > 0)) i += 1
    i > 0 && i == s.length
  }

  private def isPart(c: Char, isInside: Boolean): Boolean =
    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || isInside && c >= '0' && c <= '9'
}
