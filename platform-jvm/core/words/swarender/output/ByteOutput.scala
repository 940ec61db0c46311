package swarender
package output

import swarender.platform.Platform
import swarender.chars.{AsciiSlice, CleanText, Latin1Escaper, Literal, Surrogate, SwarProbe, Utf8}

/** UTF-8 into an array, which goes to a sink when it is full, or grows. */
final class ByteOutput private[swarender] (sink: ByteSink) extends DirectOutput(sink) {
  import ByteOutput._

  /** A chunk of a string as Latin-1, with room for one word after it; null until a string has
    * something to escape.
    */
  private[this] var latin: Array[Byte] = null

  private[swarender] def discarding(): Output =
    if (countsChars) Outputs.discardingChars() else Outputs.discardingBytes()

  private[swarender] def held(): HeldOutput = Outputs.held(this)

  private[swarender] def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit = s match {
    case s: String if s.length <= ArrayOutput.Piece =>
      ensure(s.length + 10)
      quotedAt(pos, s, quote, escapes)
    case s: String =>
      ascii(quote)
      escaped(s, cleanRun(s, 0, s.length, escapes.probe), s.length, escapes)
      ascii(quote)
    case s: AsciiSlice if s.length <= ArrayOutput.Piece =>
      ensure(s.length + 10)
      quotedSlice(s, quote, escapes)
    case _ =>
      ascii(quote)
      escaped(s, 0, s.length, escapes)
      ascii(quote)
  }

  private[swarender] override def literalAndQuoted(l: Literal, s: String, escapes: Escapes): Unit =
    if (s.length <= ArrayOutput.Piece) {
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
    val i = CleanText.copy(s, 0, n, escapes.probe, a, at + 1)
    val end = at + 1 + i
    if (i == n) {
      a(end) = quote.toByte
      pos = end + 1
    } else {
      pos = end
      escaped(s, i, n, escapes)
      ascii(quote)
    }
  }

  /** Copies the chars of `s[from, until)` as long as they are clean; returns how many. */
  private def cleanRun(s: String, from: Int, until: Int, probe: SwarProbe): Int = {
    var i = from
    var isClean = true
    while (isClean && i < until) {
      val n = Math.min(until - i, ArrayOutput.Piece)
      ensure(n + 8)
      val k = CleanText.copy(s, i, i + n, probe, array, pos)
      pos += k
      i += k
      isClean = k == n
    }
    i - from
  }

  private[swarender] override def canWriteClean(s: CharSequence): Boolean =
    s.isInstanceOf[String] || s.isInstanceOf[AsciiSlice]

  private[swarender] override def writeClean(s: CharSequence, quote: Int, probe: SwarProbe): Boolean = {
    val n = s.length
    n <= ArrayOutput.Piece && canWriteClean(s) && {
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
    case s: String if until - from > Block && Platform.isLatin1(s, from, until) =>
      latin1(s, from, until, escapes)
    case s: String => oneByOne(s, from, until, escapes)
    case s: AsciiSlice => escapeLatin(s.bytes, s.from + from, s.from + until, escapes)
    case _ => inChunks(s, from, until, escapes)
  }

  /** Escapes the chars of `s[from, until)` one by one, in blocks; after one of which few were
    * dirty, what is clean is copied.
    *
    * With the branch for pairs, which [[Utf8.point]] has too, it is longer than C2 inlines
    * (FreqInlineSize), for the sake of the loop over clean chars in what calls it, which has too
    * few registers beside this loop.
    */
  private def oneByOne(s: String, from: Int, until: Int, escapes: Escapes): Unit = {
    val packed = escapes.packed
    val hasWide = escapes.hasWide
    var i = from
    while (i < until) {
      val end = Math.min(until, i + Block)
      ensure(8 * (end - i) + Utf8.Room)
      val a = array
      var p = pos
      val added = p - i
      while (i < end) {
        val c = s.charAt(i).toInt
        if (c < 0x100) {
          val escaped = packed(c)
          Platform.putLongLE(a, p, escaped)
          p += Escapes.length(escaped)
        } else if (Character.isSurrogate(c.toChar) || hasWide && escapes.isWide(c)) {
          val point = Surrogate.pointAt(s, i, until)
          if (point > 0xffff) i += 1
          if (point > 0xffff && escapes.plainPairs) {
            Platform.putLongLE(a, p, Utf8.four(point))
            p += 4
          } else p = Utf8.point(point, escapes, a, p)
        } else if (c >= 0x800) {
          Platform.putLongLE(a, p, Utf8.three(c))
          p += 3
        } else {
          Platform.putLongLE(a, p, Escapes.two(c))
          p += 2
        }
        i += 1
      }
      pos = p
      if (i < until && p - i < added + Sparse) i += cleanRun(s, i, until, escapes.probe)
    }
  }

  /** Escapes `s[from, until)`, which is Latin-1. */
  private def latin1(s: String, from: Int, until: Int, escapes: Escapes): Unit = {
    if (latin eq null) latin = new Array[Byte](Latin1Escaper.Chunk + 8)
    var i = from
    while (i < until) {
      val n = Math.min(until - i, Latin1Escaper.Chunk)
      Platform.copyLatin1(s, i, i + n, latin, 0)
      escapeLatin(latin, 0, n, escapes)
      i += n
    }
  }

  /** Escapes the bytes `[from, end)` of `src`, which are Latin-1; 8 more bytes follow them. */
  private def escapeLatin(src: Array[Byte], from: Int, end: Int, escapes: Escapes): Unit = {
    var i = from
    while (i < end) {
      val until = Math.min(end, i + Latin1Escaper.Chunk)
      ensure(Latin1Escaper.room(until - i))
      pos = Latin1Escaper.escape(src, i, until, escapes, array, pos)
      i = until
    }
  }
}

private[output] object ByteOutput {

  /** How many chars are escaped together. */
  private final val Block = 64

  /** After a block to which escapes and UTF-8 added fewer bytes, clean chars are looked for. */
  private final val Sparse = 3
}
