package swarender

import utest.*

import swarender.Policy.{DuplicateKeys, Nulls}
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** How deep documents may be: the style's limit, from every source and in every format. */
object DepthTest extends TestSuite {
  final case class Node(name: String, var next: Option[Node])
  object Node {
    implicit val encoder: Encoder[Node] = Encoder.derived
  }

  final case class Tags(tags: List[String])
  object Tags {
    implicit val encoder: Encoder[Tags] = Encoder.derived
  }

  private def arrays(depth: Int)(r: Renderer): Unit = {
    for (_ <- 0 until depth) r.beginArray()
    for (_ <- 0 until depth) r.endArray()
  }

  /** A value of so many containers, and the path of the innermost one. */
  private def nested(depth: Int, kinds: String): (ujson.Value, String) = {
    val kind = (0 until depth).map(i => kinds.charAt(i % kinds.length))
    val value = kind.foldRight(ujson.Num(1): ujson.Value)((k, v) => if (k == 'o') ujson.Obj("a" -> v) else ujson.Arr(v))
    (value, "$" + kind.init.map(k => if (k == 'o') ".a" else "[0]").mkString)
  }

  private def encoder(value: ujson.Value): (Any, Encoder[Any]) = {
    lazy val any: Encoder[Any] = Encoder.of[Any] {
      case (o: ujson.Obj, events) =>
        Encoder.map[String, Any, Map](implicitly, any).encode(o.value.toMap, events)
      case (a: ujson.Arr, events) => Encoder.iterable[Any, Seq](any).encode(a.value.toSeq, events)
      case (_, events) => events.int64(1)
    }
    (value, any)
  }

  private def check[S <: Style](format: Format[S], style: S, depth: Int, kinds: String): Unit = {
    val (fits, _) = nested(depth, kinds)
    val (deep, path) = nested(depth + 1, kinds)
    def ways(v: ujson.Value): Seq[(String, () => Any)] = {
      val (any, encoder) = this.encoder(v)
      Seq(
        "tree" -> (() => format.render(v, style)),
        "bytes" -> (() => format(style).toBytes(v)),
        "text" -> (() => format.render(JsonText(ujson.write(v).getBytes("UTF-8")), style)),
        "events" -> (() => format.render(style)(r => v.transform(r.visitor))),
        "encoder" -> (() => format.render(any, style)(encoder)),
        "part" -> (() => format.render(style)(_.value(any)(encoder)))
      )
    }
    ways(fits).foreach(_._2())
    for ((way, write) <- ways(deep)) {
      val error = intercept[RenderError](write())
      if (error.kind ne RenderError.TooDeep) throw new java.lang.AssertionError(s"$style, $way, $kinds: $error")
      val got = PathText(error.segments)
      if (got != path) throw new java.lang.AssertionError(s"$style, $way, $kinds: $got, not $path")
    }
    ways(fits).foreach(_._2())
  }

