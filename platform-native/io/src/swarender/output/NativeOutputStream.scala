package swarender
package output

import java.io.{IOException, OutputStream}
import java.nio.file.StandardOpenOption.{CREATE, CREATE_NEW, TRUNCATE_EXISTING, WRITE}
import java.nio.file.{Files, OpenOption, Path, Paths}

import scala.scalanative.libc.errno.errno
import scala.scalanative.libc.stdio.{_IOFBF, EOF, FILE, fclose, fflush, fopen, fputc, fwrite, setvbuf}
import scala.scalanative.libc.string.strerror
import scala.scalanative.libc.{stdio, stdlib}
import scala.scalanative.posix
import scala.scalanative.posix.signal.{SIGPIPE, SIGXFSZ, SIG_IGN, signal}
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

/** Bytes to a stream of C's standard library (`FILE*`), through a buffer of `BufferPolicy.maximum`
  * bytes; writes of `BufferPolicy.writeThrough` and more pass without a copy. Not for use by
  * several threads at once.
  *
  * What the system refuses throws an [[ErrnoException]]: a full disk, a closed pipe, a file larger
  * than the process may write, a descriptor that takes only a part of a write. As bytes are
  * buffered, it can come as late as with `flush` or `close`. Of what was written before, a part may
  * then be lost (C leaves open which), so every `write` and `flush` after it is refused with the
  * same error.
  *
  *   - `flush` hands all bytes to the system, which may still hold them in memory.
  *   - `close` flushes, then closes the file, also when the flush fails; a standard stream of the
  *     process stays open. It throws nothing that has been thrown before. Every write after it
  *     throws `IOException`, a second `close` does nothing.
  *
  * Making one sets the process to ignore the signals `SIGPIPE` and `SIGXFSZ`, which would end it at
  * a closed pipe or at the limit of a file's size before any exception.
  */
final class NativeOutputStream private (
    file: Ptr[FILE],
    buffer: Ptr[Byte],
    policy: BufferPolicy,
    isStandard: Boolean
) extends OutputStream {
  private[this] var isOpen = true
  private[this] var error: Option[ErrnoException] = None

  private def check(): Unit = {
    if (!isOpen) throw new IOException("the stream is closed")
    error.foreach(e => throw new ErrnoException(e.errno, e.getMessage))
  }

  private def fail(): Nothing = {
    val last = ErrnoException.last()
    error = Some(last)
    throw last
  }

  override def write(b: Int): Unit = {
    check()
    if (fputc(b & 0xff, file) == EOF) fail()
  }

  override def write(bytes: Array[Byte], from: Int, n: Int): Unit = {
    if ((from | n | bytes.length - from - n) < 0)
      throw new IndexOutOfBoundsException(s"$n bytes from $from on, of ${bytes.length}")
    check()
    if (n >= policy.writeThrough) through(bytes, from, n)
    else if (n > 0 && fwrite(bytes.at(from), 1.toCSize, n.toCSize, file) != n.toCSize) fail()
  }

  /** Writes past the buffer. */
  private def through(bytes: Array[Byte], from: Int, n: Int): Unit = {
    if (fflush(file) != 0) fail()
    val descriptor = posix.stdio.fileno(file)
    var done = 0
    while (done < n) {
      val count = posix.unistd.write(descriptor, bytes.at(from + done), (n - done).toCSize)
      if (count >= 0) done += count
      else if (errno != posix.errno.EINTR) fail()
    }
  }

  override def flush(): Unit = {
    check()
    if (fflush(file) != 0) fail()
  }

  override def close(): Unit = if (isOpen) {
    isOpen = false
    val status = if (isStandard) fflush(file) else fclose(file)
    val last = if (status == 0) None else Some(ErrnoException.last())
    if (!isStandard) stdlib.free(buffer)
    if (error.isEmpty) last.foreach(e => throw e)
  }
}

object NativeOutputStream {

  /** The buffer of standard output, which stays until the process ends. */
  private var standardBuffer: Ptr[Byte] = null

  /** Standard output. The first call of the process says how large its buffer is. */
  def stdout(policy: BufferPolicy = BufferPolicy.file): NativeOutputStream = synchronized {
    if (standardBuffer == null) standardBuffer = buffered(stdio.stdout, policy)
    new NativeOutputStream(stdio.stdout, standardBuffer, policy, isStandard = true)
  }

  /** A file, which is made, or emptied if it is there. What the system refuses is the exception
    * that `java.nio.file.Files` throws: a `NoSuchFileException` where the folder is missing. A path
    * that the system cannot have throws `InvalidPathException`.
    */
  def create(path: String, policy: BufferPolicy = BufferPolicy.file): NativeOutputStream =
    create(Paths.get(path), policy, c"wb", CREATE, TRUNCATE_EXISTING, WRITE)

  /** A file, which is made and must not be there. */
  private[output] def createNew(path: Path): NativeOutputStream =
    create(path, BufferPolicy.file, c"wbx", CREATE_NEW, WRITE)

  private def create(path: Path, policy: BufferPolicy, mode: CString, options: OpenOption*): NativeOutputStream =
    Zone.acquire { implicit zone =>
      val file = fopen(toCString(PlatformFiles.checked(path).toString), mode)
      if (file == null) {
        val refused = ErrnoException.last()
        Files.newOutputStream(path, options*).close()
        throw refused
      }
      opened(file, policy)
    }

  /** An open file descriptor, which belongs to the stream from then on. */
  def descriptor(descriptor: Int, policy: BufferPolicy = BufferPolicy.file): NativeOutputStream =
    opened(posix.stdio.fdopen(descriptor, c"wb"), policy)

  private def opened(file: Ptr[FILE], policy: BufferPolicy): NativeOutputStream = {
    if (file == null) throw ErrnoException.last()
    new NativeOutputStream(file, buffered(file, policy), policy, isStandard = false)
  }

  /** Gives `file` a buffer. glibc takes the size from `setvbuf` only together with memory: without,
    * it chooses a size itself.
    */
  private def buffered(file: Ptr[FILE], policy: BufferPolicy): Ptr[Byte] = {
    Seq(SIGPIPE, SIGXFSZ).foreach(signal(_, SIG_IGN))
    val buffer = stdlib.malloc(policy.maximum.toCSize)
    if (buffer == null) throw new OutOfMemoryError(s"a buffer of ${policy.maximum} bytes")
    if (setvbuf(file, buffer, _IOFBF, policy.maximum.toCSize) != 0) throw ErrnoException.last()
    buffer
  }
}

/** Thrown when a system call fails. `errno` is the number in the system's `errno.h`, and the
  * message its text.
  */
final class ErrnoException(val errno: Int, message: String) extends IOException(message)

private[swarender] object ErrnoException {

  /** The error of the last call that failed in this thread. */
  def last(): ErrnoException = {
    val number = errno
    new ErrnoException(number, fromCString(strerror(number)))
  }
}
