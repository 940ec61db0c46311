package benchmarks.report

import java.util.regex.Matcher

import scala.util.matching.Regex

import benchmarks.Distribution

/** Single numbers in a line of a template:
  * {{{
  * {{faster RUNTIME SUITE CASE OTHER [WAY]}}      how many times as fast as OTHER we are, or our WAY is; `best` is the best
  *                                                competitor, and `best-but-A` the best without A
  * {{over RUNTIME SUITE CASE WAY OTHER}}          the time of WAY over that of OTHER
  * {{value RUNTIME SUITE CASE WAY}}               what was measured, with its unit
  * {{cases RUNTIME SUITE OTHER}}                  `faster` for all cases: `1.20 (0.90 to 2.10), slower for 1 of 4`
  * }}}
  * RUNTIME is what the runtime begins with, with `_` for a space, or `any`; so is CASE. A runtime
  * of a fresh process has `_fresh` at its end. What was not measured is an error.
  */
final class Numbers(results: Seq[Result]) {
  private val form: Regex = s"\\{\\{(${Numbers.Kinds.mkString("|")}) ([^{}]*)\\}\\}".r

  def fill(line: String): String =
    form.replaceAllIn(line, m => Matcher.quoteReplacement(text(m.group(1), m.group(2).trim.split(" +").toSeq)))

  private def text(kind: String, words: Seq[String]): String =
    if (kind == "cases") Sentences.verdict(cases(words)) else single(kind, words)

  private def cases(words: Seq[String]): Distribution = {
    if (words.length != 3) throw wrong("cases", words)
    val (runtime, suite, other) = (words(0), words(1), words(2))
    val names = results.filter(r => r.suite == suite && isRuntime(r, runtime)).map(_.name.replace(' ', '_')).distinct
    Distribution(suite, names.map(name => measured("faster", Seq(runtime, suite, name, other))))
  }

  private def single(kind: String, words: Seq[String]): String = {
    val unit = if (kind == "value") row(words.take(3)).get(words(3)).fold("")(" " + _.unit) else ""
    Tables.number(measured(kind, words)) + unit
  }

  private def measured(kind: String, words: Seq[String]): Double =
    number(kind, words).getOrElse(throw new NoSuchElementException(s"not measured: {{$kind ${words.mkString(" ")}}}"))

  /** The number `{{kind words}}`, if it was measured. */
  def number(kind: String, words: Seq[String]): Option[Double] = (kind, words.drop(3)) match {
    case ("faster", other +: own) if own.length <= 1 =>
      val measured = row(words.take(3))
      val way = if (other.startsWith("best")) best(measured, other.split("-but-").toSeq.drop(1)) else other
      ratio(measured, way, own.headOption.getOrElse(Tables.Own))
    case ("over", Seq(way, other)) => ratio(row(words.take(3)), way, other)
    case ("value", Seq(way)) => row(words.take(3)).get(way).map(_.time.median)
    case _ => throw wrong(kind, words)
  }

  private def wrong(kind: String, words: Seq[String]) =
    new IllegalArgumentException(s"no such number: {{$kind ${words.mkString(" ")}}}")

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

object Numbers {
  val Kinds: Seq[String] = Seq("faster", "over", "value", "cases")
}
