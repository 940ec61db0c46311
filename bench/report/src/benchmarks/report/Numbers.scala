package benchmarks.report

import java.util.regex.Matcher

import scala.util.matching.Regex

/** Single numbers in a line of a template:
  * {{{
  * {{faster RUNTIME SUITE CASE OTHER [WAY]}}      how many times as fast as OTHER we are, or our WAY is; `best` is the best
  *                                                competitor, and `best-but-A` the best without A
  * {{over RUNTIME SUITE CASE WAY OTHER}}          the time of WAY over that of OTHER
  * {{value RUNTIME SUITE CASE WAY}}               what was measured, with its unit
  * }}}
  * RUNTIME is what the runtime begins with, with `_` for a space, or `any`; so is CASE. A runtime
  * of a fresh process has `_fresh` at its end. What was not measured is a dash.
  */
final class Numbers(results: Seq[Result]) {
  private val form: Regex = """\{\{(faster|over|value) ([^{}]*)\}\}""".r

  def fill(line: String): String =
    form.replaceAllIn(line, m => Matcher.quoteReplacement(text(m.group(1), m.group(2).trim.split(" +").toSeq)))

  private def text(kind: String, words: Seq[String]): String = {
    val unit = if (kind == "value") row(words.take(3)).get(words(3)).fold("")(" " + _.unit) else ""
    number(kind, words).fold("–")(Tables.number(_) + unit)
  }

  /** The number `{{kind words}}`, if it was measured. */
  def number(kind: String, words: Seq[String]): Option[Double] = (kind, words.drop(3)) match {
    case ("faster", other +: own) if own.length <= 1 =>
      val measured = row(words.take(3))
      val way = if (other.startsWith("best")) best(measured, other.split("-but-").toSeq.drop(1)) else other
      ratio(measured, way, own.headOption.getOrElse(Tables.Own))
    case ("over", Seq(way, other)) => ratio(row(words.take(3)), way, other)
    case ("value", Seq(way)) => row(words.take(3)).get(way).map(_.time.median)
    case _ => throw new IllegalArgumentException(s"no such number: {{$kind ${words.mkString(" ")}}}")
  }

  private def row(of: Seq[String]): Map[String, Result] = rowOf(of(0), of(1), of(2))

  private def rowOf(runtime: String, suite: String, name: String): Map[String, Result] =
    results
      .filter(r => r.suite == suite && isRuntime(r, runtime) && matches(r.name, name))
      .map(r => r.way -> r)
      .toMap

  private def isRuntime(result: Result, wanted: String): Boolean =
    wanted.endsWith("_fresh") == result.isFresh && matches(result.runtime, wanted.stripSuffix("_fresh"))

  private def matches(text: String, wanted: String): Boolean =
    wanted == "any" || plain(text) == plain(wanted) || plain(text).startsWith(plain(wanted) + ".")

  private def plain(text: String): String = text.replace('_', ' ')

  private def best(row: Map[String, Result], without: Seq[String]): String =
    Tables(row.values.toSeq).competitors.filterNot(without.contains).minByOption(row(_).time.median).getOrElse("")

  private def ratio(row: Map[String, Result], way: String, other: String): Option[Double] =
    for (a <- row.get(way); b <- row.get(other)) yield a.timeOver(b).median
}
