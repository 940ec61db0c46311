package swarender.bench

import swarender.SuiteRunner
import swarender.bench.regressions.{DigestsTest, RegressionsTest}
import swarender.bench.report.{NumbersTest, ResultTest, TemplateTest}

/** Runs the suites of the benchmarks' own tools. */
object TestMain
    extends SuiteRunner(Seq(DigestsTest, NumbersTest, RegressionsTest, ResultTest, StatisticsTest, TemplateTest))
