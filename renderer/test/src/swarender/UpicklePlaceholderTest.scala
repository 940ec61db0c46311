package swarender

import utest.*

final case class Point(x: Int, y: Int)

object Point {
  implicit val rw: upickle.default.ReadWriter[Point] = upickle.default.macroRW
}

object UpicklePlaceholderTest extends TestSuite {
  val tests: Tests = Tests {
    test("case class") {
      assert(
        Placeholder.render(upickle.default.transform(Point(1, 2)).to(ujson.Value)) == """{"x":1,"y":2}"""
      )
    }
  }
}
