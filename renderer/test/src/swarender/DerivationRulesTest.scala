package swarender

import utest.*

import swarender.encoder.EncoderRules.key
import swarender.encoder.{EncoderRules}

/** What the rules of derivation change. */
object DerivationRulesTest extends TestSuite {
  sealed trait Shape
  final case class SmallCircle(radius: Double) extends Shape
  final case class Group(shapes: List[Shape]) extends Shape
  @key("poly") final case class Polygon(sides: Int) extends Shape
  final case class Empty() extends Shape
  case object FarPoint extends Shape
  @key("o") case object Origin extends Shape

  private final class Shapes(implicit rules: EncoderRules) extends Serializable {
    implicit val own: Encoder[Shape] = Encoder.derived
  }

  private def encoder(rules: EncoderRules): Encoder[Shape] = new Shapes()(rules).own

  private val shapes = Seq[Shape](SmallCircle(1.5), Group(List(FarPoint)), Polygon(3), Empty(), FarPoint, Origin)

  private val rules = EncoderRules.default
  private val snake = rules.withSubtypeNames(EncoderRules.snakeCase)

  // Methods are rules too, in every version of Scala.
  private def initial(name: String): String = name.take(1)
  private def qualified(in: String, name: String): String = s"$in.$name"

  private val table: Seq[(EncoderRules, String)] = Seq(
    rules ->
      """[{"$type":"SmallCircle","radius":1.5},{"$type":"Group","shapes":["FarPoint"]},{"$type":"poly","sides":3},
        |{"$type":"Empty"},"FarPoint","o"]""",
    snake ->
      """[{"$type":"small_circle","radius":1.5},{"$type":"group","shapes":["far_point"]},{"$type":"poly","sides":3},
        |{"$type":"empty"},"far_point","o"]""",
    rules.withCaseObjectStrings(false) ->
      """[{"$type":"SmallCircle","radius":1.5},{"$type":"Group","shapes":[{"$type":"FarPoint"}]},
        |{"$type":"poly","sides":3},{"$type":"Empty"},{"$type":"FarPoint"},{"$type":"o"}]""",
    snake.withDiscriminator("type").withDiscriminatorLast(true) ->
      """[{"radius":1.5,"type":"small_circle"},{"shapes":["far_point"],"type":"group"},{"sides":3,"type":"poly"},
        |{"type":"empty"},"far_point","o"]""",
    rules.withQualifiedSubtypeNames((in, name) => s"$in|$name") ->
      """[{"$type":"swarender|DerivationRulesTest.SmallCircle","radius":1.5},
        |{"$type":"swarender|DerivationRulesTest.Group","shapes":["swarender|DerivationRulesTest.FarPoint"]},
        |{"$type":"poly","sides":3},{"$type":"swarender|DerivationRulesTest.Empty"},
        |"swarender|DerivationRulesTest.FarPoint","o"]""",
    rules.withQualifiedSubtypeNames(qualified).withCaseObjectNames(_.take(3)).withDiscriminatorLast(true) ->
      """[{"radius":1.5,"$type":"swarender.DerivationRulesTest.SmallCircle"},
        |{"shapes":["Far"],"$type":"swarender.DerivationRulesTest.Group"},{"sides":3,"$type":"poly"},
        |{"$type":"swarender.DerivationRulesTest.Empty"},"Far","o"]""",
    rules.withQualifiedSubtypeNames((in, _) => in).withSubtypeNames(EncoderRules.snakeCase) ->
      """[{"$type":"small_circle","radius":1.5},{"$type":"group","shapes":["far_point"]},{"$type":"poly","sides":3},
        |{"$type":"empty"},"far_point","o"]""",
    rules.withSubtypeNames(initial) ->
      """[{"$type":"S","radius":1.5},{"$type":"G","shapes":["F"]},{"$type":"poly","sides":3},
        |{"$type":"E"},"F","o"]""",
    rules.withWrapper(true) ->
      """[{"SmallCircle":{"radius":1.5}},{"Group":{"shapes":["FarPoint"]}},{"poly":{"sides":3}},{"Empty":{}},
        |"FarPoint","o"]""",
    snake.withWrapper(true).withCaseObjectStrings(false) ->
      """[{"small_circle":{"radius":1.5}},{"group":{"shapes":[{"far_point":{}}]}},{"poly":{"sides":3}},{"empty":{}},
        |{"far_point":{}},{"o":{}}]""",
    rules.withFieldNames(_.toUpperCase) ->
      """[{"$type":"SmallCircle","RADIUS":1.5},{"$type":"Group","SHAPES":["FarPoint"]},{"$type":"poly","SIDES":3},
        |{"$type":"Empty"},"FarPoint","o"]""",
    rules.withContentKey("fields") ->
      """[{"$type":"SmallCircle","fields":{"radius":1.5}},{"$type":"Group","fields":{"shapes":["FarPoint"]}},
        |{"$type":"poly","fields":{"sides":3}},{"$type":"Empty","fields":{}},"FarPoint","o"]""",
    snake.withContentKey("c").withDiscriminatorLast(true).withCaseObjectStrings(false) ->
      """[{"c":{"radius":1.5},"$type":"small_circle"},{"c":{"shapes":[{"$type":"far_point"}]},"$type":"group"},
        |{"c":{"sides":3},"$type":"poly"},{"c":{},"$type":"empty"},{"$type":"far_point"},{"$type":"o"}]""",
    rules.withUntagged(true) ->
      """[{"radius":1.5},{"shapes":["FarPoint"]},{"sides":3},{},"FarPoint","o"]""",
    rules.withUntagged(true).withCaseObjectStrings(false) ->
      """[{"radius":1.5},{"shapes":[{}]},{"sides":3},{},{},{}]""",
    snake.withCaseObjectNames(EncoderRules.screamingSnakeCase) ->
      """[{"$type":"small_circle","radius":1.5},{"$type":"group","shapes":["FAR_POINT"]},{"$type":"poly","sides":3},
        |{"$type":"empty"},"FAR_POINT","o"]""",
    snake.withCaseObjectNames(name => name).withUntagged(true).withWrapper(false) ->
      """[{"$type":"small_circle","radius":1.5},{"$type":"group","shapes":["FarPoint"]},{"$type":"poly","sides":3},
        |{"$type":"empty"},"FarPoint","o"]"""
  )