  val tests: Tests = Tests {
    test("each level is indented by its units, however deep and long these are") {
      val units = Seq("", " ", "   ", "\t", "\u00b7 ", "0123456789" * 5, "\u2014" * 600)
      for (unit <- units; newline <- Seq("\n", "\r\n-")) {
        val style = Jsonnet.go.manifestJsonEx(unit, newline)
        val depth = 140
        val (value, _) = nested(depth, "a")
        def line(level: Int) = newline + unit * level
        val expected =
          (1 to depth).map("[" + line(_)).mkString + "1" + (0 until depth).reverse.map(line(_) + "]").mkString
        assert(Json.render(value, style) == expected)
        val bytes = Json(style).toBytes(value)
        assert(java.util.Arrays.equals(bytes, expected.getBytes("UTF-8")))
      }
    }
    test("one level more than the style allows is refused, with its path") {
      for (depth <- Seq(1, 2, 3, 70); kinds <- Seq("o", "a", "oa", "aao", "ooa")) {
        val json = Seq(
          JsonStyle.compact,
          JsonStyle.pretty,
          JsonStyle.canonical,
          Jsonnet.go.string,
          JsonStyle.compact.withNulls(Nulls.OmitMembers).withOmitEmpty(true),
          JsonStyle.compact.withDuplicateKeys(DuplicateKeys.Fail)
        )
        json.foreach(style => check(Json, style.withMaxDepth(depth), depth, kinds))
        val yaml = Seq(YamlStyle.safe, YamlStyle.json, Jsonnet.go.manifestYamlDoc(), YamlStyle.safe.withOmitEmpty(true))
        yaml.foreach(style => check(Yaml, style.withMaxDepth(depth), depth, kinds))
        if (kinds.startsWith("o")) {
          check(Json, Jsonnet.go.manifestPythonVars.withMaxDepth(depth), depth, kinds)
          val toml = TomlDocuments.styles.map(_._2) ++ Seq(
            Jsonnet.go.manifestTomlEx("  "),
            TomlStyle.standard.withOmitEmpty(true)
          )
          toml.foreach(style => check(Toml, style.withMaxDepth(depth), depth, kinds))
        }
      }
    }
    test("an empty array in a field counts as a level") {
      val json = Json(JsonStyle.compact.withMaxDepth(1))
      val error = intercept[RenderError](json.toBytes(Tags(Nil)))
      assert(error.kind eq RenderError.TooDeep, error.path == "$.tags")
      assert(Json(JsonStyle.compact.withMaxDepth(2)).render(Tags(Nil)) == "{\"tags\":[]}")
    }
    test("10,000 levels are the default, and a limit may be lifted") {
      def error(depth: Int): RenderError = intercept[RenderError](Json.render(JsonStyle.compact)(arrays(depth)))
      assert(Json.render(JsonStyle.compact)(arrays(10000)) == "[" * 10000 + "]" * 10000)
      val deep = error(10001)
      assert(deep.kind eq RenderError.TooDeep, deep.segments.size == 10000, deep.offset == 10000L)
      assert(deep.path == "$" + "[0]" * 16 + "\u2026(9968 more)" + "[0]" * 16, deep.getMessage.length < 300)
      assert(deep.detail == "nesting exceeds 10000 levels")
      assert(Yaml.render(YamlStyle.safe)(arrays(10000)).length == 20001)
      assert(intercept[RenderError](Yaml.render(YamlStyle.safe)(arrays(10001))).kind eq RenderError.TooDeep)
      val toml = TomlStyle.standard.withArrayWidth(Int.MaxValue)
      def member(depth: Int)(r: Renderer): Unit = { r.beginObject(); r.key("a"); arrays(depth)(r); r.endObject() }
      assert(Toml.render(toml)(member(9999)).length == 2 * 9999 + 5)
      assert(intercept[RenderError](Toml.render(toml)(member(10000))).kind eq RenderError.TooDeep)
      val lifted = Json.render(JsonStyle.compact.withMaxDepth(Int.MaxValue))(arrays(100000))
      assert(lifted.length == 200000)
      for (n <- Seq(0, -1)) {
        val _ = intercept[IllegalArgumentException](JsonStyle.compact.withMaxDepth(n))
        locally { val _ = intercept[IllegalArgumentException](YamlStyle.safe.withMaxDepth(n)) }
        locally { val _ = intercept[IllegalArgumentException](TomlStyle.standard.withMaxDepth(n)) }
      }
    }
    test("a long path shows its ends, a place all of it") {
      val keys = (1 to 33).map(i => s"k$i")
      def send(r: Renderer): Unit = keys.foreach { key => r.beginObject(); r.key(key) }
      val error = intercept[RenderError](Json.render(JsonStyle.compact) { r => send(r); r.float64(Double.NaN) })
      assert(error.path == "$." + keys.take(16).mkString(".") + "\u2026(1 more)." + keys.drop(17).mkString("."))
      assert(error.segments == keys.map(RenderError.Key(_)).toList)
      val short = intercept[RenderError](Json.render(JsonStyle.compact) { r =>
        keys.tail.foreach { key => r.beginObject(); r.key(key) }
        r.float64(Double.NaN)
      })
      assert(short.path == "$." + keys.tail.mkString("."))
      var path = ""
      Json.render(JsonStyle.compact) { r =>
        send(r)
        path = r.path
        r.nullValue()
        keys.foreach(_ => r.endObject())
      }
      assert(path == "$." + keys.mkString("."))
    }
    test("a value that holds itself is refused") {
      val node = Node("a", None)
      node.next = Some(node)
      val array = ujson.Arr(1)
      array.value += array
      val member = ujson.Obj("a" -> 1)
      member("b") = member
      def refused(write: => Any): Unit = {
        val error = intercept[RenderError](write)
        assert(error.kind eq RenderError.TooDeep, error.getMessage.length < 2000)
      }
      for (style <- Seq(JsonStyle.compact, JsonStyle.canonical, JsonStyle.compact.withOmitEmpty(true))) {
        refused(Json.render(node, style))
        refused(Json(style).toBytes(Seq(node)))
        refused(Json.render(style) { r => r.beginArray(); r.value(node) })
        if (TestPlatform.raisesStackOverflow) refused(Json.render(node, style.withMaxDepth(Int.MaxValue)))
        for (tree <- Seq(array, member)) refused(Json.render(tree, style))
        assert(Json.render(Node("b", None), style) == """{"name":"b","next":null}""")
      }
      refused(Yaml.render(node, YamlStyle.safe.withMaxDepth(1000)))
      refused(Toml.render(node, TomlStyle.standard.withNulls(Nulls.OmitMembers)))
      refused(Yaml.render(array))
      for (style <- TomlDocuments.styles.map(_._2)) {
        refused(Toml.render(member, style.withMaxDepth(100)))
        refused(Toml.render(ujson.Obj("x" -> array), style.withMaxDepth(100)))
      }
    }
  }
}
