package swarender.bench

/** A median and an interval that holds the median of what the samples were drawn from. */
final case class Estimate(median: Double, low: Double, high: Double) {

  /** This over `other`, as what may be: the interval goes from the lowest ratio of ends to the highest. */
  def over(other: Estimate): Estimate =
    Estimate(median / other.median, low / other.high, high / other.low)
}

/** Medians, and intervals of them that suppose nothing about the distribution. */
object Statistics {

  /** The level of an interval of enough samples: it misses the true median in less than one of 20 cases. */
  final val Level = 0.95

  /** Of at least one number. */
  def median(samples: Seq[Double]): Double = {
    require(samples.nonEmpty, "no samples")
    val sorted = samples.sorted
    val middle = sorted.length / 2
    if (sorted.length % 2 == 1) sorted(middle) else (sorted(middle - 1) + sorted(middle)) / 2
  }

  /** The median of independent samples, from the `k`th lowest to the `k`th highest of them for the largest `k` that has the
    * [[Level]]. Less than six samples cannot reach it: their interval is all of them.
    */
  def estimate(samples: Seq[Double]): Estimate = {
    val sorted = samples.sorted
    val k = rank(sorted.length)
    Estimate(median(sorted), sorted(k - 1), sorted(sorted.length - k))
  }

  /** The probability with which the interval of [[estimate]] holds the median, given `n` samples. */
  def coverage(n: Int): Double = coverage(n, rank(n))

  /** The largest `k`, at least 1, for which the interval of [[estimate]] has the [[Level]]. */
  private def rank(n: Int): Int = Iterator.from(1).takeWhile(k => 2 * k <= n && coverage(n, k) >= Level).foldLeft(1)(_ max _)

  /** The probability that the median lies between the `k`th lowest and the `k`th highest of `n` samples: that of at least `k` and
    * at most `n - k` heads in `n` throws of a coin. David and Nagaraja, Order Statistics, section 7.1.
    */
  def coverage(n: Int, k: Int): Double = 1 - 2 * Iterator.range(0, k).map(choose(n, _)).sum / math.pow(2, n)

  private def choose(n: Int, k: Int): Double = Iterator.range(0, k).foldLeft(1.0)((c, i) => c * (n - i) / (i + 1))
}
