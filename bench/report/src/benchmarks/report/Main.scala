package benchmarks.report

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths}

import scala.jdk.CollectionConverters.*

import benchmarks.Arguments

/** `./mill bench.report [--check | --targets | --figures] [RESULTS...]`: docs/performance.md, the
  * charts and the README's section on speed, from their templates and the files of results, which
  * are those of `bench/results` if none is given. Of what a file has more than once the run in the
  * middle counts, of what several files have the last one.
  *
  * With `--check` it writes nothing, and fails if a page does not say what the results do; with
  * `--targets` it writes the targets in docs/internals/experiments.md instead; with `--figures` it
  * prints the page of all figures, which only the site has.
  */
object Main {
  private val results = Paths.get("bench/results")
  private val charts = Paths.get("docs/performance")

  /** A page, its template, and what stands before and after the part that is generated. */
  private final case class Page(file: String, template: String, part: Option[(String, String)])

  private def part(name: String) = Some(s"<!-- generated: $name -->\n" -> "<!-- end -->")
  private val pages = Seq(
    Page("docs/performance.md", "bench/performance.template.md", None),
    Page("README.md", "bench/readme.template.md", part("speed"))
  )
  private val targets =
    Seq(Page("docs/internals/experiments.md", "bench/targets.template.md", part("targets")))
  private val figures = "bench/figures.template.md"

  def main(args: Array[String]): Unit = Arguments.checked("bench.report") {
    val (options, names) = args.toSeq.partition(Seq("--check", "--targets", "--figures").contains)
    Arguments.noOption(names)
    val files = if (names.isEmpty) stored else names.map(Arguments.file)
    val (generated, measured) = files.partition(Generated.isIn)
    val isChecked = options.contains("--check")
    val template = new Template(
      Result.latest(measured.flatMap(file => Result.middle(Result.read(file)))),
      new Generated(generated.flatMap(Generated.read)),
      Run.read(results.resolve("run.json")),
      areDrawn = options.isEmpty
    )
    if (options.contains("--figures")) print(template.fill(read(figures), charts))
    else write(template, if (options.contains("--targets")) targets else pages, isChecked)
  }

  private def write(template: Template, chosen: Seq[Page], isChecked: Boolean): Unit = {
    val texts = chosen.map(page => page -> text(page, template.fill(read(page.template), charts)))
    if (!isChecked) texts.foreach { case (page, text) => Files.write(Paths.get(page.file), text.getBytes(UTF_8)) }
    else
      for ((page, text) <- texts if read(page.file) != text) {
        println(s"${page.file} does not say what ${page.template} and the results do: run ./mill bench.report")
        sys.exit(1)
      }
    if (isChecked) template.fill(read(figures), charts) // an error if a figure is missing
  }

  private def stored: Seq[Path] =
    Files
      .list(results)
      .iterator
      .asScala
      .filter(f => f.toString.endsWith(".json") && !f.endsWith("run.json"))
      .toSeq
      .sorted

  private def text(page: Page, filled: String): String =
    page.part.fold(filled) { case (begin, end) => between(read(page.file), begin, end, filled) }

  /** `page` with `text` between its only lines `begin` and the first `end` after it. */
  private def between(page: String, begin: String, end: String, text: String): String = {
    val from = page.indexOf(begin) + begin.length
    require(from >= begin.length, s"no line ${begin.trim}")
    page.substring(0, from) + text + page.substring(page.indexOf(end, from))
  }

  private def read(file: String): String = new String(Files.readAllBytes(Paths.get(file)), UTF_8)
}
