package benchmarks.report

import java.nio.file.{Files, Path}

import benchmarks.{Charts, Libraries}

/** Text in which a line `{{…}}` is replaced by measurements:
  * {{{
  * {{machine}}             processor, system and day
  * {{versions}}            of the libraries that are compared with, and when they were released
  * {{table SUITE}}         times, and the best competitor's over ours
  * {{ratio SUITE A B}}     times of the ways A and B, and A's over B's
  * {{allocation SUITE}}    bytes per call, or how to have them counted
  * {{chart SUITE TITLE}}   a chart of all times over ours, on the first runtime
  * }}}
  * Tables are repeated for every runtime whose processes were used. Of generated models and
  * documents:
  * {{{
  * {{distributions PART}}       how many times as fast we are, for each way, runtime and library
  * {{rows PART}}                every row of these
  * {{strip PART WAYS TITLE}}    a chart of these: a point for each; WAYS have commas between
  * {{fresh}}                    what new processes take
  * }}}
  * A section of which nothing was measured is left out; the last section names it, with its
  * commands. Inside a line stand single numbers ([[Numbers]]), what is said of generated models
  * ([[Sentences]]), and the cells of targets ([[Targets]]).
  */
final class Template(
    results: Seq[Result],
    generated: Generated = new Generated(Nil),
    run: Run = Run.Unknown,
    areDrawn: Boolean = true
) {

  /** Fills in the template `text`. Charts become files of the folder `charts`, which the text links
    * to by its name; they are drawn if `areDrawn` is true.
    */
  def fill(text: String, charts: Path): String = {
    val (unmeasured, measured) = Section.of(text).partition(_.isAbout(suite => !isMeasured(suite)))
    val filled = measured
      .flatMap(_.lines)
      .map {
        case Section.Directive(words) => directive(words, charts)
        case line =>
          val filled = sentences.fill(numbers.fill(targets.fill(line)))
          if (filled == line) s"$line\n" else s"${Paragraphs.Filled}$filled\n"
      }
      .mkString
    val complete = if (unmeasured.isEmpty) filled else filled.stripTrailing + "\n\n" + Template.list(unmeasured)
    Paragraphs.wrapped(complete)
  }

  private val numbers = new Numbers(results)
  private val targets = new Targets(numbers)
  private val sentences = new Sentences(generated, run)
  private val tables = new GeneratedTables(generated, run.ofGenerated)
  private val shown = results.filterNot(_.isFresh)

  private def isMeasured(suite: String) = shown.exists(_.suite == suite) || generated.rows.exists(_.part == suite)

  private def directive(words: Seq[String], charts: Path): String = words match {
    case Seq("machine") => s"${run.machine}, ${run.date}\n"
    case Seq("versions") => versions
    case Seq("fresh") => tables.fresh
    case Seq("distributions", part) => tables.distributions(part)
    case Seq("rows", part) => tables.rows(part)
    case "strip" +: part +: ways +: title => strip(part, ways.split(',').toSeq, title.mkString(" "), charts)
    case Seq("table", suite) => each(suite)(_.contest)
    case Seq("ratio", suite, above, below) => each(suite)(_.ratio(above, below))
    case Seq("allocation", suite) => each(suite)(_.allocation)
    case "chart" +: suite +: title => chart(suite, title.mkString(" "), charts)
    case _ => throw new IllegalArgumentException(s"no such directive: {{${words.mkString(" ")}}}")
  }

  private def versions: String = {
    def all(of: Map[String, String]) =
      Sentences.list(of.toSeq.sorted.map { case (way, version) => Libraries.dated(way, version) })
    s"${Paragraphs.Filled}Generated models and documents (Scala 3): ${all(run.ofGenerated)}.\n\n" +
      s"${Paragraphs.Filled}All else on the JVM: ${all(run.versions)}.\n"
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
      if (areDrawn) draw(title, measured, folder.resolve(s"$suite.svg"))
      Template.picture(s"$title, relative to Swarender", s"${folder.getFileName}/$suite")
    }

  private def strip(part: String, ways: Seq[String], title: String, folder: Path): String = {
    if (areDrawn) {
      Files.createDirectories(folder)
      tables.chart(part, ways, title, folder.resolve(s"$part.svg"))
    }
    Template.picture(title, s"${folder.getFileName}/$part")
  }

  private def draw(title: String, measured: Seq[Result], file: Path): Unit = {
    Files.createDirectories(file.getParent)
    val tables = Tables(measured)
    val own = "Swarender" -> tables.groups.map(_ => 1.0)
    val series = own +: tables.competitors.map(way => Libraries.label(way, run.versions) -> tables.overOwn(way))
    val runtime = measured.headOption.map(_.runtime).filter(_.nonEmpty).toSeq
    val head = (title +: runtime).mkString(", ")
    Charts.bars(head, "time relative to Swarender; shorter is better", tables.groups, series, file)
  }
}

object Template {

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
