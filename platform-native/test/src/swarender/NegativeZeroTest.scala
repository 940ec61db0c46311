package swarender

import utest.*

/** Scala Native's compiler loses the sign of a literal in a constructor, of which docs/platforms.md
  * tells: scala-native#3982. When the first test fails, that is fixed, and the page is to be
  * changed.
  */
object NegativeZeroTest extends TestSuite {
  private final case class Point(x: Double)
  private def negated(x: Double): Double = -x

  val tests: Tests = Tests {
    test("a literal -0.0 in a constructor is 0.0") {
      assert(Json.render(ujson.Num(-0.0)) == "0", 1 / Point(-0.0).x == Double.PositiveInfinity)
    }
    test("a negative zero made at run time keeps its sign") {
      assert(Json.render(ujson.Num(negated(0))) == "-0", 1 / Point(negated(0)).x == Double.NegativeInfinity)
      assert(Json.render(ujson.Num("-0.0".toDouble)) == "-0")
    }
  }
}
