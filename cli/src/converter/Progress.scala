package converter

import java.io.PrintStream

/** How far an input has been read. */
sealed abstract class Progress {
  def at(position: Long): Unit
  def end(): Unit
}

object NoProgress extends Progress {
  def at(position: Long): Unit = ()
  def end(): Unit = ()
}

/** A line on a terminal for inputs over 4 MB, renewed five times a second and removed at the end;
  * `size` 0 is not known. `clock` tells the nanoseconds since any moment.
  */
final class ProgressLine(terminal: PrintStream, name: String, size: Long, clock: () => Long) extends Progress {
  import ProgressLine._

  private[this] var shownAt = clock()
  private[this] var isShown = false

  def at(position: Long): Unit = if (position > From && clock() - shownAt > Interval) {
    shownAt = clock()
    isShown = true
    val all = if (size > 0) s" of ${size / Mega}" else ""
    terminal.print(s"$Clear$name: ${position / Mega}$all MB")
    terminal.flush()
  }

  def end(): Unit = if (isShown) {
    terminal.print(Clear)
    terminal.flush()
    isShown = false
  }
}

private object ProgressLine {
  final val Mega = 1000000L
  final val From = 4 * Mega
  final val Interval = 200000000L

  /** To the start of the line, and erase it: ECMA-48's EL. */
  final val Clear = "\r\u001b[K"
}
