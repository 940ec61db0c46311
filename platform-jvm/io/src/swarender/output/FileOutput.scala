package swarender
package output

import java.io.{FileDescriptor, FileOutputStream, IOException, OutputStream}

/** Bytes to a file, through a buffer that grows as its policy says; writes of
  * `BufferPolicy.writeThrough` and more pass without a copy. Not for use by several threads at
  * once.
  *
  * What the system refuses throws `IOException`, which can come as late as with `flush` or `close`.
  * Of what was written before, a part may then be lost, so every `write` and `flush` after it is
  * refused with the same message.
  *
  *   - `flush` hands all bytes to the system, which may still hold them in memory.
  *   - `close` flushes, then closes the file, also when the flush fails; standard output stays
  *     open. It throws nothing that has been thrown before. Every write after it throws
  *     `IOException`, a second `close` does nothing.
  *
  * The system is called through a `FileOutputStream`, which is as fast as a channel and holds no
  * direct memory (`docs/internals/buffers.md`).
  */
final class FileOutput private (file: FileOutputStream, policy: BufferPolicy, isStandard: Boolean)
    extends OutputStream {
  private[this] var buffer = new Array[Byte](policy.initial)
  private[this] var held = 0
  private[this] var isOpen = true
  private[this] var error: IOException = null

  private def check(): Unit = {
    if (!isOpen) throw new IOException("the stream is closed")
    if (error ne null) throw new IOException(error.getMessage, error)
  }

  private def pass(bytes: Array[Byte], from: Int, n: Int): Unit =
    try file.write(bytes, from, n)
    catch {
      case e: IOException =>
        error = e
        throw e
    }

  private def empty(): Unit = if (held > 0) {
    val n = held
    held = 0
    pass(buffer, 0, n)
  }

  /** Makes room in a full buffer. */
  private def more(): Unit = {
    empty()
    val next = policy.after(buffer.length)
    if (next > buffer.length) buffer = new Array[Byte](next)
  }

  override def write(b: Int): Unit = {
    check()
    if (held == buffer.length) more()
    buffer(held) = b.toByte
    held += 1
  }

  override def write(bytes: Array[Byte], from: Int, n: Int): Unit = {
    if ((from | n | bytes.length - from - n) < 0)
      throw new IndexOutOfBoundsException(s"$n bytes from $from on, of ${bytes.length}")
    check()
    if (n >= policy.writeThrough) {
      empty()
      pass(bytes, from, n)
    } else copy(bytes, from, from + n)
  }

  private def copy(bytes: Array[Byte], from: Int, until: Int): Unit = {
    var at = from
    while (at < until) {
      if (held == buffer.length) more()
      val n = Math.min(until - at, buffer.length - held)
      System.arraycopy(bytes, at, buffer, held, n)
      held += n
      at += n
    }
  }

  override def flush(): Unit = {
    check()
    empty()
  }

  override def close(): Unit = if (isOpen) {
    isOpen = false
    try if (error eq null) empty()
    finally if (!isStandard) file.close()
  }
}

/** Files and standard output; the same on Scala Native, where `NativeOutputStream` does the work.
  */
object FileOutput {

  /** Standard output, past `System.out`. */
  def stdout(policy: BufferPolicy = BufferPolicy.file): FileOutput =
    new FileOutput(new FileOutputStream(FileDescriptor.out), policy, isStandard = true)

  /** A file, which is made, or emptied if it is there. What the system refuses is the exception
    * that `java.nio.file.Files` throws, such as `NoSuchFileException` where the folder is missing.
    */
  def create(path: String, policy: BufferPolicy = BufferPolicy.file): FileOutput =
    new FileOutput(PlatformFiles.create(path), policy, isStandard = false)
}
