package swarender
package output

import swarender.platform.Platform
import swarender.chars.{AsciiSlice, CharCopy, CharLoop, CleanText}
import swarender.chars.{Latin1Escaper, Literal, SwarProbe, Utf16Escaper, Utf8}

/** UTF-8 into an array, which goes to a sink when it is full, or grows. */
final class ByteOutput private[swarender] (sink: ByteSink) extends DirectOutput(sink) {
  import ByteOutput._

  /** A chunk of a string as Latin-1, with room for one word after it, and what escapes it; null
    * until a string has something to escape.
    */
  private[this] var latin: Array[Byte] = null
  private[this] var escaper: Latin1Escaper = null

  /** A chunk of a string as it is, and what escapes it; null until a string is looked at that way.
    */
  private[this] var units: Array[Char] = null
  private[this] var wide: Utf16Escaper = null

  private[swarender] def discarding(): Output =
    if (countsChars) Outputs.discardingChars() else Outputs.discardingBytes()

  private[swarender] def held(): HeldText = Outputs.held(this)

  private[swarender] def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit = s match {
    case s: String if s.length <= DirectOutput.Piece =>
      ensure(s.length + 10)
      quotedAt(pos, s, quote, escapes)
    case s: String =>
      ascii(quote)
      escaped(s, cleanRun(s, escapes.probe), s.length, escapes)
      ascii(quote)
    case s: AsciiSlice if s.length <= DirectOutput.Piece =>
      ensure(s.length + 10)
      quotedSlice(s, quote, escapes)
    case _ =>
      ascii(quote)
      escaped(s, 0, s.length, escapes)
      ascii(quote)
  }

  private[swarender] override def literalAndQuoted(l: Literal, s: String, escapes: Escapes): Unit =
    if (s.length <= DirectOutput.Piece) {
      ensure(l.room + s.length + 10)
      l.copyTo(array, pos)
      quotedAt(pos + l.length, s, '"', escapes)
    } else {
      literal(l)
      quoted(s, '"', escapes)
    }

  /** Writes `s` between quotes from `at` on, where there is room for them and a word. */
  private def quotedAt(at: Int, s: String, quote: Int, escapes: Escapes): Unit = {
    val n = s.length
    val a = array
    a(at) = quote.toByte
    if (n >= CleanText.Limit) {
      pos = at + 1
      escaped(s, 0, n, escapes)
      ascii(quote)
    } else {
      val i = CleanText.copy(s, 0, n, escapes.probe, a, at + 1)
      val end = at + 1 + i
      if (i == n) {
        a(end) = quote.toByte
        pos = end + 1
      } else {
        pos = end
        val j = if (s.charAt(i) > 0xff) i else oneByOne(s, i, n, escapes)
        if (j < n) escaped(s, j, n, escapes)
        ascii(quote)
      }
    }
  }

  /** Copies the chars of `s` as long as they are clean; returns how many. */
  private def cleanRun(s: String, probe: SwarProbe): Int = {
    var i = 0
    var isClean = true
    while (isClean && i < s.length) {
      val n = Math.min(s.length - i, DirectOutput.Piece)
      ensure(n + 8)
      val k = CleanText.copy(s, i, i + n, probe, array, pos)
      pos += k
      i += k
      isClean = k == n
    }
    i
  }

  private[swarender] override def canWriteClean(s: CharSequence): Boolean =
    s.isInstanceOf[String] || s.isInstanceOf[AsciiSlice]

  private[swarender] override def writeClean(s: CharSequence, quote: Int, probe: SwarProbe): Boolean = {
    val n = s.length
    n <= DirectOutput.Piece && canWriteClean(s) && {
      ensure(n + 10)
      val start = if (quote == 0) pos else pos + 1
      val clean = s match {
        case s: String => CleanText.copy(s, 0, n, probe, array, start)
        case s => s.asInstanceOf[AsciiSlice].copyClean(probe, array, start)
      }
      clean == n && {
        pos = start + n
        if (quote != 0) {
          array(start - 1) = quote.toByte
          array(pos) = quote.toByte
          pos += 1
        }
        true
      }
    }
  }

  /** `s` between quotes, for which there is room as for a string: copied word by word up to its
    * first dirty byte.
    */
  private def quotedSlice(s: AsciiSlice, quote: Int, escapes: Escapes): Unit = {
    val n = s.length
    val a = array
    val start = pos + 1
    a(pos) = quote.toByte
    val i = s.copyClean(escapes.probe, a, start)
    if (i == n) {
      a(start + n) = quote.toByte
      pos = start + n + 1
    } else {
      pos = start + i
      escapeLatin(s.bytes, s.from + i, s.until, escapes)
      ascii(quote)
    }
  }

