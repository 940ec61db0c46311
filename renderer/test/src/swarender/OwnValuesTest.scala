package swarender

import utest.*

import swarender.Policy.{KeyOrder, Nulls}
import swarender.encoder.KeyEncoder
import swarender.jsonnet.Jsonnet

/** Values that user code makes so that they hurt: null references, text that changes while it is
  * written, numbers that are slow to print.
  */
object OwnValuesTest extends TestSuite {
  final case class Fields(
      s: String,
      d: BigDecimal,
      i: BigInt,
      o: Option[Int],
      some: Some[Int],
      list: Seq[Int],
      map: Map[String, Int],
      array: Array[Int],
      either: Either[Int, Int],
      tuple: (Int, Int),
      uuid: java.util.UUID,
      symbol: Symbol,
      value: ujson.Value,
      date: TomlDateTime,
      fields: Fields,
      decimal: java.math.BigDecimal,
      legacy: Legacy
  )
  object Fields {
    implicit lazy val encoder: Encoder[Fields] = Encoder.derived
  }
  final case class Legacy(s: String)
  object Legacy {
    implicit val writer: upickle.default.Writer[Legacy] = upickle.default.macroW
  }

  private final class Target[S <: Style](format: Format[S], style: S) {
    def render[T: Encoder](value: T): String = format.render(value, style)
    def events(send: Renderer => Unit): String = format.render(style)(send)
    override def toString: String = style.toString
  }

