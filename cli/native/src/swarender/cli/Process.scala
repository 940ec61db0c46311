package swarender.cli

import java.io.{File, IOException, InputStream, OutputStream}
import java.nio.file.{Files, Path}

import scala.scalanative.libc.errno.errno
import scala.scalanative.libc.string.strerror
import scala.scalanative.posix.errno.{EINTR, EPIPE}
import scala.scalanative.posix.fcntl
import scala.scalanative.posix.fcntl.{O_CREAT, O_RDONLY, O_WRONLY}
import scala.scalanative.posix.signal.{SIGPIPE, SIG_IGN, signal}
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

/** What a process has from its system: POSIX. */
object Process {
  def stdin: InputStream = new Source(unistd.STDIN_FILENO)

  /** Opens a file for reading. */
  def open(file: File): InputStream = new Source(opened(file.getPath, O_RDONLY))

  /** Standard output, without a buffer. A write to a pipe that nobody reads any more is a [[ClosedPipe]]. */
  def stdout: OutputStream = {
    val _ = signal(SIGPIPE, SIG_IGN)
    new Sink(unistd.STDOUT_FILENO)
  }

  /** Opens a file for writing, a new one if there is none. */
  def create(path: Path): OutputStream = new Sink(opened(path.toString, O_WRONLY | O_CREAT))

  /** Whether the file descriptor is a terminal. */
  def isTerminal(descriptor: Int): Boolean = unistd.isatty(descriptor) == 1

  /** Removes the file if the process is ended by a signal before the result is closed. */
  def removeAtExit(path: Path): AutoCloseable = {
    val hook = new Thread(() => Files.deleteIfExists(path): Unit)
    Runtime.getRuntime().addShutdownHook(hook)
    () => Runtime.getRuntime().removeShutdownHook(hook): Unit
  }

  /** The descriptor of a file; a new one has the permissions rw-rw-rw- that the umask leaves. */
  private def opened(path: String, flags: Int): Int = Zone.acquire { implicit zone =>
    checked(fcntl.open(toCString(path), flags, 438.toUInt))
  }

  private final class Source(descriptor: Int) extends InputStream {
    override def read(): Int = {
      val one = new Array[Byte](1)
      if (read(one, 0, 1) < 0) -1 else one(0) & 0xff
    }

    override def read(into: Array[Byte], from: Int, n: Int): Int = if (n == 0) 0 else {
      val count = repeated(unistd.read(descriptor, into.at(from), n.toCSize))
      if (count == 0) -1 else count
    }

    override def close(): Unit = checked(unistd.close(descriptor)): Unit
  }

  /** Each write is a system call, repeated until all is written. */
  private final class Sink(descriptor: Int) extends OutputStream {
    private[this] var isOpen = true

    override def write(b: Int): Unit = write(Array(b.toByte), 0, 1)

    override def write(bytes: Array[Byte], from: Int, n: Int): Unit = {
      var at = from
      while (at < from + n) at += repeated(unistd.write(descriptor, bytes.at(at), (from + n - at).toCSize))
    }

    override def close(): Unit = if (isOpen) {
      isOpen = false
      checked(unistd.close(descriptor)): Unit
    }
  }

  /** The result of a system call, made again as long as a signal interrupts it. */
  @annotation.tailrec
  private def repeated(call: => Int): Int = {
    val result = call
    if (result < 0 && errno == EINTR) repeated(call) else checked(result)
  }

  private def checked(result: Int): Int =
    if (result >= 0) result
    else throw (if (errno == EPIPE) new ClosedPipe else new IOException(fromCString(strerror(errno))))
}
