package benchmarks.report

import utest.*

import benchmarks.Estimate

object TargetsTest extends TestSuite {
  private def result(name: String, way: String, time: Double, runtime: String) =
    Result("ModelBytes", runtime, name, way, "µs", Estimate(time, time, time))
  private val runtimes = Seq("JDK 17.0.15", "JDK 17.0.15, fresh process", "JDK 25.0.3", "JDK 25.0.3, fresh process")
  private val results = runtimes.zip(Seq(5.0, 4.0, 8.0, 2.0)).flatMap { case (runtime, own) =>
    Seq(
      result("twitter model", "swarender", own, runtime),
      result("twitter model", "jsoniter", 10, runtime),
      result("one-order model", "swarender", 10, runtime),
      result("one-order model", "jsoniter", 10, runtime)
    )
  } :+ result("native", "swarender", 3, "")
  private val targets = new Targets(new Numbers(results))
  private def cells(words: String): String = targets.fill(s"{{target $words}}")

  val tests: Tests = Tests {
    test("a target is met where every used process meets it") {
      val measured = "2.00 | 2.50 | 1.25 | 5.00"
      assert(cells("1.2 faster JDK ModelBytes twitter_model jsoniter") == s"1.2 | $measured | met")
      assert(cells("1.3 faster JDK ModelBytes twitter_model jsoniter") == s"1.3 | $measured | missed")
      assert(cells("0.8 over JDK ModelBytes twitter_model swarender jsoniter").endsWith("0.80 | 0.20 | met"))
    }
    test("of several cases the worst one counts") {
      assert(
        cells("1.1 faster JDK ModelBytes twitter_model,one-order_model jsoniter") ==
          "1.1 | 1.00 | 1.00 | 1.00 | 1.00 | missed"
      )
    }
    test("one number without a JDK, and what was not measured") {
      assert(cells("3 value any ModelBytes native swarender") == "3 | 3.00 |  |  |  | met")
      assert(cells("3 value any ModelBytes other swarender") == "3 | – |  |  |  | –")
    }
  }
}
