package swarender

import utest.TestSuite

/** The suites only the JVM runs. */
object PlatformSuites {
  val all: Seq[TestSuite] = Seq(
    ChannelTest, CorpusReadersTest, FileGrowthTest, FileOutputTest, FullDiskTest, InjectionReadersTest, JacksonTest,
    JavaTimeTest, ObjectMembersTest, PoolThreadsTest, SerializationTest, ThreadsTest, UjsonTest, TomlReadersTest,
    YamlPlainTest, YamlReadersTest
  )
}
