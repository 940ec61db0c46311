package swarender
package output

import java.io.OutputStream
import java.nio.ByteBuffer

import swarender.output.PagePool.Page

/** The destination of an output of bytes. The output gathers bytes in an array of its own and
  * copies them to pages; the sink takes full pages. After `take`, and at first, the last call of
  * `writeTo` names the page to write to.
  *
  * {{{
  * final class Digest(digest: java.security.MessageDigest) extends ByteSink {
  *   private val page = new Array[Byte](4096)
  *   writeTo(page, 0, 0, page.length)
  *
  *   protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
  *     digest.update(array, from, pos - from)
  *     writeTo(page, 0, 0, page.length)
  *   }
  *   protected override def reset(): Unit = { digest.reset(); writeTo(page, 0, 0, page.length) }
  * }
  * }}}
  */
abstract class ByteSink {

  /** The page; bytes are copied to `[pos, limit)` of it, the ones in `[from, pos)` still being the
    * sink's to take. A new start goes back to `start`.
    */
  private[this] var array: Array[Byte] = NoBytes.array
  private[this] var from: Int = 0
  private[this] var start: Int = 0
  private[this] var pos: Int = 0
  private[this] var limit: Int = 0

  /** The output that writes here, or null: the one that was made, or reset, last. */
  private[output] final var writer: ArrayOutput = null

  /** Gives the output the bytes `[pos, limit)` of `array` to write to; those in `[from, pos)` are
    * already written and come with the next `take`. Places that are not in this order, or outside
    * the array, throw `IllegalArgumentException`.
    */
  protected final def writeTo(array: Array[Byte], from: Int, pos: Int, limit: Int): Unit = {
    if (!(0 <= from && from <= pos && pos <= limit && limit <= array.length))
      throw new IllegalArgumentException(
        s"expected 0 <= from <= pos <= limit <= ${array.length}, got from $from, pos $pos, limit $limit"
      )
    offer(array, from, pos, limit)
  }

  /** The unchecked form of `writeTo`: the caller guarantees the order of the places. */
  private[output] final def offer(array: Array[Byte], from: Int, pos: Int, limit: Int): Unit = {
    this.array = array
    this.from = from
    this.start = pos
    this.pos = pos
    this.limit = limit
  }

  /** Takes the page from the output that writes here: it refuses every write until its `reset`. */
  protected final def disown(): Unit = {
    offer(NoBytes.array, 0, 0, 0)
    if (writer ne null) writer.disown(this)
    writer = null
  }

  /** Takes the bytes `[from, pos)` of the page and calls `writeTo`. When there are none, it makes
    * room for one byte at least. What it throws passes through the renderer as it is; a sink that
    * makes no room throws `IllegalStateException`.
    */
  protected def take(array: Array[Byte], from: Int, pos: Int): Unit

  /** Passes on the output it has received. */
  protected def flush(): Unit = ()

  /** Forgets all bytes that it has taken and not passed on, and makes ready for a new start. */
  protected def reset(): Unit = ()

  // What the output calls.

  /** The size of the array that the output gathers bytes in before it calls `write`. */
  private[output] def room: Int = ByteSink.Small

  /** Copies the bytes `[from, until)` of `src` to pages. */
  private[output] def write(src: Array[Byte], from: Int, until: Int): Unit = {
    var i = from
    while (i < until) {
      if (pos == limit) makeRoom()
      val n = Math.min(until - i, limit - pos)
      System.arraycopy(src, i, array, pos, n)
      pos += n
      i += n
    }
  }

  private def makeRoom(): Unit = {
    leave()
    if (pos == limit) leave()
    if (pos == limit) NoBytes.noRoom()
  }

  private def leave(): Unit = take(array, from, pos)

  /** Where the next byte is copied to. */
  private[output] final def filled: Int = pos

  private[output] final def push(): Unit = {
    if (pos > from) leave()
    flush()
  }

  private[output] final def restart(): Unit = {
    pos = start
    reset()
  }
}

object ByteSink {

  /** How many bytes are gathered for a sink that has pages, and the first array of documents that
    * are held as a whole.
    */
  private[swarender] final val Small = 2048

  /** Writes to `target`, through `page` again and again. Flushes the target when it is flushed
    * itself and never closes it.
    */
  def apply(target: OutputStream, page: Page): ByteSink = new PageSink(target, page)

  /** Writes to `target`, through a buffer of the sizes that `policy` gives, or more where a token
    * needs it. Flushes the target when it is flushed itself and never closes it.
    */
  def apply(target: OutputStream, policy: BufferPolicy = BufferPolicy.growing): ByteSink =
    new StreamSink(target, policy)

  /** Writes to `target` from its position on, which moves to the end of what has been flushed. A
    * document that does not fit throws `BufferOverflowException`; `reset` of the renderer takes the
    * position back to where it is now.
    */
  def apply(target: ByteBuffer): ByteSink = new BufferSink(target)

}

/** Drops all bytes. */
private[swarender] final class DiscardingByteSink extends ByteSink {
  private[output] override def write(src: Array[Byte], from: Int, until: Int): Unit = ()
  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = ()
}

/** A sink that takes no bytes. It is not in the companion, so that a process loads only the sinks
  * that it uses.
  */
private[output] object NoBytes {
  val array: Array[Byte] = new Array[Byte](0)

  def noRoom(): Nothing = throw new IllegalStateException("the sink makes no room to write to")
}
