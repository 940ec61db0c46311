package converter

import java.io.IOException
import java.nio.file.{AccessDeniedException, FileSystemException, NoSuchFileException}

/** Why there is no output, in one line. */
final class Failure(line: String) extends RuntimeException(line)

object Failure {

  /** What an input or an output is called, what the system says of it, and advice. */
  def apply(name: String, e: IOException, advice: String = ""): Failure =
    new Failure(s"${ErrorLine.name(name)}: ${reason(e)}$advice")

  private def reason(e: IOException): String = e match {
    case _: NoSuchFileException => "No such file or directory"
    case _: AccessDeniedException => "Permission denied"
    case e: FileSystemException if e.getReason != null => e.getReason
    case _ if e.getMessage == null => e.toString
    // java.io puts the name first: `name (No such file or directory)`.
    case _ => """(?s).* \(([^()]+)\)""".r.unapplySeq(e.getMessage).fold(e.getMessage)(_.head)
  }
}

/** The failures of a run, which goes on with the next input after one, unless it is to stop at the
  * first.
  */
final class Failures(stopsAtFirst: Boolean) {
  private[this] val found = Seq.newBuilder[Failure]
  private[this] var isNone = true
  private[this] var differs = false

  def add(e: Failure): Unit = {
    found += e
    isNone = false
  }

  /** Does `action` for one of several inputs. */
  def attempt(action: => Unit): Unit =
    try action
    catch { case e: Failure if !stopsAtFirst => add(e) }

  /** A file is not what it should be, which is told elsewhere. */
  def different(): Unit = differs = true

  def isEmpty: Boolean = isNone
  def all: Seq[Failure] = found.result()

  /** The exit status of the run. */
  def status: Int = if (isNone && !differs) 0 else 1
}

/** A write to a pipe that nobody reads any more. */
final class ClosedPipe extends IOException("Broken pipe")
