package swarender
package output

import swarender.platform.Platform
import swarender.chars.{CharCopy, CharLoop, Latin1Escaper, SwarProbe, Utf16, Utf8}
import swarender.numbers.{Digits, FloatText}

/** UTF-16 code units into the page of `sink`. */
private[swarender] final class CharOutput(sink: CharSink) extends PagedCharOutput(sink) {
  import CharOutput._

  /** A chunk of a string as it is, and as Latin-1, with room for one word after it. */
  private[this] val units = new Array[Char](Chunk)
  private[this] val latin = new Array[Byte](Chunk + 8)
  private[this] val escaper = new Latin1Escaper

  /** An escaped block of ASCII before it is widened to chars. */
  private[this] val block = new Array[Byte](Latin1Escaper.BlockRoom)

  /** A token that does not fit in the page as a whole. */
  private[this] val spill = new Array[Char](Utf16.Room)

  /** A number before it is widened to chars. */
  private[this] val number = new Array[Byte](Digits.MaxLength)

  private[swarender] def discarding(): Output = Outputs.discardingChars()

  private[swarender] def held(): HeldText = {
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
    s match {
      case s: String if s.length >= CharLoop.Limit && Platform.isLatin1(s, 0, s.length) =>
        latin1(s, 0, s.length, escapes)
      case s: String =>
        val done = inRuns(s, escapes)
        if (done < s.length) escaped(s, done, s.length, escapes)
      case _ => escaped(s, 0, s.length, escapes)
    }
    ascii(quote)
  }

  /** Copies `s` into the page as far as it fits, and escapes in between, unless what is escaped is
    * dense. Returns how many chars are done.
    */
  private def inRuns(s: String, escapes: Escapes): Int = {
    val n = s.length
    var i = 0
    var isSparse = true
    while (i < n && isSparse) {
      val clean = run(s, i, Math.min(n, i + Math.min(Run, limit - pos)), escapes)
      isSparse = clean >= Sparse
      i += clean
      if (i < n && isSparse && limit - pos >= Utf16.Room) {
        val ahead = Math.min(n, i + 2)
        s.getChars(i, ahead, units, 0)
        val width = Utf8.width(units, 0, ahead - i)
        pos = Utf16.unit(units, 0, width, escapes, array, pos)
        i += width
      }
    }
    i
  }

  /** Copies `s[from, until)` into the page and keeps the chars at its beginning that are not
    * escaped. Returns their number.
    */
  private def run(s: String, from: Int, until: Int, escapes: Escapes): Int = {
    val start = pos
    val end = start + until - from
    s.getChars(from, until, array, start)
    pos = plain(array, start, end, end, escapes)
    pos - start
  }

  private[swarender] def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = s match {
    case s: String if until - from >= CharLoop.Limit && Platform.isLatin1(s, from, until) =>
      latin1(s, from, until, escapes)
    case _ => byBlocks(s, from, until, escapes)
  }

  /** Escapes the chars of `s[from, until)`, copied in chunks. */
  private def byBlocks(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = {
    var i = from
    while (i < until) {
      val n = CharCopy.copy(s, i, until, units)
      utf16(n, escapes)
      i += n
    }
  }

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
        j = if (run < n) dirty(run, n, escapes) else n
      }
      i += n
    }
  }

  /** Escapes `latin` from the dirty byte at `from` on: blocks of ASCII while they are dense, or
    * that byte. Returns how far it came.
    */
  private def dirty(from: Int, until: Int, escapes: Escapes): Int = {
    escaper.open(latin, from)
    while (
      escaper.at < until && (escaper.at == from || escaper.isDense) &&
      SwarProbe.isAscii(latin, escaper.at, Math.min(until, escaper.at + Latin1Escaper.MaxBlock))
    ) widen(block, escaper.block(until, escapes, block, 0, block.length))
    if (escaper.at == from) {
      narrow(latin(from) & 0xff, escapes)
      from + 1
    } else escaper.at
  }

  /** The end of the run of chars in `latin[from, until)` that are not escaped. */
  private def clean(from: Int, until: Int, escapes: Escapes): Int = {
    var i = escapes.probe.cleanPrefix(latin, from, until)
    while (i < until && escapes.clean(latin(i) & 0xff)) i = escapes.probe.cleanPrefix(latin, i + 1, until)
    i
  }

  /** Escapes the first `n` of `units`, in blocks: those of Latin-1 by runs, the others, and what is
    * short, unit by unit.
    */
  private def utf16(n: Int, escapes: Escapes): Unit = {
    var i = 0
    while (i < n) {
      val end = Math.min(n, i + Latin1Escaper.Block)
      val isShort = n <= Latin1Escaper.Block
      if (isShort || units(i) > 0xff || Platform.narrow(units, i, end - i, latin, 0) > 0xff)
        i = beyondLatin1(i, end, n, escapes)
      else {
        val start = i
        while (i < end) {
          val run = start + clean(i - start, end - start, escapes)
          chars(units, i, run)
          i = run
          if (i < end) {
            narrow(units(i).toInt, escapes)
            i += 1
          }
        }
      }
    }
  }

  /** A unit below 0x100. */
  private def narrow(c: Int, escapes: Escapes): Unit =
    if (limit - pos >= Utf16.Room) pos = Utf16.narrow(c, escapes, array, pos)
    else chars(spill, 0, Utf16.narrow(c, escapes, spill, 0))

  /** Escapes `units[start, end)`, and the low surrogate of a pair at `end`, if that is below `n`;
    * returns where it stopped.
    */
  private def beyondLatin1(start: Int, end: Int, n: Int, escapes: Escapes): Int = {
    val units = this.units
    val clean = escapes.clean
    val hasWide = escapes.hasWide
    var i = start
    while (i < end) {
      val a = array
      val last = limit - Utf16.Room
      var p = pos
      var c = 0
      while (
        i < end && p <= last && {
          c = units(i).toInt; c < 0x100 || (c & 0xf800) != 0xd800 && !(hasWide && escapes.isWide(c))
        }
      ) {
        if (c >= 0x100 || clean(c)) {
          a(p) = c.toChar
          p += 1
        } else p = Utf16.narrow(c, escapes, a, p)
        i += 1
      }
      pos = p
      if (i < end) {
        val width = Utf8.width(units, i, n)
        if (p <= last) pos = Utf16.unit(units, i, width, escapes, a, p)
        else chars(spill, 0, Utf16.unit(units, i, width, escapes, spill, 0))
        i += width
      }
    }
    i
  }

  /** The end of the run of units from `start` on that are not escaped, at most `end` or one after
    * it.
    */
  private def plain(units: Array[Char], start: Int, end: Int, n: Int, escapes: Escapes): Int = {
    val hasWide = escapes.hasWide
    var i = start
    while (i < end) {
      val c = units(i).toInt
      if (c < 0x100) { if (!escapes.clean(c)) return i }
      else if ((c & 0xf800) != 0xd800) { if (hasWide && escapes.isWide(c)) return i }
      else if (!escapes.plainPairs || Utf8.width(units, i, n) == 1) return i
      else i += 1
      i += 1
    }
    i
  }
}

private[output] object CharOutput {

  /** How many code units of a string are looked at together. */
  final val Chunk = 2048

  /** How many chars of a string are copied before they are looked at, and how many are copied at
    * least for each that is escaped, or the rest is not.
    */
  private final val Run = 512
  private final val Sparse = 8
}
