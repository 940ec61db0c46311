package swarender

import utest.TestSuite

/** The suites only Node runs. */
object PlatformSuites {
  val all: Seq[TestSuite] = Seq(JsonStringifyTest, Uint8ArrayTest)
}
