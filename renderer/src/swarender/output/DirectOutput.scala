package swarender
package output

import swarender.chars.Literal
import swarender.numbers.{AsciiText, ScalarBytes}

/** Whole values as JSON of `JsonStyle.compact`, which encoders write without events: each after
  * `before`, the constant text between it and the value before it. A `DirectOwner` says what is
  * refused.
  */
private[swarender] abstract class DirectOutput(sink: ByteSink) extends PagedOutput(sink) {
  private[this] var escapes: Escapes = null
  private[this] var numbers: NumberLayout = null
  private[this] var depth = 0
  private[this] var deepest = 0

  /** The writer that owns the document; null until one has begun this way. */
  private[swarender] final var owner: DirectOwner = null

  /** The text before the first member of an object that is written without its brackets. */
  private[swarender] final var first: Literal = null

  /** Begins to write values this way, `level` containers being open.
    *
    * @param deepest
    *   the depth at which no container may begin
    */
  private[swarender] final def beginDirect(owner: DirectOwner, level: Int, deepest: Int): Unit = {
    if (this.owner ne owner) {
      this.owner = owner
      escapes = Escapes.minimal
      numbers = NumberLayout.ecma
    }
    this.deepest = deepest
    depth = level
  }

  /** How many containers are open. */
  private[swarender] final def level: Int = depth

  /** Writes `before`; a container begins, of which the bracket is not written. */
  private[swarender] final def open(before: Literal): Unit = {
    literal(before)
    val d = depth
    if (d >= deepest) owner.tooDeep()
    depth = d + 1
  }

  /** The end of a container. */
  private[swarender] final def close(bracket: Int): Unit = {
    ascii(bracket)
    depth -= 1
  }

  private[swarender] final def close(end: Literal): Unit = {
    literal(end)
    depth -= 1
  }

  private[swarender] final def string(before: Literal, s: String): Unit =
    if (s eq null) literals(before, Literal.Null) else literalAndQuoted(before, s, escapes)

  private[swarender] final def chars(before: Literal, s: CharSequence): Unit = {
    literal(before)
    quoted(s, '"', escapes)
  }

  private[swarender] final def double(before: Literal, v: Double): Unit = {
    literal(before)
    if (Math.abs(v) <= Double.MaxValue) double(v, numbers) else owner.notFinite(v)
  }

  private[swarender] final def float(before: Literal, v: Float): Unit = {
    literal(before)
    if (Math.abs(v) <= Float.MaxValue) float(v, numbers) else owner.notFinite(v.toDouble)
  }

  private[swarender] final def bool(before: Literal, v: Boolean): Unit = literalAndBool(before, v)

  /** Text of ASCII in which nothing is to be escaped, as a string. */
  private[swarender] final def clean(before: Literal, s: String): Unit = {
    literal(before)
    ascii('"')
    ascii(s)
    ascii('"')
  }

  private[swarender] final override def made[T](value: T, text: AsciiText[T], quote: Int): Unit = {
    val dst = room(AsciiText.Room + 2)
    val at = start(dst)
    if (quote == 0) done(dst, text.put(value, dst, at))
    else {
      dst(at) = quote.toByte
      val end = text.put(value, dst, at + 1)
      dst(end) = quote.toByte
      done(dst, end + 1)
    }
  }

  private[swarender] final def uuid(before: Literal, v: java.util.UUID): Unit = {
    literal(before)
    val dst = room(ScalarBytes.UuidRoom)
    val at = start(dst)
    dst(at) = '"'
    val end = ScalarBytes.uuid(v, dst, at + 1)
    dst(end) = '"'
    done(dst, end + 1)
  }

  private[swarender] final def decimal(before: Literal, v: java.math.BigDecimal): Unit = {
    literal(before)
    val dst = room(ScalarBytes.DecimalRoom)
    val end = ScalarBytes.decimal(v, dst, start(dst))
    if (end >= 0) done(dst, end) else ascii(v.toString)
  }

  private[swarender] final def integer(before: Literal, v: java.math.BigInteger): Unit =
    if (v.bitLength < 64) literalAndLong(before, v.longValue)
    else {
      literal(before)
      ascii(v.toString)
    }

  /** The digits of `v` as a string. */
  private[swarender] final def integerKey(before: Literal, v: Long): Unit = {
    literal(before)
    ascii('"')
    long(v)
    ascii('"')
  }

  /** Bytes for `n` more, at most `PagedOutput.Spill`: those of the page, or others; `start` says
    * where they begin, and `done` where what was written there ends.
    */
  private[swarender] final def room(n: Int): Array[Byte] = if (limit - pos >= n) array else spill
  private[swarender] final def start(bytes: Array[Byte]): Int = if (bytes eq array) pos else 0
  private[swarender] final def done(bytes: Array[Byte], end: Int): Unit =
    if (bytes eq array) pos = end else this.bytes(spill, 0, end)
}

/** What a [[DirectOutput]] leaves to the writer of its document. */
private[swarender] trait DirectOwner {
  private[swarender] def tooDeep(): Nothing

  /** Writes NaN or an infinity, or refuses it. */
  private[swarender] def notFinite(v: Double): Unit
}
