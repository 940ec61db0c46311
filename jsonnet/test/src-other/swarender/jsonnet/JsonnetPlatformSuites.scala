package swarender
package jsonnet

import utest.TestSuite

/** Only the JVM has suites of its own. */
object JsonnetPlatformSuites {
  val all: Seq[TestSuite] = Seq()
}
