package swarender

import utest.TestSuite

/** The suites every platform runs. */
object Suites {
  val all: Seq[TestSuite] = Seq(
    SwarProbeTest,
    AsciiSliceTest,
    CaseClassTest,
    CorpusTest,
    DelimitedTest,
    EncoderTest,
    EscapeTest,
    EventsTest,
    CharScanTest,
    FaultsTest,
    IllegalEventsTest,
    InjectionTest,
    JcsTest,
    JsonBytesTest,
    JsonDefectsTest,
    JsonGoldenTest,
    JsonTableTest,
    JsonTreeTest,
    KeyCacheTest,
    KeyOrderTest,
    MisuseTest,
    NestingTest,
    NumberTest,
    elsewhere.OwnSinkTest,
    PagePoolTest,
    PagedOutputStreamTest,
    PagesSinkTest,
    PolicyTest,
    SessionTest,
    StyleTest,
    TomlDateTimeTest,
    TomlEventsTest,
    TomlGoldenTest,
    TomlStyleTest,
    TomlTreeTest,
    YamlEventsTest,
    YamlFuzzTest,
    YamlGoldenTest,
    YamlTest,
    YamlTreeTest
  )
}
