package swarender
package toml

import java.util.Arrays

import swarender.out.{Draft, Literal, Out}

/** The lines of a document as they begin: `key = ` and headers. */
private[swarender] final class TomlLines(out: Out, style: TomlStyle, strings: TomlStrings) {

  /** Whether the document has a line. */
  private[this] var started = false
  private[this] val flat = style.tableIndent.isEmpty

  def reset(): Unit = started = false
  def isStarted: Boolean = started

  /** Begins a line of a table `level` levels below the root, up to where its key stands. */
  def begin(level: Int): Unit = if (started) style.lineIndentation.write(out, level) else first(level)

  /** The same up to where its value stands. */
  def value(key: CharSequence, level: Int): Unit = {
    if (started && flat) strings.lineOfValue(out, key)
    else {
      begin(level)
      strings.keyOfValue(out, key)
    }
  }

  private def first(level: Int): Unit = {
    started = true
    style.firstIndentation.write(out, level)
  }

  /** The header of the table at `path`, or of one more table in the array there. */
  def header(path: TomlPath, inArray: Boolean): Unit = {
    if (started && flat) out.literal(if (inArray) TomlLines.nextElement else TomlLines.nextTable)
    else {
      if (started || style.strayBlankLines) {
        out.ascii('\n')
        style.lineIndentation.write(out, path.size - 1)
        started = true
      } else first(path.size - 1)
      out.literal(if (inArray) TomlLines.elementStart else TomlLines.tableStart)
    }
    path.write(0)
    out.literal(if (inArray) TomlLines.elementEnd else TomlLines.tableEnd)
  }

  /** Ends a header behind which no value stands, but tables. */
  def onlyTables(): Unit = if (style.strayBlankLines) out.ascii('\n')

  /** Ends the document. */
  def end(): Unit = if (style.finalNewline && started) out.ascii('\n')
}

private object TomlLines {
  val tableStart = new Literal("[")

  /** With what stands before it where lines are not indented. */
  val nextTable = new Literal("\n\n[")
  val nextElement = new Literal("\n\n[[")
  val tableEnd = new Literal("]")
  val elementStart = new Literal("[[")
  val elementEnd = new Literal("]]")
}

/** The keys that lead from the root to a table, as they stand in its header: that is all that stands in `draft`. The text of a key that was
  * left stays until another one comes in its place, since most often it comes again.
  */
private[swarender] final class TomlPath(draft: Draft, strings: TomlStrings) {
  private[this] val out = draft.out

  /** Per key that has its text in the draft: the key, and where its text ends. */
  private[this] var keys = new Array[String](16)
  private[this] var ends = new Array[Int](16)
  private[this] var known = 0
  private[this] var used = 0

  /** How many keys there are. */
  def size: Int = used

  def push(key: String): Unit = {
    if (used == known || !key.equals(keys(used))) write(key)
    used += 1
  }

  private def write(key: String): Unit = {
    draft.truncate(end(used))
    known = used
    if (used == ends.length) {
      keys = Arrays.copyOf(keys, used * 2)
      ends = Arrays.copyOf(ends, used * 2)
    }
    if (used > 0) out.ascii('.')
    strings.key(out, key)
    keys(used) = key
    ends(used) = draft.position
    known += 1
  }

  /** Where the first `n` keys end. */
  private def end(n: Int): Int = if (n == 0) 0 else ends(n - 1)

  def pop(): Unit = used -= 1

  /** Goes back to the first `size` keys; there are so many at least. */
  def truncate(size: Int): Unit = used = size

  /** Writes the keys from the one at `from` on, with dots between; there is one. */
  def write(from: Int): Unit = draft.copy(if (from == 0) 0 else ends(from - 1) + 1, ends(used - 1))

  def clear(): Unit = {
    Arrays.fill(keys.asInstanceOf[Array[AnyRef]], 0, known, null)
    known = 0
    used = 0
    draft.clear()
  }
}
