package swarender

import upickle.default.{ReadWriter, macroRW, write}
import utest.*

import swarender.Policy.{Nulls, Surrogates}
import swarender.encoder.EncoderRules.key
import swarender.encoder.{EncoderRules, KeyEncoder}
import swarender.jsonnet.Jsonnet

/** Encoders of case classes, sealed traits and what they hold, compared with upickle's writers. */
object EncoderTest extends TestSuite {
  final case class Item(sku: String, qty: Int, price: Double, tags: Seq[String], note: Option[String])
  object Item {
    implicit val encoder: Encoder[Item] = Encoder.derived
    implicit val writer: ReadWriter[Item] = macroRW
  }

  final case class Order(id: Long, customer: String, items: Seq[Item], paid: Boolean, total: Float, small: Byte)
  object Order {
    implicit val encoder: Encoder[Order] = Encoder.derived
    implicit val writer: ReadWriter[Order] = macroRW
  }

  final case class Tree(name: String, children: List[Tree])
  object Tree {
    implicit val encoder: Encoder[Tree] = Encoder.derived
  }

  final case class Box[A](value: A)
  object Box {
    implicit def encoder[A: Encoder]: Encoder[Box[A]] = Encoder.derived
  }

  final case class Id(text: String) extends AnyVal
  object Id {
    implicit val encoder: Encoder[Id] = Encoder.derived
    implicit val keys: KeyEncoder[Id] = KeyEncoder.of(_.text)
  }

  sealed trait Shape
  final case class Circle(radius: Double) extends Shape
  object Circle {
    implicit val writer: ReadWriter[Circle] = macroRW
  }
  @key("poly") final case class Polygon(sides: Int, inner: Option[Shape]) extends Shape
  case object Point extends Shape
  object Shape {
    implicit val encoder: Encoder[Shape] = Encoder.derived
  }

  sealed trait Tagged[A]
  final case class One[A](one: A) extends Tagged[A]
  final case class None2[A]() extends Tagged[A]
  object Tagged {
    implicit def encoder[A: Encoder]: Encoder[Tagged[A]] = Encoder.derived
  }

  final case class Settings(host: String = "localhost", port: Int = 80, @key("max-users") maxUsers: Long = 5)
  object Settings {
    implicit val encoder: Encoder[Settings] = Encoder.derived
  }

  final case class Page[A](items: Seq[A] = Nil, next: Option[A] = None)
  object Page {
    implicit def encoder[A: Encoder]: Encoder[Page[A]] = Encoder.derived
  }

  final case class Snake(unitPrice: Double, userID: String, @key("Kept") other: Int)
  object Snake {
    implicit val rules: EncoderRules = EncoderRules.default.withFieldNames(EncoderRules.snakeCase)
    implicit val encoder: Encoder[Snake] = Encoder.derived
  }

  sealed trait Event
  final case class Begin(at: Int) extends Event
  object Event {
    implicit val rules: EncoderRules = EncoderRules.default.withDiscriminator("type")
    implicit val encoder: Encoder[Event] = Encoder.derived
  }

  final case class Empty()
  object Empty {
    implicit val encoder: Encoder[Empty] = Encoder.derived
  }

  final case class Legacy(a: Int, b: String)
  object Legacy {
    implicit val writer: ReadWriter[Legacy] = macroRW
  }

  final case class Holder(legacy: Legacy, all: Map[String, Legacy])
  object Holder {
    implicit val encoder: Encoder[Holder] = Encoder.derived
  }

  final case class Weather(now: Degrees, later: Seq[Degrees])
  object Weather {
    implicit val encoder: Encoder[Weather] = Encoder.derived
  }

  private val item = Item("a\"b", 3, 1.5, Seq("x", "y\n"), Some("n"))
  private val order = Order((1L << 53) + 1, "Ana", Seq(item, item.copy(note = None)), paid = true, 0.5f, -1)

