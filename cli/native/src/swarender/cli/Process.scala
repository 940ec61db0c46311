package swarender.cli

import java.io.{File, IOException, InputStream, OutputStream}
import java.nio.file.{Files, Path}

import scala.scalanative.libc.errno.errno
import scala.scalanative.libc.string.strerror
import scala.scalanative.posix.errno.{EINTR, EPIPE}
import scala.scalanative.posix.fcntl
import scala.scalanative.posix.fcntl.O_RDONLY
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

import swarender.output.{ErrnoException, NativeOutputStream}

/** What a process has from its system: POSIX. */
object Process {
  def stdin: InputStream = new Source(unistd.STDIN_FILENO)

  /** Opens a file for reading. */
  def open(file: File): InputStream = Zone.acquire { implicit zone =>
    new Source(checked(fcntl.open(toCString(file.getPath), O_RDONLY, 0.toUInt)))
  }

  /** Standard output. A write to a pipe that nobody reads any more is a [[ClosedPipe]]. */
  def stdout: OutputStream = new Sink(NativeOutputStream.stdout())

  /** Opens a file for writing, a new one if there is none. */
  def create(path: Path): OutputStream = new Sink(NativeOutputStream.create(path.toString))

  /** Whether the file descriptor is a terminal. */
  def isTerminal(descriptor: Int): Boolean = unistd.isatty(descriptor) == 1

  /** Removes the file if the process is ended by a signal before the result is closed. */
  def removeAtExit(path: Path): AutoCloseable = {
    val hook = new Thread(() => Files.deleteIfExists(path): Unit)
    Runtime.getRuntime().addShutdownHook(hook)
    () => Runtime.getRuntime().removeShutdownHook(hook): Unit
  }

  private final class Source(descriptor: Int) extends InputStream {
    override def read(): Int = {
      val one = new Array[Byte](1)
      if (read(one, 0, 1) < 0) -1 else one(0) & 0xff
    }

    override def read(into: Array[Byte], from: Int, n: Int): Int = if (n == 0) 0
    else {
      val count = repeated(unistd.read(descriptor, into.at(from), n.toCSize))
      if (count == 0) -1 else count
    }

    override def close(): Unit = checked(unistd.close(descriptor)): Unit
  }

  /** Tells a closed pipe from other errors. */
  private final class Sink(target: NativeOutputStream) extends OutputStream {
    override def write(b: Int): Unit = named(target.write(b))
    override def write(bytes: Array[Byte], from: Int, n: Int): Unit = named(target.write(bytes, from, n))
    override def flush(): Unit = named(target.flush())
    override def close(): Unit = named(target.close())

    private def named(call: => Unit): Unit =
      try call
      catch { case e: ErrnoException if e.errno == EPIPE => throw new ClosedPipe }
  }

  /** The result of a system call, made again as long as a signal interrupts it. */
  @annotation.tailrec
  private def repeated(call: => Int): Int = {
    val result = call
    if (result < 0 && errno == EINTR) repeated(call) else checked(result)
  }

  private def checked(result: Int): Int =
    if (result >= 0) result
    else throw new IOException(fromCString(strerror(errno)))
}
