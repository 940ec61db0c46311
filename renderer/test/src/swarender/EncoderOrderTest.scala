package swarender

import utest.*

import swarender.Policy.{KeyOrder, Nulls}
import swarender.jsonnet.Jsonnet

/** Encoders of user code that send other than one value, wherever they are called from. */
object EncoderOrderTest extends TestSuite {

  /** What a wrong encoder sends. */
  final case class Bad(how: Int)
  object Bad {
    implicit val encoder: Encoder[Bad] = Encoder.of[Bad]((bad, events) => wrong(bad.how)._2(events))
  }

  /** An encoder with the same faults that is a class of its own. */
  final class Worse(val how: Int)
  object Worse {
    implicit val encoder: Encoder[Worse] = new Encoder[Worse] {
      def encode(value: Worse, events: Events): Unit = wrong(value.how)._2(events)
    }
  }

  final case class Holder(a: Int, bad: Bad, c: String)
  object Holder {
    implicit val encoder: Encoder[Holder] = Encoder.derived
  }

  sealed trait Either2
  final case class Wrong(bad: Option[Bad]) extends Either2
  case object Right2 extends Either2
  object Either2 {
    implicit val encoder: Encoder[Either2] = Encoder.derived
  }

  private val wrong: Seq[(String, Events => Unit)] = Seq(
    "nothing" -> (_ => ()),
    "two scalars" -> { e => e.int64(1); e.int64(2) },
    "two containers" -> { e => e.beginArray(); e.endArray(); e.beginObject(); e.endObject() },
    "an open object" -> (_.beginObject()),
    "an open array with elements" -> { e => e.beginArray(); e.int64(1); e.beginArray(); e.endArray() },
    "an end" -> (_.endArray()),
    "surplus ends" -> { e => e.beginObject(); e.endObject(); e.endObject(); e.endObject() },
    "a surplus end of an array" -> { e => e.beginArray(); e.endArray(); e.endArray() },
    "the wrong end" -> { e => e.beginObject(); e.endArray() },
    "a key without a value" -> { e => e.beginObject(); e.key("k"); e.endObject() },
    "a value without a key" -> { e => e.beginObject(); e.int64(1); e.endObject() },
    "a key alone" -> (_.key("k")),
    "two keys" -> { e => e.beginObject(); e.key("k"); e.key("k") },
    "a second value after a whole one" -> { e => Encoder[Map[String, Int]].encode(Map("a" -> 1), e); e.nullValue() }
  )

