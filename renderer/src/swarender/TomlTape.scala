package swarender

import java.util.Arrays

import swarender.out.{Draft, Literal, Out}

/** What of a document waits for its place, as it comes.
  *
  * The text of a scalar stands in `draft`, with what precedes it where it most likely comes to stand: a member of a table is a line with
  * its key, an element follows a comma. So lines that follow one another on the tape do so in the draft. An array that fits on a line and
  * holds no table is a scalar too, once it ends. When a container ends, it is decided whether it has headers, should its place allow it.
  * Keys of containers, strings of several lines and long ones are held by reference.
  */
private[swarender] final class TomlTape(draft: Draft, style: TomlStyle, strings: TomlStrings)
    extends TomlParts(draft, style) {
  import TomlParts._
  import TomlTape._

  private[this] val out = draft.out

  /** Per open container: where on the tape it begins, or -1 when that has been dropped; how many chars it has on one line, as far as it
    * goes; what is true of it.
    */
  private[this] var begins = new scala.Array[Int](16)
  private[this] var widths = new scala.Array[Long](16)
  private[this] var facts = new scala.Array[Int](16)
  private[this] var depth = 0

  /** The open containers up to this level have more chars than an array may have on one line. */
  private[this] var wide = 0

  /** Where the value of the last scalar begins in the draft. */
  private[this] var valueStart = 0

  /** Whether the array at `i` is written on one line, where arrays may have several: `OneLine`, `ManyLines` or `Undecided`. */
  def lines(i: Int): Int =
    if (number(i) > 0) { if (op(i) == FlatArray) OneLine else ManyLines }
    else if (style.arrayWidth == Int.MaxValue) OneLine
    else if (wide >= -number(i)) ManyLines
    else Undecided

  private def isEmpty: Boolean = widths(depth) == 1

  /** Writes what stands before a value. */
  private def lead(key: String): Unit =
    if (key ne null) {
      if (newline > 0) strings.lineOfValue(out, key) else strings.keyOfValue(out, key)
    } else if (!isEmpty) out.literal(comma)
    else if (style.arrayBlank > 0) out.ascii(' ')

  /** Begins a scalar; `key` is null for an element, as in the functions below. Returns where to write it. */
  def scalar(key: String): Out = {
    add(if (key eq null) Item else Line, draft.position, 0)
    lead(key)
    valueStart = draft.position
    out
  }

  /** Ends a scalar that has `width` chars, or as many as were written if that is negative. */
  def scalarDone(key: String, width: Int): Unit = {
    if (key eq null) facts(depth) &= ~OnlyTables
    count(key, if (width < 0) draft.position - valueStart else width)
  }

  /** A string, the value of a key, to be held by reference; `known` are its facts. */
  def reference(key: String, s: String, known: Int): Unit = {
    addKey(key, draft.position)
    add(Text, draft.position, known)
    keep(s)
    count(key, s.length + 2L)
  }

  /** Takes note of an element or a member that the open container has and this tape has not. */
  def passed(): Unit = widths(depth) += 1

  private def count(key: String, width: Long): Unit = {
    val separator = if (!isEmpty) SeparatorLength else if (key ne null) 1 else style.arrayBlank
    val all =
      widths(depth) + separator + width + (if (key ne null) key.length + TomlValues.equalsSign.text.length else 0)
    widths(depth) = all
    if (all > style.arrayWidth && depth > wide) wide = depth
  }

  private def begin(op: Int, start: Int, key: String): Unit = {
    depth += 1
    if (depth == begins.length) deepen()
    begins(depth) = size
    widths(depth) = 1L
    facts(depth) = if (key ne null) Member | OnlyTables | OnlyText else OnlyTables | OnlyText
    add(op, start, -depth)
  }

  private def deepen(): Unit = {
    begins = Arrays.copyOf(begins, depth * 2)
    widths = Arrays.copyOf(widths, depth * 2)
    facts = Arrays.copyOf(facts, depth * 2)
  }

  def beginObject(key: String): Unit = {
    val start = draft.position
    if (key ne null) addKey(key, start)
    begin(Object, start, key)
  }

  def beginArray(key: String): Unit = {
    val start = draft.position
    if (key ne null) addKey(key, start)
    lead(key)
    out.ascii('[')
    begin(Array, start, key)
  }

  def endObject(): Unit = {
    val width = widths(depth) + (if (isEmpty) style.emptyFiller.length + 1 else 2)
    val i = begins(depth)
    if (i >= 0) {
      change(i, if (isMember && !isSmall(width)) Table else Object, size + 1 - i)
    }
    add(EndObject, draft.position, 0)
    leave(i, width)
    facts(depth) &= ~OnlyText
  }

  def endArray(): Unit = {
    val width = widths(depth) + (if (isEmpty) 1 else 1 + style.arrayBlank)
    val i = begins(depth)
    val member = isMember
    val onLine = isWithin(width, style.arrayWidth) || !member && !style.nestedLines
    val isText = i >= 0 && onLine && has(OnlyText)
    if (i >= 0) {
      val kind =
        if (member && has(OnlyTables) && !isEmpty && !isSmall(width)) Tables else if (onLine) FlatArray else Array
      change(i, kind, size + 1 - i)
    }
    if (isText) out.literal(if (isEmpty) arrayEnd else style.arrayEnd)
    else add(EndArray, draft.position, 0)
    leave(i, width)
    if (!isText) facts(depth) &= ~OnlyText else if (member) joinLine(i - 1) else joinItem(i)
  }

  /** What is true of the innermost container. */
  private def has(fact: Int): Boolean = (facts(depth) & fact) != 0
  private def isMember: Boolean = has(Member)

  private def isSmall(width: Long): Boolean =
    (style.smallTables ne SmallTables.Headers) && isWithin(width, style.smallTableWidth)

  private def isWithin(width: Long, limit: Int): Boolean = width <= limit || limit == Int.MaxValue

  /** Closes the innermost container, which begins at `i` and has `width` chars. */
  private def leave(i: Int, width: Long): Unit = {
    val key = if (i >= 0 && isMember) this.key(i - 1) else null
    val isTable = i >= 0 && (op(i) == Object || op(i) == Table)
    depth -= 1
    if (wide > depth) wide = depth
    if (!isTable && (key eq null)) facts(depth) &= ~OnlyTables
    if (i < 0) passed() else count(key, width)
  }

  /** Drops the parts `[from, until)`, which stand behind the key of the first container open; those behind move down. Containers that are
    * open and begin there can still be ended.
    */
  def drop(from: Int, until: Int): Unit = {
    remove(from, until)
    var level = depth
    while (level > 0 && begins(level) >= from) {
      begins(level) = if (begins(level) >= until) begins(level) - (until - from) else -1
      level -= 1
    }
  }

  override def reset(): Unit = {
    super.reset()
    depth = 0
    wide = 0
  }
}

private[swarender] object TomlTape {
  final val OneLine = 0
  final val ManyLines = 1
  final val Undecided = 2

  // What is true of a container.
  private final val Member = 1

  /** Its elements, as far as it goes, are tables. */
  private final val OnlyTables = 2

  /** Its elements are scalars. */
  private final val OnlyText = 4

  private val comma = new Literal(", ")
  private val arrayEnd = new Literal("]")
}
