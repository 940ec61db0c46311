package swarender

import swarender.out.{Draft, Literal, Out}

/** Values of keys that are no scalars, from the tape to the output: arrays, inline tables, texts of several lines. An array may be
  * written while it still grows.
  */
private[swarender] final class TomlValues(
    tape: TomlTape,
    draft: Draft,
    out: Out,
    style: TomlStyle,
    strings: TomlStrings
) {
  import TomlParts._
  import TomlTape._
  import TomlValues._

  /** How many arrays are open that have a line per element. */
  private[this] var level = 0

  /** How many containers are open inside one that is written on one line, that one included. */
  private[this] var flat = 0

  /** The part written last: what it begins or ends, a `Key`, an `Item` for other values, `Nothing` before the first one. */
  private[this] var previous = Nothing

  def reset(): Unit = {
    level = 0
    flat = 0
    previous = Nothing
  }

  /** Writes the whole value at `i`, the value of a key in a table `tableLevel` levels below the root; returns
    * the index behind it.
    */
  def whole(i: Int, tableLevel: Int): Int = {
    reset()
    part(i, tape.behind(i), tableLevel)
  }

  /** Writes what stands before a scalar of the root that comes next, behind what `part` has written; `key` is null for an element. */
  def next(key: String): Unit = {
    if (key eq null) before(0) else member(key)
    previous = Item
  }

  /** Writes the parts `[from, until)`, which go on where the last ones ended, as far as it is certain how;
    * returns the index behind the last one written. All is certain once the outermost value is whole.
    */
  def part(from: Int, until: Int, tableLevel: Int): Int = {
    var i = from
    var certain = true
    while (i < until && certain) {
      tape.op(i) match {
        case Item =>
          val first = previous == Array
          before(tableLevel)
          draft.copy(tape.itemStart(i, first), tape.end(i))
          previous = Item
          i += 1
        case Line =>
          if (previous != Object) out.literal(comma)
          draft.copy(tape.keyStart(i), tape.end(i))
          previous = Item
          i += 1
        case Key =>
          member(tape.key(i))
          previous = Key
          i += 1
        case Text =>
          strings.string(out, tape.text(i), tape.factsOf(i), underKey = previous == Nothing)
          previous = Item
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
        case _ if i + 1 == until => certain = false
        case Object | Table =>
          before(tableLevel)
          if (tape.op(i + 1) == EndObject) {
            out.literal(style.emptyTable)
            previous = EndObject
            i += 2
          } else {
            flat += 1
            out.literal(tableStart)
            previous = Object
            i += 1
          }
        case _ if tape.op(i + 1) == EndArray =>
          before(tableLevel)
          out.literal(emptyArray)
          previous = EndArray
          i += 2
        case _ =>
          val lines = if (flat > 0 || level > 0 && !style.nestedLines) OneLine else tape.lines(i)
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
            previous = Array
            i += 1
          }
      }
    }
    i
  }

  /** Writes the key of a member of an inline table. */
  private def member(key: String): Unit = {
    if (previous != Object) out.literal(comma)
    strings.keyOfValue(out, key)
  }

  /** Writes what stands before a value. */
  private def before(tableLevel: Int): Unit =
    if (previous != Key && previous != Nothing) {
      if (flat > 0) { if (previous != Array) out.literal(comma) }
      else {
        if (previous != Array) out.ascii(',')
        newline(tableLevel)
      }
    }

  private def newline(tableLevel: Int): Unit = {
    style.lineIndentation.write(out, tableLevel)
    style.elementIndentation.write(out, level)
  }
}

private[swarender] object TomlValues {

  /** No part. */
  private final val Nothing = -1

  /** NaN or an infinity. */
  def notFinite(v: Double): String = if (v != v) "nan" else if (v > 0) "inf" else "-inf"

  val equalsSign = new Literal(" = ")
  val trueText = new Literal("true")
  val falseText = new Literal("false")
  val comma = new Literal(", ")
  val emptyArray = new Literal("[]")
  val tableStart = new Literal("{ ")
  val tableEnd = new Literal(" }")
}
