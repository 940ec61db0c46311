package benchmarks

import utest.*

object StatisticsTest extends TestSuite {
  private def near(a: Double, b: Double): Boolean = math.abs(a - b) < 1e-9

  val tests: Tests = Tests {
    test("the median of an odd and of an even number") {
      assert(Statistics.median(Seq(5.0, 1.0, 9.0)) == 5.0)
      assert(Statistics.median(Seq(4.0, 1.0, 9.0, 6.0)) == 5.0)
      intercept[IllegalArgumentException](Statistics.median(Nil))
    }

    // How many values stay outside at each end: the two-sided sign test at 5 %, as tables of it have it.
    test("the interval of a median leaves out what the sign test rejects") {
      val outside = Seq(1 -> 0, 5 -> 0, 6 -> 0, 8 -> 0, 9 -> 1, 11 -> 1, 12 -> 2, 15 -> 3, 20 -> 5, 25 -> 7)
      outside.foreach { case (n, out) =>
        val samples = Seq.tabulate(n)(i => ((i * 7) % n + 1).toDouble)
        val all = samples.sorted
        val estimate = Statistics.estimate(all.reverse)
        assert(estimate.low == all(out))
        assert(estimate.high == all(n - 1 - out))
      }
    }

    test("sums of ranks") {
      assert(Statistics.rankSums(0) == Seq(1.0))
      assert(Statistics.rankSums(3) == Seq(1.0, 1.0, 1.0, 2.0, 1.0, 1.0, 1.0))
      assert(Statistics.rankSums(9).sum == 512.0)
      // Wilcoxon's critical value for 9 pairs at 5 % is 5: 10 of 512 sets do not exceed it, 14 do not exceed 6.
      assert(Statistics.rankSums(9).take(6).sum == 10.0)
      assert(Statistics.rankSums(9).take(7).sum == 14.0)
    }

    // Of six, all means of pairs: the ends are the extremes, the middle one is the geometric middle.
    test("the ratio of six pairs goes from the lowest to the highest") {
      val estimate = Statistics.ratio(Seq(1.0, 2.0, 4.0, 8.0, 16.0, 32.0))
      assert(near(estimate.low, 1.0))
      assert(near(estimate.high, 32.0))
      assert(near(estimate.median, math.pow(2, 2.5)))
    }

    // Logarithms 0 to 8 to the base 2: of the 45 means the 6th lowest and highest are 1.5 and 6.5 (0, .5, 1, 1, 1.5, 1.5).
    test("the ratio of nine pairs") {
      val estimate = Statistics.ratio(Seq.tabulate(9)(i => math.pow(2, ((i * 4) % 9).toDouble)))
      assert(near(estimate.low, math.pow(2, 1.5)))
      assert(near(estimate.median, math.pow(2, 4)))
      assert(near(estimate.high, math.pow(2, 6.5)))
    }

    test("one outlier does not move an interval") {
      val quiet = Seq(0.98, 0.99, 1.0, 1.01, 1.02, 1.0, 0.99, 1.01, 1.0)
      val estimate = Statistics.ratio(3.0 +: quiet.tail)
      assert(estimate.median > 0.99 && estimate.median < 1.02)
      assert(estimate.low > 0.98 && estimate.low <= 1.0)
    }

    // A factor of 1.15 moves the interval by exactly that, and inverting the ratios inverts it.
    test("a factor moves the ratio and its interval alike") {
      val ratios = Seq(0.97, 1.04, 1.0, 0.99, 1.02, 1.06, 0.95, 1.01, 1.03)
      val (same, slower, inverse) =
        (Statistics.ratio(ratios), Statistics.ratio(ratios.map(_ * 1.15)), Statistics.ratio(ratios.map(1 / _)))
      assert(near(slower.median, same.median * 1.15))
      assert(near(slower.low, same.low * 1.15))
      assert(near(inverse.low, 1 / same.high))
    }

    test("a quotient of estimates is as wide as it can be") {
      val quotient = Estimate(10, 8, 12).over(Estimate(5, 4, 6))
      assert(quotient == Estimate(2, 8.0 / 6, 3))
    }
  }
}
