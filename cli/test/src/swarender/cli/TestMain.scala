package swarender.cli

import swarender.SuiteRunner

/** Runs the converter's suites. */
object TestMain extends SuiteRunner(Seq(PlaceholderTest))
