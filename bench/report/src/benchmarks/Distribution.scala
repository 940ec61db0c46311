package benchmarks.generated

import benchmarks.Statistics

/** How many times as fast as another library we are, of several rows. */
final case class Distribution(name: String, ratios: Seq[Double]) {
  private val sorted = ratios.sorted

  /** The `n`th tenth: 0 is the minimum, 10 the maximum. */
  def tenth(n: Int): Double =
    if (n == 5) Statistics.median(sorted) else sorted(math.round((sorted.length - 1) * n / 10.0).toInt)

  /** The figures that it is told by. */
  def figures: Seq[(String, Double)] = Distribution.names.zip(Seq(0, 1, 5, 9, 10).map(tenth))

  def below(limit: Double): Int = ratios.count(_ < limit)

  def line: String =
    f"$name%-26s" + figures.map { case (_, v) => f"$v%10.2f" }.mkString + s"   ${below(1)} of ${ratios.size}"
}

object Distribution {
  val names: Seq[String] = Seq("minimum", "tenth", "median", "ninetieth", "maximum")

  val head: String = f"${""}%-26s" + names.map(name => f"$name%10s").mkString + "   below 1"

  /** Of each way of the rows of a part, over each library and, where there are several, over the
    * fastest one of each row.
    */
  def of(part: String, rows: Seq[Row]): Seq[Distribution] = for {
    way <- rows.map(_.way).distinct
    same = rows.filter(_.way == way)
    libraries = same.head.ratios.map(_._1)
    (name, ratio) <-
      if (libraries.length == 1) Seq(s"$part $way" -> ((row: Row) => row.ratio))
      else
        (s"$part $way best" -> ((row: Row) => row.ratio)) +:
          libraries.map(library => s"$part $way $library" -> ((row: Row) => row.ratios.toMap.apply(library)))
  } yield Distribution(name, same.map(ratio))
}
