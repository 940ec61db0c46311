package swarender

import java.util.Arrays

import swarender.out.{Draft, Literal, Out}

/** What of a document waits for its place, as a tape of parts.
  *
  * The text of a scalar stands in `draft`, with what precedes it where it most likely comes to stand: a member of a table is a line with
  * its key, an element follows a comma. So lines that follow one another on the tape do so in the draft. An array that fits on a line and
  * holds no table is a scalar too, once it ends. When a container ends, it is decided whether it has headers, should its place allow it.
  * Keys of containers, and strings of several lines, are held by reference.
  */
private[swarender] final class TomlTape(draft: Draft, style: TomlStyle, strings: TomlStrings) {
  import TomlTape._

  private[this] val out = draft.out

  /** Of each part its kind in the lowest four bits, and a number above: how many parts a container has, or the level of one still open,
    * negated; for a `Key` its index in `texts`; the facts of a `Text`.
    */
  private[this] var parts = new scala.Array[Int](InitialSize)

  /** Where in the draft the text of a part begins, and that of the part before it ends. */
  private[this] var starts = new scala.Array[Int](InitialSize)
  private[this] var used = 0

  /** Keys of containers, and behind its key each string of several lines. */
  private[this] var texts = new scala.Array[String](InitialSize)
  private[this] var usedTexts = 0

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

  private[this] val blank = if (style.arrayBlanks) 1 else 0

  /** What stands in the draft before the key of a line, where that is all that stands before lines: else nothing. */
  private[this] val newline = if (style.tableIndent.isEmpty) 1 else 0

  /** Whether lines in the draft begin with a line feed. They do not where they are indented. */
  val hasNewlines: Boolean = newline > 0

  /** How many parts there are: their indexes are `[0, size)`. */
  def size: Int = used
  def op(i: Int): Int = parts(i) & KindMask
  private def number(i: Int): Int = parts(i) >> KindBits

  /** The key at `i`. */
  def key(i: Int): String = texts(number(i))

  /** The `Text` at `i`, which stands behind its key. */
  def text(i: Int): String = texts(number(i - 1) + 1)
  def factsOf(i: Int): Int = number(i)

  /** Where the text of part `i` begins in the draft. */
  def start(i: Int): Int = starts(i)

  /** Where the text of a `Line` or an `Item` ends in the draft. */
  def end(i: Int): Int = if (i + 1 == used) draft.position else starts(i + 1)

  /** Where the key of a line begins in the draft. */
  def keyStart(i: Int): Int = starts(i) + newline

  /** Where the text of an element begins in the draft. */
  def itemStart(i: Int, first: Boolean): Int = starts(i) + (if (first) blank else comma.text.length)

  /** The index behind the value at `i`, a whole one. */
  def behind(i: Int): Int = if (op(i) >= Table) i + number(i) else i + 1

  /** Whether the whole member that begins at `i` has headers: a table, or an array of tables that is not empty. */
  def hasHeader(i: Int): Boolean = op(i) == Key && (op(i + 1) == Table || op(i + 1) == Tables)

  /** Whether the array at `i` is written on one line, where arrays may have several: `OneLine`, `ManyLines` or `Undecided`. */
  def lines(i: Int): Int =
    if (number(i) > 0) { if (op(i) == FlatArray) OneLine else ManyLines }
    else if (style.arrayWidth == Int.MaxValue) OneLine
    else if (wide >= -number(i)) ManyLines
    else Undecided

  private def add(op: Int, start: Int, number: Int): Unit = {
    if (used == parts.length) {
      parts = Arrays.copyOf(parts, used * 2)
      starts = Arrays.copyOf(starts, used * 2)
    }
    parts(used) = number << KindBits | op
    starts(used) = start
    used += 1
  }

  private def addKey(key: String, start: Int): Unit = {
    add(Key, start, usedTexts)
    keep(key)
  }

  private def keep(text: String): Unit = {
    if (usedTexts == texts.length) texts = Arrays.copyOf(texts, usedTexts * 2)
    texts(usedTexts) = text
    usedTexts += 1
  }

  private def isEmpty: Boolean = widths(depth) == 1

  /** Writes what stands before a value. */
  private def lead(key: String): Unit =
    if (key ne null) {
      if (newline > 0) out.ascii('\n')
      strings.keyOfValue(out, key)
    } else if (!isEmpty) out.literal(comma)
    else if (blank > 0) out.ascii(' ')

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

  /** A string, the value of a key, that may be written on several lines; `known` are its facts. */
  def textOfLines(key: String, s: String, known: Int): Unit = {
    addKey(key, draft.position)
    add(Text, draft.position, known)
    keep(s)
    count(key, s.length + 2L)
  }

  /** Takes note of an element or a member that the open container has and this tape has not. */
  def passed(): Unit = widths(depth) += 1

  private def count(key: String, width: Long): Unit = {
    val separator = if (!isEmpty) comma.text.length else if (key ne null) 1 else blank
    val all = widths(depth) + separator + width + (if (key ne null) key.length + TomlValues.equalsSign.text.length else 0)
    widths(depth) = all
    if (all > style.arrayWidth && depth > wide) wide = depth
  }

  private def begin(op: Int, start: Int, key: String): Unit = {
    depth += 1
    if (depth == begins.length) grow()
    begins(depth) = used
    widths(depth) = 1L
    facts(depth) = if (key ne null) Member | OnlyTables | OnlyText else OnlyTables | OnlyText
    add(op, start, -depth)
  }

  private def grow(): Unit = {
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
      parts(i) = used + 1 - i << KindBits | (if (isMember && !isSmall(width)) Table else Object)
    }
    add(EndObject, draft.position, 0)
    leave(i, width)
    facts(depth) &= ~OnlyText
  }

  def endArray(): Unit = {
    val width = widths(depth) + (if (isEmpty) 1 else 1 + blank)
    val i = begins(depth)
    val member = isMember
    val onLine = isWithin(width, style.arrayWidth) || !member && !style.nestedLines
    val isText = i >= 0 && onLine && has(OnlyText)
    if (i >= 0) {
      val kind =
        if (member && has(OnlyTables) && !isEmpty && !isSmall(width)) Tables else if (onLine) FlatArray else Array
      parts(i) = used + 1 - i << KindBits | kind
    }
    if (isText) out.literal(if (isEmpty) arrayEnd else style.arrayEnd)
    else add(EndArray, draft.position, 0)
    leave(i, width)
    if (isText) join(i, member) else facts(depth) &= ~OnlyText
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

  /** Makes one part of the array at `i`, the last one. */
  private def join(i: Int, isMember: Boolean): Unit =
    if (isMember) {
      usedTexts = number(i - 1)
      parts(i - 1) = Line
      used = i
    } else {
      parts(i) = Item
      used = i + 1
    }

  /** Drops the parts `[from, until)`, which stand behind the key of the first container open; those behind move down. Containers that are
    * open and begin there can still be ended.
    */
  def drop(from: Int, until: Int): Unit = {
    val n = used - until
    System.arraycopy(parts, until, parts, from, n)
    System.arraycopy(starts, until, starts, from, n)
    used = from + n
    var level = depth
    while (level > 0 && begins(level) >= from) {
      begins(level) = if (begins(level) >= until) begins(level) - (until - from) else -1
      level -= 1
    }
    if (n == 0) {
      draft.truncate(starts(from - 1))
      usedTexts = number(from - 1) + 1
    }
  }

  /** Drops the parts from `i` on. No container is open. */
  def truncate(i: Int): Unit = {
    used = i
    if (op(i) == Key) usedTexts = number(i)
    draft.truncate(starts(i))
  }

  def reset(): Unit = {
    used = 0
    usedTexts = 0
    depth = 0
    wide = 0
    draft.clear()
  }

  /** Drops every reference, and memory that is not worth keeping. */
  def forget(): Unit = {
    reset()
    // New, since G1 makes every store of a reference into an old array wait for the stores before.
    texts = new scala.Array[String](InitialSize)
    if (parts.length > RetainedSize) {
      parts = new scala.Array[Int](InitialSize)
      starts = new scala.Array[Int](InitialSize)
    }
  }
}

private[swarender] object TomlTape {
  private final val KindBits = 4
  private final val KindMask = (1 << KindBits) - 1

  /** A key and its scalar. */
  final val Line = 0

  /** An element that is a scalar. */
  final val Item = 1

  /** The key of a container or of a `Text`, which is the next part. */
  final val Key = 2

  /** A string. */
  final val Text = 3
  final val EndObject = 4
  final val EndArray = 5

  /** A member that has a header where its place allows it. */
  final val Table = 6

  /** A member that is an array of such tables. */
  final val Tables = 7

  /** Another table. */
  final val Object = 8

  /** Another array, with a line per element where its place allows it. */
  final val Array = 9

  /** An array on one line. */
  final val FlatArray = 10

  final val OneLine = 0
  final val ManyLines = 1
  final val Undecided = 2

  // What is true of a container.
  private final val Member = 1

  /** Its elements, as far as it goes, are tables. */
  private final val OnlyTables = 2

  /** Its elements are scalars. */
  private final val OnlyText = 4

  private final val InitialSize = 64
  private final val RetainedSize = 64 * 1024
  private val comma = new Literal(", ")
  private val arrayEnd = new Literal("]")
}