  private val styles: Seq[(String, (Any, Encoder[Any]) => String)] = {
    def of[S <: Style](format: Format[S], style: S) =
      (s"$style", (v: Any, e: Encoder[Any]) => format.render(v, style)(e))
    Seq(
      of(Json, JsonStyle.compact),
      of(Json, JsonStyle.canonical),
      of(Json, JsonStyle.pretty.withNulls(Nulls.OmitMembers).withOmitEmpty(true)),
      of(Yaml, YamlStyle.safe),
      of(Yaml, YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint)),
      of(Toml, TomlStyle.standard),
      of(Toml, Jsonnet.go.manifestTomlEx("  "))
    )
  }

  private def any[T](value: T)(implicit encoder: Encoder[T]): (Any, Encoder[Any]) =
    (value, encoder.asInstanceOf[Encoder[Any]])

  /** A wrong encoder in a place, with the path of that place. */
  private def places(i: Int): Seq[(String, (Any, Encoder[Any]), String)] = Seq(
    ("the root", any(Bad(i)), "$"),
    ("a root of its own class", any(new Worse(i)), "$"),
    ("a member", any(Map("m" -> Bad(i))), "$.m"),
    ("an element", any(Map("m" -> Seq(1 -> 2, 3 -> 4).map(_ => Bad(i)))), "$.m[0]"),
    ("an array", any(Map("m" -> Array(new Worse(i)))), "$.m[0]"),
    ("an option", any(Map("m" -> Option(Bad(i)))), "$.m"),
    ("a tuple", any(Map("m" -> ((1, Bad(i))))), "$.m[1]"),
    ("a side", any(Map("m" -> (scala.util.Left(Bad(i)): Either[Bad, Int]))), "$.m[1]"),
    ("a field", any(Map("m" -> Holder(1, Bad(i), "c"))), "$.m.bad"),
    ("a subtype", any(Map("m" -> (Wrong(Some(Bad(i))): Either2))), "$.m.bad"),
    (
      "a mapped one",
      any(Map("m" -> i))(Encoder.map[String, Int, Map](implicitly, Bad.encoder.contramap(Bad(_)))),
      "$.m"
    )
  )

  val tests: Tests = Tests {
    test("an encoder that does not send one value is refused, and the session stays clean") {
      for ((name, write) <- styles) {
        val good = any(Map("x" -> Map("b" -> 1, "a" -> 2)))
        val expected = write(good._1, good._2)
        for (i <- wrong.indices; (place, (value, encoder), path) <- places(i)) {
          def fail(what: String) = throw new java.lang.AssertionError(s"$name, $place, ${wrong(i)._1}: $what")
          val error =
            try fail(write(value, encoder))
            catch { case e: RenderError => e }
          val isToml = name.startsWith("Toml")
          // TOML refuses the root before that.
          if ((error.kind ne RenderError.Misuse) && !(isToml && path == "$" && (error.kind eq RenderError.RootType)))
            fail(error.toString)
          // After a whole value the path is that of the container, or of the next element.
          if (
            !error.path.startsWith("$") || path.contains("m") && error.path.length > 1 && !error.path.startsWith("$.m")
          )
            fail(error.path)
          if (write(good._1, good._2) != expected) fail("the next call")
        }
      }
    }
    test("the path is that of the event out of order") {
      def path(i: Int, wrap: Bad => (Any, Encoder[Any])): String = {
        val (value, encoder) = wrap(Bad(i))
        intercept[RenderError](Json.render(value)(encoder)).path
      }
      assert(path(0, b => any(Map("m" -> b))) == "$.m", path(0, b => any(Seq(b))) == "$[0]")
      assert(path(0, b => any(Holder(1, b, "c"))) == "$.bad", path(3, b => any(Holder(1, b, "c"))) == "$.bad")
      assert(path(9, b => any(Seq(b))) == "$[0].k", path(4, b => any(Seq(b))) == "$[0][2]")
    }
    test("a renderer refuses them too, and continues after what sent nothing") {
      for (i <- wrong.indices) {
        val error = intercept[RenderError](Json.render(JsonStyle.compact) { r =>
          r.beginArray()
          r.int64(1)
          r.value(Bad(i))
          r.endArray()
        })
        assert(error.kind eq RenderError.Misuse)
      }
      val thrown = new IllegalStateException("own")
      val text = Json.render(JsonStyle.compact) { r =>
        r.beginArray()
        val e = intercept[IllegalStateException](r.value(1)(Encoder.of[Int]((_, _) => throw thrown)))
        assert(e eq thrown)
        r.value(2)
        r.endArray()
      }
      assert(text == "[2]")
    }
    test("encoders that send one value are as before") {
      val list: Encoder[List[Int]] = Encoder.of[List[Int]] { (list, events) =>
        events.beginArray()
        list.foreach(i => Encoder[Int].encode(i, events))
        events.endArray()
      }
      val twice = Encoder.of[Int] { (i, events) =>
        events.beginObject()
        events.key("list")
        Encoder.option[List[Int]](list).encode(Some(List(i, i)), events)
        events.key("none")
        Encoder.option[List[Int]](list).encode(None, events)
        events.endObject()
      }
      val expected = """[{"list":[1,1],"none":null},{"list":[2,2],"none":null}]"""
      val many = Encoder.iterable[Int, Seq](twice)
      assert(Json.render(Seq(1, 2))(many) == expected, Json.render(Option(Seq(1, 2)))(Encoder.option(many)) == expected)
      assert(Json.render(JsonStyle.compact)(_.value(Seq(1, 2))(many)) == expected)
      val inside = Json.render(JsonStyle.compact) { r => r.beginArray(); r.value(Seq(1, 2))(many); r.endArray() }
      assert(inside == s"[$expected]")
      val sent = Json.render(JsonStyle.compact)(r => Encoder.option[List[Int]](list).encode(Some(List(7)), r))
      assert(sent == "[7]")
      assert(Yaml.render(Map("a" -> List(1)))(Encoder.map[String, List[Int], Map](implicitly, list)) == "a:\n- 1\n")
    }
    test("two fields cannot have one key") {
      val error = intercept[IllegalArgumentException](Two.encoder)
      assert(error.getMessage.contains("fields aB and ab of "), error.getMessage.contains("have one key, \"ab\""))
    }
    test("a field cannot have the key of the discriminator") {
      val error = intercept[IllegalArgumentException](Clash.encoder)
      assert(error.getMessage.contains("discriminator"))
    }
  }

  final case class Two(aB: Int, ab: Int)
  object Two {
    import swarender.encoder.EncoderRules
    implicit val rules: EncoderRules = EncoderRules.default.withFieldNames(_.toLowerCase)
    def encoder: Encoder[Two] = Encoder.derived
  }

  sealed trait Clash
  object Clash {
    import swarender.encoder.EncoderRules
    final case class One(kind: Int) extends Clash
    implicit val rules: EncoderRules = EncoderRules.default.withDiscriminator("kind")
    def encoder: Encoder[Clash] = Encoder.derived
  }
}
