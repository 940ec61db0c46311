package benchmarks.compare

import java.util.concurrent.Callable
import java.util.function.Function

import utest.*

/** Two class paths that are one: what a process says is understood, rows are decided. */
object PairsTest extends TestSuite {
  private val path = System.getProperty("java.class.path")
  private val plan = Plan(threshold = 3, forks = 12, rounds = 4, warm = 40)
  private def pairs(rows: String*) =
    new Pairs(path, path, classOf[ExampleRows].getName, rows.map(Row(_, None)), plan)

  /** How many processes of this one run such a program, a moment after it was told to end. */
  private def children(program: String): Int = {
    def running = ProcessHandle.current.children.filter(_.info.command.orElse("").endsWith(program)).count.toInt
    Iterator.continually(running).take(50).tapEach(n => if (n > 0) Thread.sleep(100)).find(_ == 0).getOrElse(running)
  }

  val tests: Tests = Tests {
    test("what is equal is ok, what a revision has not is named") {
      val (compared, unknown) = pairs("a loop", "nothing", "missing class").compare()
      assert(compared.map(_.row) == Seq("a loop"), unknown == Seq("nothing", "missing class"))
      assert(compared.map(_.decision) == Seq(Decision.Ok), compared.head.forks.size >= Comparison.FewestForks)
    }

    test("after the time that it has, what is open is undecided") {
      val (compared, _) =
        new Pairs(path, path, classOf[ExampleRows].getName, Seq(Row("a loop", None)), plan.copy(minutes = 1e-9))
          .compare()
      assert(compared.map(_.decision) == Seq(Decision.Undecided), compared.head.forks.isEmpty)
      val report = Report("a", "b", "", Nil, compared, Nil, 0)
      assert(report.markdown.contains("| a loop | – | – | – | 3.0 | 0 | undecided |"))
      assert(report.json("comparisons")(0)("ratio") == ujson.Null)
    }

    test("a process that ends is an error that names its turn") {
      val e = intercept[Side.Ended](pairs("throws").compare())
      assert(e.getMessage.matches("the process of (base|head) ended at has 0 throws; what it said is above"))
    }

    test("a process that does not end is killed") {
      val start = System.nanoTime
      new Side("a sleeper", Seq("sleep", "30"), patience = 1).close()
      assert(System.nanoTime - start < 10e9, children("sleep") == 0)
    }

    test("a process ends if the other one cannot start") {
      // No argument of a program may be so long.
      val tooLong = path + java.io.File.pathSeparator + "x" * 200000
      intercept[java.io.IOException](
        new Pairs(path, tooLong, classOf[ExampleRows].getName, Seq(Row("a loop", None)), plan).compare()
      )
      assert(children("java") == 0)
    }
  }
}

/** What the processes measure, which print too. */
final class ExampleRows extends Function[String, Callable[AnyRef]] {
  def apply(row: String): Callable[AnyRef] = row match {
    case "a loop" =>
      println("a line that is no answer")
      () => (0 until 1000).map(_ * 31).toArray
    case "missing class" => throw new NoClassDefFoundError(row)
    case "throws" => throw new IllegalStateException(row)
    case _ => null
  }
}
