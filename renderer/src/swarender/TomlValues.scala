package swarender

import java.lang.Double.longBitsToDouble
import java.lang.Float.intBitsToFloat

import swarender.out.{Literal, Out}
import swarender.text.NumberTexts

/** Values of keys: scalars, arrays and inline tables, from the tape to the output. An array may be written
  * while it still grows.
  */
private[swarender] final class TomlValues(tape: Tape, out: Out, style: TomlStyle, strings: TomlStrings) {
  import Tape._
  import TomlValues._

  private[this] val texts = new NumberTexts(style.numbers)

  /** How many arrays are open that have a line per element. */
  private[this] var level = 0

  /** How many containers are open inside one that is written on one line, that one included. */
  private[this] var flat = 0

  /** The event written last; `Null`, which is never on the tape, before the first one. */
  private[this] var previous = Null

  def reset(): Unit = {
    level = 0
    flat = 0
    previous = Null
  }

  /** Writes the whole value at `i`, the value of a key in a table `tableLevel` levels below the root; returns
    * the index behind it.
    */
  def whole(i: Int, tableLevel: Int): Int = {
    reset()
    part(i, tape.behind(i), tableLevel)
  }

  /** Writes the events `[from, until)`, which go on where the last part ended, as far as it is certain how;
    * returns the index behind the last one written. All is certain once the outermost value is whole.
    */
  def part(from: Int, until: Int, tableLevel: Int): Int = {
    var i = from
    var certain = true
    while (i < until && certain) {
      tape.op(i) match {
        case BeginArray | BeginObject if i + 1 == until => certain = false
        case BeginArray if tape.op(i + 1) == EndArray =>
          before(tableLevel)
          out.literal(emptyArray)
          previous = EndArray
          i += 2
        case BeginObject if tape.op(i + 1) == EndObject =>
          before(tableLevel)
          out.literal(style.emptyTable)
          previous = EndObject
          i += 2
        case BeginArray =>
          val lines =
            if (flat > 0 || level > 0 && !style.nestedLines) OneLine
            else this.lines(i, style.arrayWidth, until)
          if (lines == Undecided) certain = false
          else {
            before(tableLevel)
            if (lines == OneLine) {
              flat += 1
              out.literal(style.arrayStart)
            } else {
              level += 1
              out.ascii('[')
            }
            previous = BeginArray
            i += 1
          }
        case BeginObject =>
          before(tableLevel)
          flat += 1
          out.literal(tableStart)
          previous = BeginObject
          i += 1
        case EndArray =>
          if (flat > 0) {
            flat -= 1
            out.literal(style.arrayEnd)
          } else {
            level -= 1
            if (style.trailingComma) out.ascii(',')
            newline(tableLevel)
            out.ascii(']')
          }
          previous = EndArray
          i += 1
        case EndObject =>
          flat -= 1
          out.literal(tableEnd)
          previous = EndObject
          i += 1
        case Key =>
          if (previous != BeginObject) out.literal(comma)
          strings.keyOfValue(tape.text(i))
          previous = Key
          i += 1
        case op =>
          before(tableLevel)
          scalar(i, op)
          previous = op
          i += 1
      }
    }
    i
  }

  /** Writes what stands before a value. */
  private def before(tableLevel: Int): Unit =
    if (previous != Key && previous != Null) {
      if (flat > 0) { if (previous != BeginArray) out.literal(comma) }
      else {
        if (previous != BeginArray) out.ascii(',')
        newline(tableLevel)
      }
    }

  private def newline(tableLevel: Int): Unit = {
    style.lineIndentation.write(out, tableLevel)
    style.elementIndentation.write(out, level)
  }

  private def scalar(i: Int, op: Byte): Unit = op match {
    case Str => strings.string(tape.text(i), underKey = previous == Null)
    case Safe => strings.safe(tape.text(i).toString)
    case Int64 => out.long(tape.long(i))
    case Number => out.ascii(tape.text(i))
    case Float64 | Float32 => float(i, op)
    case _ => out.literal(if (op == True) trueText else falseText)
  }

  private def float(i: Int, op: Byte): Unit =
    if (tape.text(i) ne null) out.ascii(tape.text(i))
    else if (op == Float64) out.double(longBitsToDouble(tape.long(i)), style.numbers)
    else out.float(intBitsToFloat(tape.long(i).toInt), style.numbers)

  /** The text of the float at `i`, which is kept for when it is written. */
  private def textOfFloat(i: Int, op: Byte): CharSequence = {
    if (tape.text(i) eq null)
      tape.keepText(
        i,
        if (op == Float64) texts.double(longBitsToDouble(tape.long(i)))
        else texts.float(intBitsToFloat(tape.long(i).toInt))
      )
    tape.text(i)
  }

  /** Whether the text of the value at `i`, all on one line, has at most `width` chars, when only the events
    * before `until` are known: `OneLine`, `ManyLines` or `Undecided`.
    */
  def lines(i: Int, width: Int, until: Int): Int =
    if (width == Int.MaxValue) OneLine
    else {
      val closed = tape.isClosed(i)
      val end = if (closed) tape.behind(i) else until
      var chars = 0
      var last = Null
      var at = i
      while (at < end && chars <= width) {
        val op = tape.op(at)
        chars += charsBefore(last, op) + charsOf(at, op)
        last = op
        at += 1
      }
      if (chars > width) ManyLines else if (closed) OneLine else Undecided
    }

  private def charsBefore(last: Byte, op: Byte): Int = last match {
    case Null | Key => 0
    case BeginArray => if (op != EndArray && style.arrayBlanks) 1 else 0
    case BeginObject => if (op != EndObject) 1 else style.emptyFiller.length
    case _ if op == EndArray => if (style.arrayBlanks) 1 else 0
    case _ if op == EndObject => 1
    case _ => comma.text.length
  }

  private def charsOf(i: Int, op: Byte): Int = op match {
    case Str | Safe => tape.text(i).length + 2
    case Key => tape.text(i).length + equalsSign.text.length
    case Int64 => swarender.text.Digits.count(Math.abs(tape.long(i))) + (if (tape.long(i) < 0) 1 else 0)
    case Number => tape.text(i).length
    case Float64 | Float32 => textOfFloat(i, op).length
    case True => 4
    case False => 5
    case _ => 1
  }
}

private[swarender] object TomlValues {
  final val OneLine = 0
  final val ManyLines = 1
  final val Undecided = 2

  val equalsSign = new Literal(" = ")
  val trueText = new Literal("true")
  val falseText = new Literal("false")
  private val comma = new Literal(", ")
  private val emptyArray = new Literal("[]")
  private val tableStart = new Literal("{ ")
  private val tableEnd = new Literal(" }")
}
