package converter

import java.io.OutputStream
import java.util.Arrays

import swarender.output.BufferPolicy

/** Holds what is written, as much as files get at a time, until `push`: a flush alone, such as the
  * one after every document, writes nothing.
  */
final class HeldOutput(target: OutputStream, lineEnd: String = "\n") extends OutputStream {
  private[this] val ending = lineEnd.getBytes("UTF-8")
  private[this] var held = new Array[Byte](HeldOutput.InitialSize)
  private[this] var size = 0
  private[this] var last: Byte = ending.last

  /** Whether what is written separates two documents: not a line's end, since each document has its
    * own.
    */
  var isBetween = false

  /** Whether what is written is lost. */
  var discards = false

  /** Where in what is held the document begins, or -1 if a part of it has been passed on. */
  private[this] var begun = 0

  /** A document begins here. */
  def begin(): Unit = begun = size

  /** Drops what is held of the document that has begun, and returns whether that is all of it. The
    * line of a part that has been passed on ends.
    */
  def drop(): Boolean = {
    val isWhole = begun >= 0
    if (isWhole) {
      size = begun
      last = ending.last
    } else endLine()
    isWhole
  }

  override def write(b: Int): Unit = if (!discards) {
    reserve(1)
    last = b.toByte
    held(size) = last
    size += 1
  }

  private def isLineEnd(bytes: Array[Byte], from: Int, n: Int): Boolean =
    bytes(from + n - 1) == '\n' && (n == 1 || n == 2 && bytes(from) == '\r')

  override def write(bytes: Array[Byte], from: Int, n: Int): Unit =
    if (n > 0 && !discards && !(isBetween && isLineEnd(bytes, from, n))) hold(bytes, from, n)

  private def hold(bytes: Array[Byte], from: Int, n: Int): Unit = {
    reserve(n)
    if (n >= HeldOutput.Size) {
      begun = -1
      target.write(bytes, from, n)
    } else {
      System.arraycopy(bytes, from, held, size, n)
      size += n
    }
    last = bytes(from + n - 1)
  }

  /** Makes room for `n` bytes, if they are to be held. */
  private def reserve(n: Int): Unit = {
    if (n > HeldOutput.Size - size) pass()
    if (n < HeldOutput.Size && n > held.length - size)
      held = Arrays.copyOf(held, Math.min(HeldOutput.Size, Integer.highestOneBit(size + n) * 4))
  }

  /** Ends the line, unless nothing is on it. */
  def endLine(): Unit = if (last != ending.last) newLine()

  /** Ends the line. */
  def newLine(): Unit = write(ending, 0, ending.length)

  /** Passes on all that is held. */
  def push(): Unit = {
    pass()
    target.flush()
  }

  private def pass(): Unit = {
    val n = size
    size = 0
    if (begun >= 0) begun = if (n > begun) -1 else 0
    if (n > 0) target.write(held, 0, n)
  }

  /** Closes the target; what is held is lost. */
  override def close(): Unit = target.close()
}

private object HeldOutput {

  /** A page of this size passes without being held. */
  val Size: Int = BufferPolicy.file.maximum

  /** Enough for most documents: a buffer that is not used takes time, for its memory is zeroed. */
  final val InitialSize = 1024
}
