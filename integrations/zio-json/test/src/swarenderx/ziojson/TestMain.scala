package swarenderx.ziojson

import swarender.SuiteRunner

/** Runs the suites of the module. */
object TestMain extends SuiteRunner(Seq(MigrationTest, ZioTreeTest, ZioEncodersTest))
