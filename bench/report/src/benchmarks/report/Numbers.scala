package benchmarks.report

import java.util.regex.Matcher

import scala.util.matching.Regex

/** Single numbers in a line of a template:
  * {{{
  * {{faster RUNTIME SUITE CASE OTHER}}            how many times as fast as OTHER we are; `best` is the best competitor, and
  *                                                `best-but-A` the best without A
  * {{over RUNTIME SUITE CASE WAY OTHER}}          the time of WAY over that of OTHER
  * {{beyond RUNTIME SUITE CASE WAY OTHER FLOOR}}  the same, each less the time of FLOOR
  * {{value RUNTIME SUITE CASE WAY}}               what was measured, with its unit
  * }}}
  * RUNTIME is what the runtime begins with, with `_` for a space, or `any`; so is CASE. What was
  * not measured is a dash.
  */
final class Numbers(results: Seq[Result]) {
  private val form: Regex = """\{\{(faster|over|beyond|value) ([^{}]*)\}\}""".r

  def fill(line: String): String =
    form.replaceAllIn(line, m => Matcher.quoteReplacement(number(m.group(1), m.group(2).trim.split(" +").toSeq)))

  private def number(kind: String, words: Seq[String]): String = (kind, words) match {
    case ("faster", Seq(runtime, suite, name, other)) =>
      val row = rowOf(runtime, suite, name)
      val way = if (other.startsWith("best")) best(row, other.split("-but-").toSeq.drop(1)) else other
      ratio(row, way, Tables.Own)
    case ("over", Seq(runtime, suite, name, way, other)) => ratio(rowOf(runtime, suite, name), way, other)
    case ("beyond", Seq(runtime, suite, name, way, other, floor)) =>
      val row = rowOf(runtime, suite, name)
      (for (a <- row.get(way); b <- row.get(other); f <- row.get(floor))
        yield Tables.number((a.time.median - f.time.median) / (b.time.median - f.time.median))).getOrElse("–")
    case ("value", Seq(runtime, suite, name, way)) =>
      rowOf(runtime, suite, name).get(way).fold("–")(r => s"${Tables.number(r.time.median)} ${r.unit}")
    case _ => throw new IllegalArgumentException(s"no such number: {{$kind ${words.mkString(" ")}}}")
  }

  private def rowOf(runtime: String, suite: String, name: String): Map[String, Result] =
    results
      .filter(r => r.suite == suite && matches(r.runtime, runtime) && matches(r.name, name))
      .map(r => r.way -> r)
      .toMap

  private def matches(text: String, wanted: String): Boolean =
    wanted == "any" || plain(text) == plain(wanted) || plain(text).startsWith(plain(wanted) + ".")

  private def plain(text: String): String = text.replace('_', ' ')

  private def best(row: Map[String, Result], without: Seq[String]): String =
    Tables(row.values.toSeq).competitors.filterNot(without.contains).minByOption(row(_).time.median).getOrElse("")

  private def ratio(row: Map[String, Result], way: String, other: String): String =
    (for (a <- row.get(way); b <- row.get(other)) yield Tables.number(a.timeOver(b).median)).getOrElse("–")
}
