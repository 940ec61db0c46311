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
  private val snake = rules.withTypeNames(EncoderRules.snakeCase)

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
    rules.withWrapper(true) ->
      """[{"SmallCircle":{"radius":1.5}},{"Group":{"shapes":["FarPoint"]}},{"poly":{"sides":3}},{"Empty":{}},
        |"FarPoint","o"]""",
    snake.withWrapper(true).withCaseObjectStrings(false) ->
      """[{"small_circle":{"radius":1.5}},{"group":{"shapes":[{"far_point":{}}]}},{"poly":{"sides":3}},{"empty":{}},
        |{"far_point":{}},{"o":{}}]""",
    rules.withFieldNames(_.toUpperCase) ->
      """[{"$type":"SmallCircle","RADIUS":1.5},{"$type":"Group","SHAPES":["FarPoint"]},{"$type":"poly","SIDES":3},
        |{"$type":"Empty"},"FarPoint","o"]"""
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
