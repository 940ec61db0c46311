package swarender
package output

import swarender.platform.Platform
import swarender.chars.{CharLoop, Surrogate, Utf16}
import swarender.numbers.{Digits, FloatText}

/** UTF-16 code units into the page of `sink`. */
private[swarender] final class CharOutput(sink: CharSink) extends PagedCharOutput(sink) {
  import CharOutput._

  /** A chunk of a string as Latin-1, with room for one word after it. */
  private[this] val latin = new Array[Byte](Chunk + 8)

  /** A token that does not fit in the page as a whole. */
  private[this] val spill = new Array[Char](Utf16.Room)

  /** A number before it is widened to chars. */
  private[this] val number = new Array[Byte](Digits.MaxLength)

  private[swarender] def discarding(): Output = Outputs.discardingChars()

  private[swarender] def held(): HeldOutput = {
    val sink = new StringSink
    new HeldChars(this, sink, new CharOutput(sink))
  }

  private[swarender] def long(v: Long): Unit = widen(number, Digits.long(v, number, 0))

  private[swarender] def double(v: Double, layout: NumberLayout): Unit =
    widen(number, Digits.double(v, layout, number, 0))

  private[swarender] def float(v: Float, layout: NumberLayout): Unit =
    widen(number, FloatText(v, layout, number, 0))

  /** Writes the first `n` bytes of `src`, all of them ASCII. */
  private def widen(src: Array[Byte], n: Int): Unit = {
    var i = 0
    while (i < n) {
      if (pos == limit) more()
      val a = array
      var p = pos
      val end = Math.min(n, i + limit - p)
      while (i < end) {
        a(p) = src(i).toChar
        p += 1
        i += 1
      }
      pos = p
    }
  }

  private[swarender] def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit = {
    ascii(quote)
    escaped(s, 0, s.length, escapes)
    ascii(quote)
  }

  private[swarender] def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = s match {
    case s: String if until - from >= CharLoop.Limit && Platform.isLatin1(s, from, until) =>
      latin1(s, from, until, escapes)
    case s: String => byChars(s, from, until, escapes)
    case _ => inChunks(s, from, until, escapes)
  }

  /** Escapes `s[from, until)`: copies what is clean, and what is not char by char. */
  private def byChars(s: String, from: Int, until: Int, escapes: Escapes): Unit = {
    var i = run(s, from, until, escapes)
    while (i < until) {
      val c = Surrogate.pointAt(s, i, until)
      point(c, escapes)
      i = run(s, i + Character.charCount(c), until, escapes)
    }
  }

  /** Copies the chars of `s[from, until)`, up to the first one that is escaped or a surrogate, or
    * to the end of the page. Returns its index.
    */
  private def run(s: String, from: Int, until: Int, escapes: Escapes): Int = {
    val clean = escapes.clean
    val hasWide = escapes.hasWide
    val a = array
    val shift = pos - from
    val end = Math.min(until, limit - shift)
    var i = from
    var c = 0
    while (
      i < end && {
        c = s.charAt(i).toInt
        if (c < 0x100) clean(c) else (c & 0xf800) != 0xd800 && !(hasWide && escapes.isWide(c))
      }
    ) {
      a(shift + i) = c.toChar
      i += 1
    }
    pos = shift + i
    i
  }

  private def point(c: Int, escapes: Escapes): Unit =
    if (limit - pos >= Utf16.Room) pos = Utf16.point(c, escapes, array, pos)
    else chars(spill, 0, Utf16.point(c, escapes, spill, 0))

  /** Escapes `s[from, until)`, which is Latin-1: looked at as bytes, its clean runs copied as
    * chars.
    */
  private def latin1(s: String, from: Int, until: Int, escapes: Escapes): Unit = {
    var i = from
    while (i < until) {
      val n = Math.min(until - i, Chunk)
      Platform.copyLatin1(s, i, i + n, latin, 0)
      var j = 0
      while (j < n) {
        val run = clean(j, n, escapes)
        copy(s, i + j, i + run)
        j = Math.min(n, run + Block)
        byChars(s, i + run, i + j, escapes)
      }
      i += n
    }
  }

  /** The end of the run of chars in `latin[from, until)` that are not escaped. */
  private def clean(from: Int, until: Int, escapes: Escapes): Int = {
    var i = escapes.probe.cleanPrefix(latin, from, until)
    while (i < until && escapes.clean(latin(i) & 0xff)) i = escapes.probe.cleanPrefix(latin, i + 1, until)
    i
  }
}

private[output] object CharOutput {

  /** How many code units of a string are looked at together. */
  private final val Chunk = 2048

  /** How many chars from a dirty one on are looked at one by one. */
  private final val Block = 16
}
