package converter

import swarender.SuiteRunner

/** Runs the converter's suites. */
object TestMain
    extends SuiteRunner(
      Seq(
        CommandLineTest, JsonTargetTest, YamlTargetTest, TomlTargetTest, InputTest, ConverterOutputTest, OutputFileTest,
        MemberFilesTest, ErrorLineTest
      )
    )
