package swarender
package out

import swarender.text.{AsciiSafe, Decimal, Digits, Escapes, NumberLayout}

/** UTF-8 into the pages of `sink`. `pos` and `limit` are absolute indexes into the page's array. */
final class ByteOut(sink: ByteSink) extends Out {
  import ByteOut._

  private[this] var array: Array[Byte] = ByteSink.Empty
  private[this] var from: Int = 0
  private[this] var pos: Int = 0
  private[this] var limit: Int = 0

  /** How many bytes were written before `array(from)`. */
  private[this] var before: Long = 0L
  private[this] var failed: Boolean = false

  /** A chunk of a string as Latin-1, with room for one word behind it. */
  private[this] val latin = new Array[Byte](Chunk + 8)

  /** A chunk of a string as it is. */
  private[this] var units: Array[Char] = NoUnits

  /** A token that does not fit in the page as a whole. */
  private[this] val spill = new Array[Byte](Math.max(Digits.MaxLength, 8 * Room))
  private[this] val decimal = new Decimal

  continue()

  private def continue(): Unit = {
    array = sink.array
    from = sink.from
    pos = sink.pos
    limit = sink.limit
  }

  /** Leaves the page to the sink and goes on where it says. If that throws, every later write comes here and is refused. */
  private def more(): Unit = {
    val (array, from, pos) = (this.array, this.from, this.pos)
    if (failed) throw RenderError.broken(position)
    before += pos - from
    poison()
    sink.take(array, from, pos)
    failed = false
    continue()
    before -= this.pos - this.from
  }

  def poison(): Unit = {
    if (!failed) before += pos - from
    failed = true
    array = ByteSink.Empty
    from = 0
    pos = 0
    limit = 0
  }

  def position: Long = before + (pos - from)

  def flush(): Unit = {
    if (failed || pos > from) more()
    sink.flush()
  }

  def reset(): Unit = {
    failed = false
    before = 0L
    sink.reset()
    continue()
  }

  def ascii(c: Int): Unit = {
    if (pos == limit) more()
    array(pos) = c.toByte
    pos += 1
  }

  def literal(l: Literal): Unit = {
    val b = l.bytes
    if (b.length == 1) ascii(b(0).toInt) else bytes(b, 0, b.length)
  }

  /** Copies the bytes `[i, until)` of `src`, over as many pages as it takes. */
  private def bytes(src: Array[Byte], i: Int, until: Int): Unit =
    if (until - i <= limit - pos) {
      System.arraycopy(src, i, array, pos, until - i)
      pos += until - i
    } else {
      var at = i
      while (at < until) {
        if (pos == limit) more()
        val n = Math.min(until - at, limit - pos)
        System.arraycopy(src, at, array, pos, n)
        pos += n
        at += n
      }
    }

  def ascii(s: CharSequence): Unit = s match {
    case s: String =>
      var i = 0
      while (i < s.length) {
        if (pos == limit) more()
        val n = Math.min(s.length - i, limit - pos)
        Platform.copyLatin1(s, i, i + n, array, pos)
        pos += n
        i += n
      }
    case _ =>
      var i = 0
      while (i < s.length) {
        ascii(s.charAt(i).toInt)
        i += 1
      }
  }

  def long(v: Long): Unit =
    if (limit - pos >= Digits.MaxLongLength) pos = Digits.long(v, array, pos)
    else bytes(spill, 0, Digits.long(v, spill, 0))

  def double(v: Double, layout: NumberLayout): Unit =
    if (limit - pos >= Digits.MaxLength) pos = Digits.double(v, layout, decimal, array, pos)
    else bytes(spill, 0, Digits.double(v, layout, decimal, spill, 0))

  def float(v: Float, layout: NumberLayout): Unit =
    if (limit - pos >= Digits.MaxLength) pos = Digits.float(v, layout, decimal, array, pos)
    else bytes(spill, 0, Digits.float(v, layout, decimal, spill, 0))

  def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit = {
    ascii(quote)
    escaped(s, 0, s.length, escapes)
    ascii(quote)
  }

  def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = {
    var i = from
    while (i < until) {
      val n = Math.min(until - i, Chunk)
      val narrow = s match {
        case s: String => string(s, i, i + n, escapes)
        case _ =>
          val narrow = Units.latin1Prefix(s, i, i + n, latin)
          escapeLatin(0, narrow, escapes)
          narrow
      }
      i += narrow
      if (narrow < n) i = wide(s, i, until, escapes)
    }
  }

