package swarenderx.jackson

import swarender.SuiteRunner

/** Runs the suites of the module. */
object TestMain extends SuiteRunner(Seq(JacksonTreeTest, GeneratorTest, MapperTest, OldJacksonTest))
