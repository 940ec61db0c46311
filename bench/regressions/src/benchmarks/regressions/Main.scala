package benchmarks.regressions

import java.nio.file.Paths

import benchmarks.Arguments
import benchmarks.compare.{JmhFile, Plan, Report, Row, Run}
import mainargs.{Flag, Leftover, ParserForMethods, arg, main}

/** `./mill bench.runRegressions`: see bench/README.md. Its help is `bench/regressions/help.txt`. */
object Main {

  private val command = "bench.runRegressions"
  private val digestFile = Paths.get("bench/digests.txt")

  /** Pairs of processes that JMH starts, each for all benchmarks. */
  private val jmhForks = 7

  /** The formats of a case that is named without `--formats`. */
  private val shortFormats = Seq("json", "json-string", "json-text", "yaml", "toml")

  @main(
    name = "./mill bench.runRegressions",
    doc = "Compares the working tree with a base revision: bytes and speed. " +
      "Exits 0: ok, 1: a regression or other bytes, 2: wrong arguments, 3: undecided."
  )
  def run(
      @arg(doc = "the base; otherwise the variable BASE, or where the branch left main, or else HEAD~1")
      base: Option[String] = None,
      @arg(doc = "a revision to compare in place of the working tree; bytes are those of the working tree even so")
      head: Option[String] = None,
      @arg(doc = "compare the working tree with itself: the noise of the machine")
      self: Flag,
      @arg(doc = "only check the bytes")
      digests: Flag,
      @arg(doc = "store the digests of what is rendered now")
      rewriteDigests: Flag,
      @arg(doc = "run JMH's benchmarks with both revisions: a pattern of names and other arguments of JMH may follow")
      jmh: Flag,
      @arg(doc =
        "a file of rows: CASE FORMAT or CASE FORMAT = THRESHOLD on each line, # begins a comment (bench/regressions/rows.txt)"
      )
      rows: String = "bench/regressions/rows.txt",
      @arg(doc = "the formats of the cases that are named, with commas between (json,json-string,json-text,yaml,toml)")
      formats: String = shortFormats.mkString(","),
      @arg(doc = "more than so many times base's time is a regression, less is ok (1.025)")
      threshold: Double = Plan().threshold,
      @arg(doc = "at most so many pairs of processes, at least 6 (30); with --jmh as many (7)")
      forks: Option[Int] = None,
      @arg(doc = "no pair of processes begins after so many minutes (9.0)")
      minutes: Double = Plan().minutes,
      @arg(doc = "turns of each process for a row (24)")
      rounds: Int = Plan().rounds,
      @arg(doc = "milliseconds of processor time of a row before its first turn (500)")
      warm: Int = Plan().warm,
      @arg(doc = "the folder of regressions.json and regressions.md (out/regressions/report)")
      out: String = "out/regressions/report",
      @arg(doc =
        "cases, in place of a file of rows: names, model: and a model's name, paths of JSON files with a / in them, or all"
      )
      cases: Leftover[String]
  ): Unit = benchmarks.compare.Main.checked(command) {
    val plan = Plan(threshold, forks.getOrElse(if (jmh.value) jmhForks else Plan().forks), minutes, rounds, warm)
    plan.check()
    val measured = if (jmh.value) Nil else chosen(cases.value, formats, rows)
    val otherBase = base.orElse(sys.env.get("BASE"))
    (head ++ otherBase).foreach(WorkTree.require(_))
    if (rewriteDigests.value) Digests.rendered(Work.cases).write(digestFile)
    else {
      val start = System.nanoTime
      val differences = Digests.read(digestFile).differences(Digests.rendered(Work.cases))
      val isMeasured = differences.isEmpty && !digests.value
      val measuredHead = head.fold(Revision.workingTree)(Revision.built(_, "head"))
      val measuredBase =
        if (self.value || !isMeasured) measuredHead
        else Revision.built(otherBase.getOrElse(WorkTree.default), "base")
      val (b, h) = (measuredBase.name, measuredHead.name)
      val report =
        if (jmh.value && isMeasured) {
          val files = new JmhRuns(cases.value, plan.forks).write(measuredBase, measuredHead, Paths.get(out))
          val seconds = (System.nanoTime - start) / 1000000000
          Run.jmh(b, h, JmhFile.read(files.head), JmhFile.read(files.last), threshold, seconds)
        } else {
          val (basePath, headPath) = (measuredBase.classPath, measuredHead.classPath)
          if (isMeasured) Run.classes(b, h, basePath, headPath, classOf[Rows].getName, measured, plan)
          else Report(b, h, "", differences, Nil, Nil, (System.nanoTime - start) / 1000000000)
        }
      benchmarks.compare.Main.finish(Paths.get(out))(report)
    }
  }

  /** The rows of the cases and formats that the command line names, or those of the file. */
  private def chosen(cases: Seq[String], formats: String, file: String): Seq[Row] = {
    Arguments.noOption(cases)
    val names = if (cases == Seq("all")) Work.cases else cases
    val known = formats.split(',').toSeq
    known.foreach(Arguments.known("format", _, Renderings.all.map(_.name)))
    val rows =
      if (cases.isEmpty) Row.read(Arguments.file(file))
      else for (name <- names; format <- known.intersect(Work.formats(name))) yield Row(s"$name $format", None)
    for (row <- rows) {
      val (name, format) = Work.parts(row.name)
      if (name.contains("/")) Arguments.file(name) else Arguments.known("case", name, Work.cases)
      Arguments.known("format", format, Work.formats(name))
    }
    rows
  }

  // After the type it parses for: the macro sees only what is typed already.
  def main(args: Array[String]): Unit = {
    if (args.contains("--help")) print(help)
    else
      // The first line says what is wrong, the others repeat the help.
      ParserForMethods(this).runEither(args.toSeq).left.foreach { wrong =>
        Arguments.checked(command)(throw new Arguments.Wrong(s"${wrong.linesIterator.next()} (see --help)"))
      }
  }

  /** What `--help` prints: the options with their defaults, the formats, the names of cases. The
    * build prints it from `bench/regressions/help.txt`, without compiling this.
    */
  def help: String = {
    def list(title: String, names: Seq[String]) = s"$title:\n${names.mkString("  ", "\n  ", "\n")}"
    ParserForMethods(this).helpText(totalWidth = 100) + "\n" +
      list("formats", Renderings.all.map(_.name)) + "\n" + list("cases", Work.cases)
  }
}
