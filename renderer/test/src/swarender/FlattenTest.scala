package swarender

import utest.*

import swarender.Policy.{DuplicateKeys, KeyOrder, Nulls}
import swarender.dialects.*
import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.{asString, flatten, key}

/** Keys of flattened fields that others of the object have too are refused in every style. */
object FlattenTest extends TestSuite {
  final case class Ext(code: Int, @flatten more: Map[String, Int], last: Int = 7)
  object Ext { implicit val encoder: Encoder[Ext] = Encoder.derived }

  final case class First(@flatten more: Map[String, Int], code: Option[Int])
  object First { implicit val encoder: Encoder[First] = Encoder.derived }

  final case class Renamed(unitPrice: Int, @key("k") other: Int, @flatten more: Map[String, Int])
  object Renamed {
    implicit val rules: EncoderRules = EncoderRules.default.withFieldNames(EncoderRules.snakeCase)
    implicit val encoder: Encoder[Renamed] = Encoder.derived
  }

  final case class Trees(
      a: Int,
      @flatten tree: ujson.Value,
      @flatten text: JsonText,
      @flatten events: Events.Source,
      @flatten javas: java.util.Map[String, Int],
      @flatten @asString option: Option[Map[Int, Boolean]]
  )
  object Trees { implicit val encoder: Encoder[Trees] = Encoder.derived }

  final case class Page(offset: Int, limit: Option[Int])
  object Page { implicit val encoder: Encoder[Page] = Encoder.derived }
  final case class Paged(@flatten page: Option[Page], name: String)
  object Paged { implicit val encoder: Encoder[Paged] = Encoder.derived }
  final case class Clash(@flatten page: Page, limit: Int)
  object Clash { implicit val encoder: Encoder[Clash] = Encoder.derived }
  final case class Part(offset: Int = 0)
  object Part { implicit val encoder: Encoder[Part] = Encoder.derived }
  final case class Around(@flatten page: Part, @flatten more: Map[String, Int])
  object Around { implicit val encoder: Encoder[Around] = Encoder.derived }
  final case class Outer(n: Int, @flatten ext: Ext)
  object Outer { implicit val encoder: Encoder[Outer] = Encoder.derived }
  final case class Within(n: Int, @flatten all: Map[String, Ext])
  object Within { implicit val encoder: Encoder[Within] = Encoder.derived }

  sealed trait Problem
  final case class Denied(reason: String, @flatten more: Map[String, Int]) extends Problem
  final case class Gone(@flatten page: Page) extends Problem
  private def problems(rules: EncoderRules): Encoder[Problem] = {
    implicit val own: EncoderRules = rules
    Encoder.derived
  }
  final case class Two(@flatten a: Problem, @flatten b: Problem)

