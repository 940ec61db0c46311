package swarender

import utest.framework.{Formatter, Result}
import utest.{TestRunner, TestSuite}

/** A program that runs those of `suites` whose name contains one of its arguments, or all of them
  * without arguments; prints each failure, each test of over a second, a line per suite and, last,
  * `N passed, N failed`; exits 1 on a failure or if no suite has such a name.
  */
abstract class SuiteRunner(suites: => Seq[TestSuite]) {
  def main(args: Array[String]): Unit = {
    // Before the suites are made: Scala Native 0.5.10's collector frees the array, since it does not read the stack frame of
    // the C function main, which holds it. Fixed in 0.5.11.
    val names = TestPlatform.arguments(args).toList
    val chosen = suites.filter(s => names.isEmpty || names.exists(name(s).contains(_)))
    val results = chosen.map(run)
    val failed = results.map(_._2).sum
    println(s"${results.map(_._1).sum} passed, $failed failed")
    if (failed > 0 || chosen.isEmpty) TestPlatform.exit(1)
  }

  /** How many tests of `suite` passed and how many failed. */
  private def run(suite: TestSuite): (Int, Int) = {
    val start = System.nanoTime
    val leaves = TestRunner.run(suite.tests, onComplete = report(name(suite))).leaves.toList
    val failed = leaves.count(_.value.isFailure)
    println(
      s"${name(suite)}: ${leaves.size - failed} passed, $failed failed, ${(System.nanoTime - start) / 1000000} ms"
    )
    (leaves.size - failed, failed)
  }

  private def report(suite: String)(path: Seq[String], result: Result): Unit = {
    if (result.milliDuration > Long) println(s"  ${path.mkString(".")}: ${result.milliDuration} ms")
    if (result.value.isFailure)
      Formatter.formatSingle(suite +: path, result).foreach(text => println(text.plainText))
  }

  /** The time of a test that takes more milliseconds is printed. */
  private final val Long = 1000

  private def name(suite: TestSuite): String = suite.getClass.getSimpleName.stripSuffix("$")
}
