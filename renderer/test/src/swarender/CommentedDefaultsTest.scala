package swarender

import utest.*

import swarender.Policy.Nulls
import swarender.dialects.*
import swarender.encoder.EncoderRules.flatten

/** Defaults as comments, of keys and in places for which a comment has not the text of the member.
  * On the JVM `DefaultsReadersTest` reads random ones back.
  */
object CommentedDefaultsTest extends TestSuite {

  /** An object with an `a`, unless that is null, and a default `key`. */
  private def sent(e: Events, key: String, value: ujson.Value, a: ujson.Value = null): Unit = {
    e.beginObject()
    if (a ne null) {
      e.key("a")
      Encoder.send(a, e)
    }
    e.commentedDefault(
      null,
      { to =>
        to.key(key)
        Encoder.send(value, to)
      }
    )
    e.endObject()
  }

  private def yaml(style: YamlStyle)(send: Events => Unit): String = Yaml.render(Events(send), style)
  private def toml(style: TomlStyle)(send: Events => Unit): String =
    Toml.render(Events(send), style.withCommentedDefaults(true))

  private def same(got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))

  /** An array `t` of 1 and an object with an `a` and a default `key`. */
  private def mixed(key: String, value: ujson.Value, a: ujson.Value)(e: Events): Unit = {
    e.beginObject()
    e.key("t")
    e.beginArray()
    e.int64(1)
    sent(e, key, value, a)
    e.endArray()
    e.endObject()
  }

  /** Has a default, and counts how often it is asked for. */
  private final class Counting(var asked: Int)
  private final case class Outer(@flatten inner: Counting)
  private object Outer {
    implicit val counting: Encoder[Counting] = Encoder.of { (v, e) =>
      e.beginObject()
      e.commentedDefault(null, { d => v.asked += 1; d.key("d"); d.dateTime(null) })
      e.endObject()
    }
    implicit val encoder: Encoder[Outer] = Encoder.derived
  }

  val tests: Tests = Tests {
    test("a default of a flattened value is asked for once to compare its key, and may be a null date") {
      val inner = new Counting(0)
      assert(Json.render(Outer(inner)) == "{}")
      assert(inner.asked == 1)
      val added = Outer.counting.withMember[Int]("k")(_ => 1)
      assert(Json.render(inner)(added) == "{\"k\":1}")
    }
    test("YAML: a long key is explicit in a comment") {
      val style = YamlStyle.safe.withCommentedDefaults(true)
      val pyyaml = YamlStyle.pyyaml.withCommentedDefaults(true)
      for (n <- 1020 to 1026) {
        val key = "k" * n
        val block = if (n > 1024) s"# ? $key\n# : 1\n" else s"# $key: 1\n"
        same(yaml(style)(sent(_, key, 1, a = 2)), s"a: 2\n$block")
        same(yaml(pyyaml)(sent(_, key, 1, a = 2)), s"a: 2\n# ? $key\n# : 1\n")
        // Without members the object is in flow style, where a key counts with its quotes.
        val flow = if (n > 1022) "? " else ""
        same(yaml(style)(sent(_, key, 1)), s"{\n  # $flow$key: 1,\n}\n")
      }
    }
    test("YAML: a key of several lines has one line in a comment") {
      val pyyaml = YamlStyle.pyyaml.withCommentedDefaults(true)
      same(yaml(pyyaml)(sent(_, "x\ny", 1, a = 2)), "a: 2\n# \"x\\ny\": 1\n")
      val long = "x\n" * 400
      same(yaml(pyyaml)(sent(_, long, 1, a = 2)), s"a: 2\n# ? ${Quote.json(long)}\n# : 1\n")
      same(yaml(pyyaml)(sent(_, long, 1)), s"{\n  # ? ${Quote.json(long)}: 1,\n}\n")
    }
    test("YAML: a container with a commented default is in block style, whatever its layout") {
      val style = YamlStyle.safe.withLayout(_ => YamlStyle.Layout.Flow)
      def send(e: Events): Unit = {
        e.beginArray()
        sent(e, "b", 1, a = ujson.Arr(2))
        e.endArray()
      }
      same(yaml(style.withCommentedDefaults(true))(send), "- a:\n  - 2\n  # b: 1\n")
      same(yaml(style.withOmitDefaults(true))(send), "[{a: [2]}]\n")
      same(yaml(style.withMaxFlowLength(40).withCommentedDefaults(true))(e => Encoder.send(ujson.Arr(1), e)), "[1]\n")
    }
    test("TOML: a default in an inline table is a member") {
      val value = ujson.Obj("c" -> ujson.Arr("x\ny", ujson.Obj("d" -> 1)), "e" -> "#")
      val standard = TomlStyle.standard
      def lines(table: String) = s"t = [\n    1,\n    $table,\n]\n"
      val text = """{ a = 2, b = { c = ["x\ny", { d = 1 }], e = "#" } }"""
      same(toml(standard)(mixed("b", value, a = 2)), lines(text))
      same(toml(standard.withArrayWidth(Int.MaxValue))(mixed("b", value, a = 2)), s"t = [1, $text]\n")
      same(toml(standard)(mixed("b", 1, a = null)), lines("{ b = 1 }"))
      same(toml(standard.withNulls(Nulls.OmitMembers))(mixed("b", ujson.Null, a = 2)), lines("{ a = 2 }"))
      same(toml(standard.withNulls(Nulls.OmitMembers))(mixed("b", ujson.Null, a = null)), lines("{}"))
      same(
        Toml.render(Events(mixed("b", value, a = 2)(_)), standard.withOmitDefaults(true)),
        "t = [1, { a = 2 }]\n"
      )
    }
    test("TOML: a default with nulls in an array is as the style has it") {
      val style = TomlStyle.standard.withNulls(Nulls.OmitEverywhere)
      val value = ujson.Arr(1, ujson.Null, 2)
      same(toml(style)(sent(_, "b", value, a = 2)), "a = 2\n# b = [1, 2]\n")
      same(toml(style)(mixed("b", value, a = 2)), "t = [\n    1,\n    { a = 2, b = [1, 2] },\n]\n")
      same(toml(style)(sent(_, "b", ujson.Null, a = 2)), "a = 2\n")
    }
  }
}
