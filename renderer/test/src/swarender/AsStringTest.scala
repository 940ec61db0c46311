package swarender

import utest.*

import swarender.Policy.{KeyOrder, NonFinite, NumberText}
import swarender.encoder.EncoderRules.{asString, comment}

/** Numbers of fields with `@asString`: their digits are those of the style, and NaN and infinities
  * follow its rule.
  */
object AsStringTest extends TestSuite {
  final case class One(@asString d: Double)
  object One { implicit val encoder: Encoder[One] = Encoder.derived }

  final case class Single(@asString f: Float)
  object Single { implicit val encoder: Encoder[Single] = Encoder.derived }

  final case class Maybe(@asString o: Option[Double], @comment("c") @asString last: Int = 1)
  object Maybe { implicit val encoder: Encoder[Maybe] = Encoder.derived }

  final case class Listed(@asString l: List[Float], @asString inner: Option[Map[String, Seq[Double]]])
  object Listed { implicit val encoder: Encoder[Listed] = Encoder.derived }

  final case class Keyed(@asString m: Map[Double, Float])
  object Keyed { implicit val encoder: Encoder[Keyed] = Encoder.derived }

  final case class Decimal(@asString d: BigDecimal, @asString i: Long)
  object Decimal { implicit val encoder: Encoder[Decimal] = Encoder.derived }

  final case class Number(text: String)
  object Number { implicit val encoder: Encoder[Number] = Encoder.of((v, e) => e.number(v.text)) }
  final case class Text(@asString n: Number)
  object Text { implicit val encoder: Encoder[Text] = Encoder.derived }

  /** Every way to write `value` in the style, by events that are checked too. */
  private def same[S <: Style, T: Encoder](format: Format[S], style: S, value: T, expected: String): Unit = {
    val got = Seq(
      format.render(value, style),
      new String(format(style).toBytes(value), "UTF-8"),
      format.render(style)(Encoder.send(value, _)),
      format.render(value, style)(Encoder.of[T]((v, e) => Encoder[T].encode(v, e)))
    )
    for (one <- got) if (one != expected) throw new java.lang.AssertionError(s"$style: $one, not $expected")
  }

  private def refused[S <: Style, T: Encoder](format: Format[S], style: S, value: T, path: String): Unit =
    for (
      way <- Seq[() => Any](
        () => format.render(value, style),
        () => format(style).toBytes(value),
        () => format.render(style)(Encoder.send(value, _))
      )
    ) {
      val error = intercept[RenderError](way())
      assert(error.kind eq RenderError.NotFinite, error.path == path)
    }

  private val json = JsonStyle.compact

  val tests: Tests = Tests {
    test("NaN and infinities follow the rule of the style") {
      for (
        (v, name) <- Seq(
          Double.NaN -> "NaN",
          Double.PositiveInfinity -> "Infinity",
          Double.NegativeInfinity -> "-Infinity"
        )
      ) {
        for (style <- Seq(json, JsonStyle.pretty, json.withKeyOrder(KeyOrder.CodePoint), json.withMaxDepth(9))) {
          refused(Json, style, One(v), "$.d")
          refused(Json, style, Single(v.toFloat), "$.f")
          refused(Json, style, Maybe(Some(v)), "$.o")
          refused(Json, style, Listed(List(1f, v.toFloat), None), "$.l[1]")
          refused(Json, style, Listed(Nil, Some(Map("k" -> Seq(v)))), "$.inner.k[0]")
          refused(Json, style, Keyed(Map(1.0 -> v.toFloat)), "$.m[\"1\"]")
        }
        val asNull = json.withNonFinite(NonFinite.WriteNull)
        same(Json, asNull, One(v), """{"d":null}""")
        same(Json, asNull, Single(v.toFloat), """{"f":null}""")
        same(Json, asNull.withOmitDefaults(true), Maybe(Some(v)), """{"o":null}""")
        same(Json, asNull, Listed(List(1f, v.toFloat), None), """{"l":["1",null],"inner":null}""")
        same(Json, asNull, Keyed(Map(0.5 -> v.toFloat)), """{"m":{"0.5":null}}""")
        val quoted = json.withNonFinite(NonFinite.Quote)
        same(Json, quoted, One(v), s"""{"d":"$name"}""")
        same(Json, quoted, Single(v.toFloat), s"""{"f":"$name"}""")
        same(Json, quoted, Listed(List(v.toFloat), None), s"""{"l":["$name"],"inner":null}""")
        val word = name.replace("Infinity", "inf").replace("NaN", "nan")
        same(Yaml, YamlStyle.safe, One(v), "d: " + word.replace("inf", ".inf").replace("nan", ".nan") + "\n")
        same(Yaml, YamlStyle.safe.withNonFinite(NonFinite.WriteNull), Single(v.toFloat), "f: null\n")
        same(Yaml, YamlStyle.safe.withNonFinite(NonFinite.Quote), One(v), Yaml.render(Map("d" -> name)))
        refused(Yaml, YamlStyle.safe.withNonFinite(NonFinite.Fail), Maybe(Some(v)), "$.o")
        same(Toml, TomlStyle.standard, One(v), s"d = $word\n")
        same(Toml, TomlStyle.standard.withNonFinite(NonFinite.Quote), Single(v.toFloat), "f = \"" + name + "\"\n")
        refused(Toml, TomlStyle.standard.withNonFinite(NonFinite.Fail), Listed(List(v.toFloat), None), "$.l[0]")
      }
    }
    test("digits are those of the style's layout") {
      val python = json.withNumbers(NumberLayout.python)
      same(Json, json, One(1e21), """{"d":"1e+21"}""")
      same(Json, python, One(2), """{"d":"2.0"}""")
      same(Json, python.withKeyOrder(KeyOrder.CodePoint), Single(1e16f), """{"f":"1e+16"}""")
      same(Json, json.withNumbers(NumberLayout.positional), One(1e21), """{"d":"1000000000000000000000"}""")
      same(Json, python, Maybe(Some(3)), """{"o":"3.0","last":"1"}""")
      same(
        Json,
        python,
        Listed(List(1f), Some(Map("k" -> Seq(2.5, 4)))),
        """{"l":["1.0"],"inner":{"k":["2.5","4.0"]}}"""
      )
      same(Yaml, YamlStyle.safe.withNumbers(NumberLayout.tomlFloats), One(2), "d: \"2.0\"\n")
      same(Toml, TomlStyle.standard.withNumbers(NumberLayout.tomlFloats), One(2), "d = \"2.0\"\n")
    }
    test("numbers that are text have the digits of the style's number text") {
      val scaled = json.withNumberText(NumberText.scaled(2))
      same(Json, scaled, Decimal(BigDecimal("12.5"), 7), """{"d":"12.50","i":"7"}""")
      same(Json, json.withNumberText(NumberText.plain()), Decimal(BigDecimal("1E+3"), 7), """{"d":"1000","i":"7"}""")
      same(Json, json, Decimal(BigDecimal("1E+400"), 7), """{"d":"1E+400","i":"7"}""")
      val error = intercept[RenderError](Json.render(Text(Number("01"))))
      assert(error.kind eq RenderError.BadNumber, error.path == "$.n")
    }
    test("a default that is commented out has the same digits") {
      val style = YamlStyle.safe.withCommentedDefaults(true)
      same(Yaml, style, Maybe(Some(2)), "o: \"2\"\n# c\n# last: \"1\"\n")
    }
  }
}
