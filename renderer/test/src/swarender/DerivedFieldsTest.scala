package swarender

import utest.*

import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.{asString, comment, flatten, key, skip}

/** Fields that annotations leave out, make strings of, or spread, and members that are added. */
object DerivedFieldsTest extends TestSuite {
  final class NoEncoder

  final case class User(name: String, @skip password: NoEncoder, @skip first: Int = 7, age: Int = 1)
  object User { implicit val encoder: Encoder[User] = Encoder.derived }

  final case class Hidden(@skip a: Int)
  object Hidden { implicit val encoder: Encoder[Hidden] = Encoder.derived }

  final case class Money(
      @asString amount: BigDecimal,
      @asString id: Long,
      @asString @key("ids") all: List[Option[Long]],
      @asString half: Double,
      @asString flag: Boolean,
      @asString text: String,
      @asString option: Option[Int],
      @asString map: Map[String, Float]
  )
  object Money { implicit val encoder: Encoder[Money] = Encoder.derived }

  final case class Page(offset: Int, @comment("at most") limit: Option[Int])
  object Page { implicit val encoder: Encoder[Page] = Encoder.derived }

  final case class Query(@flatten page: Page, text: String, @flatten others: Map[String, Int])
  object Query { implicit val encoder: Encoder[Query] = Encoder.derived }

  final case class Optional(
      @flatten page: Option[Page] = None,
      @key("t") text: String = "x",
      @flatten last: Map[Int, Int]
  )
  object Optional { implicit val encoder: Encoder[Optional] = Encoder.derived }

  final case class Deep(@flatten query: Query, n: Int)
  object Deep { implicit val encoder: Encoder[Deep] = Encoder.derived }

  final case class OnlyFlat(@flatten all: Map[String, List[Int]])
  object OnlyFlat { implicit val encoder: Encoder[OnlyFlat] = Encoder.derived }

  final case class Doubles(@flatten all: Map[String, Double])
  object Doubles { implicit val encoder: Encoder[Doubles] = Encoder.derived }

  final case class Flat(@flatten a: List[Int])
  object Flat { implicit val encoder: Encoder[Flat] = Encoder.derived }

  sealed trait Shape
  final case class Circle(radius: Double, @flatten label: Option[Page]) extends Shape
  final case class Dot(@skip radius: Double) extends Shape
  final case class Square(@asString side: Long) extends Shape
  object Square {
    implicit val encoder: Encoder[Square] = Encoder.derived[Square].withMember("area")(s => s.side * s.side)
  }
  private def shapes(implicit rules: EncoderRules): Encoder[Shape] = Encoder.derived

  sealed trait Sum
  case object Alone extends Sum

  final case class Holder(@flatten shape: Shape, n: Int)

  final case class Order(id: Int, total: Double)
  private val linked: Encoder[Order] =
    Encoder.derived[Order].withMember("_links")(order => Map("self" -> s"/orders/${order.id}"))

  private def check[T](value: T, expected: String)(implicit encoder: Encoder[T]): Unit = {
    val json = DirectModes.same(value)
    if (json != expected) throw new java.lang.AssertionError(s"$json, not $expected")
  }

