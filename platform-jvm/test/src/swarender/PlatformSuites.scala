package swarender

import utest.TestSuite

/** The suites only the JVM runs. */
object PlatformSuites {
  val all: Seq[TestSuite] = Seq(
    ChannelTest, ClassLoadersTest, ClosedFilesTest, CommentReadersTest, CorpusReadersTest, DerivedDepthTest,
    FileGrowthTest, FileOutputTest, FileSetTest, ForgettingTest, InlineLimitsTest, FullDiskTest,
    InjectionReadersTest, JacksonTest, JavaTimeTest, JsonTextFilesTest, MethodSizeTest, NumberTextTest,
    ObjectMembersTest, PoolThreadsTest, PulledThreadsTest, RetainedMemoryTest, SerializationTest, StyleMethodsTest,
    ThreadsTest, TomlReadersTest, UjsonTest, XmlReaderTest, YamlPlainTest, YamlReadersTest
  )
}
