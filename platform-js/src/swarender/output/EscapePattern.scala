package swarender
package output

import scala.scalajs.js

import swarender.text.{Escapes, Utf16}

/** An escape set in the way of JavaScript engines: regular expressions find what is not clean, and
  * `JSON.stringify` escapes the strings that it escapes alike. A scan by an expression takes half
  * the time of a loop over `charCodeAt`.
  */
private[output] final class EscapePattern private (val escapes: Escapes) {
  import EscapePattern.*

  /** What each code unit below 0x100 is written as. */
  private[this] val replacements: Array[String] = Array.tabulate(0x100) { c =>
    val units = new Array[Char](8)
    new String(units, 0, Utf16.narrow(c, escapes, units, 0))
  }

  /** The code units that are written as escapes, as the inside of a character class. */
  private[this] val dirtyClass: String =
    ((0 until 0x100).filterNot(c => escapes.clean(c)) ++ escapes.wideUnits.map(_.toInt)).map(unit).mkString +
      (if (escapes.wideFrom <= 0xffff) s"${unit(escapes.wideFrom)}-\\uffff" else "")

  private[this] val dirtyOrSurrogate = new js.RegExp(s"[$dirtyClass\\ud800-\\udfff]")

  /** The same, except for surrogates in pairs: with the flag `u` these are no matches. */
  private[this] val dirtyOrLone =
    if (escapes.plainPairs) new js.RegExp(s"[$dirtyClass\\ud800-\\udfff]", "u") else dirtyOrSurrogate

  /** What `JSON.stringify` writes in another way: it escapes the least, and lone surrogates. */
  private[this] val unlikeStringify = {
    val narrow = (0 until 0x100).filterNot(c => js.JSON.stringify(c.toChar.toString) == s"\"${replacements(c)}\"")
    val units = (narrow ++ escapes.wideUnits.map(_.toInt)).map(unit).mkString
    val wide = if (escapes.wideFrom > 0xffff) "" else s"${unit(escapes.wideFrom)}-\\u{10ffff}"
    val lone = if (escapes.surrogateEscape) "" else "\\ud800-\\udfff"
    new js.RegExp(s"[$units$wide$lone]", "u")
  }

  private def isClean(s: String): Boolean = !dirtyOrSurrogate.test(s) || !dirtyOrLone.test(s)

  /** What a code unit below 0x100 is written as. */
  def replacement(c: Int): String = replacements(c)

  /** `s`, escaped. */
  def apply(s: String): String =
    if (isClean(s)) s
    else if (unlikeStringify.test(s)) dirty(s)
    else {
      val quoted = js.JSON.stringify(s)
      quoted.substring(1, quoted.length - 1)
    }

  /** `s`, escaped, between two of `quote`. */
  def quoted(s: String, quote: String): String =
    if (isClean(s)) quote + s + quote
    else if (unlikeStringify.test(s)) quote + dirty(s) + quote
    else if (quote == "\"") js.JSON.stringify(s)
    else quote + apply(s) + quote

  private def dirty(s: String): String = {
    var text = ""
    var start = 0
    var i = 0
    while (i < s.length) {
      val c = s.charAt(i).toInt
      val width = Character.charCount(s.codePointAt(i))
      if (!isClean(c, width)) {
        text = text + s.substring(start, i) + (if (c < 0x100) replacements(c) else wide(s, i, width))
        start = i + width
      }
      i += width
    }
    text + s.substring(start)
  }

  private def isClean(c: Int, width: Int): Boolean =
    if (c < 0x100) escapes.clean(c)
    else if (width == 2) escapes.plainPairs
    else !Character.isSurrogate(c.toChar) && !escapes.isWide(c)

  private def wide(s: String, i: Int, width: Int): String = {
    val units = new Array[Char](2)
    s.getChars(i, i + width, units, 0)
    val dst = new Array[Char](Utf16.Room)
    new String(dst, 0, Utf16.unit(units, 0, width, escapes, dst, 0))
  }
}

private[output] object EscapePattern {

  /** Those that were made last; styles have few sets, which stay the same. */
  private var made: List[EscapePattern] = Nil
  private final val Retained = 16

  def apply(escapes: Escapes): EscapePattern = made.find(_.escapes eq escapes).getOrElse {
    val pattern = new EscapePattern(escapes)
    made = pattern :: made.take(Retained - 1)
    pattern
  }

  /** A code unit, spelled for a character class. */
  private def unit(c: Int): String = "\\u" + (0x10000 + c).toHexString.substring(1)
}
