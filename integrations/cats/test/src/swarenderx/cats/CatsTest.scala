package swarenderx.cats

import _root_.cats.data.{Chain, Ior, NonEmptyChain, NonEmptyList, NonEmptyMap, NonEmptySeq, NonEmptySet, NonEmptyVector}
import utest.*

import swarender.{Encoder, Events, Json}

/** Collections of cats: without events and with them. */
object CatsTest extends TestSuite {
  final case class Order(items: NonEmptyList[Int], notes: Chain[String], by: Option[NonEmptyMap[String, Int]])
  object Order { implicit val encoder: Encoder[Order] = Encoder.derived }

  private def check[T](value: T, expected: String)(implicit encoder: Encoder[T]): Unit =
    for (
      json <- Seq(Json.render(value), Json.render(Events(events => Encoder.send(value, events)))) if json != expected
    )
      throw new java.lang.AssertionError(s"$json, not $expected")

  val tests: Tests = Tests {
    test("collections are arrays and objects") {
      check(NonEmptyList.of(1, 2), "[1,2]")
      check(NonEmptyVector.of("a"), "[\"a\"]")
      check(NonEmptySeq.of(1, 2), "[1,2]")
      check(NonEmptySet.of(2, 1), "[1,2]")
      check(NonEmptyChain.of(1, 2), "[1,2]")
      check(Chain(1, 2) ++ Chain.one(3), "[1,2,3]")
      check(Chain.empty[Int], "[]")
      check(NonEmptyMap.of("b" -> 1, "a" -> 2), "{\"a\":2,\"b\":1}")
      check[Ior[Int, String]](Ior.Both(1, "a"), "{\"left\":1,\"right\":\"a\"}")
      check[Ior[Int, String]](Ior.Left(1), "{\"left\":1}")
      check[Ior[Int, String]](Ior.Right("a"), "{\"right\":\"a\"}")
    }
    test("fields of a class, and null references") {
      check(Order(NonEmptyList.of(1), Chain("a"), None), """{"items":[1],"notes":["a"],"by":null}""")
      check(Order(null, null, Some(NonEmptyMap.of("k" -> 1))), """{"items":null,"notes":null,"by":{"k":1}}""")
      check(null: Ior[Int, Int], "null")
    }
  }
}
