package swarender

import utest.*

import swarender.Policy.Surrogates
import swarender.event.KeyWriter
import swarender.output.{CharOutput, Output, StringSink}
import swarender.jsonnet.Jsonnet

/** Keys that are written again and again, against the same keys written once each. */
object KeyWriterTest extends TestSuite {
  private val spellings: Seq[String] = Seq(
    "",
    "a",
    "name",
    "true",
    "null",
    "1",
    "-",
    "a b",
    "a: b",
    "#",
    "quote\"",
    "apostrophe'",
    "line\nfeed",
    "tab\t",
    "\u00e9",
    "\u4e2d\u6587",
    "\ud83d\ude00",
    "lone \ud800",
    "\u0000",
    "\u2028",
    "x" * 63,
    "x" * 64,
    "x" * 65,
    "x" * 200
  )

  private val formats: Seq[(String, Output => Renderer)] = Seq(
    "compact" -> ((o: Output) => Json(JsonStyle.compact).renderer(o)),
    "pretty" -> ((o: Output) => Json(JsonStyle.pretty).renderer(o)),
    "escaped surrogates" -> ((o: Output) => Json(JsonStyle.compact.withSurrogates(Surrogates.Escape)).renderer(o)),
    "YAML" -> ((o: Output) => Yaml(YamlStyle.safe).renderer(o)),
    "YAML for Jsonnet" -> ((o: Output) =>
      Yaml(Jsonnet.go.manifestYamlDoc(indentArrayInObject = false, quoteKeys = false)).renderer(o)
    ),
    "TOML" -> ((o: Output) => Toml(TomlStyle.standard).renderer(o))
  )

  private def feed(keys: Seq[String], r: Renderer): Unit = {
    r.beginObject()
    keys.foreach { k =>
      r.key(new String(k.toCharArray))
      r.int64(1L)
    }
    r.endObject()
  }

  /** The document of each key alone, by a renderer of its own. */
  private def alone(keys: Seq[String], make: Output => Renderer): Seq[String] =
    keys.map(k => Modes.chars(400)(o => feed(Seq(k), make(o))))

  val tests: Tests = Tests {
    test("every key, for the first to the fifth time, on bytes and chars and small pages") {
      for ((name, make) <- formats) {
        val expected = alone(spellings, make)
        for ((k, text) <- spellings.zip(expected); size <- Seq(1, 7, 16, 400)) {
          def again(out: Output): Unit = {
            val renderer = make(out)
            for (_ <- 0 until 5) {
              renderer.reset()
              feed(Seq(k), renderer)
            }
          }
          val chars = Modes.chars(size)(again)
          val bytes = new String(Modes.bytes(size)(again), "UTF-8")
          if (!chars.endsWith(text) || !bytes.endsWith(text))
            throw new java.lang.AssertionError(s"$name, ${Modes.shown(k)}, pages of $size: ${Modes.shown(bytes)}")
        }
      }
    }
    test("keys that drive each other out of the table") {
      val random = Seeded("keys that repeat")
      val keys = Seq.tabulate(3000)(i => s"key ${i * 7919}")
      val members = Seq.fill(20000)(keys((random.nextDouble() * random.nextDouble() * keys.size).toInt))
      val expected = members.map(k => s""""$k":1""").mkString("{", ",", "}")
      val got = new String(Modes.bytes(4096)(o => feed(members, Json(JsonStyle.compact).renderer(o))), "UTF-8")
      assert(got == expected)
    }
    test("keys that repeat after many that do not") {
      val unknown = Seq.tabulate(1000)(i => s"unknown $i")
      val members = unknown ++ Seq.fill(100)(Seq("a", "b\n", "c")).flatten ++ unknown ++ Seq.fill(50)("c")
      val expected = members.map(k => ujson.write(k) + ":1").mkString("{", ",", "}")
      val got = new String(Modes.bytes(4096)(o => feed(members, Json(JsonStyle.compact).renderer(o))), "UTF-8")
      assert(got == expected)

      val writer = new KeyWriter {
        def writeKey(out: Output, s: CharSequence): Unit = out.quoted(s, '"', Escapes.minimal)
      }
      for (round <- 0 until 3) {
        unknown.foreach(k => assert(writer.repeated(s"$k in round $round") eq null))
        val texts = Seq.fill(100)(writer.repeated("known"))
        assert(texts.takeRight(60).forall(_ ne null))
        // One that is not known does not hide those that are.
        assert(writer.repeated(s"another in round $round") eq null, writer.repeated("known") ne null)
      }
    }
    test("a key that is refused is refused again") {
      val out = new CharOutput(new StringSink)
      val renderer = Json(JsonStyle.compact.withSurrogates(Surrogates.Fail)).renderer(out)
      for (_ <- 0 until 5) {
        renderer.reset()
        renderer.beginObject()
        assert(intercept[RenderError](renderer.key("lone \ud800")).kind eq RenderError.LoneSurrogate)
      }
    }
    test("values beyond the levels that are walked by calls") {
      for (depth <- Seq(1, 63, 64, 65, 66, 130); array <- Seq(true, false)) {
        val value = Iterator.range(0, depth).foldLeft[ujson.Value](ujson.Str("x")) { (inner, level) =>
          if (array || level % 3 == 0) ujson.Arr(inner, ujson.Num(level.toDouble))
          else ujson.Obj("a" -> inner, "b" -> ujson.True)
        }
        val expected = Modes.chars(400)(o => Unsized.feed(value, Json(JsonStyle.compact).renderer(o)))
        assert(Json.render(value) == expected)
      }
    }
  }
}