  private val formats: Seq[Target[?]] = Seq(
    new Target(Json, JsonStyle.compact),
    new Target(Json, JsonStyle.canonical),
    new Target(Json, JsonStyle.pretty.withNulls(Nulls.OmitEverywhere)),
    new Target(Yaml, YamlStyle.safe),
    new Target(Yaml, YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint)),
    new Target(Toml, TomlStyle.standard.withNulls(Nulls.OmitEverywhere)),
    new Target(Toml, TomlStyle.standard.withNulls(Nulls.OmitMembers).withArrayWidth(0)),
    new Target(Toml, TomlStyle.standard)
  )

  /** The text, or what is refused. */
  private def result(write: => String): String =
    try write
    catch { case e: RenderError => s"${e.kind} at ${e.path}" }

  /** Chars that are others each time they are asked for: harmless first. */
  private final class Changing(first: String, later: String, patience: Int) extends CharSequence {
    private var asked = 0
    def length: Int = first.length
    def charAt(i: Int): Char = {
      asked += 1
      (if (asked <= patience) first else later).charAt(i)
    }
    def subSequence(from: Int, until: Int): CharSequence = later.substring(from, until)
    override def toString: String = later
  }

  val tests: Tests = Tests {
    test("null references are null") {
      val none =
        Fields(null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null)
      val names = Seq("s", "d", "i", "o", "some", "list", "map", "array", "either", "tuple", "uuid", "symbol", "value",
        "date", "fields", "decimal", "legacy")
      assert(Json.render(none) == names.map(n => s""""$n":null""").mkString("{", ",", "}"))
      assert(Json.render(none, JsonStyle.compact.withNulls(Nulls.OmitMembers)) == "{}")
      assert(Json.render(Legacy(null)) == """{"s":null}""", Json.render(null: Fields) == "null")
      val nulls = Seq[Renderer => Unit](
        _.string(null),
        _.number(null),
        _.dateTime(null),
        _.value(null: String),
        _.value(ujson.Str(null)),
        _.value(null: ujson.Value),
        _.value(null: Seq[Int])
      )
      for (format <- formats; send <- nulls; wrap <- Seq(false, true)) {
        def events(one: Renderer => Unit)(r: Renderer): Unit = {
          r.beginObject()
          r.key("a")
          if (wrap) r.beginArray()
          one(r)
          if (wrap) r.endArray()
          r.endObject()
        }
        val expected = result(format.events(r => events(_.nullValue())(r)))
        val got = result(format.events(r => events(send)(r)))
        if (got != expected) throw new java.lang.AssertionError(s"$format: $got, not $expected")
      }
      val trees = Seq[(ujson.Value, ujson.Value)](
        ujson.Obj("a" -> ujson.Str(null)) -> ujson.Obj("a" -> ujson.Null),
        ujson.Obj("a" -> ujson.Arr(1, ujson.Str(null))) -> ujson.Obj("a" -> ujson.Arr(1, ujson.Null)),
        ujson.Obj("a" -> ujson.Obj("b" -> ujson.Str(null), "c" -> null)) -> ujson.Obj(
          "a" -> ujson.Obj("b" -> ujson.Null, "c" -> ujson.Null)
        )
      )
      for (format <- formats; (tree, plain) <- trees; wrap <- Seq(0, 70)) {
        def deep(v: ujson.Value): ujson.Value = ujson.Obj("r" -> (0 until wrap).foldLeft(v)((v, _) => ujson.Arr(v)))
        val expected = result(format.render(deep(plain)))
        val got = result(format.render(deep(tree)))
        if (got != expected) throw new java.lang.AssertionError(s"$format, $tree: $got, not $expected")
      }
    }
    test("a null key is refused, with the path of its object") {
      for (format <- formats) {
        val errors = Seq(
          intercept[RenderError](format.events { r => r.beginObject(); r.key("a"); r.beginObject(); r.key(null) }),
          intercept[RenderError](format.render(Map("a" -> Map((null: String) -> 1)))),
          intercept[RenderError](format.render(Map("a" -> Map((null: Symbol) -> 1)))),
          intercept[RenderError](format.render(Map("a" -> Map((null: java.util.UUID) -> 1)))),
          intercept[RenderError](format.render(Map("a" -> Map(1 -> 1)))(keyed(KeyEncoder.of[Int](_ => null)))),
          intercept[RenderError](format.render(Map("a" -> 1))(Encoder.of { (_, e) =>
            e.beginObject(); e.key("a"); e.beginObject(); e.key(null)
          }))
        )
        for (error <- errors) assert(error.kind eq RenderError.NullValue, error.path == "$.a")
      }
    }
    test("text that changes is written as it was when it was read once") {
      val texts = Seq(
        ("harmless, long", "\", \"x\": \"yy"),
        ("plain text here", "a\nb: [1, 2]\nc: "),
        ("abcdefgh", "\n[x]\ny=1"),
        ("0123456789", "1]\n}, {\"a\"")
      ).map { case (a, b) => (a.take(Math.min(a.length, b.length)), b.take(Math.min(a.length, b.length))) }
      for (format <- formats; (first, later) <- texts; patience <- Seq(1, 2, 3)) {
        val n = first.length * patience
        def send(s: Changing => CharSequence, of: Int)(r: Renderer): Unit = {
          def text() = s(new Changing(first, later, of))
          r.beginObject()
          r.key(text())
          r.string(text())
          r.key("list")
          r.beginArray()
          r.string(text())
          r.endArray()
          r.endObject()
        }
        val expected = format.events(r => send(_ => first, n)(r))
        assert(format.events(r => send(s => s, n)(r)) == expected)
        val encoded = format.render(1)(Encoder.of[Int] { (_, e) =>
          e.beginObject()
          e.key(new Changing(first, later, n))
          e.string(new Changing(first, later, n))
          e.key("list")
          e.beginArray()
          e.string(new Changing(first, later, n))
          e.endArray()
          e.endObject()
        })
        assert(encoded == expected)
        val changing = KeyEncoder.of[Int](_ => new Changing(first, later, n))
        assert(format.render(Map(1 -> 1))(mapped(changing)) == format.render(Map(first -> 1)))
      }
      for (format <- formats) {
        val number = format.events { r =>
          r.beginObject(); r.key("n"); r.number(new Changing("1234", "1]}x", 4)); r.endObject()
        }
        assert(number == format.render(Map("n" -> 1234)))
      }
    }
    test("a number that is too large is refused before its text is made") {
      var texts = 0
      final class Counting extends java.math.BigInteger("1" + "0" * 400) {
        override def toString: String = {
          texts += 1
          super.toString
        }
      }
      val n = new Counting
      def refused(kind: RenderError.Kind)(write: => Any): Unit = {
        texts = 0
        val error = intercept[RenderError](write)
        assert(error.kind eq kind, error.path == "$.a[1]", error.detail.contains("about 40"), texts == 0)
      }
      val value = Map("a" -> Seq(java.math.BigInteger.ONE, n))
      refused(RenderError.BadNumber)(Yaml.render(value))
      refused(RenderError.BadNumber)(Yaml.render(value, YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint)))
      refused(RenderError.BadNumber)(Toml.render(value))
      refused(RenderError.BadNumber)(Toml.render(value, Jsonnet.go.manifestTomlEx("  ")))
      refused(RenderError.NotFinite)(Json.render(value, JsonStyle.canonical))
      refused(RenderError.BadNumber)(Yaml.render(YamlStyle.safe) { r =>
        r.beginObject(); r.key("a"); r.value(value("a")); r.endObject()
      })
      val large = BigDecimal(new java.math.BigDecimal(java.math.BigInteger.TEN.pow(500), 100))
      val decimal = intercept[RenderError](Yaml.render(Map("a" -> Seq(BigDecimal(1.5), large))))
      assert(decimal.kind eq RenderError.BadNumber, decimal.path == "$.a[1]", decimal.detail.contains("about 40"))
      assert(Json.render(value) == s"""{"a":[1,1${"0" * 400}]}""")
      assert(
        Yaml.render(value, YamlStyle.safe.withHugeNumbers(HugeNumbers.Quote)) == s"""a:\n- 1\n- "1${"0" * 400}"\n"""
      )
      val fits = BigInt(10).pow(308)
      assert(Yaml.render(Seq(fits)) == s"- $fits\n", Yaml.render(Seq(BigDecimal("1e308"))) == "- 1.0e+308\n")
      val small = BigDecimal(new java.math.BigDecimal(java.math.BigInteger.TEN.pow(500), 600))
      assert(Json.render(small, JsonStyle.canonical) == "1e-100")
    }
  }

  private def mapped[K](keys: KeyEncoder[K]): Encoder[Map[K, Int]] = Encoder.map[K, Int, Map](keys, implicitly)
  private def keyed[K](keys: KeyEncoder[K]): Encoder[Map[String, Map[K, Int]]] =
    Encoder.map[String, Map[K, Int], Map](implicitly, mapped(keys))
}
