package swarender

import utest.TestSuite

/** The suites only the JVM runs. */
object PlatformSuites {
  val all: Seq[TestSuite] = Seq(
    ChannelTest, ClassLoadersTest, ClosedFilesTest, CommentReadersTest, CorpusReadersTest, DefaultsReadersTest,
    DerivedDepthTest, ErrorsPageTest, FileGrowthTest, FilterEventsTest, FileOutputTest, FileSetTest, ForgettingTest, FullDiskTest,
    InjectionReadersTest, InlineLimitsTest, JacksonTest, JavaTimeTest, JsonTextFilesTest, MethodSizeTest,
    NumberTextTest, ObjectMembersTest, PoolThreadsTest, PulledThreadsTest, RetainedMemoryTest, ScalarTextTest,
    SerializationTest, StyleEffectsTest, StyleMethodsTest, ThreadsTest, TomlReadersTest, UjsonTest, YamlPlainTest,
    YamlReadersTest, YamlTagsReadersTest, YamlVariantsTest
  )
}
