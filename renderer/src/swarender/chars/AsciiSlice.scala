package swarender
package chars

import java.util.Arrays

import swarender.platform.Platform

/** ASCII text in a part of an array of bytes: what a reader of bytes has before, or instead of, a
  * `String`. The reader may `set` it to another text when the event it was given with is over; who
  * keeps the text longer takes `toString`.
  */
private[swarender] final class AsciiSlice extends CharSequence {

  /** The array, and the part `[from, until)` of it that is meant. */
  var bytes: Array[Byte] = AsciiSlice.Empty
  var from: Int = 0
  var until: Int = 0

  /** Becomes the bytes `[from, until)` of `bytes`, all in `[0, 0x7f]`; `Slack` more bytes follow
    * them.
    */
  def set(bytes: Array[Byte], from: Int, until: Int): this.type = {
    this.bytes = bytes
    this.from = from
    this.until = until
    this
  }

  def length: Int = until - from
  def charAt(i: Int): Char = bytes(from + i).toChar
  def subSequence(from: Int, until: Int): CharSequence = text(this.from + from, until - from)
  override def toString: String = text(from, length)

  /** This text in bytes of its own. */
  def copy: AsciiSlice = new AsciiSlice().set(Arrays.copyOfRange(bytes, from, until + AsciiSlice.Slack), 0, length)

  private def text(from: Int, n: Int): String = Platform.latin1String(bytes, from, n)

  /** The index of the first `c`, which is in `[0, 0x7f]`, from `start` on, else -1. */
  def indexOf(c: Int, start: Int): Int = {
    val a = bytes
    val lanes = SwarProbe.One * c
    var i = from + start
    while (i < until) {
      val zeros = Platform.getLongLE(a, i) ^ lanes
      val found = (zeros - SwarProbe.One) & ~zeros & SwarProbe.High
      if (found != 0) {
        val at = i + SwarProbe.lowest(found)
        return if (at < until) at - from else -1
      }
      i += 8
    }
    -1
  }

  /** What `PlainPairs` finds in the word at `i`; a space after the text is taken for a part of it.
    */
  private def pairs(i: Int, word: Long): Long =
    PlainPairs.dirty(word, if (i == 0) 0 else bytes(from + i - 1).toInt, bytes(from + i + 8).toInt)

  /** Copies the text to the bytes of `dst` from `at` on as long as `probe` finds nothing in it, and
    * returns how much: `length` or more where it finds nothing. What is in the bytes after it is
    * anything; `length + Slack` of them are free.
    */
  @inline def copyClean(probe: SwarProbe, dst: Array[Byte], at: Int): Int = {
    val n = length
    var mask = 0L
    var i = 0
    while (i < n && mask == 0) {
      val word = Platform.getLongLE(bytes, from + i)
      Platform.putLongLE(dst, at + i, word)
      mask = probe.dirty(word)
      if (mask != 0 && probe.inPairs) mask = pairs(i, word)
      i += (if (mask == 0) 8 else SwarProbe.lowest(mask))
    }
    i
  }

  /** Whether `d`, in `[0, 0x7f]`, directly follows a `c` somewhere. */
  def hasPair(c: Int, d: Int): Boolean = {
    var i = indexOf(d, 1)
    while (i > 0 && charAt(i - 1) != c) i = indexOf(d, i + 1)
    i > 0
  }
}

private[swarender] object AsciiSlice {

  /** The number of bytes after the text in its array, so that words can be read where it ends. */
  final val Slack = 8

  private val Empty: Array[Byte] = new Array[Byte](Slack)
}
