package converter

import java.io.{IOException, OutputStream}
import java.nio.file.Path

/** The names of files on standard output, one a line. A standard output that takes nothing is a
  * [[Failure]] before the files are in their places, and no line is complete before they are.
  */
private final class FileNameLines(out: OutputStream) {
  private[this] var lines = Array.emptyByteArray

  /** The files, which are not yet in their places: writes the first byte of their names. */
  def begin(files: Seq[Path]): Unit = {
    lines = files.map(file => s"$file\n").mkString.getBytes("UTF-8")
    // Nobody has to read the names of the files.
    try write(0, Math.min(1, lines.length))
    catch { case _: ClosedPipe => () }
  }

  /** The files are in their places: writes all other bytes. */
  def end(): Unit = write(Math.min(1, lines.length), lines.length)

  private def write(from: Int, until: Int): Unit =
    try {
      out.write(lines, from, until - from)
      out.flush()
    } catch {
      case e: ClosedPipe => throw e
      case e: IOException => throw Failure("standard output", e)
    }
}
