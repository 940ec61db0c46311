package swarenderx.jackson

import swarender.SuiteRunner

/** Runs the suites of the module. */
object TestMain extends SuiteRunner(Seq(MigrationTest, JacksonTreeTest, GeneratorTest, MapperTest, OldJacksonTest))
