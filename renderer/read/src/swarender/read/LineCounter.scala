package swarender
package read

import java.lang.Long.bitCount

import swarender.platform.Platform

/** Lines and columns of UTF-8 text that passes by, both from 1; a column is a character (a code
  * point). It holds two numbers, however long the text is.
  */
private[swarender] final class LineCounter private (private var breaks: Long, private var column: Long) {
  def this() = this(0L, 0L)

  /** The place of the next character, which is at `offset`. */
  def at(offset: Long): TextPosition = new TextPosition(breaks + 1, column + 1, offset)

  /** Lets the bytes `[from, until)` pass. */
  def pass(bytes: Array[Byte], from: Int, until: Int): Unit = {
    var i = from
    while (i < until) {
      val word = if (until - i >= 8) Platform.getLongLE(bytes, i) else LineCounter.AllBreaks
      if (LineCounter.hasBreak(word)) {
        val end = Math.min(i + 8, until)
        while (i < end) {
          one(bytes(i))
          i += 1
        }
      } else {
        column += (if ((word & LineCounter.Highs) == 0) 8L else 8L - bitCount(LineCounter.continuations(word)))
        i += 8
      }
    }
  }

  private def one(b: Byte): Unit =
    if (b == '\n') {
      breaks += 1
      column = 0
    } else if ((b & 0xc0) != 0x80) column += 1

  def copy: LineCounter = new LineCounter(breaks, column)
}

private[swarender] object LineCounter {
  final val AllBreaks = 0x0a0a0a0a0a0a0a0aL
  private final val Ones = 0x0101010101010101L
  private final val Highs = 0x8080808080808080L

  /** How many chars (UTF-16 code units) the bytes `[from, until)` are. */
  def units(bytes: Array[Byte], from: Int, until: Int): Int = {
    var units = 0
    var i = from
    while (i < until) {
      val b = bytes(i)
      if ((b & 0xc0) != 0x80) units += (if ((b & 0xf8) == 0xf0) 2 else 1)
      i += 1
    }
    units
  }

  /** Whether one of 8 bytes is a line feed: Mycroft's test for a zero byte. */
  def hasBreak(word: Long): Boolean = {
    val zero = word ^ AllBreaks
    ((zero - Ones) & ~zero & Highs) != 0
  }

  /** A bit for each of 8 bytes that goes on with a character: `10xxxxxx`. */
  def continuations(word: Long): Long = word & ~(word << 1) & Highs
}

/** A place in a text: a line and a column, both from 1, and how many bytes, or chars of a string,
  * are before it.
  */
private[swarender] final class TextPosition(val line: Long, val column: Long, val offset: Long)
