package swarender.cli

import swarender.SuiteRunner

/** Runs the converter's suites. */
object TestMain extends SuiteRunner(Seq(CommandLineTest, JsonTargetTest, InputTest, OutputTest, LinesTest, StringDecoderTest))
