package swarender
package toml

import swarender.event.{ArrayNode, Marks, Node}
import swarender.output.{HeldOutput, Output}
import swarender.chars.Reusable

/** An array that is the value of a key of a table, as its elements come. As long as they are
  * scalars it holds their text on one line. From another element on it collects nodes. What is
  * certain to be wider than a line is written at once.
  *
  * @param rules
  *   begins its line
  * @param out
  *   where that line is
  */
private[toml] final class MemberArray(
    rules: TomlScalars,
    out: Output,
    style: TomlSettings,
    lines: TomlLines,
    values: TomlValues
) extends Reusable {
  import MemberArray._

  private[this] val maxDepth = style.common.maxDepth
  private[this] val arrayWidth = style.arrayWidth
  private[this] val arraySpace = style.literals.arraySpace
  private[this] val arrayStart = style.literals.arrayStart
  private[this] val arrayEnd = style.literals.arrayEnd

  /** The comments on it; null if none had any. */
  private[this] var comments: Marks = null

  /** How many tables lead from the root to it, and how many containers it is in. */
  private[this] var level = 0
  private[this] var around = 0
  private[this] var state = Empty

  /** The elements, if it collects them. */
  private[this] var array: ArrayNode = null

  /** Whether the array has an element that is not a table, and whether its line has begun. */
  private[this] var mixed = false
  private[this] var begun = false

  /** Whether the array is certain to be no array of tables, whatever its first elements are. */
  private[this] var isValue = false

  /** The text of the elements, with commas between; where each one ends in it, how many chars each
    * has, and all together on one line, escapes not counted.
    */
  private[this] var held: HeldOutput = null
  private[this] var ends = new Array[Int](InitialSize)
  private[this] var widths = new Array[Int](InitialSize)
  private[this] var count = 0
  private[this] var width = 0L

  def begin(comments: Marks, level: Int, around: Int, isValue: Boolean): Unit = {
    if (around >= maxDepth) rules.tooDeep()
    if ((comments ne null) && !comments.isEmpty) {
      if (this.comments eq null) this.comments = new Marks
      this.comments.take(comments)
    }
    this.level = level
    this.around = around
    this.isValue = isValue
    state = Empty
    mixed = false
    begun = false
  }

  private def beginLine(): Unit = if (!begun) {
    begun = true
    rules.beginLine(comments)
  }

  /** Where its next element goes, which is a scalar without comments; null for `add`. `added` comes
    * after it.
    */
  def scalar(): Output = {
    if (state == Empty) {
      beginLine()
      if (hasOneLayout) write() else hold()
    }
    if (state == Held) {
      if (count > 0) held.out.literal(TomlMarks.comma)
      held.out
    } else if (state == Written) values.scalar()
    else null
  }

  /** Whether its lines do not depend on its width. */
  private def hasOneLayout: Boolean = arrayWidth == 0 || arrayWidth == Int.MaxValue

  /** Where its next element goes, a container without comments that is on one line; null for `add`.
    */
  def container(isObject: Boolean): Output = {
    if (state == Empty && hasOneLayout && (isValue || !isObject)) write()
    if (state == Written && (isObject || values.hasOneLine)) values.scalar() else null
  }

  private def hold(): Unit = {
    state = Held
    if (held eq null) held = out.held()
    count = 0
    width = 2L + 2 * arraySpace - TomlMarks.SeparatorLength
  }

  /** After an element of `chars` chars, or as many as it has in the output if that is below 0. */
  def added(chars: Int): Unit = if (state == Held) {
    val end = held.out.position.toInt
    val own = if (chars >= 0) chars else end - startOf(count)
    if (count == ends.length) {
      ends = java.util.Arrays.copyOf(ends, 2 * count)
      widths = java.util.Arrays.copyOf(widths, 2 * count)
    }
    ends(count) = end
    widths(count) = own
    count += 1
    width += own + TomlMarks.SeparatorLength
    if (width > arrayWidth) write()
  }

  /** Where element `i` starts in the text. */
  private def startOf(i: Int): Int = if (i == 0) 0 else ends(i - 1) + TomlMarks.SeparatorLength.toInt

  /** Writes the elements so far, and from now on each at once. */
  private def write(): Unit = {
    beginLine()
    values.begin(level, around)
    if (state == Held) {
      var i = 0
      while (i < count) {
        val _ = values.scalar()
        held.write(startOf(i), ends(i))
        i += 1
      }
      held.clear()
    } else if (state == Collected) {
      array.elements.foreach(values.element)
      array = null
    }
    state = Written
  }

  /** Adds the next element of the array. */
  def add(node: AnyRef): Unit = {
    if (state == Empty || state == Held) collect()
    if (state == Written) values.element(node)
    else {
      array.elements += node
      if (!Node.isObject(Node.bare(node))) mixed = true
      // An element takes a char, a comma and a space at least.
      if (mixed && (array.elements.length * 3L > arrayWidth || arrayWidth == Int.MaxValue)) write()
    }
  }

  private def collect(): Unit = {
    array = new ArrayNode
    if (state == Held) {
      mixed = true
      var i = 0
      while (i < count) {
        array.elements += new TomlText(held.text(startOf(i), ends(i)), widths(i))
        i += 1
      }
      held.clear()
    }
    state = Collected
  }

  /** Ends it, with the comments `foot` if that is not null. Returns it, or null if it is written.
    */
  def end(foot: String): AnyRef = {
    if (foot ne null) {
      if (state == Held) write()
      else if (state == Empty) collect()
    }
    if (state == Empty) {
      beginLine()
      out.literal(TomlMarks.emptyArray)
    } else if (state == Held) {
      out.literal(arrayStart)
      held.write(0, ends(count - 1))
      held.clear()
      out.literal(arrayEnd)
    } else if (state == Written) values.end(foot)
    else array.foot = foot
    state = Empty
    val whole = array
    array = null
    if ((whole ne null) && !begun) { if (comments eq null) whole else comments.on(whole, hasIntegerKey = false) }
    else {
      if (whole ne null) values.write(whole, level, around)
      lines.endLine(comments)
      null
    }
  }

  def forget(): Unit = {
    array = null
    if (comments ne null) comments.clear()
    if (state == Held) held.clear()
    state = Empty
  }
  private[swarender] def isSmall: Boolean = ends.length <= Retained
}

private object MemberArray {
  private final val InitialSize = 16
  private final val Retained = 1024

  /** Without elements; of scalars that are held; of nodes; elements are written as they come. */
  private final val Empty = 0
  private final val Held = 1
  private final val Collected = 2
  private final val Written = 3
}
