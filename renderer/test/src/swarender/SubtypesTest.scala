package swarender

import utest.*

/** Which subtype of a sealed trait a value is of: of few, which a loop finds, and of many. */
object SubtypesTest extends TestSuite {
  sealed trait Few
  case class Open(id: Int) extends Few
  case object Only extends Few
  final class Extended extends Open(7)

  sealed trait Many
  sealed abstract class Inner extends Many
  case object M0 extends Many
  case object M1 extends Many
  case object M2 extends Many
  case object M3 extends Many
  case object M4 extends Many
  case object M5 extends Many
  case object M6 extends Many
  case object M7 extends Many
  case object M8 extends Many
  case object M9 extends Many
  case object M10 extends Many
  case object M11 extends Many
  final case class C0(id: Int) extends Inner
  final case class C1(id: Int) extends Inner
  final case class C2(id: Int) extends Inner
  final case class C3(id: Int) extends Inner
  case class Wide(value: String) extends Many
  final class Wider extends Wide("text")

  private val few: Encoder[Few] = Encoder.derived
  private val many: Encoder[Many] = Encoder.derived

  private def check[T](values: Seq[T], expected: String)(implicit encoder: Encoder[T]): Unit = {
    val all = Encoder.iterable[T, Seq](encoder)
    for (json <- Seq(Json.render(values)(all), EncoderTypes.byEvents(values)(all)))
      if (json != expected) throw new java.lang.AssertionError(s"$json, not $expected")
  }

  val tests: Tests = Tests {
    test("few subtypes, a class that extends one, and null") {
      val expected = """[{"$type":"Open","id":1},"Only",{"$type":"Open","id":7},null]"""
      check(Seq[Few](Open(1), Only, new Extended, null), expected)(few)
    }
    test("many subtypes, some of a sealed class in between") {
      val values = Seq[Many](M0, M1, M2, M3, M4, M5, M6, M7, M8, M9, M10, M11, C0(0), C1(1), C2(2), C3(3))
      val names = (0 until 12).map(i => s"\"M$i\"")
      val classes = (0 until 4).map(i => s"{\"$$type\":\"C$i\",\"id\":$i}")
      check(values, (names ++ classes).mkString("[", ",", "]"))(many)
    }
    test("many subtypes, and a class that extends one") {
      val expected = """[{"$type":"Wide","value":"text"},null]"""
      check(Seq[Many](new Wider, null), expected)(many)
    }
  }
}
