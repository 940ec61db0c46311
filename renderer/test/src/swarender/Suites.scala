package swarender

import utest.TestSuite

/** The suites every platform runs. */
object Suites {
  val all: Seq[TestSuite] = Seq(JsonGoldenTest, TomlGoldenTest, TomlStyleTest, TomlEventsTest, TomlDateTimeTest)
}
