package swarender

import utest.TestSuite

/** The suites only the JVM runs. */
object PlatformSuites {
  private val everyVersion: Seq[TestSuite] = Seq(
    ChannelTest, ClassLoadersTest, CleanTextTest, ClosedFilesTest, CompletionTest, DerivedDepthTest, ErrorsPageTest,
    FileGrowthTest, FileOutputTest, FileSetTest, FilterEventsTest, FullDiskTest, InjectionReadersTest, InlineLimitsTest,
    IntegerKeysReadersTest, JacksonTest, JavaTimeTest, JsonTextFilesTest, MethodSizeTest, NumberTextTest,
    ObjectMembersTest, PoolThreadsTest, PulledPublisherTest, PulledThreadsTest, ScalarTextTest, SerializationTest,
    StyleCallsTest, StyleEffectsTest, StyleSettingsTest, ThreadsTest, TimeFormsTest, UjsonTest, WideTextTest,
    YamlTagsReadersTest
  )

  /** Other readers, and what stays in memory, take long: one Scala version stands for all. */
  private val oneVersion: Seq[TestSuite] = Seq(
    CommentReadersTest, CorpusReadersTest, DefaultsReadersTest, ForgettingTest, RetainedMemoryTest, TomlReadersTest,
    YamlPlainTest, YamlReadersTest, YamlVariantsTest
  )

  val all: Seq[TestSuite] = if (TestPlatform.triesAll) everyVersion ++ oneVersion else everyVersion
}
