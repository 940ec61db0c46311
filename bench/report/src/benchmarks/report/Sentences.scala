package benchmarks.report

import java.util.regex.Matcher

import scala.util.matching.Regex

import benchmarks.{Distribution, Libraries, Statistics}

/** What a line of a template says about generated models and documents:
  * {{{
  * {{times FIGURE RUNTIME PART WAY LIBRARY}}   a figure of the distribution: minimum, tenth, median, ninetieth, maximum
  * {{slower RUNTIME PART WAY LIBRARY}}         `31 of 60`: the rows below 1
  * {{verdict RUNTIME PART WAY LIBRARY}}        `0.95 (0.63 to 1.72), slower for 31 of 60`
  * {{weak PART WAY LIBRARY}}                   the models below 1 on any runtime, the slowest first: `instant (0.79, 0.82)`
  * {{count PART}}                              how many models or documents there are, of all seeds
  * {{seeds}}                                   the seeds
  * {{library WAY}}                             the name, version and date of a library
  * }}}
  * LIBRARY may be `best`, the fastest one of each row. Where something was not measured, there is
  * an error: no page says what no measurement does.
  */
final class Sentences(generated: Generated, run: Run) {
  private val form: Regex = s"\\{\\{(${Sentences.Kinds.mkString("|")})(?: ([^{}]*))?\\}\\}".r

  def fill(line: String): String = form.replaceAllIn(
    line,
    m =>
      Matcher.quoteReplacement(text(m.group(1), Option(m.group(2)).fold(Seq.empty[String])(_.trim.split(" +").toSeq)))
  )

  private def text(kind: String, words: Seq[String]): String = (kind, words) match {
    case ("times", figure +: Of(d)) =>
      Tables.number(d.figures.find(_._1 == figure).getOrElse(throw wrong(kind, words))._2)
    case ("slower", Of(d)) => s"${d.below(1)} of ${d.ratios.size}"
    case ("verdict", Of(d)) => Sentences.verdict(d)
    case ("weak", Seq(part, way, library)) => weak(part, way, library)
    case ("count", Seq(part)) =>
      generated.rows.filter(_.part == part).map(r => (r.seed, r.model)).distinct.size.toString
    case ("seeds", Nil) => Sentences.list(generated.seeds)
    case ("library", Seq(way)) =>
      val version = run.ofGenerated.get(way).orElse(run.versions.get(way)).getOrElse(throw wrong(kind, words))
      Libraries.dated(way, version)
    case _ => throw wrong(kind, words)
  }

  private def wrong(kind: String, words: Seq[String]) =
    new IllegalArgumentException(s"no such text: {{$kind ${words.mkString(" ")}}}")

  private object Of {
    def unapply(words: Seq[String]): Option[Distribution] = words match {
      case Seq(runtime, part, way, library) => Some(generated.distribution(runtime, part, way, library))
      case _ => None
    }
  }

  private def weak(part: String, way: String, library: String): String = {
    val rows = generated.of("any", part, way)
    val of = rows.map(_.model).distinct.map { name =>
      name -> generated.runtimes(part).map { runtime =>
        val same = rows.filter(row => row.model == name && row.runtime == runtime)
        Statistics.median(same.map(Generated.ratio(_, library)))
      }
    }
    val below = of.filter(_._2.min < 1).sortBy(_._2.min)
    if (below.isEmpty) "none"
    else Sentences.list(below.map { case (name, ratios) => s"$name (${ratios.map(Tables.number).mkString(", ")})" })
  }
}

object Sentences {
  val Kinds: Seq[String] = Seq("times", "slower", "verdict", "weak", "count", "seeds", "library")

  /** The median, the lowest and the highest ratio, and how many are below 1: always said, so that
    * nothing is called faster that is slower for a part.
    */
  def verdict(d: Distribution): String = {
    val figures = d.figures.toMap
    def number(figure: String) = Tables.number(figures(figure))
    val slower = s"slower for ${if (d.below(1) == 0) "none" else d.below(1).toString} of ${d.ratios.size}"
    s"${number("median")} (${number("minimum")} to ${number("maximum")}), $slower"
  }

  def list(words: Seq[String]): String =
    if (words.length < 2) words.mkString else s"${words.init.mkString(", ")} and ${words.last}"
}
