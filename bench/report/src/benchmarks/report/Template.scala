package benchmarks.report

import java.nio.file.{Files, Path}

import benchmarks.{Charts, Machine}

/** Text in which a line `{{…}}` is replaced by measurements:
  * {{{
  * {{machine}}             processor and system
  * {{versions}}            of the libraries that are compared with
  * {{table SUITE}}         times, and the best competitor's over ours
  * {{table SUITE FORMAT}}  the same with the speed in MB/s of output, whose size is that of the stored digest in this format
  * {{ratio SUITE A B}}     times of the ways A and B, and A's over B's
  * {{allocation SUITE}}    bytes per call, or how to have them counted
  * {{chart SUITE}}         a chart of the competitors' times over ours
  * }}}
  * Each but the first two is repeated for every runtime whose processes were used. A section of
  * which nothing was measured is left out; the last section names it, with its commands. Inside a
  * line stand single numbers ([[Numbers]]) and the cells of targets ([[Targets]]).
  *
  * @param sizes
  *   of the output of a case in a format.
  */
final class Template(results: Seq[Result], sizes: (String, String) => Option[Int]) {

  /** Fills in the template `text`. Charts become files of the folder `charts`, which the text links
    * to by its name.
    */
  def fill(text: String, charts: Path): String = {
    val (unmeasured, measured) = Section.of(text).partition(_.isAbout(suite => !isMeasured(suite)))
    val filled = measured
      .flatMap(_.lines)
      .map {
        case Section.Directive(words) => directive(words, charts)
        case line => numbers.fill(targets.fill(line)) + "\n"
      }
      .mkString
    if (unmeasured.isEmpty) filled else filled.stripTrailing + "\n\n" + Template.list(unmeasured)
  }

  private val numbers = new Numbers(results)
  private val targets = new Targets(numbers)
  private val shown = results.filterNot(_.isFresh)

  private def isMeasured(suite: String) = shown.exists(_.suite == suite)

  private def directive(words: Seq[String], charts: Path): String = words match {
    case Seq("machine") => Machine.description + "\n"
    case Seq("versions") => Peers.versions
    case Seq("table", suite) => each(suite)((_, tables) => tables.contest(_ => None))
    case Seq("table", suite, format) => each(suite)((_, tables) => tables.contest(sizes(_, format)))
    case Seq("ratio", suite, above, below) => each(suite)((_, tables) => tables.ratio(above, below))
    case Seq("allocation", suite) => each(suite)((_, tables) => tables.allocation)
    case Seq("chart", suite) => each(suite)((runtime, tables) => chart(suite, runtime, tables, charts))
    case _ => throw new IllegalArgumentException(s"no such directive: {{${words.mkString(" ")}}}")
  }

  private def each(suite: String)(write: (String, Tables) => String): String = {
    if (!isMeasured(suite)) s"$suite: not measured; the command above does it.\n"
    else {
      val measured = shown.filter(_.suite == suite)
      measured
        .map(_.runtime)
        .distinct
        .map { runtime =>
          val text = write(runtime, Tables(measured.filter(_.runtime == runtime)))
          if (runtime.isEmpty) text else s"$runtime:\n\n$text"
        }
        .mkString("\n")
    }
  }

  private def chart(suite: String, runtime: String, tables: Tables, folder: Path): String = {
    val name = s"$suite $runtime".trim.replaceAll("[^A-Za-z0-9.]+", "-")
    draw(s"$suite, $runtime", tables, folder.resolve(name + ".svg"))
    Template.picture(s"$suite: times over Swarender's", s"${folder.getFileName}/$name")
  }

  private def draw(title: String, tables: Tables, file: Path): Unit = {
    Files.createDirectories(file.getParent)
    val series = tables.competitors.map(way => Peers.label(way) -> tables.overOwn(way))
    Charts.bars(title, "times Swarender's time; beyond 1 is slower", tables.groups, series, file)
  }

  /** Draws the chart of the README, `readme.svg` and `readme-dark.svg`, in the folder `charts`. */
  def readmeChart(charts: Path): Unit =
    for (runtime <- shown.filter(_.suite == Template.ReadmeSuite).map(_.runtime).headOption) {
      val shown =
        results.filter(r => r.suite == Template.ReadmeSuite && r.runtime == runtime && Template.readmeCases(r.name))
      draw(s"Time to write JSON as bytes, $runtime", Tables(shown), charts.resolve("readme.svg"))
    }
}

object Template {
  private final val ReadmeSuite = "JsonBytes"
  private val readmeCases = Set("twitter", "citm_catalog", "gsoc-2018", "kubernetes-like", "canada")

  /** An image with a form for dark pages. */
  private def picture(text: String, path: String): String =
    s"""<picture>
       |<source media="(prefers-color-scheme: dark)" srcset="$path-dark.svg">
       |<img alt="$text" src="$path.svg">
       |</picture>
       |""".stripMargin

  private def list(unmeasured: Seq[Section]): String =
    "## Not measured\n" +
      unmeasured.map(section => section.commands.mkString(s"* ${section.title}: `", "`, `", "`\n")).mkString
}