  private[swarender] def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = s match {
    case s: String if until - from >= CharLoop.Limit && Platform.isLatin1(s, from, until) =>
      latin1(s, from, until, escapes)
    case s: AsciiSlice => escapeLatin(s.bytes, s.from + from, s.from + until, escapes)
    case _ => byBlocks(s, from, until, escapes)
  }

  /** Escapes the chars of `s[from, until)`, if they are few, up to the first that is not Latin-1.
    * Returns its index.
    */
  private def oneByOne(s: String, from: Int, until: Int, escapes: Escapes): Int =
    if (until - from > Latin1Escaper.Block) from
    else {
      ensure(8 * (until - from))
      val packed = escapes.packed
      val lengths = escapes.lengths
      val a = array
      var p = pos
      var i = from
      var c = 0
      while (i < until && { c = s.charAt(i).toInt; c < 0x100 }) {
        Platform.putLongLE(a, p, packed(c))
        p += lengths(c)
        i += 1
      }
      pos = p
      i
    }

  /** Escapes the chars of `s[from, until)`, copied in chunks. */
  private def byBlocks(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = {
    if (units eq null) {
      units = new Array[Char](Chunk)
      wide = new Utf16Escaper
    }
    var i = from
    while (i < until) {
      val n = CharCopy.copy(s, i, until, units)
      utf16(n, escapes)
      i += n
    }
  }

  /** Escapes `s[from, until)`, which is Latin-1: chunks are copied as they are, and stay so as far
    * as they are clean. After one that was not, they are escaped on their way.
    */
  private def latin1(s: String, from: Int, until: Int, escapes: Escapes): Unit = {
    var isClean = true
    var i = from
    while (i < until) {
      val n = Math.min(until - i, Chunk)
      if (isClean) {
        ensure(n + 8)
        Platform.copyLatin1(s, i, i + n, array, pos)
        isClean = escapeInPlace(n, escapes)
      } else {
        Platform.copyLatin1(s, i, i + n, latin, 0)
        escapeLatin(latin, 0, n, escapes)
      }
      i += n
    }
  }

  /** Escapes the first `n` of `units`: if they are many, blocks of Latin-1 go the way of `latin1`,
    * others unit by unit.
    */
  private def utf16(n: Int, escapes: Escapes): Unit = {
    var i = if (n <= Latin1Escaper.Block) eachUnit(0, n, n, escapes) else 0
    while (i < n) {
      val m = Math.min(n - i, Latin1Escaper.Block)
      ensure(m + 8)
      if (units(i) <= 0xff && Platform.narrow(units, i, m, array, pos) <= 0xff) {
        val _ = escapeInPlace(m, escapes)
        i += m
      } else i = eachUnit(i, i + m, n, escapes)
    }
  }

  /** Escapes `units[from, end)`, and the low surrogate of a pair at `end`, if that is below `n`;
    * returns where it stopped.
    */
  private def eachUnit(from: Int, end: Int, n: Int, escapes: Escapes): Int = {
    ensure((end - from) * Utf16Escaper.UnitRoom + Utf8.Room)
    pos = wide.write(units, from, end, n, escapes, array, pos)
    wide.at
  }

  /** Escapes the next `n` bytes of the array, which are Latin-1 and not yet counted, where they
    * are. At least 8 more are in the array. Returns whether all are clean.
    */
  private def escapeInPlace(n: Int, escapes: Escapes): Boolean = {
    val clean = escapes.probe.cleanPrefix(array, pos, pos + n) - pos
    pos += clean
    if (clean < n) {
      if (latin eq null) latin = new Array[Byte](Chunk + 8)
      System.arraycopy(array, pos, latin, 0, n - clean)
      escapeLatin(latin, 0, n - clean, escapes)
    }
    clean == n
  }

  /** Escapes the bytes `[from, end)` of `src`, which are Latin-1; 8 more bytes follow them. */
  private def escapeLatin(src: Array[Byte], from: Int, end: Int, escapes: Escapes): Unit = {
    if (escaper eq null) escaper = new Latin1Escaper
    escaper.open(src, from)
    while (escaper.at < end) {
      ensure(Latin1Escaper.BlockRoom)
      pos = escaper.block(end, escapes, array, pos, limit - pos)
    }
  }
}

private[output] object ByteOutput {

  /** How many code units of a string are looked at together. */
  final val Chunk = 2048
}
