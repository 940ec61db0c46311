package swarender
package output

import swarender.chars.{CommentLines, Indentation, Literal, SwarProbe}
import swarender.numbers.AsciiText

/** The destination of a format's tokens. Its two subclasses, [[ByteOutput]] (UTF-8) and
  * [[CharOutput]] (UTF-16), write the same text. For one thread. User code creates it for a
  * renderer; only the library writes to it, and its methods do not check their arguments.
  *
  * After the sink has thrown, or after an error, every write and `flush` throws a [[RenderError]]
  * of kind `Broken` until `reset`.
  */
private[swarender] abstract class Output {

  /** One char in `[0, 0x7f]`. */
  private[swarender] def ascii(c: Int): Unit

  /** Writes text of chars in `[0, 0x7f]` unchanged; the caller guarantees the range. */
  private[swarender] final def ascii(s: CharSequence): Unit = ascii(s, 0, s.length)

  /** The part `[from, until)` of such a text. */
  private[swarender] def ascii(s: CharSequence, from: Int, until: Int): Unit

  /** Writes the part `[from, until)` of such a text, char by char. */
  protected[this] final def asciiChars(s: CharSequence, from: Int, until: Int): Unit = {
    var i = from
    while (i < until) {
      ascii(s.charAt(i).toInt)
      i += 1
    }
  }

  /** The text of `value`, between two of `quote` if that is no 0. */
  private[swarender] def made[T](value: T, text: AsciiText[T], quote: Int): Unit = {
    if (quote != 0) ascii(quote)
    ascii(text.textOf(value))
    if (quote != 0) ascii(quote)
  }

  /** Writes fixed text unchanged. */
  private[swarender] def literal(l: Literal): Unit

  /** A line feed and `column` spaces, 0 or more. */
  private[swarender] def lineBreak(column: Int): Unit = {
    ascii('\n')
    var left = column
    while (left > 0) {
      val n = Math.min(left, Output.Spaces.length)
      ascii(Output.Spaces, 0, n)
      left -= n
    }
  }

  /** How many bytes or chars end a line. */
  private[swarender] def lineEndLength: Int = 1

  /** A comment up to the end of its line: `mark`, which is ASCII, and after a space its text. A
    * text that begins with `mark` stays as it is, so that it can be a directive: `#!`,
    * `#cloud-config`. Its indentation may have tabs.
    */
  private[swarender] final def comment(mark: String, text: String): Unit = {
    if (!text.startsWith(mark)) {
      ascii(mark)
      if (!text.isEmpty) ascii(' ')
    }
    val indentation = CommentLines.indentation(text)
    escaped(text, 0, indentation, Escapes.none)
    escaped(text, indentation, text.length, Escapes.comment)
  }

  /** A line break and `level` units of indentation. */
  @inline private[swarender] final def indentation(i: Indentation, level: Int): Unit =
    if (i.char >= 0) ascii(i.char)
    else if (level < i.readyLevels) literal(i.at(level))
    else deepIndentation(i, level)

  /** Writes the indentation of a level whose text is not kept ready. */
  private def deepIndentation(i: Indentation, level: Int): Unit = {
    literal(i.at(i.readyLevels - 1))
    val units = i.units
    var left = level - i.readyLevels + 1
    while (left > 0) {
      val n = Math.min(left, units.readyLevels - 1)
      literal(units.at(n))
      left -= n
    }
  }

  /** The part `[from, until)` of `s`, escaped. `Escapes.none` writes it unchanged, lone surrogates
    * as U+FFFD.
    */
  private[swarender] def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit

  /** Escapes `s[from, until)`, of any class, in parts that are strings. */
  protected[this] final def inChunks(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit = {
    var i = from
    while (i < until) {
      var end = Math.min(until, i + Output.Chunk)
      if (end < until && Character.isHighSurrogate(s.charAt(end - 1))) end -= 1
      escaped(part(s, i, end), 0, end - i, escapes)
      i = end
    }
  }

  /** `s[from, until)` as a string. Of a class of the user's it calls `charAt` alone. */
  protected[this] final def part(s: CharSequence, from: Int, until: Int): String = s match {
    case s: String => s.substring(from, until)
    case _ =>
      val units = new Array[Char](until - from)
      var i = from
      while (i < until) {
        units(i - from) = s.charAt(i)
        i += 1
      }
      new String(units)
  }

  /** The whole of `s`, escaped, between two of the char `quote`, which is in `[0, 0x7f]`. */
  private[swarender] def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit

  /** Writes the whole of `s` as it is, between two of `quote` if that is no 0, if `probe` finds
    * nothing in it and that can be told while it is written; else it writes nothing and returns
    * false.
    */
  private[swarender] def writeClean(s: CharSequence, quote: Int, probe: SwarProbe): Boolean = false

  /** Whether `writeClean` may write `s`: to ask it costs nothing. */
  private[swarender] def canWriteClean(s: CharSequence): Boolean = false

  /** Whether this output takes text that is UTF-8 already. */
  private[swarender] def takesUtf8: Boolean = false

  /** Writes the bytes `[from, until)` of `src`, which are UTF-8, unchanged; where `takesUtf8`. */
  private[swarender] def utf8(src: Array[Byte], from: Int, until: Int): Unit = ()

  private[swarender] def long(v: Long): Unit

  /** A double that is neither NaN nor infinite. */
  private[swarender] def double(v: Double, layout: NumberLayout): Unit

  /** A float that is neither NaN nor infinite, with the fewest digits that read back to the same
    * float.
    */
  private[swarender] def float(v: Float, layout: NumberLayout): Unit

  /** An output of the same kind that keeps nothing. */
  private[swarender] def discarding(): Output

  /** Text for this output that is held until what comes before it is written. */
  private[swarender] def held(): HeldOutput

  /** How many bytes or chars have been written since the start or the last `reset`. */
  def position: Long

  /** What users are told of `position`: in a string that is made they count the chars. */
  private[swarender] def offset: Long = position

  /** Hands all that is written to the sink, and flushes that. */
  def flush(): Unit

  /** Drops what the sink has not got, forgets any failure and counts from 0 again. */
  def reset(): Unit

  /** Makes every further write fail until `reset`. */
  private[swarender] def poison(): Unit

  /** Whether every write fails until `reset`. */
  private[swarender] def isPoisoned: Boolean
}

/** Text that is held in memory until what comes before it is written. */
private[swarender] trait HeldOutput {

  /** What writes it: an output of the kind of the one that asked for it. */
  def out: Output

  /** Writes the part `[from, until)` of the text, in positions of `out`, to the output that asked
    * for it.
    */
  def write(from: Long, until: Long): Unit

  /** The part `[from, until)` of the text as a string. */
  def text(from: Int, until: Int): String

  /** Drops the text. */
  def clear(): Unit
}

private[output] object Output {

  /** How many chars of a text are made a string or encoded together. */
  final val Chunk = 4096

  final val Spaces = "                                                                "
}
