package benchmarks.generated

import benchmarks.Statistics

/** How many times as fast as the other one we are, of several rows. */
final case class Distribution(ratios: Seq[Double]) {
  private val sorted = ratios.sorted

  /** The `n`th tenth: 0 is the minimum, 10 the maximum. */
  def tenth(n: Int): Double =
    if (n == 5) Statistics.median(sorted) else sorted(math.round((sorted.length - 1) * n / 10.0).toInt)
  def below(limit: Double): Int = ratios.count(_ < limit)

  /** The figures by name. */
  def figures: Seq[(String, Double)] = Distribution.names.zip(Seq(0, 1, 5, 9, 10).map(tenth))
}

object Distribution {

  /** The figures that a distribution has. */
  val names: Seq[String] = Seq("minimum", "tenth", "median", "ninetieth", "maximum")
}
