package swarender.cli

import java.io.{FileDescriptor, FileInputStream, IOException, InputStream, OutputStream}
import java.nio.file.{Files, Path}

import scala.scalanative.libc.errno.errno
import scala.scalanative.libc.string.strerror
import scala.scalanative.posix.errno.{EINTR, EPIPE}
import scala.scalanative.posix.fcntl.{O_CREAT, O_WRONLY, open}
import scala.scalanative.posix.signal.{SIGPIPE, SIG_IGN, signal}
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

/** What a process has from its system: POSIX. */
object Process {
  def stdin: InputStream = new FileInputStream(FileDescriptor.in)

  /** Standard output, without a buffer. A write to a pipe that nobody reads any more is a [[ClosedPipe]]. */
  def stdout: OutputStream = {
    val _ = signal(SIGPIPE, SIG_IGN)
    new Descriptor(unistd.STDOUT_FILENO)
  }

  /** Opens a file for writing, a new one if there is none. */
  def create(path: Path): OutputStream = Zone.acquire { implicit zone =>
    val descriptor = open(toCString(path.toString), O_WRONLY | O_CREAT, 438.toUInt) // rw-rw-rw- and the umask
    if (descriptor < 0) fail() else new Descriptor(descriptor)
  }

  /** Whether the file descriptor is a terminal. */
  def isTerminal(descriptor: Int): Boolean = unistd.isatty(descriptor) == 1

  /** Removes the file if the process is ended by a signal before the result is closed. */
  def removeAtExit(path: Path): AutoCloseable = {
    val hook = new Thread(() => Files.deleteIfExists(path): Unit)
    Runtime.getRuntime().addShutdownHook(hook)
    () => Runtime.getRuntime().removeShutdownHook(hook): Unit
  }

  /** A file descriptor: each write is a system call, repeated until all is written. */
  private final class Descriptor(descriptor: Int) extends OutputStream {
    private[this] var isOpen = true

    override def write(b: Int): Unit = write(Array(b.toByte), 0, 1)

    override def write(bytes: Array[Byte], from: Int, n: Int): Unit = {
      var at = from
      while (at < from + n) {
        val count = unistd.write(descriptor, bytes.at(at), (from + n - at).toCSize)
        if (count >= 0) at += count.toInt
        else if (errno != EINTR) fail()
      }
    }

    override def close(): Unit = if (isOpen) {
      isOpen = false
      if (unistd.close(descriptor) != 0) fail()
    }
  }

  private def fail(): Nothing =
    throw (if (errno == EPIPE) new ClosedPipe else new IOException(fromCString(strerror(errno))))
}
