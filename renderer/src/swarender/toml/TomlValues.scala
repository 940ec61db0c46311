package swarender
package toml

import java.util.Arrays

import scala.collection.mutable.ArrayBuffer

import swarender.out.{Draft, Out}

/** Values of keys: scalars, inline tables, arrays on one line or with a line for each element.
  *
  * @param draft
  *   for values of which the width is not known before they are written; it is empty between calls
  */
private[toml] final class TomlValues(draft: Draft, out: Out, style: TomlStyle, inline: TomlInline) {
  import TomlNode._

  /** Per open array with a line for each element, from 1 on: its elements, and how many of them have been looked at. */
  private[this] var arrays = new Array[ArrayBuffer[AnyRef]](TomlValues.InitialDepth)
  private[this] var indexes = new Array[Int](TomlValues.InitialDepth)
  private[this] var depth = 0

  /** Whether nothing is written of the innermost array. */
  private[this] var first = false

  /** Writes the value of a key in a table `tableLevel` levels below the root. */
  def write(node: AnyRef, tableLevel: Int): Unit =
    if (isArray(node)) {
      depth = 0
      array(node)
      elements(0, tableLevel)
    } else if (isTable(node)) onLine(node)
    else inline.scalar(node, out, underKey = true)

  /** Begins an array of which the elements come one by one. It is wider than a line. */
  def begin(): Unit = {
    depth = 0
    open(TomlValues.none)
  }

  /** The next element of that array, which is a value of the root. */
  def element(node: AnyRef): Unit =
    if (isOneLine) {
      out.literal(if (first) style.arrayStart else TomlInline.comma)
      first = false
      onLine(node)
    } else {
      next(node, 0)
      elements(1, 0)
    }

  /** Ends that array. */
  def end(): Unit =
    if (isOneLine) out.literal(style.arrayEnd)
    else elements(0, 0)

  private def isOneLine = style.arrayWidth == Int.MaxValue

  private def onLine(node: AnyRef): Unit = {
    val _ = inline.write(node, out, Int.MaxValue)
  }

  /** Whether a value has at most `width` chars on one line, escapes not counted. */
  def fits(node: AnyRef, width: Int): Boolean = {
    val fits = inline.write(node, draft.out, width)
    draft.truncate(0)
    fits
  }

  /** Writes an array on one line, or opens it. */
  private def array(node: AnyRef): Unit = {
    val all = TomlNode.elements(node)
    if (isEmpty(all)) out.literal(TomlInline.emptyArray)
    else if (isOneLine || depth > 0 && !style.nestedLines) onLine(node)
    else {
      val width = leastWidth(all)
      if (width > style.arrayWidth) open(all)
      else if (width >= 0) onLine(node)
      else {
        if (inline.write(node, draft.out, style.arrayWidth)) draft.copy(0, draft.position) else open(all)
        draft.truncate(0)
      }
    }
  }

  private def isEmpty(all: ArrayBuffer[AnyRef]): Boolean = {
    var i = 0
    while (i < all.length && inline.isOmitted(all(i))) i += 1
    i == all.length
  }

  /** How many chars an array has on one line, escapes not counted. As soon as these are more than it may have, it is not looked at any
    * more; if that cannot be told, the result is negative.
    */
  private def leastWidth(all: ArrayBuffer[AnyRef]): Long = {
    var width = 2L + 2 * style.arrayBlank - TomlInline.SeparatorLength
    var known = true
    var i = 0
    while (i < all.length && width <= style.arrayWidth) {
      val node = all(i)
      if (!inline.isOmitted(node)) {
        val w = inline.widthOf(node)
        if (w == 0) known = false
        width += Math.max(w, 1) + TomlInline.SeparatorLength
      }
      i += 1
    }
    if (known || width > style.arrayWidth) width else -1
  }

  private def open(all: ArrayBuffer[AnyRef]): Unit = {
    depth += 1
    if (depth == indexes.length) {
      arrays = Arrays.copyOf(arrays, depth * 2)
      indexes = Arrays.copyOf(indexes, depth * 2)
    }
    arrays(depth) = all
    indexes(depth) = 0
    first = true
  }

  /** Writes what is left of the open arrays, until `level` of them are open. */
  private def elements(level: Int, tableLevel: Int): Unit =
    while (depth > level) {
      val all = arrays(depth)
      val i = indexes(depth)
      if (i < all.length) {
        indexes(depth) = i + 1
        if (!inline.isOmitted(all(i))) next(all(i), tableLevel)
      } else close(tableLevel)
    }

  /** Writes or opens the next element of the innermost array. */
  private def next(node: AnyRef, tableLevel: Int): Unit = {
    out.ascii(if (first) '[' else ',')
    first = false
    newline(tableLevel)
    if (isArray(node)) array(node)
    else if (isTable(node)) onLine(node)
    else inline.scalar(node, out, underKey = false)
  }

  private def close(tableLevel: Int): Unit = {
    arrays(depth) = null
    depth -= 1
    if (style.trailingComma) out.ascii(',')
    newline(tableLevel)
    out.ascii(']')
    first = false
  }

  private def newline(tableLevel: Int): Unit = {
    style.lineIndentation.write(out, tableLevel)
    style.elementIndentation.write(out, depth)
  }

  def forget(): Unit = Arrays.fill(arrays.asInstanceOf[Array[AnyRef]], null)
}

private object TomlValues {
  private final val InitialDepth = 16
  private val none = new ArrayBuffer[AnyRef](0)
}
