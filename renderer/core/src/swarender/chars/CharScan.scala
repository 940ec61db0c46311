package swarender
package chars

import swarender.platform.Platform

/** Collects the classes of a string's chars, as bits; of long Latin-1 strings eight chars at a
  * time. For one thread.
  */
private[swarender] abstract class CharScan(classes: CharClass) {
  import CharScan._

  /** A chunk of a string as Latin-1, with room for one word after it. */
  private[this] var latin: Array[Byte] = null

  /** A chunk of a string that is more than Latin-1. */
  private[this] var units: Array[Char] = null

  private def bytes: Array[Byte] = {
    if (latin eq null) latin = new Array[Byte](Chunk + 8)
    latin
  }

  /** The classes of a char from U+0100 on. */
  protected def wide(c: Char): Int

  /** The classes of the chars of `s`, and `known`. Chars whose classes are all in `known` are
    * skipped.
    */
  def all(s: CharSequence, known: Int = 0): Int = s match {
    case s: String =>
      if (s.length < CharLoop.Limit) known | ofString(s, 0, s.length)
      else ofChunks(s, known)
    case s: AsciiSlice => ofBytes(s.bytes, s.from, s.until, known)
    case _ => known | ofAny(s)
  }

  private def ofChar(c: Char): Int = if (c < 0x100) classes.of(c.toInt) else wide(c)

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
    var seen = known
    var done = 0
    while (done < s.length) {
      val end = Math.min(s.length, done + Chunk)
      if (Platform.copyIfLatin1(s, done, end, bytes, 0)) seen = ofBytes(bytes, 0, end - done, seen)
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
      if (units(i) < 0x100 && Platform.narrow(units, i, end - i, bytes, 0) < 0x100) {
        seen = ofBytes(bytes, 0, end - i, seen)
        i = end
      } else
        while (i < end) {
          seen |= ofChar(units(i))
          i += 1
        }
    }
    seen
  }

  /** The classes of the bytes `[from, until)` of `a`, which are Latin-1, and `known`. `a` has 8
    * bytes from `until` on.
    */
  private def ofBytes(a: Array[Byte], from: Int, until: Int, known: Int): Int = {
    var seen = known
    var i = classes.probe(seen).cleanPrefix(a, from, until)
    while (i < until) {
      val end = Math.min(until, i + Dense)
      while (i < end) {
        seen |= classes.of(a(i) & 0xff)
        i += 1
      }
      i = classes.probe(seen).cleanPrefix(a, i, until)
    }
    seen
  }
}

private object CharScan {
  final val Chunk = 2048

  /** How many chars that may be Latin-1 are narrowed together. */
  final val Block = 64

  /** How many chars are looked up one by one from one with a class on: such chars often come
    * together.
    */
  final val Dense = 8
}
