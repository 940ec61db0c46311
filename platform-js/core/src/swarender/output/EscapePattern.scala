package swarender
package output

import scala.scalajs.js

import swarender.chars.{SmallCache, Utf16}

/** An escape set in the way of JavaScript engines: regular expressions find what is not clean, and
  * `JSON.stringify` escapes the strings that it escapes alike. A scan by an expression takes half
  * the time of a loop over `charCodeAt`.
  */
private[output] final class EscapePattern private (escapes: Escapes) {
  import EscapePattern.*

  /** What each code unit below 0x100 is written as, once that was asked for. */
  private[this] val replacements = new Array[String](0x100)

  /** What is written as escapes, and all surrogates: the inside of a character class. */
  private[this] val dirtyClass: String =
    narrowUnits(c => !escapes.clean(c)) + wideUnits + wideRange("\\uffff") + "\\ud800-\\udfff"

  private[this] val dirtyOrSurrogate = new js.RegExp(s"[$dirtyClass]")

  /** What is written as escapes, and lone surrogates: with the flag `u` pairs are no matches. */
  private[this] lazy val dirtyOrLone =
    if (escapes.plainPairs) new js.RegExp(s"[$dirtyClass]", "u") else dirtyOrSurrogate

  /** What `JSON.stringify` writes in another way: it escapes the least, and lone surrogates. */
  private[this] lazy val unlikeStringify = {
    val narrow = narrowUnits(c => js.JSON.stringify(c.toChar.toString) != "\"" + replacement(c) + "\"")
    val lone = if (escapes.surrogateEscape) "" else "\\ud800-\\udfff"
    new js.RegExp(s"[$narrow$wideUnits${wideRange("\\u{10ffff}")}$lone]", "u")
  }

  private def wideUnits: String = {
    var text = ""
    var i = 0
    while (i < escapes.wideUnits.length) {
      text += unit(escapes.wideUnits(i).toInt)
      i += 1
    }
    text
  }

  private def wideRange(last: String): String =
    if (escapes.wideFrom <= 0xffff) unit(escapes.wideFrom) + "-" + last else ""

  private def isClean(s: String): Boolean = !dirtyOrSurrogate.test(s) || escapes.plainPairs && !dirtyOrLone.test(s)

  /** What a code unit below 0x100 is written as. */
  def replacement(c: Int): String = {
    val known = replacements(c)
    if (known ne null) known
    else {
      val units = new Array[Char](8)
      val made = new String(units, 0, Utf16.narrow(c, escapes, units, 0))
      replacements(c) = made
      made
    }
  }

  /** `s`, escaped. */
  def apply(s: String): String =
    if (isClean(s)) s
    else if (unlikeStringify.test(s)) dirty(s)
    else {
      val quoted = js.JSON.stringify(s)
      quoted.substring(1, quoted.length - 1)
    }

  private def dirty(s: String): String = {
    var text = ""
    var start = 0
    var i = 0
    while (i < s.length) {
      val c = s.codePointAt(i)
      val width = Character.charCount(c)
      if (!isClean(c)) {
        text = text + s.substring(start, i) + (if (c < 0x100) replacement(c) else wide(c))
        start = i + width
      }
      i += width
    }
    text + s.substring(start)
  }

  private def isClean(c: Int): Boolean =
    if (c < 0x100) escapes.clean(c)
    else if (c > 0xffff) escapes.plainPairs
    else !Character.isSurrogate(c.toChar) && !escapes.isWide(c)

  private def wide(c: Int): String = {
    val dst = new Array[Char](Utf16.Room)
    new String(dst, 0, Utf16.point(c, escapes, dst, 0))
  }
}

private[output] object EscapePattern {

  private[this] val made = new SmallCache[Escapes, EscapePattern](new EscapePattern(_))

  def apply(escapes: Escapes): EscapePattern = made(escapes)

  /** The code units below 0x100 for which `holds`, spelled for a character class. */
  def narrowUnits(holds: Int => Boolean): String = {
    var text = ""
    var c = 0
    while (c < 0x100) {
      if (holds(c)) text += unit(c)
      c += 1
    }
    text
  }

  /** A code unit, spelled for a character class. */
  private def unit(c: Int): String = "\\u" + (0x10000 + c).toHexString.substring(1)
}
