package benchmarks.generated

import java.nio.file.{Files, Paths}

import benchmarks.{Arguments, Distribution}
import utest.*

object DistributionTest extends TestSuite {
  private val line = "row\tmodel-0\tone-bytes\t120\tswarender 10 20 40\tjackson 20 30 40\tfastjson2 11 22 36"
  private val row = Row.read(line)
  private def rows(ratios: Double*) =
    ratios.zipWithIndex.map { case (r, i) =>
      Row(s"model-$i", "one-bytes", 1, Seq("swarender" -> Seq(100.0), "jsoniter" -> Seq(100 * r)))
    }
  private def faults(floors: String, ratios: Double*) = Floors.read(floors).faults(Seq(Part("models", rows(ratios*))))

  val tests: Tests = Tests {
    test("a ratio is the median of those of neighbouring slots, and that of a row is over the fastest library") {
      assert(row.own == 20)
      assert(row.ratios == Seq("jackson" -> 1.5, "fastjson2" -> 1.1))
      assert(row.ratio == 1.1)
    }

    test("rows of several processes have the rounds of all") {
      val other = Row.read(line.replace("10 20 40", "20 40 80"))
      assert(Row.joined(Seq(row, other)) == Seq(row.copy(times = row.times.zip(other.times).map {
        case ((name, a), (_, b)) => name -> (a ++ b)
      })))
    }

    test("the figures of a distribution") {
      val d = Distribution("models one-bytes", (1 to 21).reverse.map(_ / 10.0))
      assert(d.figures == Seq("minimum" -> 0.1, "tenth" -> 0.3, "median" -> 1.1, "ninetieth" -> 1.9, "maximum" -> 2.1))
      assert(d.below(1) == 9)
      assert(d.line.endsWith("   9 of 21"))
      assert(Distribution("two", Seq(2, 1)).tenth(5) == 1.5)
    }

    test("of several libraries there is a distribution each, and one over the fastest") {
      val names = Distributions.of("trees", Seq(row)).map(d => d.name -> d.ratios)
      assert(
        names == Seq(
          "trees one-bytes best" -> Seq(1.1),
          "trees one-bytes jackson" -> Seq(1.5),
          "trees one-bytes fastjson2" -> Seq(1.1)
        )
      )
      assert(
        Distributions.of("models", rows(0.5, 2)).map(d => d.name -> d.ratios) == Seq(
          "models one-bytes" -> Seq(0.5, 2.0)
        )
      )
    }

    test("what is below a floor is named, and so is what was not measured") {
      val floors = "# comment\n\nmodels one-bytes median 1.0\nmodels one-bytes minimum 0.5\nkinds one-bytes minimum 9\n"
      assert(faults(floors, 0.5, 1, 1.2) == Nil)
      assert(
        faults(floors, 0.4, 0.9, 1.2) == Seq(
          "models one-bytes, median: 0.90 is below 1.00",
          "models one-bytes, minimum: 0.40 is below 0.50"
        )
      )
      assert(faults("models many-bytes median 1", 1) == Seq("models many-bytes, median: not measured"))
      intercept[Arguments.Wrong](faults("kinds one-bytes minimum 1", 1))
      Seq("models one-bytes mean 1", "models one-bytes median x", "models median 1").foreach(wrong =>
        intercept[Arguments.Wrong](Floors.read(wrong))
      )
    }

    test("the floors of the repository are those of parts that a night measures") {
      val file = Paths.get(sys.env("SWARENDER_ROOT"), "bench/generated/floors.txt")
      val parts = Floors.read(Files.readString(file)).least.map(_._1.takeWhile(_ != ' ')).distinct.toSet
      assert(parts == Set("models", "kinds", "small", "trees"))
    }
  }
}
