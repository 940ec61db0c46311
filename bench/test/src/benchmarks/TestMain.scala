package benchmarks

import swarender.SuiteRunner
import benchmarks.compare.PairsTest
import benchmarks.generated.{CatalogTest, DistributionTest}
import benchmarks.regressions.{DigestsTest, RegressionsTest}
import benchmarks.report.{NumbersTest, ResultTest, SentencesTest, TargetsTest, TemplateTest}

/** Runs the suites of the benchmarks' own tools. */
object TestMain
    extends SuiteRunner(
      Seq(CatalogTest, DigestsTest, DistributionTest, NumbersTest, PairsTest, RegressionsTest, ResultTest,
        SentencesTest, StatisticsTest, TargetsTest, TemplateTest)
    )
