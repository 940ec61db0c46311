package converter

import swarender.SuiteRunner

/** Runs the converter's suites. */
object TestMain
    extends SuiteRunner(
      Seq(
        CommandLineTest, OptionsTest, OutputOptionsTest, ColorsTest, JsonTargetTest, YamlTargetTest, TomlTargetTest,
        InputTest, ConverterOutputTest, OutputFileTest, MemberFilesTest, ErrorLineTest, FailuresTest, RawTest,
        ComparisonTest, HabitsTest
      )
    )
