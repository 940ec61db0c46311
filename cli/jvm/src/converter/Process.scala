package converter

import java.io.{FileDescriptor, FileInputStream, FileOutputStream, IOException, InputStream, OutputStream}
import java.nio.file.StandardOpenOption.{APPEND, WRITE}
import java.nio.file.{Files, Path, Paths}

import scala.jdk.CollectionConverters.*

/** What a process has from its system: the JVM. */
object Process {

  /** The arguments that `main` got. */
  def arguments(decoded: Array[String]): Array[String] = decoded

  /** The bytes of the name of a file. */
  def nameBytes(name: String): Array[Byte] = name.getBytes("UTF-8")

  /** The script at the beginning of the jar does this: the JVM opens files before `main`. */
  def openStandardStreams(): Unit = ()

  /** The JVM's own matter. */
  def releaseStack(): Unit = ()

  def id: Long = ProcessHandle.current.pid

  def stdin: InputStream = if (isInputClosed) ClosedInput else new FileInputStream(FileDescriptor.in)

  /** Whether the process was started with standard input closed: the JVM's own classes then have
    * its descriptor.
    */
  private def isInputClosed: Boolean =
    try Files.isSameFile(Paths.get("/dev/fd/0"), Paths.get(System.getProperty("java.home"), "lib", "modules"))
    catch { case _: IOException => false }

  private object ClosedInput extends InputStream {
    override def read(): Int = throw new IOException("Bad file descriptor")
  }

  /** Standard output, and the system's name for it. A write to a pipe that nobody reads any more is
    * a [[ClosedPipe]].
    */
  def stdout: (OutputStream, Path) = (new Sink(new FileOutputStream(FileDescriptor.out)), Paths.get("/dev/fd/1"))

  /** What is open as a descriptor that the process was started with. One that the JVM has no name
    * for is opened anew, at the end of what is there.
    */
  def output(descriptor: Int): OutputStream = new Sink(descriptor match {
    case 0 => new FileOutputStream(FileDescriptor.in)
    case 2 => new FileOutputStream(FileDescriptor.err)
    case _ if isForReading(descriptor) => throw new IOException("Bad file descriptor")
    case _ => Files.newOutputStream(Paths.get(s"/dev/fd/$descriptor"), WRITE, APPEND)
  })

  /** Whether the descriptor is open for reading only, as far as the system tells, or not at all:
    * all of the JVM's own files are.
    */
  private def isForReading(descriptor: Int): Boolean = {
    val info = Paths.get(s"/proc/self/fdinfo/$descriptor")
    if (Files.isDirectory(info.getParent))
      !Files.exists(info) || Files.readAllLines(info).asScala.exists(_.matches("flags:\\s*[0-7]*0"))
    else !Files.exists(Paths.get(s"/dev/fd/$descriptor"))
  }

  /** Tells a closed pipe from other errors. It stays open, for what is said of errors. */
  private final class Sink(file: OutputStream) extends OutputStream {
    override def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
    override def write(bytes: Array[Byte], from: Int, n: Int): Unit =
      try file.write(bytes, from, n)
      catch {
        case e: IOException if String.valueOf(e.getMessage).contains("Broken pipe") => throw new ClosedPipe
      }
  }

  /** Whether the file descriptor is a terminal, as far as the system tells: by the names Linux has
    * for them.
    */
  def isTerminal(descriptor: Int): Boolean =
    FileSystem.linkTarget(Paths.get(s"/proc/self/fd/$descriptor")).exists { file =>
      file.startsWith("/dev/pts") || file.toString.startsWith("/dev/tty")
    }

  /** Removes the file if the process is ended by a signal before the result is closed. */
  def removeAtExit(path: Path): AutoCloseable = {
    val hook = new Thread(() => FileSystem.remove(path))
    Runtime.getRuntime.addShutdownHook(hook)
    () =>
      try Runtime.getRuntime.removeShutdownHook(hook): Unit
      catch { case _: IllegalStateException => () } // the hook is running
  }
}
