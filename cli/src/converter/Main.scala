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
    val hasColors = showsColors(Process.isTerminal(1), sys.env.get)
    val isTyped = Process.isTerminal(0)
    val (out, outName) = Process.stdout
    val stdio = Stdio(Process.stdin, out, System.err, showsProgress, hasColors, isTyped, Some(outName))
    val status =
      try run(Process.arguments(args).toSeq, stdio)
      catch { case _: OutOfMemoryError => complain(System.err, "out of memory", 1) }
    sys.exit(status)
  }

  /** Whether the output is to have colours, by variables of the environment: a NO_COLOR that is not
    * empty forbids them, and CLICOLOR_FORCE asks for them wherever the output goes. A terminal has
    * them, unless it is called `dumb` or CLICOLOR is 0.
    */
  def showsColors(isTerminal: Boolean, variable: String => Option[String]): Boolean =
    variable("NO_COLOR").forall(_.isEmpty) && (
      variable("CLICOLOR_FORCE").exists(value => value.nonEmpty && value != "0") ||
        isTerminal && !variable("TERM").contains("dumb") && !variable("CLICOLOR").contains("0")
    )

  /** Does what `args` ask for and returns the exit status: 0 also when nobody reads the output any
    * more, 1 for wrong input or output and for files that differ, 2 for wrong arguments; each fault
    * is a line on `stdio.err`.
    */
  def run(args: Seq[String], stdio: Stdio): Int =
    CommandLine.parse(args) match {
      case Left(wrong) => complain(stdio.err, s"$wrong (see --help)", 2)
      case Right(Request.Show(text)) => ended(stdio, new Failures(stopsAtFirst = true))(_ => print(text(), stdio))
      case Right(conversion: Request.Convert) =>
        ended(stdio, new Failures(conversion.stopsAtFirst))(Converter.run(conversion, stdio, _))
    }

  private def ended(stdio: Stdio, failures: Failures)(action: Failures => Unit): Int = {
    try action(failures)
    catch {
      case _: ClosedPipe => ()
      case e: Failure => failures.add(e)
    }
    failures.all.foreach(e => complain(stdio.err, e.getMessage, 1))
    failures.status
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
