package swarender
package output

import swarender.text.{Escapes, Indentation, Literal, NumberLayout, SwarProbe}

/** Where a format writes: tokens in, pages out. The two children, [[ByteOutput]] (UTF-8) and
  * [[CharOutput]] (UTF-16), write the same text. An `Output` serves one thread.
  *
  * After the sink has thrown, or after `poison`, every write and `flush` is a [[RenderError]] of
  * kind `Broken` until `reset`.
  */
abstract class Output {

  /** One char in `[0, 0x7f]`. */
  def ascii(c: Int): Unit

  /** Writes text of chars in `[0, 0x7f]` unchanged; the caller guarantees the range. */
  final def ascii(s: CharSequence): Unit = ascii(s, 0, s.length)

  /** The part `[from, until)` of such a text. */
  def ascii(s: CharSequence, from: Int, until: Int): Unit

  /** The same char by char. */
  protected[this] final def asciiChars(s: CharSequence, from: Int, until: Int): Unit = {
    var i = from
    while (i < until) {
      ascii(s.charAt(i).toInt)
      i += 1
    }
  }

  /** Writes fixed text unchanged. */
  def literal(l: Literal): Unit

  /** A line feed and `column` spaces. */
  def lineBreak(column: Int): Unit = {
    ascii('\n')
    var left = column
    while (left > 0) {
      val n = Math.min(left, Output.Spaces.length)
      ascii(Output.Spaces, 0, n)
      left -= n
    }
  }

  /** A line break and `level` units of indentation. */
  @inline final def indentation(i: Indentation, level: Int): Unit =
    if (i.char >= 0) ascii(i.char)
    else if (i.unit.isEmpty) literal(i.at(0))
    else if (level < Indentation.ReadyLevels) literal(i.at(level))
    else {
      literal(i.at(Indentation.ReadyLevels - 1))
      var l = Indentation.ReadyLevels - 1
      while (l < level) {
        literal(i.unitLiteral)
        l += 1
      }
    }

  /** The part `[from, until)` of `s`, escaped. `Escapes.none` writes it unchanged, lone surrogates
    * as U+FFFD.
    */
  def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit

  /** The whole of `s`, escaped, between two of the char `quote`, which is in `[0, 0x7f]`. */
  def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit

  /** Writes the whole of `s` as it is, between two of `quote` if that is no 0, if `probe` finds
    * nothing in it and that can be told while it is written; else it writes nothing and returns
    * false.
    */
  private[swarender] def cleanly(s: CharSequence, quote: Int, probe: SwarProbe): Boolean = false

  /** Whether `cleanly` may write `s`: to ask it costs nothing. */
  private[swarender] def writesCleanly(s: CharSequence): Boolean = false

  def long(v: Long): Unit

  /** A double that is neither NaN nor infinite. */
  def double(v: Double, layout: NumberLayout): Unit

  /** A float that is neither NaN nor infinite, with the fewest digits that read back to the same
    * float.
    */
  def float(v: Float, layout: NumberLayout): Unit

  /** An output of the same kind that keeps nothing. */
  private[swarender] def discarding(): Output

  /** How many bytes or chars have been written since the start or the last `reset`. */
  def position: Long

  /** The same, where it is told to users: of a string that is made they count the chars. */
  private[swarender] def offset: Long = position

  /** Hands all that is written to the sink, and flushes that. */
  def flush(): Unit

  /** Drops what the sink has not got, forgets any failure and counts from 0 again. */
  def reset(): Unit

  /** Makes every further write fail until `reset`. */
  def poison(): Unit

  /** Whether every write fails until `reset`. */
  def isPoisoned: Boolean
}

private object Output {
  final val Spaces = "                                                                "
}
