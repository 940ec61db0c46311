package swarenderx.pekko

import swarender.SuiteRunner

/** Runs the suites of the module. */
object TestMain extends SuiteRunner(Seq(SourcesTest, ServerTest))