  val tests: Tests = Tests {
    test("JSON's own writer gets what other events get") {
      def check[T: Encoder](value: T): Unit = {
        val json = Json.render(value)
        assert(EncoderTypes.byEvents(value) == json)
      }
      val item = Item("a\"b", 3, 2.5, Vector("x", "y"), Some("z"))
      check(Order(Long.MinValue, null, List(item, item.copy(tags = Nil, note = None), null), true, 0.1f, -1))
      check(Tree("a", List(Tree("b", Nil), Tree(null, null))))
      check(Box(Option(Box(Array(1.5, -0.0)))))
      check(Seq[Shape](Point, Polygon(3, Some(Circle(1))), null))
      check(Settings("h"))
      val changed = JsonStyle.compact.withOmitDefaults(true)
      assert(Json.render(Settings(port = 1), changed) == Json.render(changed)(Encoder.send(Settings(port = 1), _)))
    }
    test("case classes are what upickle writes of them") {
      assert(Json.render(item) == write(item))
      val big = Order(7, "Ana", Seq(item), paid = false, 2.5f, 3)
      assert(Json.render(big) == write(big))
      assert(Json.render(order).startsWith("""{"id":9007199254740993,"customer":"Ana","items":[{"sku":"a\"b","""))
    }
    test("the same in every style, as bytes, chars, pages, and through events") {
      for (
        style <- Seq(
          JsonStyle.compact,
          JsonStyle.pretty,
          Jsonnet.go.commandLine,
          JsonStyle.canonical,
          Jsonnet.go.manifestPython
        )
      ) {
        val expected = Json.render(ujson.read(Json.render(order)), style)
        def same(text: String) = assert(text.replace("9007199254740993", "9007199254740992") == expected)
        same(Json.render(order, style))
        same(new String(Json(style).toBytes(order), "UTF-8"))
        same(Json.render(style)(_.value(order)))
        val writer = new java.io.StringWriter
        Json(style).writeTo(order, writer)
        same(writer.toString)
        val array = Json.render(style) { r =>
          r.beginArray()
          r.value(order)
          r.endArray()
        }
        assert(
          array.replace("9007199254740993", "9007199254740992") == Json.render(
            ujson.Arr(ujson.read(expected.replace("True", "true").replace("None", "null"))),
            style
          )
        )
      }
    }
    test("YAML and TOML") {
      assert(Yaml.render(item) == "sku: a\"b\nqty: 3\nprice: 1.5\ntags:\n- x\n- |\n  y\nnote: \"n\"\n")
      val toml = Toml.render(item)
      assert(toml.startsWith("sku = 'a\"b'\nqty = 3\nprice = 1.5\n"))
    }
    test("recursive, generic and empty classes") {
      assert(Json.render(Tree("a", List(Tree("b", Nil)))) == """{"name":"a","children":[{"name":"b","children":[]}]}""")
      assert(Json.render(Box(Box(1))) == """{"value":{"value":1}}""")
      assert(Json.render(Empty()) == "{}")
    }
    test("encoders of fields that a macro or an inline given makes") {
      assert(Json.render(Weather(Degrees(3), Seq(Degrees(-1)))) == """{"now":{"value":3},"later":[{"value":-1}]}""")
    }
    test("value classes are what they hold, also as keys") {
      assert(Json.render(Id("x")) == "\"x\"")
      assert(Json.render(Map(Id("x") -> Id("y"))) == """{"x":"y"}""")
    }
    test("sealed traits have a discriminator") {
      val shapes = Seq[Shape](Circle(1.5), Polygon(3, Some(Point)), Polygon(4, None), Point)
      val expected = """[{"$type":"Circle","radius":1.5},{"$type":"poly","sides":3,"inner":"Point"},""" +
        """{"$type":"poly","sides":4,"inner":null},"Point"]"""
      assert(Json.render(shapes) == expected)
      assert(Json.render(Seq[Tagged[Int]](One(1), None2())) == """[{"$type":"One","one":1},{"$type":"None2"}]""")
      assert(Json.render(Begin(3): Event) == """{"type":"Begin","at":3}""")
    }
    test("field names by annotation and by rule") {
      assert(Json.render(Snake(1, "u", 2)) == """{"unit_price":1,"user_id":"u","Kept":2}""")
      val names = Seq("aB", "ABTest", "a_B", "URL", "getURLNow", "x1Y")
      assert(names.map(EncoderRules.snakeCase) == Seq("a_b", "ab_test", "a_b", "url", "get_url_now", "x1_y"))
      assert(EncoderRules.kebabCase("unitPrice") == "unit-price")
    }
    test("names of fields are checked as other keys are") {
      val fields = new FieldNames("good", "lone \ud800")
      def send(first: Int, events: Events): Unit = {
        events.beginObject()
        for (i <- first until 2) {
          events.field(fields, i)
          events.bool(true)
        }
        events.endObject()
      }
      val trusted = new swarender.derivation.TrustedEncoder[Int] {
        def encode(first: Int, events: Events): Unit = send(first, events)
      }
      for (encoder <- Seq[Encoder[Int]](Encoder.of(send(_, _)), trusted); first <- 0 to 1) {
        val errors = Seq(
          intercept[RenderError](Json.render(first, JsonStyle.compact.withSurrogates(Surrogates.Fail))(encoder)),
          intercept[RenderError](Yaml.render(first, YamlStyle.safe.withSurrogates(Surrogates.Fail))(encoder)),
          intercept[RenderError](Toml.render(first, TomlStyle.standard.withSurrogates(Surrogates.Fail))(encoder))
        )
        for (error <- errors)
          assert(error.kind eq RenderError.LoneSurrogate, error.segments == List(RenderError.Key("lone \ud800")))
        assert(Json.render(0)(encoder) == "{\"good\":true,\"lone \ufffd\":true}")
      }
    }
    test("defaults are kept or left out as the style says") {
      assert(Json.render(Settings()) == """{"host":"localhost","port":80,"max-users":5}""")
      val style = JsonStyle.compact.withOmitDefaults(true)
      assert(Json.render(Settings(), style) == "{}")
      assert(Json.render(Settings(port = 81), style) == """{"port":81}""")
      assert(Yaml.render(Settings(port = 81), YamlStyle.safe.withOmitDefaults(true)) == "port: 81\n")
      assert(Toml.render(Settings(port = 81), TomlStyle.standard.withOmitDefaults(true)) == "port = 81\n")
      assert(Json.render(Page[Int](), style) == "{}")
      assert(Json.render(Page(next = Some(2)), style) == """{"next":2}""")
      assert(Json.render(Page(Seq("a"))) == """{"items":["a"],"next":null}""")
    }
    test("None is null, and left out as the style says") {
      val none = item.copy(note = None)
      assert(Json.render(none).endsWith(""","note":null}"""))
      assert(!Json.render(none, JsonStyle.compact.withNulls(Nulls.OmitEverywhere)).contains("note"))
      assert(!Toml.render(none, TomlStyle.standard.withNulls(Nulls.OmitEverywhere)).contains("note"))
    }
    test("an upickle Writer is enough, inside other values too") {
      assert(Json.render(Legacy(1, "b")) == """{"a":1,"b":"b"}""")
      val holder = Holder(Legacy(1, "b"), Map("k" -> Legacy(2, "c")))
      assert(Json.render(holder) == """{"legacy":{"a":1,"b":"b"},"all":{"k":{"a":2,"b":"c"}}}""")
    }
    test("collections, maps, tuples, options, either") {
      assert(
        Json.render(List(1, 2)) == "[1,2]",
        Json.render(Vector("a")) == "[\"a\"]",
        Json.render(Array(1.5)) == "[1.5]"
      )
      assert(Json.render(Set(1)) == "[1]", Json.render(Seq.empty[Int]) == "[]")
      assert(
        Json.render(Map(1 -> "a")) == """{"1":"a"}""",
        Json.render(Map("a" -> Map('b' -> true))) == """{"a":{"b":true}}"""
      )
      assert(Json.render((1, "a", true)) == """[1,"a",true]""", Json.render(Tuple1(1)) == "[1]")
      assert(Json.render(Option(1)) == "1", Json.render(Option.empty[Int]) == "null", Json.render(None) == "null")
      assert(Json.render(Some(Some(1))) == "1")
      assert(
        Json.render[Either[Int, String]](Left(1)) == "[0,1]",
        Json.render[Either[Int, String]](Right("r")) == "[1,\"r\"]"
      )
    }
    test("scalars") {
      assert(Json.render("hello") == "\"hello\"", Json.render('c') == "\"c\"", Json.render(1.toByte) == "1")
      assert(
        Json.render(1.toShort) == "1",
        Json.render(-5L) == "-5",
        Json.render(0.1f) == "0.1",
        Json.render(true) == "true"
      )
      assert(Json.render(BigInt(2).pow(70)) == "1180591620717411303424", Json.render(BigDecimal("1.50")) == "1.50")
      assert(Json.render(()) == "null", Json.render(Symbol("s")) == "\"s\"")
      assert(Json.render(new java.util.UUID(1, 2)) == "\"00000000-0000-0001-0000-000000000002\"")
      assert(Json.render(new java.math.BigDecimal("1E+5")) == "1E+5")
      assert(Toml.render(Map("d" -> TomlDateTime.date(2020, 1, 2))) == "d = 2020-01-02\n")
    }
    test("null references are null") {
      assert(
        Json.render(null: String) == "null",
        Json.render(null: Item) == "null",
        Json.render(null: Seq[Int]) == "null"
      )
      assert(Json.render(null: Map[String, Int]) == "null", Json.render(null: BigInt) == "null")
      assert(
        Json.render(null: Shape) == "null",
        Json.render(null: (Int, Int)) == "null",
        Json.render(null: Array[Int]) == "null"
      )
      assert(Json.render(Item(null, 1, 2, null, null)) == """{"sku":null,"qty":1,"price":2,"tags":null,"note":null}""")
    }
    test("an error has the path of the value") {
      val bad = order.copy(items = Seq(item, item.copy(price = Double.NaN)))
      val error = intercept[RenderError](Json.render(bad))
      assert(error.kind == RenderError.NotFinite, error.path == "$.items[1].price", error.offset > 0)
      assert(error.segments == List(RenderError.Key("items"), RenderError.Index(1), RenderError.Key("price")))
      val map = intercept[RenderError](Toml.toBytes(Map("a" -> Map("b" -> Seq[Option[Int]](Some(1), None)))))
      assert(map.kind == RenderError.NullValue, map.path == "$.a.b[1]")
      val legacy = intercept[RenderError](Json.render(Seq(ujson.Obj("x" -> Double.NaN))))
      assert(legacy.path == "$[0].x")
      assert(Json.render(order) == Json.render(order))
    }
    test("contramap and an encoder of one's own") {
      implicit val encoder: Encoder[StringBuilder] = Encoder[String].contramap(_.toString)
      assert(Json.render(new StringBuilder("x")) == "\"x\"")
      val ranges = Encoder.of[Range] { (range, events) =>
        events.beginObject()
        events.key("from")
        events.int64(range.start.toLong)
        events.endObject()
      }
      assert(Json.render[Range](1 to 3)(ranges) == """{"from":1}""")
    }
    test("a style chosen at run time") {
      val formats = Map[String, Format[?]]("json" -> Json(JsonStyle.pretty), "yaml" -> Yaml, "toml" -> Toml)
      assert(
        formats("json").render(Map("a" -> 1)) == "{\n  \"a\": 1\n}",
        formats("yaml").render(Map("a" -> 1)) == "a: 1\n"
      )
      assert(formats.map { case (name, format) => (name, format.fileExtension) }.forall { case (a, b) => a == b })
      assert(
        Json.mediaType == "application/json",
        Yaml.mediaType == "application/yaml",
        Toml.mediaType == "application/toml"
      )
      assert(Json.writable(1).httpContentType == Some("application/json"))
    }
    test("many values") {
      assert(AllDocuments(Json, Iterator(1, 2, 3)) == "1\n2\n3\n", AllDocuments(Json, Iterator[Int]()) == "")
      assert(AllDocuments(Yaml, Iterator(Map("a" -> 1), Map("b" -> 2))) == "---\na: 1\n---\nb: 2\n")
      val bytes = new java.io.ByteArrayOutputStream
      Json.writeTo(Iterator(item, item), bytes)
      assert(bytes.toString("UTF-8") == s"[${write(item)},${write(item)}]")
      bytes.reset()
      Json.writeAll(Iterator(item, item), bytes)
      assert(bytes.toString("UTF-8") == s"${write(item)}\n${write(item)}\n")
      val error = intercept[RenderError](AllDocuments(Json, Iterator(Seq(1.0), Seq(2.0, Double.NaN))))
      assert(error.path == "$[1]")
      assert(
        intercept[RenderError](AllDocuments(Toml, Iterator.fill(2)(Map("a" -> 1)))).kind eq RenderError.SecondDocument
      )
    }
  }
}
