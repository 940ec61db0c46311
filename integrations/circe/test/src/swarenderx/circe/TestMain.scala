package swarenderx.circe

import swarender.SuiteRunner

/** Runs the suites of the module. */
object TestMain extends SuiteRunner(Seq(MigrationTest, CirceTreeTest, CirceEncodersTest))
