package converter

import java.io.{IOException, InputStream, OutputStream}
import java.nio.file.{Path, Paths}

import scala.scalanative.libc.errno.errno
import scala.scalanative.libc.string.strerror
import scala.scalanative.posix.errno.{EBADF, EPIPE}
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

import swarender.output.{ErrnoException, NativeOutputStream}

/** What a process has from its system: POSIX. */
object Process {

  /** Opens what is closed of the standard streams, before a file takes its place. */
  def openStandardStreams(): Unit = Descriptors.openStandardStreams()

  /** The arguments that `main` got, as the system has them. */
  def arguments(decoded: Array[String]): Array[String] = FileNames.arguments(decoded)

  /** The bytes of the name of a file. */
  def nameBytes(name: String): Array[Byte] = FileNames.encode(name)

  /** Gives back the memory of the stack that the runtime touched when it began, and that most
    * conversions never need: a megabyte. For `main` only: below the stacks of other threads there
    * is other memory. What is deeper than `Margin` is in use by nobody.
    */
  def releaseStack(): Unit = {
    val here = stackalloc[Byte]()
    val depth = (here.toLong & PageSize - 1).toInt + Margin + Touched
    Mman.madvise(here - depth, Touched.toCSize, DontNeed): Unit
  }

  /** `MADV_DONTNEED` */
  private final val DontNeed = 4
  private final val Touched = 1024 * 1024
  private final val Margin = 16 * 1024
  private final val PageSize = 4096

  def id: Long = unistd.getpid().toLong

  def stdin: InputStream = new DescriptorInput(unistd.STDIN_FILENO)

  /** Standard output, and the system's name for it. A write to a pipe that nobody reads any more is
    * a [[ClosedPipe]]. It moves to a descriptor of its own: what C prints to its `stdout`, such as
    * the collector's stack trace when the heap is exhausted, goes to /dev/null.
    */
  def stdout: (OutputStream, Path) = {
    val own = if (Descriptors.isWritable(unistd.STDOUT_FILENO)) Descriptors.copy(unistd.STDOUT_FILENO) else -1
    if (own >= 0) Descriptors.discard(unistd.STDOUT_FILENO)
    if (own < 0) (new Sink(NativeOutputStream.stdout()), Paths.get("/dev/fd/1"))
    else (new Sink(NativeOutputStream.descriptor(own)), Paths.get(s"/dev/fd/$own"))
  }

  /** What is open as a descriptor that the process was started with. */
  def output(descriptor: Int): OutputStream = {
    if (!Descriptors.isGiven(descriptor) || !Descriptors.isWritable(descriptor)) throw badDescriptor
    new Sink(NativeOutputStream.descriptor(checked(Descriptors.copy(descriptor))))
  }

  private def badDescriptor = new IOException(fromCString(strerror(EBADF)))

  /** Whether the file descriptor is a terminal. */
  def isTerminal(descriptor: Int): Boolean = unistd.isatty(descriptor) == 1

  /** Removes the file if the process ends before the result is closed. */
  def removeAtExit(path: Path): AutoCloseable = new Removal(path)

  /** Tells a closed pipe from other errors. */
  final class Sink(target: NativeOutputStream) extends OutputStream {
    override def write(b: Int): Unit = named(target.write(b))
    override def write(bytes: Array[Byte], from: Int, n: Int): Unit = named(target.write(bytes, from, n))
    override def flush(): Unit = named(target.flush())
    override def close(): Unit = named(target.close())

    private def named(call: => Unit): Unit =
      try call
      catch { case e: ErrnoException if e.errno == EPIPE => throw new ClosedPipe }
  }

  /** The result of a system call that gives a negative number when it fails. */
  def checked(result: Int): Int =
    if (result >= 0) result
    else throw new IOException(fromCString(strerror(errno)))
}

@extern private object Mman {
  def madvise(from: Ptr[Byte], size: CSize, advice: CInt): CInt = extern
}
