package swarender.cli

import java.io.{File, FileDescriptor, FileInputStream, FileOutputStream, IOException, InputStream, OutputStream}
import java.nio.file.StandardOpenOption.{CREATE, WRITE}
import java.nio.file.{Files, Path, Paths}

/** What a process has from its system: the JVM. */
object Process {
  def stdin: InputStream = new FileInputStream(FileDescriptor.in)

  /** Opens a file for reading. */
  def open(file: File): InputStream = new FileInputStream(file)

  /** Standard output. A write to a pipe that nobody reads any more is a [[ClosedPipe]]. */
  def stdout: OutputStream = new OutputStream {
    private[this] val file = new FileOutputStream(FileDescriptor.out)
    override def write(b: Int): Unit = write(Array(b.toByte), 0, 1)
    override def write(bytes: Array[Byte], from: Int, n: Int): Unit =
      try file.write(bytes, from, n)
      catch {
        case e: IOException if String.valueOf(e.getMessage).contains("Broken pipe") => throw new ClosedPipe
      }
  }

  /** Opens a file for writing, a new one if there is none. */
  def create(path: Path): OutputStream = Files.newOutputStream(path, CREATE, WRITE)

  /** Whether the file descriptor is a terminal, as far as the system tells: by the names Linux has for them.
    */
  def isTerminal(descriptor: Int): Boolean =
    try {
      val name = Files.readSymbolicLink(Paths.get(s"/proc/self/fd/$descriptor")).toString
      name.startsWith("/dev/pts/") || name.startsWith("/dev/tty")
    } catch { case _: IOException | _: UnsupportedOperationException => false }

  /** Removes the file if the process is ended by a signal before the result is closed. */
  def removeAtExit(path: Path): AutoCloseable = {
    val hook = new Thread(() => Files.deleteIfExists(path): Unit)
    Runtime.getRuntime.addShutdownHook(hook)
    () =>
      try Runtime.getRuntime.removeShutdownHook(hook): Unit
      catch { case _: IllegalStateException => () } // the hook is running
  }
}
