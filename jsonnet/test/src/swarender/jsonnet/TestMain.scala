package swarender
package jsonnet

import utest.TestSuite

/** The suites of the styles of Jsonnet. */
object JsonnetSuites {
  val all: Seq[TestSuite] = Seq(
    EvaluatorsTest, JsonGoldenTest, JsonnetFormatsTest, JsonnetStylesTest, TomlGoldenTest, YamlGoldenTest
  ) ++ JsonnetPlatformSuites.all
}

/** Runs them. */
object TestMain extends SuiteRunner(JsonnetSuites.all)

/** Runs them and those of the library, as one program. */
object AllMain extends SuiteRunner(Suites.all ++ PlatformSuites.all ++ JsonnetSuites.all)
