package swarender

import utest.TestSuite

/** The suites every platform runs. */
object Suites {
  val all: Seq[TestSuite] = Seq(
    AsciiSafeTest,
    DelimitedTest,
    EscapeTest,
    JcsTest,
    JsonGoldenTest,
    JsonTableTest,
    KeyOrderTest,
    MisuseTest,
    NumberTest,
    PagePoolTest,
    PagedOutputStreamTest,
    PagesSinkTest,
    PolicyTest,
    SessionTest,
    TomlGoldenTest,
    YamlGoldenTest
  )
}
