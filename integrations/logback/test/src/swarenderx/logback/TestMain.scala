package swarenderx.logback

import swarender.SuiteRunner

/** Runs the suites of the module. */
object TestMain
    extends SuiteRunner(
      Seq(
        JsonLinesTest, FieldNamesTest, FormatsTest, MaskTest, StackTracesTest, ConfigurationTest, UserCodeTest,
        UserEventsTest, LineKeysTest, RandomLinesTest
      )
    )
