package swarender

import utest.TestSuite

/** The suites every platform runs. */
object Suites {
  val all: Seq[TestSuite] = Seq(
    AsciiSafeTest,
    CaseClassTest,
    EscapeTest,
    JcsTest,
    JsonDefectsTest,
    JsonGoldenTest,
    JsonTableTest,
    KeyOrderTest,
    MisuseTest,
    NestingTest,
    NumberTest,
    PolicyTest,
    TomlGoldenTest,
    YamlFuzzTest,
    YamlGoldenTest,
    YamlTest
  )
}
