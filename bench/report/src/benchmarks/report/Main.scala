package benchmarks.report

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import benchmarks.Arguments
import benchmarks.regressions.Digests

/** `./mill bench.report RESULTS...`: docs/performance.md from its template and the files of
  * results. Of what a file has more than once the run in the middle counts, of what several files
  * have the last one.
  */
object Main {
  private val template = Paths.get("bench/performance.template.md")
  private val page = Paths.get("docs/performance.md")
  private val charts = Paths.get("docs/performance")

  def main(args: Array[String]): Unit = Arguments.checked("bench.report") {
    Arguments.noOption(args.toSeq)
    val results = Result.latest(args.toSeq.flatMap(file => Result.middle(Result.read(Arguments.file(file)))))
    val digests = Digests.read(Paths.get("bench/digests.txt"))
    val filled = new Template(results, (name, format) => digests.of.get((name, format)).map(_.size))
    val text = filled.fill(new String(Files.readAllBytes(template), UTF_8), charts)
    filled.readmeChart(charts)
    Files.write(page, text.getBytes(UTF_8))
    ()
  }
}
