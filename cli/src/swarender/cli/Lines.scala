package swarender.cli

import java.lang.Long.bitCount

import swarender.platform.Platform

/** Lines and columns of UTF-8 text that passes by, both from 1; a column is a character (a code
  * point). It holds two numbers, however long the text is.
  */
final class Lines private (private var breaks: Long, private var column: Long) {
  def this() = this(0L, 0L)

  /** The place of the next character. */
  def here: Place = Place(breaks + 1, column + 1)

  /** Lets the bytes `[from, until)` pass. */
  def pass(bytes: Array[Byte], from: Int, until: Int): Unit = {
    var i = from
    while (i < until) {
      val word = if (until - i >= 8) Platform.getLongLE(bytes, i) else Lines.AllBreaks
      if (Lines.hasBreak(word)) {
        val end = Math.min(i + 8, until)
        while (i < end) {
          one(bytes(i))
          i += 1
        }
      } else {
        column += (if ((word & Lines.Highs) == 0) 8L else 8L - bitCount(Lines.continuations(word)))
        i += 8
      }
    }
  }

  private def one(b: Byte): Unit =
    if (b == '\n') {
      breaks += 1
      column = 0
    } else if ((b & 0xc0) != 0x80) column += 1

  /** Goes back over `n` characters of the same line. */
  def back(n: Int): Unit = column = Math.max(column - n, 0L)

  def copy: Lines = new Lines(breaks, column)
}

private object Lines {

  /** Where a text begins. */
  val Start: Place = Place(1, 1)

  final val AllBreaks = 0x0a0a0a0a0a0a0a0aL
  private final val Ones = 0x0101010101010101L
  private final val Highs = 0x8080808080808080L

  /** Whether one of 8 bytes is a line feed: Mycroft's test for a zero byte. */
  def hasBreak(word: Long): Boolean = {
    val zero = word ^ AllBreaks
    ((zero - Ones) & ~zero & Highs) != 0
  }

  /** A bit for each of 8 bytes that goes on with a character: `10xxxxxx`. */
  def continuations(word: Long): Long = word & ~(word << 1) & Highs
}

/** A line and a column, both from 1. */
final case class Place(line: Long, column: Long)
