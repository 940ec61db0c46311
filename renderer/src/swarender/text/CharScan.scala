package swarender
package text

import swarender.platform.Platform

/** Gathers what the chars of strings say, as bits: long Latin-1 strings eight chars at a time. Serves one thread. */
private[swarender] abstract class CharScan(facts: CharClass) {
  import CharScan._

  /** A chunk of a string as Latin-1, with room for one word behind it. */
  private[this] var latin: Array[Byte] = null

  /** A chunk of a string that is more than Latin-1. */
  private[this] var units: Array[Char] = null

  /** What a char from U+0100 on says. */
  protected def wide(c: Char): Int

  /** All that the chars of `s` say, and `known`: chars that say no more than that need not be found. */
  def all(s: CharSequence, known: Int = 0): Int = s match {
    case s: String => if (s.length < CharLoop.Limit) known | ofString(s, 0, s.length) else ofChunks(s, known)
    case s: AsciiSlice => ofBytes(s.bytes, s.from, s.until, known)
    case _ => known | ofAny(s)
  }

  private def ofChar(c: Char): Int = if (c < 0x100) facts.of(c.toInt) else wide(c)

  private def ofString(s: String, from: Int, until: Int): Int = {
    var seen = 0
    var i = from
    while (i < until) {
      seen |= ofChar(s.charAt(i))
      i += 1
    }
    seen
  }

  private def ofAny(s: CharSequence): Int = {
    var seen = 0
    var i = 0
    while (i < s.length) {
      seen |= ofChar(s.charAt(i))
      i += 1
    }
    seen
  }

  private def ofChunks(s: String, known: Int): Int = {
    if (latin eq null) latin = new Array[Byte](Chunk + 8)
    var seen = known
    var done = 0
    while (done < s.length) {
      val end = Math.min(s.length, done + Chunk)
      if (Platform.copyIfLatin1(s, done, end, latin, 0)) seen = ofBytes(latin, 0, end - done, seen)
      else seen = ofUnits(s, done, end, seen)
      done = end
    }
    seen
  }

  /** Most blocks of a string that is more than Latin-1 are no more. */
  private def ofUnits(s: String, from: Int, until: Int, known: Int): Int = {
    if (units eq null) units = new Array[Char](Chunk)
    s.getChars(from, until, units, 0)
    val n = until - from
    var seen = known
    var i = 0
    while (i < n) {
      val end = Math.min(n, i + Block)
      if (units(i) < 0x100 && Platform.narrow(units, i, end - i, latin, 0) < 0x100) {
        seen = ofBytes(latin, 0, end - i, seen)
        i = end
      } else
        while (i < end) {
          seen |= ofChar(units(i))
          i += 1
        }
    }
    seen
  }

  /** What the bytes `[from, until)` of `a`, which are Latin-1, say, and `known`. `a` has 8 bytes from `until` on. */
  private def ofBytes(a: Array[Byte], from: Int, until: Int, known: Int): Int = {
    var seen = known
    var i = facts.probe(seen).cleanPrefix(a, from, until)
    while (i < until) {
      val end = Math.min(until, i + Dense)
      while (i < end) {
        seen |= facts.of(a(i) & 0xff)
        i += 1
      }
      i = facts.probe(seen).cleanPrefix(a, i, until)
    }
    seen
  }
}

private object CharScan {
  final val Chunk = 2048

  /** So many chars that may be Latin-1 are narrowed together. */
  final val Block = 64

  /** So many chars are looked at one by one, from one on that says something: such chars seldom stand alone. */
  final val Dense = 8
}
