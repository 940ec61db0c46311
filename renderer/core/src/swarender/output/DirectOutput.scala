package swarender
package output

import swarender.chars.Literal
import swarender.numbers.{Digits, ScalarBytes}
import swarender.platform.Platform

/** Writes whole values as compact JSON without events. Each method takes `before`, the constant
  * text since the last value. The `DirectOwner` refuses what the style refuses.
  */
private[swarender] abstract class DirectOutput(target: ByteSink) extends ArrayOutput(target) {
  private[this] var escapes: Escapes = null
  private[this] var numbers: NumberLayout = null
  private[this] var depth = 0
  private[this] var deepest = 0

  /** The writer that owns the document; null until one has begun to write values. */
  private[swarender] final var owner: DirectOwner = null

  /** The text before the first member of an object that is written without its brackets. */
  private[swarender] final var first: Literal = null

  /** Begins to write values, `level` containers being open.
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

  /** How many containers are open; changed where others are, that are not opened here. */
  private[swarender] final def level: Int = depth
  private[swarender] final def level_=(open: Int): Unit = depth = open

  /** Writes `before`; a container begins, of which the bracket is not written. */
  private[swarender] final def open(before: Literal): Unit = {
    literal(before)
    val d = depth
    if (d >= deepest) owner.tooDeep()
    depth = d + 1
  }

  /** The end of a container. Not by `ascii`: a body of over 35 bytes of code stays out of line when
    * C1 compiles what calls it, and a level of a recursive class takes less of the stack
    * (`DerivedDepthTest`).
    */
  private[swarender] final def close(bracket: Int): Unit = {
    ensure(1)
    array(pos) = bracket.toByte
    pos += 1
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

  /** An array of integers, boxed as any primitive in a list is. */
  private[swarender] final def integers(before: Literal, all: List[Any]): Unit = {
    open(before)
    var mark: Byte = '['
    var rest = all
    while (rest ne Nil) {
      val cell = rest.asInstanceOf[::[Any]]
      ensure(1 + Digits.MaxLongLength)
      array(pos) = mark
      val v = cell.head.asInstanceOf[Number].longValue
      val at = pos + 1
      pos = if (v >= 0 && v < 1000) Digits.few(v.toInt, array, at) else Digits.long(v, array, at)
      mark = ','
      rest = cell.tail
    }
    closeArray(all eq Nil)
  }

  /** An array of strings. */
  private[swarender] final def strings(before: Literal, all: List[String]): Unit = {
    open(before)
    var mark = Literal.OpenArray
    var rest = all
    while (rest ne Nil) {
      val cell = rest.asInstanceOf[::[String]]
      string(mark, cell.head)
      mark = Literal.Comma
      rest = cell.tail
    }
    closeArray(all eq Nil)
  }

  /** The end of an array: its elements have `[` before the first one. */
  private[swarender] final def closeArray(isEmpty: Boolean): Unit =
    if (isEmpty) close(Literal.EmptyArray) else close(']')

  private[swarender] final def double(before: Literal, v: Double): Unit = {
    literal(before)
    if (Math.abs(v) <= Double.MaxValue) double(v, numbers) else owner.notFinite(v)
  }

  private[swarender] final def float(before: Literal, v: Float): Unit = {
    literal(before)
    if (Math.abs(v) <= Float.MaxValue) float(v, numbers) else owner.notFinite(v.toDouble)
  }

  private[swarender] final def bool(before: Literal, v: Boolean): Unit = {
    ensure(before.room + 8)
    before.copyTo(array, pos)
    val at = pos + before.length
    Platform.putLongLE(array, at, if (v) DirectOutput.True else DirectOutput.False)
    pos = at + (if (v) 4 else 5)
  }

  /** Text of ASCII in which nothing is to be escaped, as a string. */
  private[swarender] final def clean(before: Literal, s: String): Unit = {
    literal(before)
    ascii('"')
    ascii(s)
    ascii('"')
  }

  private[swarender] final def uuid(before: Literal, v: java.util.UUID): Unit = {
    literal(before)
    ensure(ScalarBytes.UuidRoom)
    array(pos) = '"'
    val end = ScalarBytes.uuid(v, array, pos + 1)
    array(end) = '"'
    pos = end + 1
  }

  private[swarender] final def decimal(before: Literal, v: java.math.BigDecimal): Unit = {
    literal(before)
    ensure(ScalarBytes.DecimalRoom)
    val end = ScalarBytes.decimal(v, array, pos)
    if (end >= 0) pos = end else ascii(v.toString)
  }

  private[swarender] final def integer(before: Literal, v: java.math.BigInteger): Unit =
    if (v.bitLength < 64) literalAndLong(before, v.longValue)
    else {
      literal(before)
      if (v.bitLength > ScalarBytes.IntegerBits) ascii(v.toString)
      else {
        ensure(Digits.MaxLength)
        pos = ScalarBytes.integer(v, array, pos)
      }
    }

  /** The digits of `v` as a string. */
  private[swarender] final def integerKey(before: Literal, v: Long): Unit = {
    literal(before)
    ascii('"')
    long(v)
    ascii('"')
  }
}

private[output] object DirectOutput {

  /** `true` and `false` as words, the first char lowest. */
  final val True = 0x65757274L
  final val False = 0x65736c6166L
}

/** The document's writer, as a [[DirectOutput]] needs it. */
private[swarender] trait DirectOwner {

  /** What takes the events of a value in the middle of what encoders write without events. */
  private[swarender] def eventsWithin(): Events

  /** Writes a tree in the middle of what encoders write without events. */
  private[swarender] def treeWithin(value: ujson.Value): Unit
  private[swarender] def tooDeep(): Nothing

  /** Writes NaN or an infinity, or refuses it. */
  private[swarender] def notFinite(v: Double): Unit
}