  /** Writes the longest prefix of `s[i, until)` that is Latin-1 and returns its length; at most a chunk long. A prefix that fits in the
    * page is copied there first and stays when it is clean.
    */
  private def string(s: String, i: Int, until: Int, escapes: Escapes): Int =
    if (until - i <= limit - pos - 8) {
      val narrow = Platform.latin1Prefix(s, i, until, array, pos)
      val clean = cleanPrefix(narrow, escapes)
      pos += clean
      if (clean < narrow) {
        System.arraycopy(array, pos, latin, 0, narrow - clean)
        escapeLatin(0, narrow - clean, escapes)
      }
      narrow
    } else {
      val narrow = Platform.latin1Prefix(s, i, until, latin, 0)
      escapeLatin(0, narrow, escapes)
      narrow
    }

  /** How many of the next `n` bytes of the page are clean. At least 8 more are in the page. */
  private def cleanPrefix(n: Int, escapes: Escapes): Int = {
    val probe = escapes.probe
    val a = array
    val start = pos
    var i = 0
    while (i < n) {
      val mask = probe.dirty(Platform.getLongLE(a, start + i))
      if (mask != 0) return Math.min(n, i + AsciiSafe.lowest(mask))
      i += 8
    }
    n
  }

  /** Escapes the bytes `[start, end)` of `latin`: word by word while clean, and each dirty byte by its table entry. */
  private def escapeLatin(start: Int, end: Int, escapes: Escapes): Unit = {
    val probe = escapes.probe
    val packed = escapes.packed
    val lengths = escapes.lengths
    val src = latin
    var i = start
    while (i < end) {
      val a = array
      val last = limit - Room
      var p = pos
      while (i < end && p <= last) {
        val word = Platform.getLongLE(src, i)
        Platform.putLongLE(a, p, word)
        val mask = probe.dirty(word)
        val clean = Math.min(if (mask == 0) 8 else AsciiSafe.lowest(mask), end - i)
        i += clean
        p += clean
        if (clean < 8 && i < end) {
          val c = src(i) & 0xff
          Platform.putLongLE(a, p, packed(c))
          p += lengths(c)
          i += 1
        }
      }
      pos = p
      if (i < end) i = escapeAcross(i, Math.min(end, i + 8), escapes)
    }
  }

  /** Escapes at most 8 bytes of `latin` near the end of a page. */
  private def escapeAcross(start: Int, end: Int, escapes: Escapes): Int = {
    var p = 0
    var i = start
    while (i < end) {
      val c = latin(i) & 0xff
      Platform.putLongLE(spill, p, escapes.packed(c))
      p += escapes.lengths(c)
      i += 1
    }
    bytes(spill, 0, p)
    end
  }

  /** Escapes code units from `start` on, one by one, up to where Latin-1 begins again (or to the end of a chunk) and returns where. */
  private def wide(s: CharSequence, start: Int, until: Int, escapes: Escapes): Int = {
    if (units.length == 0) units = new Array[Char](Chunk)
    val n = Units.copy(s, start, until, units)
    val more = start + n < until
    var i = 0
    var narrow = 0
    while (i < n && narrow < NarrowRun) {
      val c = units(i)
      if (limit - pos < Room) i = wideAcross(i, n, escapes)
      else {
        pos = Utf8.unit(units, i, n, escapes, array, pos)
        i += Utf8.width(units, i, n)
      }
      narrow = if (c <= 0xff) narrow + 1 else 0
    }
    assert(i > 0 || !more)
    start + i
  }

  private def wideAcross(i: Int, n: Int, escapes: Escapes): Int = {
    bytes(spill, 0, Utf8.unit(units, i, n, escapes, spill, 0))
    i + Utf8.width(units, i, n)
  }
}

private[out] object ByteOut {

  /** How many code units of a string are looked at together. */
  final val Chunk = 2048

  /** No code unit and no pair needs more bytes than this, with the slack of a whole word behind it. */
  final val Room = 20

  /** So many Latin-1 units in a row lead back from the wide loop to the word-wise one. */
  final val NarrowRun = 16

  private val NoUnits = new Array[Char](0)
}
