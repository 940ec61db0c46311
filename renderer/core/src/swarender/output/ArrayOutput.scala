package swarender
package output

import java.io.OutputStream
import java.nio.charset.StandardCharsets.UTF_8
import java.util.Arrays

import swarender.chars.{AsciiSlice, Literal}
import swarender.numbers.{AsciiText, Digits, FloatText}
import swarender.platform.Platform

/** UTF-8 in an array, which goes to `sink` when it is full, or grows where there is none: the part
  * of [[ByteOutput]] that is the same on all platforms. A method asks once, by `ensure`, for the
  * most that it can write.
  */
private[swarender] abstract class ArrayOutput(target: ByteSink) extends Output {
  private[this] var sink: ByteSink = target
  protected[this] final var array: Array[Byte] = new Array[Byte](if (target eq null) ByteSink.Small else target.room)
  protected[this] final var pos: Int = 0

  /** Up to where bytes are written; 0 while every write is refused. */
  protected[this] final var limit: Int = array.length

  /** How many bytes the sink has, or are set aside. */
  private[this] var before: Long = 0L

  /** The beginning of a long document, where there is no sink; else null. */
  private[this] var aside: SetAside = null

  /** Whether the sink has thrown, and so has got a part of the array or not. */
  private[this] var isTorn = false

  /** Whether users count the chars of what is written: a string is made of it. */
  private[output] final var countsChars = false

  own()

  /** Becomes the only output that writes to `sink`. */
  private def own(): Unit = if (sink ne null) {
    val other = sink.writer
    if (other ne this) {
      if (other ne null) other.disown(sink)
      sink.writer = this
    }
  }

  /** Makes sure of room for `n` bytes: `array` may be another one afterwards. */
  @inline protected[this] final def ensure(n: Int): Unit = if (limit - pos < n) more(n)

  private def more(n: Int): Unit = {
    checkOpen()
    if (sink ne null) { if (limit >= sink.room) drain() }
    else if (limit >= ArrayOutput.Kept) setAside()
    checkOpen()
    if (limit - pos < n) grow(n)
  }

  private def setAside(): Unit = {
    ArrayOutput.checkFits(position)
    val next = new Array[Byte](ArrayOutput.Kept)
    if (aside eq null) aside = new SetAside
    aside.add(array, pos)
    before += pos
    pos = 0
    array = next
    limit = next.length
  }

  private def grow(n: Int): Unit = {
    val least = pos.toLong + n
    if (least > array.length)
      array = Arrays.copyOf(array, Math.min(Math.max(2L * array.length, least), ArrayOutput.MaxArray.toLong).toInt)
    limit = array.length
  }

  /** Gives all bytes to the sink. If that throws, every later write is refused. */
  private def drain(): Unit = {
    val n = pos
    poison()
    isTorn = true
    if (n > 0) sink.write(array, 0, n)
    isTorn = false
    before += n
    pos = 0
    if (array.length < sink.room) array = new Array[Byte](sink.room)
    resume()
  }

  /** Takes writes up to the length of the array, or as many as the sink wants at once; none if the
    * sink has got another output meanwhile.
    */
  private def resume(): Unit =
    if (sink eq null) limit = array.length
    else if (sink.writer eq this) limit = Math.min(array.length, sink.room)

  private[swarender] final def poison(): Unit = limit = 0
  private[swarender] final def isPoisoned: Boolean = limit == 0

  final def position: Long = before + pos

  private[swarender] final override def offset: Long =
    if (!countsChars) position
    else SetAside.chars(array, pos) + (if (aside eq null) 0 else aside.chars)

  final def flush(): Unit = {
    checkOpen()
    if (sink ne null) {
      if (pos > 0) drain()
      checkOpen()
      poison()
      isTorn = true
      sink.push()
      isTorn = false
      resume()
    }
  }

  /** After an exception: gives the sink what was written before it. */
  private[output] final def passRest(): Unit =
    if (!isTorn && pos > 0) {
      poison()
      isTorn = true
      sink.write(array, 0, pos)
    }

  /** Begins anew on another sink, or without one; what is in the array is dropped. */
  private[swarender] final def attach(sink: ByteSink): Unit =
    if (this.sink ne sink) {
      this.sink = sink
      reset()
    } else if ((sink ne null) || before > 0) reset()
    else {
      pos = 0
      limit = array.length
    }

  final def reset(): Unit = {
    if (sink ne null) {
      sink.restart()
      own()
    }
    isTorn = false
    aside = null
    pos = 0
    before = 0L
    resume()
  }

  /** Refuses every write until `reset`, and keeps no array larger than `most`, nor that of a
    * document of which some were set aside.
    */
  private[swarender] final def end(most: Int): Unit = {
    poison()
    if ((aside ne null) || array.length > most) {
      aside = null
      array = new Array[Byte](ByteSink.Small)
    }
  }

  /** Refuses every write until `reset`, if it is `sink` that it writes to. */
  private[output] final def disown(sink: ByteSink): Unit = if (this.sink eq sink) poison()

  /** Makes sure of room for `n` bytes in `bytes` from `at` on, for what does not write by the
    * methods of this class; it says where it ends by `continueAt`.
    */
  private[swarender] final def reserve(n: Int): Unit = ensure(n)
  private[swarender] final def bytes: Array[Byte] = array
  private[swarender] final def at: Int = pos
  private[swarender] final def continueAt(end: Int): Unit = pos = end

  // What was written, where there is no sink.

  /** The bytes, in an array of their own. Over 2 GiB it throws a [[RenderError]]. */
  private[swarender] final def toByteArray: Array[Byte] = {
    checkOpen()
    if (aside eq null) Arrays.copyOf(array, pos)
    else {
      ArrayOutput.checkFits(position)
      part(0, position.toInt)
    }
  }

  /** The bytes `[from, until)` of what is in part set aside. */
  private def part(from: Int, until: Int): Array[Byte] = {
    val part = new Array[Byte](until - from)
    aside.copyTo(part, from, until)
    if (until > before) {
      val start = Math.max(from - before, 0L).toInt
      val n = (until - before).toInt - start
      System.arraycopy(array, start, part, part.length - n, n)
    }
    part
  }

  private def checkOpen(): Unit = if (limit == 0) RenderError.broken(position)

  /** Whether all of it is in `bytes`, before `at`. */
  private[output] final def isShort: Boolean = {
    checkOpen()
    aside eq null
  }

  private[swarender] final def writeTo(target: OutputStream): Unit = {
    checkOpen()
    if (aside ne null) aside.writeTo(target)
    target.write(array, 0, pos)
  }

  /** The bytes `[from, until)` of it as a string. */
  private[output] final def text(from: Int, until: Int): String = {
    checkOpen()
    if (aside eq null) new String(array, from, until - from, UTF_8) else new String(part(from, until), UTF_8)
  }

  /** Writes the bytes `[from, until)` of it. */
  private[output] final def writeTo(target: Output, from: Long, until: Long): Unit = {
    checkOpen()
    if (aside ne null) aside.writeTo(target, from, until)
    if (until > before) target.utf8(array, Math.max(from - before, 0L).toInt, (until - before).toInt)
  }

  @inline private[swarender] final def ascii(c: Int): Unit = {
    ensure(1)
    array(pos) = c.toByte
    pos += 1
  }

  @inline private[swarender] final def literal(l: Literal): Unit = {
    ensure(l.room)
    l.copyTo(array, pos)
    pos += l.length
  }

  /** A comma, if `comma` is 1 and not 0, and `l`. */
  @inline private[swarender] final def next(comma: Int, l: Literal): Unit = {
    ensure(1 + l.room)
    array(pos) = ','
    val at = pos + comma
    l.copyTo(array, at)
    pos = at + l.length
  }

  /** Two literals. */
  private[swarender] final def literals(l: Literal, m: Literal): Unit = {
    ensure(l.room + m.room)
    l.copyTo(array, pos)
    val at = pos + l.length
    m.copyTo(array, at)
    pos = at + m.length
  }

  /** `l`, and `s` between quotes, escaped. */
  private[swarender] def literalAndQuoted(l: Literal, s: String, escapes: Escapes): Unit = {
    literal(l)
    quoted(s, '"', escapes)
  }

  /** `l` and the digits of `v`. */
  @inline private[swarender] final def literalAndLong(l: Literal, v: Long): Unit = {
    ensure(l.room + Digits.MaxLongLength)
    l.copyTo(array, pos)
    val at = pos + l.length
    pos = if (v >= 0 && v < 1000) Digits.few(v.toInt, array, at) else Digits.long(v, array, at)
  }

  private[swarender] final override def lineBreak(column: Int): Unit =
    if (column > ArrayOutput.Piece) super.lineBreak(column)
    else {
      ensure(column + 16)
      val p = pos
      Platform.putLongLE(array, p, ArrayOutput.LineFeed)
      Platform.putLongLE(array, p + 8, ArrayOutput.Spaces)
      var i = 16
      while (i <= column) {
        Platform.putLongLE(array, p + i, ArrayOutput.Spaces)
        i += 8
      }
      pos = p + 1 + column
    }

  private[swarender] final override def utf8(src: Array[Byte], from: Int, until: Int): Unit = copy(src, from, until)

  private[swarender] final override def takesUtf8: Boolean = true

  /** Copies the bytes `[from, until)` of `src`. */
  private[output] final def copy(src: Array[Byte], from: Int, until: Int): Unit = {
    var i = from
    while (i < until) {
      val n = Math.min(until - i, ArrayOutput.Piece)
      ensure(n)
      System.arraycopy(src, i, array, pos, n)
      pos += n
      i += n
    }
  }

  private[swarender] final def long(v: Long): Unit = {
    ensure(Digits.MaxLongLength)
    pos = if (v >= 0 && v < 1000) Digits.few(v.toInt, array, pos) else Digits.long(v, array, pos)
  }

  private[swarender] final def double(v: Double, layout: NumberLayout): Unit = {
    ensure(Digits.MaxLength)
    pos = Digits.double(v, layout, array, pos)
  }

  private[swarender] final def float(v: Float, layout: NumberLayout): Unit = {
    ensure(Digits.MaxLength)
    pos = FloatText(v, layout, array, pos)
  }

  private[swarender] final def ascii(s: CharSequence, from: Int, until: Int): Unit = s match {
    case s: String =>
      var i = from
      while (i < until) {
        val n = Math.min(until - i, ArrayOutput.Piece)
        ensure(n)
        Platform.copyLatin1(s, i, i + n, array, pos)
        pos += n
        i += n
      }
    case s: AsciiSlice => copy(s.bytes, s.from + from, s.from + until)
    case _ => asciiChars(s, from, until)
  }

  private[swarender] final override def made[T](value: T, text: AsciiText[T], quote: Int): Unit = {
    ensure(AsciiText.Room + 2)
    if (quote == 0) pos = text.put(value, array, pos)
    else {
      array(pos) = quote.toByte
      val end = text.put(value, array, pos + 1)
      array(end) = quote.toByte
      pos = end + 1
    }
  }
}

private[swarender] object ArrayOutput {

  /** A little below the limits that virtual machines have. */
  final val MaxArray = Int.MaxValue - 8

  /** Throws if `length` bytes are too many for one array. */
  def checkFits(length: Long): Unit =
    if (length > MaxArray) RenderError.tooLarge(s"$length bytes do not fit in one array", length)

  /** Longer text is copied in pieces of so many bytes. */
  final val Piece = 16 * 1024

  /** Up to so many bytes the array of a document that is held as a whole grows: a megabyte. It is
    * kept for the next one.
    */
  final val Kept = 1024 * 1024

  /** Eight spaces; a line feed and seven of them. */
  final val Spaces = 0x2020202020202020L
  final val LineFeed = 0x202020202020200aL
}
