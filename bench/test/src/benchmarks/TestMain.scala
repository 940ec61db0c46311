package benchmarks

import swarender.SuiteRunner
import benchmarks.generated.{CatalogTest, DistributionTest}
import benchmarks.regressions.{DigestsTest, RegressionsTest}
import benchmarks.report.{NumbersTest, ResultTest, TargetsTest, TemplateTest}

/** Runs the suites of the benchmarks' own tools. */
object TestMain
    extends SuiteRunner(
      Seq(CatalogTest, DigestsTest, DistributionTest, NumbersTest, RegressionsTest, ResultTest, StatisticsTest,
        TargetsTest, TemplateTest)
    )
