package benchmarks.regressions

import java.nio.file.Paths

import benchmarks.Arguments
import mainargs.{Flag, Leftover, ParserForMethods, arg, main}

/** `./mill bench.runRegressions`: see bench/README.md. */
object Main {

  private val command = "bench.runRegressions"

  /** What a pull request is measured with. */
  private val shortCases =
    Seq("twitter", "kubernetes-like", "doubles", "dense-escapes", "model:twitter", "model:1000-orders")
  private val shortFormats = Seq("json", "json-string", "json-text", "yaml", "toml")
  private val digestFile = Paths.get("bench/digests.txt")

  @main(
    name = "./mill bench.runRegressions",
    doc = "Compares the working tree with a base revision: bytes and speed. Exits 1 on a regression."
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
      @arg(doc = "measure in processes that have done nothing else, not in used ones")
      fresh: Flag,
      @arg(doc = "run JMH's benchmarks with both revisions: a pattern of names and other arguments of JMH may follow")
      jmh: Flag,
      @arg(doc = "the formats that are measured, with commas between; otherwise a short list")
      formats: Option[String] = None,
      @arg(doc = "pairs of processes for each case and format, at least 6")
      forks: Int = 7,
      @arg(doc = "turns of each process, at least 1")
      rounds: Int = 16,
      @arg(doc = "milliseconds of processor time before the first turn, at least 0")
      warm: Int = 4000,
      @arg(doc = "an interval above this ratio, which is above 0, is a regression")
      threshold: Double = 1.05,
      @arg(doc = "the folder of regressions.json, .md and .svg")
      out: String = "out/regressions/report",
      @arg(doc =
        "cases that are measured, or model: and a model's name, or paths of JSON files, with a / in them; all; otherwise a short list"
      )
      cases: Leftover[String]
  ): Unit = Arguments.checked(command) {
    val plan = Plan(forks, rounds, warm, threshold, fresh.value)
    plan.check()
    val (names, measured) = if (jmh.value) (Nil, Nil) else chosen(cases.value, formats)
    val otherBase = base.orElse(sys.env.get("BASE"))
    (head ++ otherBase).foreach(WorkTree.require(_))
    if (rewriteDigests.value) Digests.rendered(Work.cases).write(digestFile)
    else {
      val start = System.nanoTime
      val differences = Digests.read(digestFile).differences(Digests.rendered(Work.cases))
      val measuredHead = head.fold(Revision.workingTree)(Revision.built(_, "head"))
      val measuredBase =
        if (self.value || digests.value) measuredHead
        else Revision.built(otherBase.getOrElse(WorkTree.default), "base")
      val results = for {
        name <- names
        format <- measured.intersect(Work.formats(name))
        if differences.isEmpty && !digests.value
      } yield (name, format) -> compare(plan, measuredBase, measuredHead, name, format)
      val runs = Option.when(jmh.value && differences.isEmpty)(
        new JmhRuns(cases.value, plan).compare(measuredBase, measuredHead)
      )
      val report = Report(
        measuredBase.name,
        measuredHead.name,
        plan,
        differences,
        results.flatMap(_._2) ++ runs.toSeq.flatMap(_.comparisons),
        results.collect { case (what, None) => what } ++ runs.toSeq.flatMap(_.unknown),
        (System.nanoTime - start) / 1000000000,
        runs
      )
      report.write(Paths.get(out))
      println(report.markdown)
      if (!report.isPassed) sys.exit(1)
    }
  }

  /** The cases and the formats that the command line names, or short lists. */
  private def chosen(cases: Seq[String], formats: Option[String]): (Seq[String], Seq[String]) = {
    Arguments.noOption(cases)
    val names = if (cases == Seq("all")) Work.cases else if (cases.isEmpty) shortCases else cases
    names.foreach(name => if (name.contains("/")) Arguments.file(name) else Arguments.known("case", name, Work.cases))
    val measured = formats.fold(shortFormats)(_.split(',').toSeq)
    measured.foreach(Arguments.known("format", _, Renderings.all.map(_.name)))
    (names, measured)
  }

  private def compare(plan: Plan, base: Revision, head: Revision, name: String, format: String): Option[Comparison] = {
    val compared = plan.compare(base.classPath, head.classPath, name, format)
    compared.foreach(c => println(f"$name $format: ${c.ratio.median}%.3f, ${c.ratio.low}%.3f to ${c.ratio.high}%.3f"))
    compared
  }

  // After the type it parses for: the macro sees only what is typed already.
  def main(args: Array[String]): Unit = {
    // The first line says what is wrong, the others repeat the help.
    ParserForMethods(this).runEither(args.toSeq).left.foreach { wrong =>
      Arguments.checked(command)(throw new Arguments.Wrong(s"${wrong.linesIterator.next()} (see --help)"))
    }
  }
}
