package benchmarks.report

import utest.*

import benchmarks.Estimate

object NumbersTest extends TestSuite {
  private def result(way: String, time: Double, over: Option[Double], runtime: String = "JDK 17.0.15") =
    Result(
      "TextToJson",
      runtime,
      "citm_catalog",
      way,
      "µs",
      Estimate(time, time, time),
      None,
      over.map(v => Estimate(v, v, v))
    )
  private val numbers = new Numbers(
    Seq(
      result("swarender", 500, Some(1)),
      result("ujson", 1400, Some(3)),
      result("jackson", 1000, Some(2.1)),
      result("parse", 200, Some(0.4)),
      result("ujson", 900, None, "JDK 25"),
      result("swarender", 600, None, "JDK 25")
    )
  )

  val tests: Tests = Tests {
    test("times as fast as a competitor, or as the best one, by the ratios of pairs") {
      assert(numbers.fill("| {{faster JDK_17 TextToJson citm_catalog ujson}} |") == "| 3.00 |")
      assert(numbers.fill("{{faster JDK_17 TextToJson citm_catalog best}}") == "2.10")
      assert(numbers.fill("{{faster JDK_17 TextToJson citm_catalog best-but-jackson}}") == "3.00")
      assert(numbers.fill("{{faster JDK_17 TextToJson citm_catalog ujson jackson}}") == "1.43")
      assert(numbers.fill("{{faster JDK_25 TextToJson citm_catalog ujson}}") == "1.50")
    }
    test("all cases of a suite, and how many are slower") {
      assert(numbers.fill("{{cases JDK_17 TextToJson jackson}}") == "2.10 (2.10 to 2.10), slower for none of 1")
      assert(numbers.fill("{{cases JDK_17 TextToJson parse}}") == "0.40 (0.40 to 0.40), slower for 1 of 1")
    }
    test("the time of one over another's") {
      assert(numbers.fill("{{over JDK_17 TextToJson citm_catalog swarender jackson}}") == "0.48")
    }
    test("used and fresh processes apart") {
      val apart =
        new Numbers(Seq(result("swarender", 5, None), result("swarender", 3, None, "JDK 17.0.15, fresh process")))
      assert(apart.fill("{{value JDK_17 TextToJson citm_catalog swarender}}") == "5.00 µs")
      assert(apart.fill("{{value JDK_17_fresh TextToJson citm_catalog swarender}}") == "3.00 µs")
    }
    test("a value with its unit, and two numbers in a line") {
      val line = "{{value any TextToJson citm_catalog parse}}, {{value JDK_25 TextToJson citm_catalog swarender}}"
      assert(numbers.fill(line) == "200 µs, 600 µs")
    }
    test("what was not measured is an error, and so is what is no number") {
      intercept[NoSuchElementException](numbers.fill("{{faster JDK_21 TextToJson citm_catalog ujson}}"))
      intercept[NoSuchElementException](numbers.fill("{{over JDK_17 TextToJson citm swarender ujson}}"))
      intercept[IllegalArgumentException](numbers.fill("{{over JDK_17 TextToJson}}"))
      assert(numbers.fill("{{table TextToJson}}") == "{{table TextToJson}}")
    }
  }
}
