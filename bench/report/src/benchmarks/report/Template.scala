package benchmarks.report

import java.nio.file.{Files, Path}

import benchmarks.{Charts, Machine}

/** Text in which a line `{{…}}` is replaced by measurements:
  * {{{
  * {{machine}}             processor and system
  * {{versions}}            of the libraries that are compared with
  * {{table SUITE}}         times, and the best competitor's over ours
  * {{ratio SUITE A B}}     times of the ways A and B, and A's over B's
  * {{allocation SUITE}}    bytes per call, or how to have them counted
  * {{chart SUITE TITLE}}   a chart of all times over ours, on the first runtime
  * }}}
  * Tables are repeated for every runtime whose processes were used. A section of which nothing was
  * measured is left out; the last section names it, with its commands. Inside a line stand single
  * numbers ([[Numbers]]) and the cells of targets ([[Targets]]).
  */
final class Template(results: Seq[Result]) {

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
    case Seq("table", suite) => each(suite)(_.contest)
    case Seq("ratio", suite, above, below) => each(suite)(_.ratio(above, below))
    case Seq("allocation", suite) => each(suite)(_.allocation)
    case "chart" +: suite +: title => chart(suite, title.mkString(" "), charts)
    case _ => throw new IllegalArgumentException(s"no such directive: {{${words.mkString(" ")}}}")
  }

  private def each(suite: String)(write: Tables => String): String = {
    if (!isMeasured(suite)) s"$suite: not measured; the command above does it.\n"
    else {
      val measured = shown.filter(_.suite == suite)
      measured
        .map(_.runtime)
        .distinct
        .map { runtime =>
          val text = write(Tables(measured.filter(_.runtime == runtime)))
          if (runtime.isEmpty) text else s"$runtime:\n\n$text"
        }
        .mkString("\n")
    }
  }

  private def chart(suite: String, title: String, folder: Path): String =
    shown.find(_.suite == suite).fold(s"$suite: not measured.\n") { first =>
      val measured = shown.filter(r => r.suite == suite && r.runtime == first.runtime)
      draw(title, measured, folder.resolve(s"$suite.svg"))
      Template.picture(s"$title, relative to Swarender", s"${folder.getFileName}/$suite")
    }

  private def draw(title: String, measured: Seq[Result], file: Path): Unit = {
    Files.createDirectories(file.getParent)
    val tables = Tables(measured)
    val own = "Swarender" -> tables.groups.map(_ => 1.0)
    val series = own +: tables.competitors.map(way => Peers.label(way) -> tables.overOwn(way))
    val runtime = measured.headOption.map(_.runtime).filter(_.nonEmpty).toSeq
    val head = (title +: runtime).mkString(", ")
    Charts.bars(head, "time relative to Swarender; shorter is better", tables.groups, series, file)
  }

  /** Draws the chart of the README, `readme.svg` and `readme-dark.svg`, in the folder `charts`. */
  def readmeChart(charts: Path): Unit =
    for (runtime <- shown.filter(_.suite == Template.ReadmeSuite).map(_.runtime).headOption) {
      val measured =
        results.filter(r => r.suite == Template.ReadmeSuite && r.runtime == runtime && Template.readmeCases(r.name))
      draw("ujson tree to JSON bytes", measured, charts.resolve("readme.svg"))
    }
}

object Template {
  private final val ReadmeSuite = "JsonBytes"
  private val readmeCases = Set("twitter", "citm_catalog", "gsoc-2018", "kubernetes-like", "canada")

  /** An image with a form for dark pages. */
  private def picture(text: String, path: String): String =
    s"""<picture>
       |<source media="(prefers-color-scheme: dark)" srcset="$path-dark.svg">
       |<img alt="$text"
       |src="$path.svg">
       |</picture>
       |""".stripMargin

  private def list(unmeasured: Seq[Section]): String =
    "## Not measured\n" +
      unmeasured.map(section => section.commands.mkString(s"* ${section.title}: `", "`, `", "`\n")).mkString
}