  val tests: Tests = Tests {
    test("a skipped field needs no encoder, and is not written") {
      check(User("ada", new NoEncoder), """{"name":"ada","age":1}""")
      check(Hidden(1), "{}")
      val style = JsonStyle.compact.withOmitDefaults(true)
      assert(Json.render(User("ada", new NoEncoder), style) == """{"name":"ada"}""")
      assert(Json.render(User("ada", new NoEncoder, 1, 2), style) == """{"name":"ada","age":2}""")
    }
    test("numbers and booleans as strings") {
      val money =
        Money(BigDecimal("1.50"), Long.MaxValue, List(Some(1L), None), 0.5, true, "t", Some(3), Map("k" -> 0.1f))
      check(
        money,
        """{"amount":"1.50","id":"9223372036854775807","ids":["1",null],"half":"0.5","flag":"true","text":"t",""" +
          """"option":"3","map":{"k":"0.1"}}"""
      )
      check(
        money.copy(amount = null, text = null, option = None, map = null, half = 1e21, all = Nil),
        """{"amount":null,"id":"9223372036854775807","ids":[],"half":"1e+21","flag":"true","text":null,""" +
          """"option":null,"map":null}"""
      )
      assert(Yaml.render(money).contains("amount: \"1.50\"\n"))
    }
    test("flattened members are among those of the class") {
      check(Query(Page(1, Some(2)), "t", Map("a" -> 1)), """{"offset":1,"limit":2,"text":"t","a":1}""")
      check(Query(null, "t", Map.empty), """{"text":"t"}""")
      check(
        List(Optional(None, "t", Map.empty), Optional(Some(Page(1, None)), "t", Map(1 -> 2))),
        """[{"t":"t"},{"offset":1,"limit":null,"t":"t","1":2}]"""
      )
      check(Deep(Query(Page(1, None), "t", Map("a" -> 1)), 3), """{"offset":1,"limit":null,"text":"t","a":1,"n":3}""")
      check(List(OnlyFlat(Map.empty), OnlyFlat(Map("k" -> List(1)))), """[{},{"k":[1]}]""")
      check(Map("o" -> Option(Hidden(1))), """{"o":{}}""")
    }
    test("flattened members in other formats, with comments and without defaults") {
      val query = Query(Page(1, None), "t", Map("a" -> 1))
      assert(Yaml.render(query) == "offset: 1\n# at most\nlimit: null\ntext: t\na: 1\n")
      assert(
        Toml.render(Optional(Some(Page(1, Some(2))), "t", Map.empty)) == "offset = 1\n# at most\nlimit = 2\nt = \"t\"\n"
      )
      assert(Json.render(Optional(None, "x", Map(1 -> 1)), JsonStyle.compact.withOmitDefaults(true)) == """{"1":1}""")
      assert(
        Json.render(query, JsonStyle.compact.withKeyOrder(Policy.KeyOrder.CodePoint)) ==
          """{"a":1,"limit":null,"offset":1,"text":"t"}"""
      )
    }
    test("a flattened key that comes twice is an error where the style refuses it") {
      val twice = Query(Page(1, None), "t", Map("text" -> 1))
      assert(intercept[RenderError](Yaml.render(twice)).kind eq RenderError.DuplicateKey)
      assert(
        intercept[RenderError](
          Toml.render(Query(Page(1, Some(2)), "t", Map("offset" -> 1)))
        ).kind eq RenderError.DuplicateKey
      )
    }
    test("a flattened value that is no object is a misuse, with its place") {
      assert(DirectModes.sameError(Flat(List(1))).kind eq RenderError.Misuse)
      assert(
        intercept[RenderError](Json.render(Query(null, "t", Map((null: String) -> 1)))).kind eq RenderError.NullValue
      )
      assert(DirectModes.sameError(List(Doubles(Map("k" -> Double.NaN)))).path == "$[0].k")
    }
    test("a case object has no fields as itself, and is its name as a part of its sum") {
      check(Alone, "{}")(Encoder.derived[Alone.type])
      check(Seq[Sum](Alone), """["Alone"]""")(Encoder.iterable[Sum, Seq](Encoder.derived[Sum]))
    }
    test("annotations in a sealed trait, by all forms") {
      val all = Seq[Shape](Circle(1, Some(Page(1, None))), Circle(2, None), Dot(1), Square(3))
      val rules = EncoderRules.default
      val table = Seq(
        rules -> ("""[{"$type":"Circle","radius":1,"offset":1,"limit":null},{"$type":"Circle","radius":2},""" +
          """{"$type":"Dot"},{"$type":"Square","side":"3","area":9}]"""),
        rules.withDiscriminatorLast(true) ->
          ("""[{"radius":1,"offset":1,"limit":null,"$type":"Circle"},{"radius":2,"$type":"Circle"},""" +
            """{"$type":"Dot"},{"side":"3","area":9,"$type":"Square"}]"""),
        rules.withWrapper(true) -> ("""[{"Circle":{"radius":1,"offset":1,"limit":null}},{"Circle":{"radius":2}},""" +
          """{"Dot":{}},{"Square":{"side":"3","area":9}}]"""),
        rules.withContentKey("v") ->
          ("""[{"$type":"Circle","v":{"radius":1,"offset":1,"limit":null}},{"$type":"Circle","v":{"radius":2}},""" +
            """{"$type":"Dot","v":{}},{"$type":"Square","v":{"side":"3","area":9}}]"""),
        rules.withUntagged(true) ->
          """[{"radius":1,"offset":1,"limit":null},{"radius":2},{},{"side":"3","area":9}]"""
      )
      for ((rules, expected) <- table) {
        implicit val encoder: Encoder[Shape] = shapes(rules)
        check(all, expected)
        implicit val holder: Encoder[Holder] = Encoder.derived
        val json = DirectModes.same(Holder(all.head, 5))
        assert(json == DirectModes.same(all.head).dropRight(1) + ",\"n\":5}")
      }
    }
    test("a computed member is the last one") {
      implicit val encoder: Encoder[Order] = linked
      check(List(Order(1, 2.5), null), """[{"id":1,"total":2.5,"_links":{"self":"/orders/1"}},null]""")
      check(Hidden(1), """{"n":7}""")(Encoder.derived[Hidden].withMember("n")(_ => 7))
      val twice = linked.withMember("n")(_.id + 1)
      check(Order(1, 2), """{"id":1,"total":2,"_links":{"self":"/orders/1"},"n":2}""")(twice)
      check(Query(null, "t", Map("a" -> 1)), """{"text":"t","a":1,"n":1}""")(
        Query.encoder.withMember("n")(_.text.length)
      )
      check(Map("a" -> 1), """{"a":1,"n":1}""")(Encoder[Map[String, Int]].withMember("n")(_.size))
      val nested = Encoder[Map[String, Map[String, Int]]].withMember("n")(_.size)
      check(Map("a" -> Map("b" -> 1)), """{"a":{"b":1},"n":1}""")(nested)
      check(Seq[Map[String, Int]](Map.empty, null), """[{"n":0},null]""")(
        Encoder.iterable[Map[String, Int], Seq](Encoder[Map[String, Int]].withMember("n")(_.size))
      )
      val _ = intercept[IllegalArgumentException](linked.withMember("id")(_.id))
    }
    test("a computed member of what is no object is a misuse") {
      assert(DirectModes.sameError(List(1))(Encoder[List[Int]].withMember("n")(_.size)).kind eq RenderError.Misuse)
      assert(DirectModes.sameError("s")(Encoder[String].withMember("n")(_.length)).kind eq RenderError.Misuse)
    }
    test("a computed member with the key of another one is refused") {
      def refused(write: => String): Boolean = intercept[RenderError](write).kind eq RenderError.DuplicateKey
      val counted = Encoder[Map[String, Int]].withMember("n")(_.size)
      val mapped = linked.contramap[Order](identity).withMember("id")(_.id)
      assert(
        refused(Toml.render(Map("n" -> 1))(counted)),
        refused(Yaml.render(Map("n" -> 1))(counted)),
        refused(Toml.render(Order(1, 2))(mapped)),
        refused(Yaml.render(Order(1, 2))(mapped))
      )
    }
  }
}
