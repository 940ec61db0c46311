package swarender
package output

import swarender.platform.Platform
import swarender.chars.{AsciiSlice, CharCopy, CharLoop, CleanText}
import swarender.chars.{Latin1Escaper, Literal, SwarProbe, Utf8, Utf8Table}

/** UTF-8 into an array, which goes to a sink when it is full, or grows. */
final class ByteOutput private[swarender] (sink: ByteSink) extends DirectOutput(sink) {
  import ByteOutput._

  /** A chunk of a string as Latin-1, with room for one word after it, and what escapes it; null
    * until a string has something to escape.
    */
  private[this] var latin: Array[Byte] = null
  private[this] var escaper: Latin1Escaper = null

  /** A chunk of a string as it is; null until a string is looked at that way. */
  private[this] var units: Array[Char] = null

  /** Whether there was a surrogate pair in it: then there are more, and surrogates are encoded like
    * any other unit, without a branch for each.
    */
  private[this] var paired = false

  private[swarender] def discarding(): Output =
    if (countsChars) Outputs.discardingChars() else Outputs.discardingBytes()

  private[swarender] def held(): HeldText = Outputs.held(this)

  private[swarender] def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit = s match {
    case s: String if s.length <= ArrayOutput.Piece =>
      ensure(s.length + 10)
      quotedAt(pos, s, quote, escapes)
    case s: String =>
      ascii(quote)
      escaped(s, cleanRun(s, escapes.probe), s.length, escapes)
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
      val j = oneByOne(s, i, n, escapes)
      if (j < n) escaped(s, j, n, escapes)
      ascii(quote)
    }
  }

  /** Copies the chars of `s` as long as they are clean; returns how many. */
  private def cleanRun(s: String, probe: SwarProbe): Int = {
    var i = 0
    var isClean = true
    while (isClean && i < s.length) {
      val n = Math.min(s.length - i, ArrayOutput.Piece)
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
    case s: String if until - from >= CharLoop.Limit && Platform.isLatin1(s, from, until) =>
      latin1(s, from, until, escapes)
    case s: AsciiSlice => escapeLatin(s.bytes, s.from + from, s.from + until, escapes)
    case s: String =>
      val i = oneByOne(s, from, until, escapes)
      if (i < until) byBlocks(s, i, until, escapes)
    case _ => byBlocks(s, from, until, escapes)
  }

  /** Escapes the chars of `s[from, until)`, if they are few, up to the first that is a lone
    * surrogate or a wide char with an escape. Returns its index.
    *
    * One method, and longer than C2 inlines (FreqInlineSize), for the sake of the loop over clean
    * chars in what calls it, which has too few registers beside these loops.
    */
  private def oneByOne(s: String, from: Int, until: Int, escapes: Escapes): Int =
    if (until - from > Latin1Escaper.Block) from
    else {
      ensure(8 * (until - from))
      val packed = escapes.packed
      val a = array
      var p = pos
      var i = from
      var c = 0
      while (i < until && { c = s.charAt(i).toInt; c < 0x100 }) {
        val escaped = packed(c)
        Platform.putLongLE(a, p, escaped)
        p += Escapes.length(escaped)
        i += 1
      }
      val hasWide = escapes.hasWide
      var isKnown = true
      while (i < until && isKnown) {
        c = s.charAt(i).toInt
        if (c < 0x100) {
          val escaped = packed(c)
          Platform.putLongLE(a, p, escaped)
          p += Escapes.length(escaped)
        } else if (hasWide && escapes.isWide(c)) isKnown = false
        else if (c >= 0x800 && !Character.isSurrogate(c.toChar)) {
          Platform.putLongLE(a, p, Utf8.three(c))
          p += 3
        } else if (c < 0x800) {
          Platform.putLongLE(a, p, Escapes.two(c))
          p += 2
        } else isKnown = false
        if (isKnown) i += 1
      }
      pos = p
      if (i < until && Character.isSurrogate(c.toChar) && escapes.plainPairs) withPairs(s, i, until, escapes) else i
    }

  /** What `oneByOne` does, from the first surrogate on, where it has made sure of room. Between
    * pairs most chars are clean: they have a loop of their own.
    */
  private def withPairs(s: String, from: Int, until: Int, escapes: Escapes): Int = {
    val packed = escapes.packed
    val clean = escapes.probe.clean
    val hasWide = escapes.hasWide
    val a = array
    var p = pos
    var i = from
    var isKnown = true
    while (i < until && isKnown) {
      var c = s.charAt(i).toInt
      if (i + 1 < until && Character.isSurrogatePair(c.toChar, s.charAt(i + 1))) {
        Platform.putLongLE(a, p, Utf8.four(Character.toCodePoint(c.toChar, s.charAt(i + 1))))
        p += 4
        i += 2
      } else if (c < 0x100) {
        val escaped = packed(c)
        Platform.putLongLE(a, p, escaped)
        p += Escapes.length(escaped)
        i += 1
        while (i < until && { c = s.charAt(i).toInt; a(p) = c.toByte; c < clean.length && clean(c) }) {
          p += 1
          i += 1
        }
      } else if (Character.isSurrogate(c.toChar) || hasWide && escapes.isWide(c)) isKnown = false
      else if (c >= 0x800) {
        Platform.putLongLE(a, p, Utf8.three(c))
        p += 3
        i += 1
      } else {
        Platform.putLongLE(a, p, Escapes.two(c))
        p += 2
        i += 1
      }
    }
    pos = p
    i
  }

  /** Escapes the chars of `s[from, until)`, copied in chunks. */
  private def byBlocks(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = {
    if (units eq null) units = new Array[Char](Chunk)
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

  /** Escapes the first `n` of `units`, in blocks: those of Latin-1 go the way of `latin1`, the
    * others unit by unit.
    */
  private def utf16(n: Int, escapes: Escapes): Unit = {
    paired = false
    var i = 0
    while (i < n) {
      val m = Math.min(n - i, Latin1Escaper.Block)
      ensure((m + 1) * Utf8.Room)
      if (units(i) <= 0xff && Platform.narrow(units, i, m, array, pos) <= 0xff) {
        val _ = escapeInPlace(m, escapes)
        i += m
      } else i = beyondLatin1(i, i + m, n, escapes)
    }
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

  /** Escapes `units[start, end)`, for which there is room, and the low surrogate of a pair at
    * `end`, if that is below `n`; returns where it stopped.
    */
  private def beyondLatin1(start: Int, end: Int, n: Int, escapes: Escapes): Int = {
    val utf8 = escapes.utf8
    val units = this.units
    val a = array
    var p = pos
    var i = start
    while (i < end) {
      var unit = 0L
      while (!paired && i < end && { unit = utf8(units(i)); unit > 0 }) {
        Platform.putLongLE(a, p, unit)
        p += Utf8Table.length(unit)
        i += 1
      }
      if (unit < 0) paired = true
      if (paired) {
        var before = 0L
        while (i < end && { unit = utf8(units(i)); Utf8Table.fits(before, unit) }) {
          Platform.putLongLE(a, p, unit | Utf8Table.carry(before))
          p += Utf8Table.length(unit)
          before = unit
          i += 1
        }
        // A high surrogate in the last place is removed again: what it belongs to is written below, as a pair or a lone surrogate.
        if (Utf8Table.isHigh(before)) {
          p -= Utf8Table.length(before)
          i -= 1
        }
      }
      if (i < end) {
        p = Utf8.unit(units, i, n, escapes, a, p)
        i += Utf8.width(units, i, n)
      }
    }
    pos = p
    i
  }
}

private[output] object ByteOutput {

  /** How many code units of a string are looked at together. */
  final val Chunk = 2048
}
