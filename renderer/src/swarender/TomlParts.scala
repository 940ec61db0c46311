package swarender

import java.util.Arrays

import swarender.out.Draft

/** The parts of a document that wait for their place, in their order: where their text stands in `draft`, and what is held by reference. */
private[swarender] abstract class TomlParts(draft: Draft, style: TomlStyle) {
  import TomlParts._

  /** Of each part its kind in the lowest four bits, and a number above: how many parts a container has, or the level of one still open,
    * negated; for a `Key` its index in `texts`; the facts of a `Text`.
    */
  private[this] var parts = new scala.Array[Int](InitialSize)

  /** Where in the draft the text of a part begins, and that of the part before it ends. */
  private[this] var starts = new scala.Array[Int](InitialSize)
  private[this] var used = 0

  /** Keys of containers, and behind its key each string that is held by reference. */
  private[this] var texts = new scala.Array[String](InitialSize)
  private[this] var usedTexts = 0

  /** What stands in the draft before the key of a line, where that is all that stands before lines: else nothing. */
  protected final val newline = if (style.tableIndent.isEmpty) 1 else 0

  /** Whether lines in the draft begin with a line feed. They do not where they are indented. */
  final val hasNewlines: Boolean = newline > 0

  /** How many parts there are: their indexes are `[0, size)`. */
  final def size: Int = used
  final def op(i: Int): Int = parts(i) & KindMask
  protected final def number(i: Int): Int = parts(i) >> KindBits

  /** The key at `i`. */
  final def key(i: Int): String = texts(number(i))

  /** The `Text` at `i`, which stands behind its key. */
  final def text(i: Int): String = texts(number(i - 1) + 1)
  final def factsOf(i: Int): Int = number(i)

  /** Where the text of part `i` begins in the draft. */
  final def start(i: Int): Int = starts(i)

  /** Where the text of a `Line` or an `Item` ends in the draft. */
  final def end(i: Int): Int = if (i + 1 == used) draft.position else starts(i + 1)

  /** Where the key of a line begins in the draft. */
  final def keyStart(i: Int): Int = starts(i) + newline

  /** Where the text of an element begins in the draft. */
  final def itemStart(i: Int, first: Boolean): Int = starts(i) + (if (first) style.arrayBlank else SeparatorLength)

  /** The index behind the value at `i`, a whole one. */
  final def behind(i: Int): Int = if (op(i) >= Table) i + number(i) else i + 1

  /** Whether the whole member that begins at `i` has headers: a table, or an array of tables that is not empty. */
  final def hasHeader(i: Int): Boolean = op(i) == Key && (op(i + 1) == Table || op(i + 1) == Tables)

  protected final def add(op: Int, start: Int, number: Int): Unit = {
    if (used == parts.length) grow(used)
    parts(used) = number << KindBits | op
    starts(used) = start
    used += 1
  }

  private def grow(size: Int): Unit = {
    if (size == MaxSize)
      throw new RenderError(RenderError.TooLarge, s"$size parts of the document wait for their place", "$", 0L)
    parts = Arrays.copyOf(parts, size * 2)
    starts = Arrays.copyOf(starts, size * 2)
  }

  protected final def addKey(key: String, start: Int): Unit = {
    add(Key, start, usedTexts)
    keep(key)
  }

  protected final def keep(text: String): Unit = {
    if (usedTexts == texts.length) texts = Arrays.copyOf(texts, usedTexts * 2)
    texts(usedTexts) = text
    usedTexts += 1
  }

  /** Makes the part at `i` another one. */
  protected final def change(i: Int, op: Int, number: Int): Unit = parts(i) = number << KindBits | op

  /** Drops the parts `[from, until)`, which stand behind a key; those behind move down. */
  protected final def remove(from: Int, until: Int): Unit = {
    System.arraycopy(parts, until, parts, from, used - until)
    System.arraycopy(starts, until, starts, from, used - until)
    used -= until - from
    if (used == from) {
      draft.truncate(starts(from - 1))
      usedTexts = number(from - 1) + 1
    }
  }

  /** Makes the last parts, from the key at `i` on, one line: their text is one. */
  protected final def joinLine(i: Int): Unit = {
    usedTexts = number(i)
    change(i, Line, 0)
    used = i + 1
  }

  /** Makes the last parts, from `i` on, one element. */
  protected final def joinItem(i: Int): Unit = {
    change(i, Item, 0)
    used = i + 1
  }

  /** Drops the parts from `i` on. No container is open. */
  final def truncate(i: Int): Unit = {
    used = i
    if (op(i) == Key) usedTexts = number(i)
    draft.truncate(starts(i))
  }

  def reset(): Unit = {
    used = 0
    usedTexts = 0
    draft.clear()
  }

  /** Drops every reference, and memory that is not worth keeping. */
  final def forget(): Unit = {
    reset()
    // New, since G1 makes every store of a reference into an old array wait for the stores before.
    texts = new scala.Array[String](InitialSize)
    if (parts.length > RetainedSize) {
      parts = new scala.Array[Int](InitialSize)
      starts = new scala.Array[Int](InitialSize)
    }
  }
}

private[swarender] object TomlParts {
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

  /** That of a comma and a blank. */
  final val SeparatorLength = 2

  private final val InitialSize = 64

  /** A power of two times `InitialSize`; numbers of parts fit. */
  private final val MaxSize = 1 << 27
  private final val RetainedSize = 64 * 1024
}
