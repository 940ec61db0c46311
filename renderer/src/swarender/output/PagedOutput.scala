package swarender
package output

import swarender.platform.Platform
import swarender.chars.{AsciiSlice, Literal}
import swarender.numbers.{Digits, FloatText}

/** Bytes into the pages of a sink: the part of [[ByteOutput]] that knows of pages, of failures and
  * of text that is ASCII.
  */
private[swarender] abstract class PagedOutput(first: ByteSink) extends Output {
  private[this] var sink: ByteSink = first

  /** The page at hand: `pos` and `limit` are absolute indexes into its array. Nothing of it is
    * written once `pos` is `limit`.
    */
  protected[this] final var array: Array[Byte] = first.array
  private[this] var from: Int = 0
  protected[this] final var pos: Int = 0
  protected[this] final var limit: Int = 0

  /** How many bytes were written before `array(from)`. */
  private[this] var before: Long = 0L
  private[this] var failed: Boolean = false

  /** A token that does not fit in the page as a whole. */
  protected[this] final val spill = new Array[Byte](PagedOutput.Spill)

  own()
  continue()

  /** Becomes the only output that writes to `sink`: another one would write to pages that have gone
    * elsewhere.
    */
  private def own(): Unit = {
    val other = sink.writer
    if (other ne this) {
      if (other ne null) other.disown(sink)
      sink.writer = this
    }
  }

  private def continue(): Unit = {
    // Where G1 collects, storing a reference costs as much as writing a short document.
    if (array ne sink.array) array = sink.array
    from = sink.from
    pos = sink.pos
    limit = sink.limit
  }

  /** Makes room for one byte at least, or throws if the output has failed. Keep it above
    * MaxInlineSize (35 bytes of code), so that C2 leaves it out of line (InlineLimitsTest).
    */
  protected[this] final def more(): Unit = {
    if (failed) RenderError.broken(position)
    leave()
    if (pos == limit) leave()
    if (pos == limit) {
      poison()
      NoBytes.noRoom()
    }
  }

  /** Leaves the page to the sink and goes on where it says. If that throws, every later write is
    * refused.
    */
  private def leave(): Unit = {
    val page = array
    val start = from
    val end = pos
    poison()
    sink.accept(page, start, end)
    failed = false
    continue()
    before -= this.pos - this.from
  }

  private[swarender] final def poison(): Unit = {
    if (!failed) before += pos - from
    failed = true
    from = 0
    pos = 0
    limit = 0
  }

  private[swarender] final def isPoisoned: Boolean = failed

  final def position: Long = before + (pos - from)

  private[swarender] final override def offset: Long = sink.offset(position)

  final def flush(): Unit = {
    if (failed) RenderError.broken(position)
    if (pos > from) leave()
    sink.push()
  }

  /** Begins anew on another sink; what `sink` has not got is dropped. */
  private[swarender] final def attach(sink: ByteSink): Unit = {
    if (this.sink ne sink) this.sink = sink
    reset()
  }

  /** Begins anew on the first page of the same sink, which has nothing. */
  private[swarender] final def again(): Unit = {
    failed = false
    continue()
    before = 0L
  }

  protected final def countsChars: Boolean = sink.countsChars

  /** Refuses every write until `reset`, if it is `sink` that it writes to. */
  private[output] final def disown(sink: ByteSink): Unit = if (this.sink eq sink) poison()

  final def reset(): Unit = {
    own()
    sink.restart()
    failed = false
    continue()
    before = (from - pos).toLong
  }

  @inline private[swarender] final def ascii(c: Int): Unit = {
    if (pos == limit) more()
    array(pos) = c.toByte
    pos += 1
  }

  @inline private[swarender] final def literal(l: Literal): Unit = {
    val p = pos
    if (l.room <= limit - p) {
      l.copyTo(array, p)
      pos = p + l.length
    } else bytes(l.bytes, 0, l.length)
  }

  /** `l`, and `s` between quotes, escaped. */
  private[swarender] def literalAndQuoted(l: Literal, s: String, escapes: Escapes): Unit = {
    literal(l)
    quoted(s, '"', escapes)
  }

  /** `l`, and `true` or `false`. */
  private[swarender] final def literalAndBool(l: Literal, v: Boolean): Unit = {
    val p = pos
    if (l.room + 8 <= limit - p) {
      l.copyTo(array, p)
      val at = p + l.length
      Platform.putLongLE(array, at, if (v) PagedOutput.True else PagedOutput.False)
      pos = at + (if (v) 4 else 5)
    } else {
      literal(l)
      literal(if (v) Literal.True else Literal.False)
    }
  }

  /** Two literals, for which there is room once or not. */
  private[swarender] final def literals(l: Literal, m: Literal): Unit = {
    val p = pos
    if (l.room + m.room <= limit - p) {
      l.copyTo(array, p)
      val at = p + l.length
      m.copyTo(array, at)
      pos = at + m.length
    } else {
      literal(l)
      literal(m)
    }
  }

  /** `l` and the digits of `v`, for which there is room once or not. */
  @inline private[swarender] final def literalAndLong(l: Literal, v: Long): Unit = {
    val p = pos
    if (l.room + Digits.MaxLongLength <= limit - p) {
      l.copyTo(array, p)
      val at = p + l.length
      pos = if (v >= 0 && v < 1000) Digits.few(v.toInt, array, at) else Digits.long(v, array, at)
    } else {
      literal(l)
      long(v)
    }
  }

  private[swarender] final override def lineBreak(column: Int): Unit = {
    val p = pos
    if (column + 16 <= limit - p) {
      Platform.putLongLE(array, p, PagedOutput.LineFeed)
      Platform.putLongLE(array, p + 8, PagedOutput.Spaces)
      var i = 16
      while (i <= column) {
        Platform.putLongLE(array, p + i, PagedOutput.Spaces)
        i += 8
      }
      pos = p + 1 + column
    } else super.lineBreak(column)
  }

  private[swarender] final override def utf8(src: Array[Byte], from: Int, until: Int): Unit = bytes(src, from, until)

  private[swarender] final override def takesUtf8: Boolean = true

  /** Copies the bytes `[i, until)` of `src`, over as many pages as it takes. */
  private[output] final def bytes(src: Array[Byte], i: Int, until: Int): Unit =
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

  private[swarender] final def long(v: Long): Unit =
    if (limit - pos < Digits.MaxLongLength) bytes(spill, 0, Digits.long(v, spill, 0))
    else if (v >= 0 && v < 1000) pos = Digits.few(v.toInt, array, pos)
    else pos = Digits.long(v, array, pos)

  private[swarender] final def double(v: Double, layout: NumberLayout): Unit =
    if (limit - pos >= Digits.MaxLength) pos = Digits.double(v, layout, array, pos)
    else bytes(spill, 0, Digits.double(v, layout, spill, 0))

  private[swarender] final def float(v: Float, layout: NumberLayout): Unit =
    if (limit - pos >= Digits.MaxLength) pos = FloatText(v, layout, array, pos)
    else bytes(spill, 0, FloatText(v, layout, spill, 0))

  private[swarender] final def ascii(s: CharSequence, from: Int, until: Int): Unit = s match {
    case s: String =>
      var i = from
      while (i < until) {
        if (pos == limit) more()
        val n = Math.min(until - i, limit - pos)
        Platform.copyLatin1(s, i, i + n, array, pos)
        pos += n
        i += n
      }
    case s: AsciiSlice => bytes(s.bytes, s.from + from, s.from + until)
    case _ => asciiChars(s, from, until)
  }
}

private[output] object PagedOutput {

  /** Enough for every number, and for what else children write across pages. */
  final val Spill = 1024

  /** `true` and `false` as words, the first char lowest. */
  final val True = 0x65757274L
  final val False = 0x65736c6166L

  /** Eight spaces; a line feed and seven of them. */
  final val Spaces = 0x2020202020202020L
  final val LineFeed = 0x202020202020200aL
}
