package converter

import java.io.{InputStream, OutputStream, PrintStream}
import java.nio.file.Path

/** The streams of a process.
  *
  * @param showsProgress
  *   whether `err` is a terminal that `out` does not write to
  * @param hasColors
  *   whether `out` shows colours
  * @param isTyped
  *   whether `in` is a terminal
  * @param outName
  *   the system's name for what `out` writes to, if it has one
  */
final case class Stdio(
    in: InputStream,
    out: OutputStream,
    err: PrintStream,
    showsProgress: Boolean,
    hasColors: Boolean = false,
    isTyped: Boolean = false,
    outName: Option[Path] = None
)

/** `swarender`, the converter. */
object Main {
  def main(args: Array[String]): Unit = {
    Process.openStandardStreams()
    Process.releaseStack()
    val showsProgress = Process.isTerminal(2) && !Process.isTerminal(1)
    val hasColors = Process.isTerminal(1) && showsColors(sys.env.get)
    val isTyped = Process.isTerminal(0)
    val (out, outName) = Process.stdout
    val stdio = Stdio(Process.stdin, out, System.err, showsProgress, hasColors, isTyped, Some(outName))
    val status =
      try run(Process.arguments(args).toSeq, stdio)
      catch { case _: OutOfMemoryError => complain(System.err, "out of memory", 1) }
    sys.exit(status)
  }

  /** Whether a terminal is to have colours, by variables of the environment: a NO_COLOR that is not
    * empty forbids them, and a terminal called `dumb` has none.
    */
  def showsColors(variable: String => Option[String]): Boolean =
    variable("NO_COLOR").forall(_.isEmpty) && !variable("TERM").contains("dumb")

  /** Does what `args` ask for and returns the exit status: 0 also when nobody reads the output any
    * more, 1 for wrong input or output, 2 for wrong arguments; with 1 and 2 there is one line on
    * `stdio.err`.
    */
  def run(args: Seq[String], stdio: Stdio): Int =
    CommandLine.parse(args) match {
      case Left(wrong) => complain(stdio.err, s"$wrong (see --help)", 2)
      case Right(request) =>
        try {
          request match {
            case Request.Show(text) => print(text(), stdio)
            case conversion: Request.Convert => Converter.run(conversion, stdio)
          }
          0
        } catch {
          case _: ClosedPipe => 0
          case e: Failure => complain(stdio.err, e.getMessage, 1)
        }
    }

  private def print(text: String, stdio: Stdio): Unit =
    try {
      stdio.out.write(text.getBytes("UTF-8"))
      stdio.out.flush()
    } catch {
      case e: ClosedPipe => throw e
      case e: java.io.IOException => throw Failure("standard output", e)
    }

  private def complain(err: PrintStream, what: String, status: Int): Int = {
    err.println(s"swarender: ${ErrorLine.escaped(what)}")
    status
  }
}
