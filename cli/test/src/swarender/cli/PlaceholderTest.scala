package swarender.cli

import utest.*

object PlaceholderTest extends TestSuite {
  val tests: Tests = Tests {
    test("version") { assert(Version.text.split('.').length == 3) }
  }
}
