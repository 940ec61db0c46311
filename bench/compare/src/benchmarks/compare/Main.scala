package benchmarks.compare

import java.nio.file.{Path, Paths}

import benchmarks.Arguments
import mainargs.{Leftover, ParserForMethods, arg, main}

/** Compares two revisions of any program for the JVM: see bench/README.md. */
object Main {
  private val command = "compare"

  @main(doc =
    "Compares the rows of a class in two class paths. Exits 0: ok, 1: a regression, 2: wrong arguments, 3: undecided."
  )
  def classes(
      @arg(doc = "the class path of the base")
      base: String,
      @arg(doc = "the class path of the head")
      head: String,
      @arg(doc =
        "a class in both, a java.util.function.Function from a row's name to a java.util.concurrent.Callable, or to null"
      )
      cases: String,
      @arg(doc = "a file of rows: NAME or NAME = THRESHOLD on each line, # begins a comment")
      rows: Option[String] = None,
      @arg(doc = "more than so many times base's time is a regression, less is ok (1.025)")
      threshold: Double = Plan().threshold,
      @arg(doc = "at most so many pairs of processes, at least 6 (30)")
      forks: Int = Plan().forks,
      @arg(doc = "no pair of processes begins after so many minutes (9.0)")
      minutes: Double = Plan().minutes,
      @arg(doc = "turns of each process for a row (24)")
      rounds: Int = Plan().rounds,
      @arg(doc = "milliseconds of processor time of a row before its first turn (500)")
      warm: Int = Plan().warm,
      @arg(doc = "the folder of regressions.json and regressions.md (out/regressions)")
      out: String = "out/regressions",
      @arg(doc = "names of rows, if there is no file of rows")
      names: Leftover[String]
  ): Unit = checked(command) {
    val plan = Plan(threshold, forks, minutes, rounds, warm)
    plan.check()
    Arguments.noOption(names.value)
    val chosen = rows.toSeq.flatMap(file => Row.read(Arguments.file(file))) ++ names.value.map(Row(_, None))
    if (chosen.isEmpty) throw new Arguments.Wrong("it needs --rows FILE or names of rows")
    finish(Paths.get(out))(Run.classes("base", "head", base, head, cases, chosen, plan))
  }

  @main(doc = "Compares what JMH wrote of two revisions with -rf json; each with -f 6 or more.")
  def jmh(
      @arg(doc = "more than so many times base's time is a regression, less is ok (1.025)")
      threshold: Double = Plan().threshold,
      @arg(doc = "the folder of regressions.json and regressions.md (out/regressions)")
      out: String = "out/regressions",
      @arg(doc = "the file of the base, and that of the head")
      files: Leftover[String]
  ): Unit = checked(command) {
    Plan(threshold = threshold).check()
    Arguments.noOption(files.value)
    files.value.map(name => JmhFile.read(Arguments.file(name))) match {
      case Seq(base, head) => finish(Paths.get(out))(Run.jmh("base", "head", base, head, threshold, 0))
      case _ => throw new Arguments.Wrong("it needs two files, of base and of head")
    }
  }

  /** Writes and prints the report, and exits with the status of its decision. */
  def finish(folder: Path)(report: Report): Unit = {
    report.write(folder)
    println(report.markdown)
    if (report.decision.status != 0) sys.exit(report.decision.status)
  }

  /** Does what `command` was called for. Wrong arguments and the early end of a process are one
    * line.
    */
  def checked(command: String)(action: => Unit): Unit = Arguments.checked(command) {
    try action
    catch { case e: Side.Ended => throw new Arguments.Wrong(e.getMessage) }
  }

  // After the type it parses for: the macro sees only what is typed already.
  def main(args: Array[String]): Unit =
    if (args.isEmpty || args.contains("--help")) println(help)
    else
      ParserForMethods(this).runEither(args.toSeq).left.foreach { wrong =>
        Arguments.checked(command)(throw new Arguments.Wrong(s"${wrong.linesIterator.next()} (see --help)"))
      }

  /** What `--help` prints: the options and their defaults. */
  def help: String = ParserForMethods(this).helpText(totalWidth = 100)
}
