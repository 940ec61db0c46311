package swarenderx.playjson

import swarender.SuiteRunner

/** Runs the suites of the module. */
object TestMain extends SuiteRunner(Seq(MigrationTest, PlayTreeTest, PlayWritesTest))
