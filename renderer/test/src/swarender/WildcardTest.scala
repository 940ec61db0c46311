package swarender

import utest.*

/** Sealed types with a wildcard, where each case says what its parameter is. */
object WildcardTest extends TestSuite {
  sealed trait Setting[A] { def value: A }
  final case class Limit(value: Int) extends Setting[Int]
  final case class Names(value: List[String]) extends Setting[List[String]]
  final case class Tagged[A](name: String) extends Setting[A] { def value: A = throw new NoSuchElementException }
  case object Off extends Setting[Unit] { def value: Unit = () }
  private def settings: Encoder[Setting[?]] = Encoder.derived

  final case class All(all: List[Setting[?]], one: Setting[?])
  object All {
    implicit val one: Encoder[Setting[?]] = settings
    implicit val encoder: Encoder[All] = Encoder.derived
  }

  sealed trait Open[A]
  final case class Known(n: Int) extends Open[Int]
  final case class Other[A](n: Int, value: List[A]) extends Open[A]

  final case class Box[A](value: A)

  val tests: Tests = Tests {
    test("cases whose parameters are known") {
      assert(
        DirectModes.same(All(List(Limit(1), Names(List("a")), Tagged[Int]("t"), Off), Limit(2))) ==
          """{"all":[{"$type":"Limit","value":1},{"$type":"Names","value":["a"]},{"$type":"Tagged","name":"t"},"Off"],""" +
          """"one":{"$type":"Limit","value":2}}"""
      )
    }
    test("a field of an unknown type, and a case class") {
      def contains(message: String, text: String) =
        if (!message.contains(text)) throw new java.lang.AssertionError(message)
      contains(compileError("Encoder.derived[Open[?]]").msg, "nothing is known of the type of field value of Other")
      contains(compileError("Encoder.derived[Box[?]]").msg, "name its type arguments")
      assert(Json.render[Open[Int]](Other(1, List(2)))(Encoder.derived) == """{"$type":"Other","n":1,"value":[2]}""")
    }
  }
}
