package benchmarks.report

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths}

import benchmarks.Arguments

/** `./mill bench.report RESULTS...`: docs/performance.md and the targets in
  * docs/internals/experiments.md, from their templates and the files of results. Of what a file has
  * more than once the run in the middle counts, of what several files have the last one.
  */
object Main {
  private val performance = Paths.get("bench/performance.template.md")
  private val targets = Paths.get("bench/targets.template.md")
  private val page = Paths.get("docs/performance.md")
  private val experiments = Paths.get("docs/internals/experiments.md")
  private val charts = Paths.get("docs/performance")

  /** What the targets are between. */
  private final val Begin = "<!-- generated: targets -->\n"
  private final val End = "<!-- end -->"

  def main(args: Array[String]): Unit = Arguments.checked("bench.report") {
    Arguments.noOption(args.toSeq)
    val results = Result.latest(args.toSeq.flatMap(file => Result.middle(Result.read(Arguments.file(file)))))
    val filled = new Template(results)
    write(page, filled.fill(read(performance), charts))
    write(experiments, between(read(experiments), Begin, End, filled.fill(read(targets), charts)))
    filled.readmeChart(charts)
  }

  /** `page` with `text` between its only lines `begin` and the first `end` after it. */
  private def between(page: String, begin: String, end: String, text: String): String = {
    val from = page.indexOf(begin) + begin.length
    require(from >= begin.length, s"no line ${begin.trim}")
    page.substring(0, from) + text + page.substring(page.indexOf(end, from))
  }

  private def read(file: Path): String = new String(Files.readAllBytes(file), UTF_8)

  private def write(file: Path, text: String): Unit = {
    val _ = Files.write(file, text.getBytes(UTF_8))
  }
}
