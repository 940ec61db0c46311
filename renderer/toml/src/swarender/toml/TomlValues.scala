package swarender
package toml

import swarender.event.{CommentedNode, Node}
import swarender.output.Output
import swarender.chars.CommentLines

import scala.collection.mutable.ArrayBuffer

/** Values of keys: scalars, inline tables, arrays on one line or with a line for each element. */
private[toml] final class TomlValues(out: Output, style: TomlSettings, inline: TomlInline, lines: TomlLines) {
  import Node._

  private[this] val maxDepth = style.common.maxDepth
  private[this] val arrayWidth = style.arrayWidth
  private[this] val arraySpace = style.literals.arraySpace
  private[this] val arrayStart = style.literals.arrayStart
  private[this] val arrayEnd = style.literals.arrayEnd
  private[this] val nestedLines = style.oddities.nestedLines
  private[this] val trailingComma = style.trailingComma
  private[this] val lineIndentation = style.literals.lineIndentation
  private[this] val elementIndentation = style.literals.elementIndentation
  private[this] val elementLines = style.literals.elementLines

  /** The innermost open array with a line for each element, null where none is; how many are open.
    */
  private[this] var innermost: OpenArray = null
  private[this] var depth = 0

  /** For values of which the width is not known before they are written. */
  private[this] var scratch: Output = null

  private[this] var least = 0L
  private[this] var most = 0L

  /** Whether nothing is written of the innermost array. */
  private[this] var first = false

  /** How many containers the value is in, and how many tables lead from the root to it. */
  private[this] var around = 1
  private[this] var tableLevel = 0

  /** The comment that waits for the end of its line. */
  private[this] var noted: String = null

  /** Writes the value of a key in a table `tableLevel` levels below the root, and in `level`
    * containers.
    */
  def write(node: AnyRef, tableLevel: Int, level: Int): Unit = {
    around = level
    this.tableLevel = tableLevel
    if (isString(node)) inline.scalar(node, out, underKey = true)
    else if (isArray(node)) {
      array(node)
      elements(0)
    } else if (isObject(node)) onLine(node)
    else inline.scalar(node, out, underKey = true)
  }

  /** Begins an array of which the elements come one by one, in a table `tableLevel` levels below
    * the root and in `level` containers. It is wider than a line.
    */
  def begin(tableLevel: Int, level: Int): Unit = {
    around = level
    this.tableLevel = tableLevel
    open(TomlValues.none, null)
  }

  /** The next element of that array. */
  def element(node: AnyRef): Unit =
    if (isOneLine) {
      separate()
      onLine(node)
    } else {
      next(node)
      elements(1)
    }

  /** Where the next element of that array is to be written, which is a scalar without comments, or
    * on one line.
    */
  def scalar(): Output = {
    separate()
    if (!isOneLine) newline()
    out
  }

  /** Writes what comes before an element, but for its line break. */
  private def separate(): Unit = {
    if (isOneLine) out.literal(if (first) arrayStart else TomlMarks.comma)
    else out.ascii(if (first) '[' else ',')
    first = false
    endLine()
  }

  /** Ends that array, before which the comments `foot` come if that is not null. */
  def end(foot: String): Unit =
    if (isOneLine) {
      out.literal(arrayEnd)
      forget()
    } else {
      innermost.foot = foot
      elements(0)
    }

  private def isOneLine = arrayWidth == Int.MaxValue

  /** Whether arrays in an array are on one line. */
  def hasOneLine: Boolean = isOneLine || !nestedLines

  private def onLine(node: AnyRef): Unit = {
    val _ = inline.write(node, out, Int.MaxValue, around + depth)
  }

  /** Whether a value in `level` containers has at most `width` chars on one line, escapes not
    * counted, and no comments.
    */
  def fits(node: AnyRef, width: Int, level: Int): Boolean = {
    if (scratch eq null) scratch = out.discarding()
    inline.write(node, scratch, Math.min(width, Int.MaxValue - 1), level)
  }

  /** Writes an array on one line, or opens it. */
  private def array(node: AnyRef): Unit = {
    val all = Node.elements(node)
    val hasLines = !isOneLine && (depth == 0 || nestedLines)
    val foot = if (hasLines) Node.foot(node) else null
    if (isEmpty(all) && (foot eq null)) out.literal(TomlMarks.emptyArray)
    else if (!hasLines) onLine(node)
    else {
      measure(all)
      if (
        (foot ne null) || least > arrayWidth || most > arrayWidth && !fits(
          node,
          arrayWidth,
          around + depth
        )
      )
        open(all, foot)
      else onLine(node)
    }
  }

  private def isEmpty(all: ArrayBuffer[AnyRef]): Boolean = {
    var i = 0
    while (i < all.length && inline.omitsElement(all(i))) i += 1
    i == all.length
  }

  /** Sets bounds of how many chars an array has on one line, escapes not counted. Past the width of
    * a line it is not looked at.
    */
  private def measure(all: ArrayBuffer[AnyRef]): Unit = {
    least = 2L + 2 * arraySpace - TomlMarks.SeparatorLength
    most = least
    var i = 0
    while (i < all.length && least <= arrayWidth) {
      val node = all(i)
      if (node.isInstanceOf[CommentedNode]) least = Int.MaxValue
      else if (!inline.omitsElement(node)) {
        val w = inline.widthOf(node)
        least += (if (w < 0) 1 else w) + TomlMarks.SeparatorLength
        most += (if (w < 0) -w else w) + TomlMarks.SeparatorLength
      }
      i += 1
    }
  }

  private def open(all: ArrayBuffer[AnyRef], foot: String): Unit = {
    depth += 1
    if (around + depth > maxDepth) inline.tooDeep()
    innermost = new OpenArray(all, foot, innermost)
    first = true
  }

  /** Writes what is left of the open arrays, until `level` of them are open. */
  private def elements(level: Int): Unit =
    while (depth > level) {
      val array = innermost
      val i = array.index
      if (i < array.all.length) {
        array.index = i + 1
        if (!inline.omitsElement(array.all(i))) next(array.all(i))
      } else close()
    }

  /** Writes or opens the next element of the innermost array. */
  private def next(node: AnyRef): Unit = {
    separate()
    node match {
      case c: CommentedNode =>
        if (c.above ne null) above(c.above)
        newline()
        value(c.node)
        noted = c.note
      case _ =>
        newline()
        value(node)
    }
  }

  private def value(node: AnyRef): Unit =
    if (isArray(node)) array(node)
    else if (isObject(node)) onLine(node)
    else inline.scalar(node, out, underKey = false)

  private def endLine(): Unit = if (noted ne null) {
    lines.note(noted)
    noted = null
  }

  /** Comments in an array, on lines of their own. */
  private def above(text: String): Unit = CommentLines.each(text) { line =>
    if (line.isEmpty) out.ascii('\n')
    else {
      newline()
      out.comment("#", line)
    }
  }

  private def close(): Unit = {
    val foot = innermost.foot
    if (first) out.ascii('[') else if (trailingComma) out.ascii(',')
    endLine()
    if (foot ne null) above(foot)
    innermost = innermost.outer
    depth -= 1
    newline()
    out.ascii(']')
    first = false
  }

  /** Ends a line, and indents the next one. A line that is part of `arrayIndent` is indented as the
    * table's lines.
    */
  private def newline(): Unit = {
    out.indentation(lineIndentation, tableLevel)
    if (elementLines.length == 1) out.indentation(elementIndentation, depth)
    else
      for (_ <- 0 until depth; i <- elementLines.indices) {
        if (i > 0) out.indentation(lineIndentation, tableLevel)
        out.literal(elementLines(i))
      }
  }

  def forget(): Unit = {
    noted = null
    innermost = null
    depth = 0
  }
}

private object TomlValues {
  private val none = new ArrayBuffer[AnyRef](0)
}

/** An array that is open in `outer`, with the comments `foot` at its end if that is not null. */
private final class OpenArray(val all: ArrayBuffer[AnyRef], var foot: String, val outer: OpenArray) {

  /** How many elements have been looked at. */
  var index = 0
}
