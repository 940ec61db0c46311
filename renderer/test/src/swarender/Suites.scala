package swarender

import utest.TestSuite

/** The suites every platform runs. */
object Suites {
  val all: Seq[TestSuite] = Seq(
    AsciiSafeTest,
    EscapeTest,
    JcsTest,
    JsonGoldenTest,
    JsonTableTest,
    KeyOrderTest,
    MisuseTest,
    NumberTest,
    PolicyTest,
    TomlGoldenTest,
    YamlFuzzTest,
    YamlGoldenTest,
    YamlTest
  )
}
