package swarender

import utest.*

import swarender.Policy.Nulls
import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.{comment, flatten, key, omitNone, skip}

/** Objects of which members are left out, replaced, added or renamed while they are written. */
object ChangedMembersTest extends TestSuite {
  final case class Geo(lat: Double, lon: Double, raw: List[Map[String, Int]])
  object Geo { implicit val encoder: Encoder[Geo] = Encoder.derived }
  final case class Place(id: Int, name: String, geo: Option[Geo], tags: List[String])
  object Place { implicit val encoder: Encoder[Place] = Encoder.derived }

  private val place = Place(1, "p", Some(Geo(1.5, 2, List(Map("a" -> 1), Map()))), List("x", "id"))
  private val geo = """{"lat":1.5,"lon":2,"raw":[{"a":1},{}]}"""
  private def whole = Place.encoder

  /** A class that this program cannot annotate. */
  final case class Foreign(id: Int, createdAt: String, secret: String, price: BigDecimal, note: Option[String] = None)
  private def foreign: Encoder[Foreign] = Encoder.derived
  private val one = Foreign(1, "now", "s", BigDecimal("1.50"))

  final case class Annotated(@skip a: Int, @key("bb") b: Int, @flatten more: Map[String, Int], lastOne: Int)
  private def snake: Encoder[Annotated] = {
    implicit val rules: EncoderRules = EncoderRules.default.withFieldNames(EncoderRules.snakeCase)
    Encoder.derived
  }
  @omitNone final case class Loose(a: Option[Int], b: Option[Int])
  private def loose: Encoder[Loose] = Encoder.derived

  sealed trait Shape
  final case class Circle(radius: Int, label: String) extends Shape
  object Circle {
    implicit val encoder: Encoder[Circle] = Encoder.derived[Circle].withKeys(_.radius -> "r").without(_.label)
  }
  case object Point extends Shape
  private def shapes(implicit rules: EncoderRules): Encoder[Shape] = Encoder.derived

  final case class Remarked(@comment("one\nmore") a: Int, @comment("two") b: Int, @comment("three") c: Int = 7)
  private def remarked: Encoder[Remarked] = Encoder.derived

  private def check[T](encoder: Encoder[T], value: T, expected: String): Unit = {
    implicit val own: Encoder[T] = encoder
    val json = DirectModes.same(value)
    if (json != expected) throw new java.lang.AssertionError(s"$json, not $expected")
    for (style <- Seq[Style](YamlStyle.safe, TomlStyle.standard.withNulls(Nulls.OmitEverywhere), JsonStyle.pretty)) {
      val _ = DirectModes.sameIn(value, style, 7)
    }
  }

