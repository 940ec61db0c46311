package swarender

import swarender.out.{Literal, Out, Text}

/** The lines of a document as they begin: `key = ` and headers. */
private[swarender] final class TomlLines(out: Out, style: TomlStyle, strings: TomlStrings) {

  /** Whether the document has a line. */
  private[this] var started = false

  def reset(): Unit = started = false

  /** Begins a line of a table `level` levels below the root, up to where its value stands; the key is dotted
    * if it has several parts.
    */
  def value(keys: TomlKeys, from: Int, level: Int): Unit = {
    begin(level)
    path(keys, from)
    out.literal(TomlValues.equalsSign)
  }

  /** A line with a key of one part. */
  def value(key: CharSequence, level: Int): Unit = {
    begin(level)
    strings.keyOfValue(out, key)
  }

  /** A line with a dotted key, up to where its last part stands. */
  def dotted(keys: TomlKeys, from: Int, level: Int): Unit = {
    begin(level)
    path(keys, from)
    out.ascii('.')
  }

  /** Begins a line up to where its key stands. */
  def begin(level: Int): Unit = if (started) style.lineIndentation.write(out, level) else first(level)

  def isStarted: Boolean = started

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
    val known = keys.text
    if (known ne null) out.literal(known)
    else if (keys.comesAgain()) {
      keys.text = new Literal(Text(writePath(_, keys, 0)))
      out.literal(keys.text)
    } else path(keys, 0)
    out.literal(if (inArray) TomlLines.elementEnd else TomlLines.tableEnd)
  }

  /** Ends a header behind which no value stands, but tables. */
  def onlyTables(): Unit = if (style.strayBlankLines) out.ascii('\n')

  /** Ends the document. */
  def end(): Unit = if (style.finalNewline && started) out.ascii('\n')

  private def path(keys: TomlKeys, from: Int): Unit = writePath(out, keys, from)

  private def writePath(out: Out, keys: TomlKeys, from: Int): Unit = {
    var i = from
    while (i < keys.size) {
      if (i > from) out.ascii('.')
      strings.key(out, keys(i))
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

/** The keys that lead from the root to a table. Also knows the text of such a path, while its keys come again: the elements of an array
  * of tables all have the same header.
  */
private[swarender] final class TomlKeys {
  private[this] var keys = new Array[CharSequence](16)
  private[this] var texts = new Array[Literal](16)
  private[this] var used = 0

  /** So many of `keys` stand as they were last pushed; for each of these levels whether its path was asked for. */
  private[this] var known = 0
  private[this] var asked = new Array[Boolean](16)

  def size: Int = used
  def apply(i: Int): CharSequence = keys(i)

  def push(key: CharSequence): Unit = {
    if (used == keys.length) grow()
    if (used >= known || key != keys(used)) {
      keys(used) = key
      texts(used) = null
      asked(used) = false
      known = used + 1
    }
    used += 1
  }

  private def grow(): Unit = {
    keys = java.util.Arrays.copyOf(keys, used * 2)
    texts = java.util.Arrays.copyOf(texts, used * 2)
    asked = java.util.Arrays.copyOf(asked, used * 2)
  }

  def pop(): Unit = used -= 1
  def clear(): Unit = used = 0

  /** The text of the path, if it is known. There is at least one key. */
  def text: Literal = texts(used - 1)
  def text_=(text: Literal): Unit = texts(used - 1) = text

  /** Whether this was asked before for the same path. */
  def comesAgain(): Boolean = {
    val before = asked(used - 1)
    asked(used - 1) = true
    before
  }

  /** Drops every reference to a key, after the last `pop`. */
  def forget(): Unit = {
    java.util.Arrays.fill(keys.asInstanceOf[Array[AnyRef]], null)
    java.util.Arrays.fill(texts.asInstanceOf[Array[AnyRef]], null)
    known = 0
  }
}
