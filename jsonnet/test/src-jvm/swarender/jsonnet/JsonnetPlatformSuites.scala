package swarender
package jsonnet

import utest.TestSuite

/** The suites only the JVM runs. */
object JsonnetPlatformSuites {
  val all: Seq[TestSuite] = Seq(JsonnetSerializationTest, LoadedClassesTest, XmlReaderTest)
}
