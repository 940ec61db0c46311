package swarender
package chars

import java.util.Arrays

import swarender.platform.Platform

/** ASCII text in a part of an array of bytes, which a reader passes instead of a `String`. After
  * the event that it was passed with, the reader may `set` it to another text; use `toString` to
  * keep the text.
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

  /** Copies the text to the bytes of `dst` from `at` on, and returns how much of it is clean. As
    * many bytes as it has, and `Slack`, are free.
    */
  def copyClean(probe: SwarProbe, dst: Array[Byte], at: Int): Int = {
    System.arraycopy(bytes, from, dst, at, length)
    probe.cleanRun(dst, at, at + length) - at
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
