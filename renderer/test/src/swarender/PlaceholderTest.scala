package swarender

import utest.*

object PlaceholderTest extends TestSuite {
  val tests: Tests = Tests {
    test("render") { assert(Placeholder.render(ujson.Arr(1, "a")) == """[1,"a"]""") }
    test("file") { assert(TestPlatform.readFile("LICENSE").contains("Apache License")) }
  }
}
