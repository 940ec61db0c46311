package swarender

import scala.collection.mutable.ArrayBuffer
import scala.util.control.NoStackTrace

import swarender.out.{Draft, Out}
import swarender.text.Digits

/** Values of keys from a tree: scalars, arrays, inline tables. What cannot be written is an `Unsuited`.
  *
  * @param draft
  *   for arrays of which the width is not known before they are written; it is empty between calls
  */
private[swarender] final class TomlTreeValues(draft: Draft, out: Out, style: TomlStyle, strings: TomlStrings) {
  import TomlTreeValues._
  import ValueWalker.Levels

  private[this] val omitNulls = style.nulls eq TomlNulls.Omit

  /** How many chars `onLine` may still write. */
  private[this] var room = Unlimited

  /** Whether there is nothing to write. */
  def isOmitted(value: ujson.Value): Boolean = omitNulls && ((value eq ujson.Null) || (value eq null))

  private def isEmpty(all: ArrayBuffer[ujson.Value]): Boolean = all.isEmpty || omitNulls && all.forall(isOmitted)

  /** Writes the value of a key in a table `tableLevel` levels below the root. It is neither a table nor an array of tables. */
  def write(value: ujson.Value, tableLevel: Int): Unit = value match {
    case a: ujson.Arr => array(a, tableLevel, 0)
    case _ => scalar(value, out, underKey = true)
  }

  private def scalar(value: ujson.Value, to: Out, underKey: Boolean): Unit = value match {
    case s: ujson.Str => strings.string(to, s.value, strings.facts(s.value), underKey)
    case n: ujson.Num =>
      if (Math.abs(n.value) <= Double.MaxValue) to.double(n.value, style.numbers)
      else if (style.nonFinite) to.ascii(TomlValues.notFinite(n.value))
      else throw Unsuited
    case b: ujson.Bool => to.literal(if (b.value) TomlValues.trueText else TomlValues.falseText)
    case _ => throw Unsuited
  }

  /** Writes an array inside `level` arrays that have a line per element. */
  private def array(a: ujson.Arr, tableLevel: Int, level: Int): Unit =
    if (isEmpty(a.value)) out.literal(TomlValues.emptyArray)
    else if (style.arrayWidth == Int.MaxValue || level > 0 && !style.nestedLines) oneLine(a, level)
    else {
      val width = leastWidth(a.value)
      if (width > style.arrayWidth) manyLines(a.value, tableLevel, level)
      else if (width >= 0) oneLine(a, level)
      else if (!attempt(a, level)) manyLines(a.value, tableLevel, level)
    }

  /** How many chars an array has on one line, escapes not counted. As soon as these are more than it may have, it is not looked at any
    * more; if that cannot be told, the result is negative.
    */
  private def leastWidth(all: ArrayBuffer[ujson.Value]): Long = {
    var width = 2L + 2 * style.arrayBlank - TomlParts.SeparatorLength
    var known = true
    var i = 0
    while (i < all.length && width <= style.arrayWidth) {
      val w = widthOf(all(i))
      if (w == 0) known = false
      if (w > 0 || !omitNulls) width += Math.max(w, 1) + TomlParts.SeparatorLength
      i += 1
    }
    if (known || width > style.arrayWidth) width else -1
  }

  /** How many chars a value has, or 0 if that cannot be told. */
  private def widthOf(value: ujson.Value): Int = value match {
    case s: ujson.Str => s.value.length + 2
    case n: ujson.Num =>
      val small = n.value.toInt
      if (small == 0 || small.toDouble != n.value || style.numbers.integerPoint) 0
      else Digits.count(Math.abs(small.toLong)) + (small >>> 31)
    case b: ujson.Bool => if (b.value) 4 else 5
    case _ => 0
  }

  private def oneLine(value: ujson.Value, level: Int): Unit = {
    room = Unlimited
    val _ = onLine(value, out, Levels - level)
  }

  /** Writes an array on one line, if it is not too wide for one. */
  private def attempt(a: ujson.Arr, level: Int): Boolean = {
    room = style.arrayWidth.toLong
    val fits = onLine(a, draft.out, Levels - level)
    if (fits) draft.copy(0, draft.position)
    draft.truncate(0)
    fits
  }

  private def manyLines(all: ArrayBuffer[ujson.Value], tableLevel: Int, level: Int): Unit = {
    if (level == Levels) throw Unsuited
    var first = true
    var i = 0
    while (i < all.length) {
      val value = all(i)
      if (!isOmitted(value)) {
        out.ascii(if (first) '[' else ',')
        first = false
        newline(tableLevel, level + 1)
        value match {
          case a: ujson.Arr => array(a, tableLevel, level + 1)
          case _: ujson.Obj => oneLine(value, level + 1)
          case _ => scalar(value, out, underKey = false)
        }
      }
      i += 1
    }
    if (style.trailingComma) out.ascii(',')
    newline(tableLevel, level)
    out.ascii(']')
  }

  private def newline(tableLevel: Int, level: Int): Unit = {
    style.lineIndentation.write(out, tableLevel)
    style.elementIndentation.write(out, level)
  }

  /** Writes a value on one line to `to`. Where it needs more than `room`, it stops and returns false. */
  private def onLine(value: ujson.Value, to: Out, levels: Int): Boolean = value match {
    case a: ujson.Arr => inlineArray(a.value, to, levels)
    case o: ujson.Obj => inlineTable(o, to, levels)
    case s: ujson.Str =>
      scalar(value, to, underKey = false)
      take(s.value.length + 2L)
    case _ =>
      val before = to.position
      scalar(value, to, underKey = false)
      take(to.position - before)
  }

  private def take(chars: Long): Boolean = {
    room -= chars
    room >= 0
  }

  private def inlineArray(all: ArrayBuffer[ujson.Value], to: Out, levels: Int): Boolean = {
    if (levels == 0) throw Unsuited
    var fits = take(2)
    var first = true
    var i = 0
    while (fits && i < all.length) {
      if (!isOmitted(all(i))) {
        to.literal(if (first) style.arrayStart else TomlValues.comma)
        fits =
          take(if (first) 2L * style.arrayBlank else TomlParts.SeparatorLength.toLong) && onLine(all(i), to, levels - 1)
        first = false
      }
      i += 1
    }
    to.literal(if (first) TomlValues.emptyArray else style.arrayEnd)
    fits
  }

  private def inlineTable(o: ujson.Obj, to: Out, levels: Int): Boolean = {
    if (levels == 0) throw Unsuited
    var fits = take(2)
    var first = true
    val all = Platform.members(o)
    while (fits && all.hasNext) {
      val member = all.next()
      if (!isOmitted(member.getValue)) {
        to.literal(if (first) TomlValues.tableStart else TomlValues.comma)
        first = false
        strings.keyOfValue(to, member.getKey)
        fits = take(TomlParts.SeparatorLength + member.getKey.length + TomlValues.equalsSign.text.length.toLong) &&
          onLine(member.getValue, to, levels - 1)
      }
    }
    if (first) {
      to.literal(style.emptyTable)
      fits = take(style.emptyFiller.length.toLong)
    } else to.literal(TomlValues.tableEnd)
    fits
  }
}

private[swarender] object TomlTreeValues {

  /** A value that these functions do not write: the style refuses it, or it is too deep for them. */
  object Unsuited extends RuntimeException with NoStackTrace

  private final val Unlimited = Long.MaxValue
}
