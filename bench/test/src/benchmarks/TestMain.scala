package benchmarks

import swarender.SuiteRunner
import benchmarks.regressions.{DigestsTest, RegressionsTest}
import benchmarks.report.{NumbersTest, ResultTest, TargetsTest, TemplateTest}

/** Runs the suites of the benchmarks' own tools. */
object TestMain
    extends SuiteRunner(
      Seq(DigestsTest, NumbersTest, RegressionsTest, ResultTest, StatisticsTest, TargetsTest, TemplateTest)
    )
