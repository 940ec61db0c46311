package benchmarks.report

import utest.*

import benchmarks.Estimate

object ResultTest extends TestSuite {
  private def jmh(params: String): String =
    s"""[{"jmhVersion": "1.37", "benchmark": "benchmarks.JsonBytes.ujson", "jdkVersion": "17.0.15", "params": $params,
       |"primaryMetric": {"score": 9, "scoreUnit": "us/op", "rawData": [[1.0, 2.0, 3.0], [4.0, 5.0, 60.0]]},
       |"secondaryMetrics": {"gc.alloc.rate.norm": {"score": 64.5}, "used": {"score": 1}}}]""".stripMargin
  private def line(median: Int): String =
    s"""{"suite": "Node", "case": "ints", "way": "swarender", "unit": "ms", "median": $median, "low": 1, "high": 9}"""

  val tests: Tests = Tests {
    test("JMH's results: the median of all iterations") {
      val read = Result.parse(jmh("""{"case": "twitter", "file": ""}"""))
      val expected = Result("JsonBytes", "JDK 17.0.15", "twitter", "ujson", "µs", Estimate(3.5, 1, 60), Some(64.5))
      assert(read == Seq(expected))
      val fresh = Result.parse(jmh("""{"case": "twitter"}""").replace("used", "gc.count"))
      assert(fresh.map(_.runtime) == Seq("JDK 17.0.15, fresh process") && fresh.head.isFresh && !read.head.isFresh)
    }

    test("the case of JMH's parameters") {
      assert(Result.parse(jmh("""{"case": "file", "file": "a/b.json"}""")).head.name == "a/b.json")
      assert(Result.parse(jmh("""{"orders": "1000"}""")).head.name == "1000 orders")
    }

    test("lines of results") {
      val expected = Result("Node", "", "ints", "swarender", "ms", Estimate(5, 1, 9), None)
      assert(Result.parse(line(5) + "\n\n") == Seq(expected))
      intercept[NoSuchElementException](Result.parse("""{"suite": "Node"}"""))
    }

    test("what `line` writes is read back") {
      val result = Result("A", "JDK 17", "b", "c", "ms", Estimate(1.5, 1, 2), Some(64), Some(Estimate(3, 2.5, 4)))
      assert(Result.parse(result.line) == Seq(result))
    }

    test("of several runs in one file the middle one counts") {
      val runs = Result.parse(Seq(line(9), line(3), line(4).replace("ints", "doubles"), line(5)).mkString("\n"))
      assert(Result.middle(runs).map(r => (r.name, r.time.median)) == Seq("ints" -> 5.0, "doubles" -> 4.0))
    }

    test("the last result of a way counts, in the first one's place") {
      val results = Result.parse(s"${line(5)}\n${line(6).replace("ints", "doubles")}\n${line(7)}")
      assert(Result.latest(results).map(r => (r.name, r.time.median)) == Seq("ints" -> 7.0, "doubles" -> 6.0))
    }
  }
}
