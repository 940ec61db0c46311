package swarender

import utest.TestSuite

/** The suites only Scala Native runs. */
object PlatformSuites {
  val all: Seq[TestSuite] = Seq(
    CleanTextTest, ClosedFilesTest, FileOutputTest, FileSetTest, JsonTextFilesTest, NativeOutputStreamTest,
    NegativeZeroTest, ObjectMembersTest, StringCharsTest
  )
}
