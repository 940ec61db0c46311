package converter

import swarender.SuiteRunner

/** Runs the converter's suites. */
object TestMain
    extends SuiteRunner(
      Seq(
        CommandLineTest, OptionsTest, ColorsTest, JsonTargetTest, YamlTargetTest, TomlTargetTest, InputTest,
        ConverterOutputTest, OutputFileTest, MemberFilesTest, ErrorLineTest
      )
    )
