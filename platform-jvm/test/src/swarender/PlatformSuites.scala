package swarender

import utest.TestSuite

/** The suites only the JVM runs. */
object PlatformSuites {
  val all: Seq[TestSuite] = Seq(
    ChannelTest, FileOutputTest, FullDiskTest, JacksonTest, JavaTimeTest, PoolThreadsTest, ThreadsTest, UjsonTest,
    TomlReadersTest, YamlPlainTest, YamlReadersTest
  )
}
