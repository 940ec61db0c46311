package swarender

import swarender.out.{Literal, Out}

/** The lines of a document as they begin: `key = ` and headers. */
private[swarender] final class TomlLines(out: Out, style: TomlStyle, strings: TomlStrings) {

  /** Whether the document has a line. */
  private[this] var started = false

  def reset(): Unit = started = false

  /** Begins a line of a table `level` levels below the root, up to where its value stands; the key is dotted
    * if it has several parts.
    */
  def value(keys: TomlKeys, from: Int, level: Int): Unit = {
    if (started) style.lineIndentation.write(out, level) else first(level)
    path(keys, from)
    out.literal(TomlValues.equalsSign)
  }

  /** A line with a key of one part. */
  def value(key: CharSequence, level: Int): Unit = {
    if (started) style.lineIndentation.write(out, level) else first(level)
    strings.keyOfValue(key)
  }

  private def first(level: Int): Unit = {
    started = true
    style.firstIndentation.write(out, level)
  }

  /** The header of the table at `keys`, or of one more table in the array there. */
  def header(keys: TomlKeys, inArray: Boolean): Unit = {
    if (started || style.strayBlankLines) {
      out.ascii('\n')
      style.lineIndentation.write(out, keys.size - 1)
      started = true
    } else first(keys.size - 1)
    out.literal(if (inArray) TomlLines.elementStart else TomlLines.tableStart)
    path(keys, 0)
    out.literal(if (inArray) TomlLines.elementEnd else TomlLines.tableEnd)
  }

  /** Ends a header behind which no value stands, but tables. */
  def onlyTables(): Unit = if (style.strayBlankLines) out.ascii('\n')

  /** Ends the document. */
  def end(): Unit = if (style.finalNewline && started) out.ascii('\n')

  private def path(keys: TomlKeys, from: Int): Unit = {
    var i = from
    while (i < keys.size) {
      if (i > from) out.ascii('.')
      strings.key(keys(i))
      i += 1
    }
  }
}

private object TomlLines {
  val tableStart = new Literal("[")
  val tableEnd = new Literal("]")
  val elementStart = new Literal("[[")
  val elementEnd = new Literal("]]")
}

/** The keys that lead from the root to a table. */
private[swarender] final class TomlKeys {
  private[this] var keys = new Array[CharSequence](16)
  private[this] var used = 0

  def size: Int = used
  def apply(i: Int): CharSequence = keys(i)

  def push(key: CharSequence): Unit = {
    if (used == keys.length) keys = java.util.Arrays.copyOf(keys, used * 2)
    keys(used) = key
    used += 1
  }

  def pop(): Unit = used -= 1

  /** Drops every reference to a key, after the last `pop`. */
  def forget(): Unit = java.util.Arrays.fill(keys.asInstanceOf[Array[AnyRef]], null)
}