  val tests: Tests = Tests {
    test("members are left out") {
      check(whole.without("geo"), place, """{"id":1,"name":"p","tags":["x","id"]}""")
      check(whole.without("id", "tags"), place, s"""{"name":"p","geo":$geo}""")
      check(whole.without("tags").without("geo").without("id").without("name"), place, "{}")
      check(
        Encoder.iterable[Place, List](whole.without("geo", "name")),
        List(place, null),
        """[{"id":1,"tags":["x","id"]},null]"""
      )
    }
    test("a value is replaced in its place") {
      check(whole.replacing("geo")(_.geo.size).without("tags"), place, """{"id":1,"name":"p","geo":1}""")
      check(whole.replacing("id")(p => List(p.id)).without("geo"), place, """{"id":[1],"name":"p","tags":["x","id"]}""")
    }
    test("a member is added, or replaces another") {
      check(whole.without("geo", "tags").withMember("n")(_.id), place, """{"id":1,"name":"p","n":1}""")
      check(
        whole.without("geo", "tags").withMember("n", mayReplace = true)(_.id),
        place,
        """{"id":1,"name":"p","n":1}"""
      )
      check(
        whole.without("geo", "tags").withMember("id", mayReplace = true)(p => s"#${p.id}"),
        place,
        """{"id":"#1","name":"p"}"""
      )
      intercept[IllegalArgumentException](whole.withMember("id")(_.id))
      val error = intercept[RenderError](Json.render(place)(whole.without("geo").withMember("id")(_.id)))
      assert(error.kind eq RenderError.DuplicateKey)
    }
    test("a member is the first one") {
      check(
        whole.withFirst("kind")(_ => "place").without("geo", "tags"),
        place,
        """{"kind":"place","id":1,"name":"p"}"""
      )
      check(whole.withFirst("name")(_.name).without("geo", "tags"), place, """{"name":"p","id":1}""")
    }
    test("inside of a member") {
      val inner = whole.without("tags", "name").at("geo")(_.without("raw").withMember("hash")(p => p.name * 2))
      check(inner, place, """{"id":1,"geo":{"lat":1.5,"lon":2,"hash":"pp"}}""")
      check(inner, place.copy(geo = None), """{"id":1,"geo":null}""")
      check(
        whole
          .without("tags")
          .at("geo")(_.replacing("raw")(_.tags).withFirst("n")(_.id).withMember("lat", true)(_ => 0)),
        place,
        """{"id":1,"name":"p","geo":{"n":1,"lat":0,"lon":2,"raw":["x","id"]}}"""
      )
      val deep = Encoder[Map[String, Map[String, Map[String, Int]]]]
        .at("a")(_.at("b")(_.without("c").withMember("n")(_.size)))
      check(deep, Map("a" -> Map("b" -> Map("c" -> 1, "d" -> 2))), """{"a":{"b":{"d":2,"n":1}}}""")
      check(deep, Map("x" -> Map("b" -> Map("c" -> 1))), """{"x":{"b":{"c":1}}}""")
      check(whole.at("geo")(geo => geo).without("geo", "tags"), place, """{"id":1,"name":"p"}""")
    }
    test("maps, trees, JSON text and upickle's values") {
      check(Encoder[Map[String, Int]].without("a").replacing("b")(_.size), Map("a" -> 1, "b" -> 7), """{"b":2}""")
      check(Encoder[Map[String, Int]].without("z").replacing("y")(_.size), Map("a" -> 1), """{"a":1}""")
      val tree = Encoder[ujson.Value].without("a").withFirst("n")(_.obj.size)
      check(tree, ujson.read("""{"a":[{"a":1}],"b":{"a":2}}"""), """{"n":2,"b":{"a":2}}""")
      check(Encoder[JsonText].without("a"), JsonText("""{"a":[{"a":1}],"b":{"a":2}}"""), """{"b":{"a":2}}""")
    }
    test("what is known not to be there") {
      for (
        wrong <- Seq[() => Any](
          () => whole.without("nme"),
          () => whole.without("id").without("nme"),
          () => whole.replacing("nme")(_.id),
          () => whole.at("nme")(e => e),
          () => whole.withMember("nme")(_.id).without("nm")
        )
      ) {
        val e = intercept[IllegalArgumentException](wrong())
        assert(
          e.getMessage.startsWith("there is no member \"nm"),
          e.getMessage.contains("the keys are \"id\", \"name\"")
        )
      }
      check(whole.withMember("n")(_.id).without("n", "geo", "tags"), place, """{"id":1,"name":"p"}""")
      intercept[IllegalArgumentException](whole.at("geo")(_.contramap(p => p)))
      intercept[IllegalArgumentException](whole.at("geo")(_.withTag("!t")))
    }
    test("what is no object") {
      val e = intercept[RenderError](Json.render(1)(Encoder[Int].without("a")))
      assert((e.kind eq RenderError.Misuse) && e.detail.startsWith("a value with changed members must be an object"))
      check(Encoder[Map[String, Int]].without("a"), null, "null")
      val error = intercept[RenderError](Json.render(place)(whole.at("name")(_.without("a"))))
      assert((error.kind eq RenderError.Misuse) && error.path == "$.name")
      intercept[IllegalArgumentException](shapes(EncoderRules.default).without("a"))
    }
    test("the path of an error, and what is left out has none") {
      val wrong = place.copy(geo = Some(Geo(Double.NaN, 1, Nil)))
      check(whole.without("geo", "tags"), wrong, """{"id":1,"name":"p"}""")
      assert(intercept[RenderError](Json.render(wrong)(whole.without("id"))).path == "$.geo.lat")
      val inner = whole.at("geo")(_.replacing("lon")(_ => Double.NaN))
      assert(intercept[RenderError](Json.render(place)(inner)).path == "$.geo.lon")
    }
    test("comments go with their members") {
      val value = Remarked(1, 2)
      def yaml(encoder: Encoder[Remarked], style: BlockStyle = YamlStyle.safe) = Yaml.render(value, style)(encoder)
      assert(yaml(remarked.without("a")) == "# two\nb: 2\n# three\nc: 7\n")
      assert(yaml(remarked.replacing("b")(_ => "x")) == "# one\n# more\na: 1\n# two\nb: x\n# three\nc: 7\n")
      assert(yaml(remarked.withFirst("b")(_.b)) == "b: 2\n# one\n# more\na: 1\n# three\nc: 7\n")
      val defaults = YamlStyle.safe.withCommentedDefaults(true)
      assert(yaml(remarked.without("c"), defaults) == "# one\n# more\na: 1\n# two\nb: 2\n")
      assert(yaml(remarked.replacing("c")(_ => 8).without("a"), defaults) == "# two\nb: 2\n# three\n# c: 8\n")
      val sent = Encoder.of[Int] { (v, e) =>
        e.beginObject()
        e.commentLines("above a"); e.key("a"); e.comment("at a"); e.beginArray(); e.int64(v.toLong); e.endArray()
        e.comment("at b"); e.key("b"); e.int64(2)
        e.commentLines("end"); e.endObject()
      }
      assert(Yaml.render(1)(sent.without("a")) == "b: 2 # at b\n# end\n")
      assert(Yaml.render(1)(sent.replacing("a")(_ => 3)) == "# above a\na: 3\nb: 2 # at b\n# end\n")
    }
    test("a member that replaces a default is written once") {
      val value = Remarked(1, 2)
      for (f <- Seq[Remarked => Int](_.c, _.c + 1)) {
        val encoder = remarked.withMember("c", mayReplace = true)(f)
        val c = f(value)
        for (
          style <- Seq(
            YamlStyle.safe,
            YamlStyle.safe.withCommentedDefaults(true),
            YamlStyle.safe.withOmitDefaults(true)
          )
        )
          assert(Yaml.render(value, style)(encoder) == s"# one\n# more\na: 1\n# two\nb: 2\n# three\nc: $c\n")
        val toml = TomlStyle.standard
        for (style <- Seq(toml, toml.withCommentedDefaults(true), toml.withOmitDefaults(true)))
          assert(Toml.render(value, style)(encoder) == s"# one\n# more\na = 1\n# two\nb = 2\n# three\nc = $c\n")
        for (style <- Seq(JsonStyle.compact, JsonStyle.compact.withOmitDefaults(true)))
          assert(Json.render(value, style)(encoder) == s"""{"a":1,"b":2,"c":$c}""")
      }
      val defaults = YamlStyle.safe.withCommentedDefaults(true)
      def yaml(encoder: Encoder[Remarked]) = Yaml.render(value, defaults)(encoder)
      def changed = remarked.without("a", "b")
      assert(yaml(changed.withMember("c", true)(_ => Map("k" -> 1))) == "# three\nc:\n  k: 1\n")
      assert(yaml(changed.withMember("c", true)(_.a).withMember("c", true)(_.b)) == "# three\nc: 2\n")
      assert(yaml(changed.withMember("c", true)(_.a).without("c").withMember("d")(_.b)) == "d: 2\n")
    }
    test("fields of a class that is not mine") {
      check(
        foreign.withKeys(_.createdAt -> "created_at", _.id -> "_id").without(_.secret, _.note),
        one,
        """{"_id":1,"created_at":"now","price":1.50}"""
      )
      check(
        foreign.without(_.secret).withKeys(_.createdAt -> "created_at").without(_.note),
        one,
        """{"id":1,"created_at":"now","price":1.50}"""
      )
      val cents = Encoder[String].contramap[BigDecimal](_.setScale(3).toString)
      check(
        foreign.withEncoder(_.price)(cents).withKeys(_.price -> "sum").without(_.createdAt, _.secret),
        one,
        """{"id":1,"sum":"1.500","note":null}"""
      )
      check(
        foreign.withMember("n")(_.id + 1).withKeys(_.id -> "i").without(_.createdAt, _.secret, _.price, _.note),
        one,
        """{"i":1,"n":2}"""
      )
      check(
        foreign.withKeys(f => (f.note, "n")).without(_.secret).replacing("n")(_ => 1),
        one,
        """{"id":1,"createdAt":"now","price":1.50,"n":1}"""
      )
      assert(
        Json.render(one, JsonStyle.compact.withOmitDefaults(true))(foreign.withKeys(_.note -> "n").without(_.secret)) ==
          """{"id":1,"createdAt":"now","price":1.50}"""
      )
    }
    test("fields with annotations and rules") {
      val value = Annotated(1, 2, Map("z" -> 3), 4)
      check(snake, value, """{"bb":2,"z":3,"last_one":4}""")
      check(snake.withKeys(_.lastOne -> "l", _.b -> "b"), value, """{"b":2,"z":3,"l":4}""")
      check(snake.without(_.lastOne).without("z"), value, """{"bb":2}""")
      check(loose.withKeys(_.b -> "c"), Loose(None, Some(1)), """{"c":1}""")
      check(loose.withKeys(_.b -> "c").withMember("n")(_.b.size), Loose(None, None), """{"n":0}""")
    }
    test("two fields with one key") {
      intercept[IllegalArgumentException](foreign.withKeys(_.id -> "secret"))
      check(
        foreign.withKeys(_.id -> "secret", _.secret -> "id").without(_.createdAt, _.price, _.note),
        one,
        """{"secret":1,"id":"s"}"""
      )
    }
    test("a subtype of a sealed trait with other keys") {
      implicit val encoder: Encoder[Shape] = shapes(EncoderRules.default)
      check(Encoder.iterable[Shape, List], List(Circle(1, "l"), Point), """[{"$type":"Circle","r":1},"Point"]""")
    }
    test("what is no field does not compile") {
      def contains(message: String, text: String) =
        if (!message.contains(text)) throw new java.lang.AssertionError(message)
      contains(compileError("foreign.withKeys(_.nope -> \"a\")").msg, "nope")
      contains(compileError("foreign.without(_.toString)").msg, "toString is not a field of a case class Foreign")
      contains(compileError("foreign.withKeys(_.productArity -> \"a\")").msg, "productArity is not a field")
      contains(compileError("foreign.withKeys(_.secret.length -> \"a\")").msg, "select a field by `_.name`")
      val other = one
      val cents = Encoder[String].contramap[BigDecimal](_.toString)
      check(
        foreign.withEncoder(f => f.price)(cents).without((f: Foreign) => f.note),
        other,
        """{"id":1,"createdAt":"now","secret":"s","price":"1.50"}"""
      )
      contains(compileError("foreign.without(_ => other.secret)").msg, "select a field by `_.name`")
      contains(compileError("foreign.without(_.id, _ => other.secret)").msg, "select a field by `_.name`")
      contains(compileError("foreign.withKeys(_ => other.secret -> \"a\")").msg, "select a field by `_.name`")
      contains(compileError("foreign.withKeys(_ => (other.secret, \"a\"))").msg, "select a field by `_.name`")
      contains(compileError("foreign.withEncoder(_ => other.price)(cents)").msg, "select a field by `_.name`")
      contains(compileError("snake.without(_.a)").msg, "field a of Annotated has no key of its own")
      contains(compileError("Encoder[List[Int]].without(_.head)").msg, "head is not a field of a case class List[Int]")
    }
    test("of an encoder that is not derived") {
      intercept[IllegalArgumentException](foreign.contramap[Foreign](f => f).withKeys(_.id -> "i"))
      check(
        foreign.contramap[Foreign](f => f).without("secret", "note", "price"),
        one,
        """{"id":1,"createdAt":"now"}"""
      )
    }
  }
}
