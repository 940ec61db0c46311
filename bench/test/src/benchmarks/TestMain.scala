package benchmarks

import swarender.SuiteRunner
import benchmarks.generated.{CatalogTest, DistributionTest}
import benchmarks.regressions.{DigestsTest, RegressionsTest}
import benchmarks.report.{NumbersTest, ResultTest, SentencesTest, TargetsTest, TemplateTest}

/** Runs the suites of the benchmarks' own tools. */
object TestMain
    extends SuiteRunner(
      Seq(CatalogTest, DigestsTest, DistributionTest, NumbersTest, RegressionsTest, ResultTest, SentencesTest,
        StatisticsTest, TargetsTest, TemplateTest)
    )