  private val styles = Seq[Style](
    JsonStyle.compact,
    JsonStyle.pretty,
    JsonStyle.fitted(40),
    JsonStyle.json5,
    JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint),
    JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Keep).withOmitEmpty(true),
    JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Fail),
    YamlStyle.safe,
    YamlStyle.safe.withDuplicateKeys(DuplicateKeys.Keep),
    YamlStyle.json,
    TomlStyle.standard.withNulls(Nulls.OmitEverywhere)
  )

  private def rendered[T: Encoder](value: T, style: Style): Seq[() => Any] = style match {
    case style: JsonStyle => in(Json, style, value)
    case style: YamlStyle => in(Yaml, style, value)
    case style: TomlStyle => in(Toml, style, value)
    case _ => Nil
  }

  private def in[S <: Style, T: Encoder](format: Format[S], style: S, value: T): Seq[() => Any] = Seq(
    () => format.render(value, style),
    () => format(style).toBytes(value),
    () => format.render(style)(Encoder.send(value, _)),
    () => format.render(value, style)(Encoder.of[T]((v, e) => Encoder[T].encode(v, e)))
  )

  /** Checks that every style refuses `value` for this key. */
  private def refused[T: Encoder](value: T, key: String): Unit =
    for (style <- styles; way <- rendered(value, style)) {
      val error = intercept[RenderError](way())
      val path = if (key.head.isLetter) s"$$.$key" else s"""$$["$key"]"""
      if ((error.kind ne RenderError.DuplicateKey) || error.path != path || error.detail != s"""duplicate key "$key"""")
        throw new java.lang.AssertionError(s"$style: $error, not at $path")
    }

  private def same[T: Encoder](value: T, expected: String): Unit = {
    val json = DirectModes.same(value)
    if (json != expected) throw new java.lang.AssertionError(s"$json, not $expected")
    for (style <- styles) {
      val all = rendered(value, style).map(_())
      assert(all.length == 4)
    }
  }

  private def json(text: String) = JsonText(text)
  private def source(keys: String*): Events.Source = Events { e =>
    e.beginObject()
    keys.foreach { key => e.key(key); e.int64(1) }
    e.endObject()
  }
  private def javaMap(keys: String*): java.util.Map[String, Int] = {
    val map = new java.util.LinkedHashMap[String, Int]
    keys.foreach(map.put(_, 2))
    map
  }

  val tests: Tests = Tests {
    test("a map with the key of a field") {
      same(Ext(1, Map("a" -> 2)), """{"code":1,"a":2,"last":7}""")
      refused(Ext(1, Map("code" -> 2)), "code")
      refused(Ext(1, Map("a" -> 2, "last" -> 3)), "last")
      refused(First(Map("code" -> 2), Some(1)), "code")
      val _ = DirectModes.sameError(Ext(1, Map("code" -> 2)))
      assert(DirectModes.sameError(List(Ext(1, Map("b" -> 2)), Ext(1, Map("code" -> 2)))).path == "$[1].code")
    }
    test("the key of a field that is left out, or a comment, since it has its default") {
      val omitting = Seq[Style](
        JsonStyle.compact.withOmitDefaults(true),
        YamlStyle.safe.withOmitDefaults(true),
        YamlStyle.safe.withCommentedDefaults(true),
        JsonStyle.json5.withCommentedDefaults(true),
        TomlStyle.standard.withOmitDefaults(true)
      )
      def isRefused[T: Encoder](value: T): Unit =
        for (style <- omitting; way <- rendered(value, style)) {
          val error = intercept[RenderError](way())
          assert(error.kind eq RenderError.DuplicateKey)
        }
      isRefused(Ext(1, Map("last" -> 5)))
      isRefused(Outer(1, Ext(2, Map("last" -> 5))))
      isRefused(Around(Part(), Map("offset" -> 5)))
      assert(Json(JsonStyle.compact.withOmitDefaults(true)).render(Ext(1, Map("a" -> 5))) == """{"code":1,"a":5}""")
    }
    test("the key is that of the rules and annotations") {
      same(Renamed(1, 2, Map("unitPrice" -> 3, "other" -> 4)), """{"unit_price":1,"k":2,"unitPrice":3,"other":4}""")
      refused(Renamed(1, 2, Map("unit_price" -> 3)), "unit_price")
      refused(Renamed(1, 2, Map("k" -> 3)), "k")
    }
    test("trees, texts, events, Java's maps, options and numbers as strings") {
      def trees(
          tree: String = "{}",
          text: String = "{}",
          events: Events.Source = source(),
          javas: java.util.Map[String, Int] = javaMap(),
          option: Option[Map[Int, Boolean]] = None
      ) = Trees(1, ujson.read(tree), json(text), events, javas, option)
      same(
        trees("""{"b":{"a":1}}""", """{"c":[{"a":2}]}""", source("d"), javaMap("e"), Some(Map(1 -> true))),
        """{"a":1,"b":{"a":1},"c":[{"a":2}],"d":1,"e":2,"1":"true"}"""
      )
      refused(trees(tree = """{"a":2}"""), "a")
      refused(trees(text = """{"a":2}"""), "a")
      refused(trees(events = source("a")), "a")
      refused(trees(events = source("x", "x")), "x")
      refused(trees(javas = javaMap("a")), "a")
      refused(trees(tree = """{"b":2}""", text = """{"b":2}"""), "b")
      refused(trees(tree = """{"1":2}""", option = Some(Map(1 -> true))), "1")
      refused(trees(javas = javaMap("e"), events = source("e")), "e")
    }
    test("nested classes") {
      same(Paged(Some(Page(1, Some(2))), "n"), """{"offset":1,"limit":2,"name":"n"}""")
      same(Paged(None, "n"), """{"name":"n"}""")
      refused(Clash(Page(1, Some(2)), 3), "limit")
      same(Outer(1, Ext(2, Map("a" -> 3))), """{"n":1,"code":2,"a":3,"last":7}""")
      refused(Outer(1, Ext(2, Map("n" -> 3))), "n")
      refused(Outer(1, Ext(2, Map("code" -> 3))), "code")
      same(Within(1, Map("code" -> Ext(2, Map("n" -> 3)))), """{"n":1,"code":{"code":2,"n":3,"last":7}}""")
      assert(DirectModes.sameError(Within(1, Map("x" -> Ext(2, Map("last" -> 3))))).path == "$.x.last")
    }
    test("the key of a discriminator") {
      val default = EncoderRules.default
      for (rules <- Seq(default, default.withDiscriminatorLast(true), default.withDiscriminator("kind"))) {
        implicit val encoder: Encoder[Problem] = problems(rules)
        val key = rules.discriminator
        refused[Problem](Denied("r", Map(key -> 1)), key)
        refused[Problem](Denied("r", Map("reason" -> 1)), "reason")
        DirectModes.same[Problem](Denied("r", Map("x" -> 1)))
        DirectModes.same[Problem](Gone(Page(1, None)))
        implicit val two: Encoder[Two] = Encoder.derived
        refused(Two(Denied("r", Map.empty), Gone(Page(1, Some(1)))), key)
      }
      refused[Problem](Gone(Page(1, Some(1))), "offset")(problems(default.withDiscriminator("offset")))
      for (rules <- Seq(default.withWrapper(true), default.withContentKey("v"), default.withUntagged(true))) {
        val json = Json.render[Problem](Denied("r", Map("$type" -> 1)))(problems(rules))
        assert(json.contains("\"$type\":1"))
        val error = intercept[RenderError](Json.render[Problem](Denied("r", Map("reason" -> 1)))(problems(rules)))
        assert(error.kind eq RenderError.DuplicateKey, error.path.endsWith(".reason"))
      }
    }
    test("a computed member with the key of another") {
      val counted = Encoder[Map[String, Int]].withMember("n")(_.size)
      refused(Map("n" -> 1), "n")(counted)
      same(Map("m" -> 1), """{"m":1,"n":1}""")(counted)
      refused(Map("m" -> 1), "n")(counted.withMember("n")(_.size))
      val ext = Ext.encoder.withMember("n")(_.code)
      refused(Ext(1, Map("n" -> 2)), "n")(ext)
      refused(Ext(1, Map("code" -> 2)), "code")(ext)
      same(Ext(1, Map("a" -> 2)), """{"code":1,"a":2,"last":7,"n":1}""")(ext)
      val mapped = Page.encoder.contramap[Page](identity).withMember("offset")(_.offset)
      refused(Page(1, Some(2)), "offset")(mapped)
      refused(Paged(Some(Page(1, Some(2))), "n"), "name")(
        Paged.encoder.contramap[Paged](identity).withMember("name")(_.name)
      )
      refused(Paged(Some(Page(1, Some(2))), "n"), "limit")(Paged.encoder.withMember("limit")(_.name))
    }
  }
}
