package swarenderx.logback

import swarender.SuiteRunner

/** Runs the suites of the module. */
object TestMain extends SuiteRunner(Seq(JsonLinesTest, UserCodeTest, UserEventsTest, LineKeysTest, RandomLinesTest))
