package benchmarks

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
}
