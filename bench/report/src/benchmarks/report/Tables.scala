package benchmarks.report

import java.util.Locale

import benchmarks.Estimate

/** The tables of one suite on one runtime, in Markdown.
  *
  * @param results
  *   of that suite and runtime; all of one unit.
  */
final case class Tables(results: Seq[Result]) {
  private val cases = results.map(_.name).distinct
  val ways: Seq[String] = results.map(_.way).distinct
  private val of: Map[(String, String), Result] = results.map(r => (r.name, r.way) -> r).toMap

  /** The ways of others that do the same work. */
  val competitors: Seq[String] = ways.filterNot(way => Tables.NoCompetitors.exists(way.startsWith))

  /** The time of competitor `way` over ours, for each case; NaN where one of the two is not
    * measured.
    */
  def overOwn(way: String): Seq[Double] = cases.map { name =>
    (of.get((name, way)), of.get((name, Tables.Own))) match {
      case (Some(other), Some(own)) => other.timeOver(own).median
      case _ => Double.NaN
    }
  }
  def groups: Seq[String] = cases

  /** Times, that of the best competitor in bold, and its time over ours. */
  def contest: String = {
    val unit = results.headOption.fold("")(_.unit)
    val others = ways.filterNot(_ == Tables.Own)
    val head = Seq("case", s"swarender, $unit") ++ others :+ "ratio"
    val rows = for (name <- cases; own <- of.get((name, Tables.Own))) yield {
      val best = competitors.flatMap(way => of.get((name, way))).minByOption(_.timeOver(own).median)
      def cell(way: String) = of.get((name, way)).fold("") { result =>
        val text = Tables.number(result.time.median)
        if (best.contains(result)) s"**$text**" else text
      }
      (name +: Tables.number(own.time.median) +: others.map(cell)) :+
        best.fold("")(b => Tables.interval(b.timeOver(own)))
    }
    Tables.table(head, rows)
  }

  /** Times, and those of one way over those of another one. */
  def ratio(above: String, below: String): String = {
    val unit = results.headOption.fold("")(_.unit)
    val rows =
      for (name <- cases; a <- of.get((name, above)); b <- of.get((name, below)))
        yield Seq(name, Tables.interval(a.time), Tables.interval(b.time), Tables.interval(a.time.over(b.time)))
    Tables.table(Seq("case", s"$above, $unit", s"$below, $unit", s"$above / $below"), rows)
  }

  /** Bytes allocated per call, or how to have them counted. */
  def allocation: String = {
    val counted = ways.filter(way => results.exists(r => r.way == way && r.allocated.isDefined))
    if (counted.isEmpty) "Bytes allocated per call: not counted; `-prof gc` does it.\n"
    else "Bytes allocated per call:\n\n" + allocation(counted)
  }

  private def allocation(counted: Seq[String]): String = {
    val rows = cases.map { name =>
      name +: counted.map(way =>
        of.get((name, way)).flatMap(_.allocated).fold("")(a => String.format(Locale.ROOT, "%,.0f", a))
      )
    }
    Tables.table("case" +: counted, rows)
  }
}

object Tables {

  /** The way that is ours. */
  final val Own = "swarender"

  /** What the names of other ways of ours begin with, and those of floors. */
  private val NoCompetitors = Seq(Own, "copy", "walk", "parse")

  /** Three digits that count. */
  def number(v: Double): String =
    String.format(Locale.ROOT, if (v >= 100) "%.0f" else if (v >= 10) "%.1f" else "%.2f", v)

  private def interval(e: Estimate): String = s"${number(e.median)} (${number(e.low)}–${number(e.high)})"

  def table(head: Seq[String], rows: Seq[Seq[String]]): String = {
    val rule = "---" +: Seq.fill(head.length - 1)("---:")
    (head +: rule +: rows).map(_.mkString("| ", " | ", " |\n")).mkString
  }
}