  private val names = Seq(
    // the name in snake_case, kebab-case, SCREAMING_SNAKE_CASE, PascalCase, camelCase
    "unitPrice" -> Seq("unit_price", "unit-price", "UNIT_PRICE", "UnitPrice", "unitPrice"),
    "userID" -> Seq("user_id", "user-id", "USER_ID", "UserId", "userId"),
    "NOK" -> Seq("nok", "nok", "NOK", "Nok", "nok"),
    "HTTPServer" -> Seq("http_server", "http-server", "HTTP_SERVER", "HttpServer", "httpServer"),
    "UNIT_PRICE" -> Seq("unit_price", "unit-price", "UNIT_PRICE", "UnitPrice", "unitPrice"),
    "_id" -> Seq("_id", "_id", "_ID", "Id", "id"),
    "i" -> Seq("i", "i", "I", "I", "i"),
    "" -> Seq("", "", "", "", "")
  )

  val tests: Tests = Tests {
    test("each rule changes what it says") {
      for ((rules, expected) <- table) {
        val own = encoder(rules)
        val all = Encoder.iterable[Shape, Seq](own)
        val text = expected.stripMargin.replace("\n", "")
        for (json <- Seq(Json.render(shapes)(all), EncoderTypes.byEvents(shapes)(all)))
          if (json != text) throw new java.lang.AssertionError(s"$json, not $text")
      }
    }
    test("names by each rule") {
      import EncoderRules.*
      for ((name, expected) <- names) {
        val all = Seq(snakeCase, kebabCase, screamingSnakeCase, pascalCase, camelCase).map(_(name))
        if (all != expected) throw new java.lang.AssertionError(s"$name: $all, not $expected")
      }
    }
    test("the key of the fields is not that of the discriminator") {
      val same = rules.withContentKey("$type")
      val _ = intercept[IllegalArgumentException](Json.render(SmallCircle(1): Shape)(encoder(same)))
    }
    test("either as an object, and untagged") {
      def of(either: Either[Int, List[String]]*)(implicit encoder: Encoder[Either[Int, List[String]]]) =
        DirectModes.same(either)
      val (left, right) = (Left(1), Right(List("a")))
      assert(of(left, right, null)(Encoder.eitherObject()) == """[{"left":1},{"right":["a"]},null]""")
      assert(of(left, right)(Encoder.eitherObject("error", "result")) == """[{"error":1},{"result":["a"]}]""")
      assert(of(left, right, null)(Encoder.eitherUntagged) == """[1,["a"],null]""")
    }
    test("a field with the key of the discriminator is refused, but not in a wrapper") {
      val key = rules.withDiscriminator("radius")
      for (refused <- Seq(key, key.withDiscriminatorLast(true)))
        intercept[IllegalArgumentException](encoder(refused))
      assert(Json.render(SmallCircle(1): Shape)(encoder(key.withWrapper(true))) == """{"SmallCircle":{"radius":1}}""")
    }
    test("an error has the path through a wrapper") {
      val own = encoder(rules.withWrapper(true))
      val error = intercept[RenderError](Json.render(SmallCircle(Double.NaN): Shape)(own))
      assert(error.path == "$.SmallCircle.radius")
    }
  }
}
