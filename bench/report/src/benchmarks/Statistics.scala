package benchmarks

/** A middle and an interval around it that holds the true one at [[Statistics.Level]]. */
final case class Estimate(median: Double, low: Double, high: Double) {

  /** This over `other`, as what may be: the interval goes from the lowest ratio of ends to the
    * highest.
    */
  def over(other: Estimate): Estimate = Estimate(median / other.median, low / other.high, high / other.low)
}

/** Medians and their exact intervals. They suppose no form of the distribution, and single outliers
  * do not move them.
  */
object Statistics {

  /** Of all intervals: they miss the true median in less than one of 20 cases. */
  final val Level = 0.95

  /** Of at least one number. */
  def median(samples: Seq[Double]): Double = {
    require(samples.nonEmpty, "no samples")
    val sorted = samples.sorted
    val middle = sorted.length / 2
    if (sorted.length % 2 == 1) sorted(middle) else (sorted(middle - 1) + sorted(middle)) / 2
  }

  /** The median of independent samples. The interval goes from the `k`th lowest to the `k`th
    * highest sample for the largest `k` that has the level: the median lies there with the
    * probability of `k` to `n - k` heads in `n` throws of a coin. (David and Nagaraja, Order
    * Statistics, section 7.1.)
    *
    * Less than six samples do not reach the level: their interval is all of them.
    */
  def estimate(samples: Seq[Double]): Estimate = {
    val n = samples.length
    val heads = Seq.tabulate(n + 1)(k => choose(n, k))
    trimmed(samples, ends(heads))
  }

  /** The median ratio of independent pairs, from the ratio of each pair. The interval is that of
    * Wilcoxon's signed ranks: the logarithms of the ratios lie symmetrically, as they do where two
    * samples differ by a factor; of the geometric means of all pairs of ratios, a ratio with itself
    * too, the middle one is the estimate (Hodges and Lehmann). (Hollander, Wolfe and Chicken,
    * Nonparametric Statistical Methods, sections 3.2 and 3.3.)
    *
    * Less than six ratios do not reach the level: their interval is all of them.
    */
  def ratio(ratios: Seq[Double]): Estimate = {
    val logs = ratios.map(math.log)
    val means = for (i <- logs.indices; j <- logs.indices.take(i + 1)) yield (logs(i) + logs(j)) / 2
    val middle = trimmed(means, ends(rankSums(ratios.length)))
    Estimate(math.exp(middle.median), math.exp(middle.low), math.exp(middle.high))
  }

  /** How many sets of the ranks 1 to `n` have each sum. */
  def rankSums(n: Int): Seq[Double] =
    (1 to n).foldLeft(Vector(1.0)) { (counts, rank) =>
      // A set has the rank or not.
      counts.padTo(counts.length + rank, 0.0).zipAll(Vector.fill(rank)(0.0) ++ counts, 0.0, 0.0).map { case (a, b) =>
        a + b
      }
    }

  /** How many values each end of an interval may leave out, if `counts(k)` of all outcomes have `k`
    * values on one side.
    */
  private def ends(counts: Seq[Double]): Int =
    math.max(0, counts.scanLeft(0.0)(_ + _).tail.takeWhile(_ <= (1 - Level) / 2 * counts.sum).length - 1)

  private def trimmed(values: Seq[Double], out: Int): Estimate = {
    val sorted = values.sorted
    Estimate(median(sorted), sorted(out), sorted(sorted.length - 1 - out))
  }

  private def choose(n: Int, k: Int): Double = Iterator.range(0, k).foldLeft(1.0)((c, i) => c * (n - i) / (i + 1))
}
