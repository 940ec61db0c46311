package swarender

import utest.*

import swarender.Policy.{KeyOrder, UnsupportedTags, Newline, Nulls}
import swarender.YamlStyle.{Layout, NullText}
import swarender.dialects.*
import swarender.jsonnet.{Xml, XmlStyle}

/** Tags of YAML: by events, by encoders, by path; and what other formats make of them. */
object YamlTagsTest extends TestSuite {
  private def same(got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))

  /** Every place of a value, each with a tag. */
  private def sent(e: Events): Unit = {
    e.tag("!Template")
    e.beginObject()
    e.key("ref")
    e.tag("!Ref")
    e.string("bucket")
    e.key("quoted")
    e.tag("!!str")
    e.string("12")
    e.key("block")
    e.tag("!Sub")
    e.string("a\n${b}\n")
    e.key("null")
    e.tag("!secret")
    e.nullValue()
    e.key("list")
    e.tag("!Join")
    e.beginArray()
    e.tag("!If")
    e.beginArray()
    e.tag("!<tag:example.com,2026:n>")
    e.int64(1)
    e.endArray()
    e.tag("!Item")
    e.beginObject()
    e.key("a")
    e.bool(true)
    e.endObject()
    e.int64(2)
    e.beginObject()
    e.key("b")
    e.float64(0.5)
    e.endObject()
    e.endArray()
    e.key("empty")
    e.tag("!Set")
    e.beginArray()
    e.endArray()
    e.key("map")
    e.tag("!Map")
    e.beginObject()
    e.key("c")
    e.tag("!!binary")
    e.string("AA==")
    e.endObject()
    e.endObject()
  }

  private val tagged =
    """!Template
      |ref: !Ref bucket
      |quoted: !!str "12"
      |block: !Sub |
      |  a
      |  ${b}
      |"null": !secret null
      |list: !Join
      |- !If
      |  - !<tag:example.com,2026:n> 1
      |- !Item
      |  a: true
      |- 2
      |- b: 0.5
      |empty: !Set []
      |map: !Map
      |  c: !!binary AA==
      |""".stripMargin

  private val source = Events(sent(_))
  private def yaml(style: YamlStyle): String = {
    val text = Yaml.render(source, style)
    assert(new String(Yaml(style).toBytes(source), "UTF-8") == text)
    val byEvents = Modes.chars(3)(out => sent(Yaml(style).renderer(out)))
    if (byEvents != text) throw new java.lang.AssertionError(Golden.difference(byEvents, text))
    text
  }

  private def error(work: => String): RenderError = intercept[RenderError](work)

  private final case class Ref(name: String)
  private val ref = implicitly[Encoder[String]].contramap[Ref](_.name).withTag("!Ref")

  val tests: Tests = Tests {
    test("before every kind of value, in block style") {
      same(yaml(YamlStyle.safe), tagged)
      same(
        yaml(YamlStyle.safe.withDocumentStart(true).withNewline(Newline.CrLf)),
        ("---\n" + tagged).replace("\n", "\r\n")
      )
      // A null of no text would be an empty string with a tag.
      same(yaml(YamlStyle.safe.withNullText(NullText.Empty)), tagged)
      same(
        yaml(YamlStyle.pyyaml.withDocumentStart(true)).split('\n').take(3).mkString("\n"),
        "--- !Template\nblock: !Sub 'a\n"
      )
    }
    test("a scalar and an array as the root") {
      def root(style: YamlStyle)(send: Events => Unit) = Yaml.render(Events(send), style)
      same(root(YamlStyle.safe) { e => e.tag("!a"); e.string("b") }, "!a b\n")
      same(root(YamlStyle.safe) { e => e.tag("!a"); e.string("b\n") }, "!a \"b\\n\"\n")
      same(root(YamlStyle.safe) { e => e.tag("!a"); e.beginObject(); e.endObject() }, "!a {}\n")
      val array = (e: Events) => { e.tag("!a"); e.beginArray(); e.int64(1); e.endArray() }
      same(root(YamlStyle.safe)(array), "!a\n- 1\n")
      same(root(YamlStyle.safe.withMaxFlowLength(9))(array), "!a [1]\n")
      same(
        root(YamlStyle.safe.withCommentLines(at => if (at.segments.isEmpty) Some("x") else None))(array),
        "# x\n!a\n- 1\n"
      )
      same(root(YamlStyle.pyyaml.withDocumentStart(true))(array), "--- !a\n- 1\n")
    }
    test("in flow style") {
      same(
        yaml(YamlStyle.safe.withLayout(at => if (at.segments.size == 1) Layout.Flow else Layout.Default)),
        """!Template
          |ref: !Ref bucket
          |quoted: !!str "12"
          |block: !Sub |
          |  a
          |  ${b}
          |"null": !secret null
          |list: !Join [!If [!<tag:example.com,2026:n> 1], !Item {a: true}, 2, {b: 0.5}]
          |empty: !Set []
          |map: !Map {c: !!binary "AA=="}
          |""".stripMargin
      )
      same(
        yaml(YamlStyle.safe.withMaxFlowLength(18)).linesIterator.drop(8).mkString("\n"),
        """- !If
          |  - !<tag:example.com,2026:n> 1
          |- !Item {a: true}
          |- 2
          |- {b: 0.5}
          |empty: !Set []
          |map: !Map
          |  c: !!binary AA==""".stripMargin
      )
      same(
        yaml(YamlStyle.safe.withFlowWidth(30)).linesIterator.slice(8, 11).mkString("\n"),
        "- !If [\n  !<tag:example.com,2026:n> 1]\n- !Item"
      )
    }
    test("they move with sorted keys, and go with what is left out") {
      same(
        yaml(YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint)).linesIterator.take(5).mkString("\n"),
        "!Template\nblock: !Sub |\n  a\n  ${b}\nempty: !Set []"
      )
      val omitting = yaml(YamlStyle.safe.withNulls(Nulls.OmitEverywhere).withOmitEmpty(true))
      val nulls = Events { e =>
        e.beginArray()
        e.tag("!a")
        e.nullValue()
        e.int64(1)
        e.endArray()
      }
      same(Yaml.render(nulls, YamlStyle.safe.withNulls(Nulls.OmitEverywhere)), "- 1\n")
      same(omitting, tagged.replace("\"null\": !secret null\n", "").replace("empty: !Set []\n", ""))
    }
    test("with comments") {
      val notes = YamlStyle.safe.withComments(at => Some(at.path)).withCommentLines(_ => Some("above"))
      same(
        yaml(notes).linesIterator.take(13).mkString("\n"),
        """# above
          |!Template
          |# above
          |ref: !Ref bucket # $.ref
          |# above
          |quoted: !!str "12" # $.quoted
          |# above
          |block: !Sub | # $.block
          |  a
          |  ${b}
          |# above
          |"null": !secret null # $.null
          |# above""".stripMargin
      )
      val spaced = yaml(YamlStyle.safe.withBlankLines(2))
      assert(spaced.contains("  - !<tag:example.com,2026:n> 1\n\n- !Item\n  a: true\n- 2\n\n- b: 0.5\n"))
    }
    test("by path, in place of those of events") {
      val style = YamlStyle.safe.withTags { at =>
        at.path match {
          case "$" => Some("!Root")
          case "$.ref" | "$.list[0][0]" => Some("!Own")
          case "$.list[3]" => Some("!More")
          case _ => None
        }
      }
      same(
        yaml(style),
        tagged
          .replace("!Template", "!Root")
          .replace("!Ref", "!Own")
          .replace("!<tag:example.com,2026:n>", "!Own")
          .replace("- b: 0.5", "- !More\n  b: 0.5")
      )
      for ((_, doc) <- Documents.table) {
        val _ = Modes.yaml.same(doc, YamlStyle.safe.withTags(at => Some(s"!n${at.segments.size}")))
      }
      val e = error(Yaml.render(Map("a" -> Seq(1)), YamlStyle.safe.withTags(_ => Some("!a b"))))
      assert(e.kind eq RenderError.BadTag, e.path == "$")
      val twice = YamlStyle.safe.withTags(_ => None)
      assert(error(Yaml.render(JsonText("""{"a":{"b":1,"b":2}}"""), twice)).path == "$.a.b")
    }
    test("by encoders") {
      implicit val encoder: Encoder[Ref] = ref
      val refs = Map("a" -> Seq(Ref("x"), Ref("12")), "b" -> Nil)
      same(Yaml.render(refs), "a:\n- !Ref x\n- !Ref \"12\"\nb: []\n")
      same(Yaml.render(Ref("x")), "!Ref x\n")
      val tables = implicitly[Encoder[Map[String, Ref]]].withTag("!Map")
      same(Yaml.render(Map("a" -> Ref("x")))(tables), "!Map\na: !Ref x\n")
      val own = Encoder.of[Int] { (n, e) => e.int64(n.toLong) }.withTag("!Own")
      same(Yaml.render(Seq(1, 2))(Encoder.iterable[Int, Seq](own)), "- !Own 1\n- !Own 2\n")
      for (
        text <- Seq("", "Ref", "!", "!!", "!a b", "!a!b", "!<>", "!<!>", "!<a", "!a,b", "!a#b", "!a%2", "!\u00e9",
          "!a\nb", "!<a b>")
      )
        assert(
          intercept[IllegalArgumentException](ref.withTag(text)).getMessage
            .contains("write !name, !!name or !<tag:...>")
        )
      for (text <- Seq("!a", "!!a", "!a.b/c", "!a%20b", "!<!a>", "!<tag:a.b,2026:c>", "!AWS::S3::Bucket", "!a%23b"))
        same(Yaml.render(1)(implicitly[Encoder[Int]].withTag(text)), s"$text 1\n")
    }
    test("escapes of a tag are printable characters in UTF-8") {
      val good =
        Seq("%20", "%7E", "%C2%A0", "%c3%a9", "%E2%82%AC", "%ED%9F%BF", "%EE%80%80", "%F0%9F%98%80", "%EF%BF%BD")
      val bad = Seq(
        Seq("%00", "%01", "%09", "%0A", "%0d", "%1B", "%1F", "%7F", "%C2%80", "%C2%85", "%C2%9F", "%EF%BF%BE"),
        Seq("%80", "%BF", "%C0%80", "%C1%BF", "%C3", "%C3a%A9", "%C3%C3", "%E0%9F%BF", "%E2%82", "%ED%A0%80"),
        Seq("%F0%8F%BF%BF", "%F4%90%80%80", "%F5%80%80%80", "%FE", "%FF", "%ff%fe", "%A9%C3")
      ).flatten
      def tags(c: String) =
        Seq(s"!$c", s"!!$c", s"!a$c", s"!${c}b", s"!a%20$c", s"!!a${c}b", s"!<!a$c>", s"!<tag:a.b,2026:$c$c>")
      for (c <- good; tag <- tags(c)) same(Yaml.render(1)(implicitly[Encoder[Int]].withTag(tag)), s"$tag 1\n")
      for (c <- bad; tag <- tags(c)) {
        val refused = intercept[IllegalArgumentException](ref.withTag(tag)).getMessage
        val atPath = error(Yaml.render(Map("a" -> 1), YamlStyle.safe.withTags(_ => Some(tag))))
        val sent = error(Yaml.render(Events { e => e.tag(tag); e.int64(1) }, YamlStyle.safe.withMaxFlowLength(9)))
        assert(
          refused.contains("has escapes that are not printable characters in UTF-8"),
          refused.endsWith(atPath.detail),
          sent.detail == atPath.detail,
          atPath.kind eq RenderError.BadTag
        )
      }
      assert(error(Yaml.render(1, YamlStyle.safe.withTags(_ => Some("!<%21>")))).kind eq RenderError.BadTag)
    }
    test("a tag that is none, at its place") {
      def sentTag(text: String) = Events { e =>
        e.beginObject()
        e.key("a")
        e.beginArray()
        e.int64(1)
        e.tag(text)
        e.int64(2)
        e.endArray()
        e.endObject()
      }
      for (
        style <- Seq(
          YamlStyle.safe,
          YamlStyle.safe.withMaxFlowLength(40),
          YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint)
        )
      ) {
        val e = error(Yaml.render(sentTag("!a b"), style))
        assert(
          e.kind eq RenderError.BadTag,
          e.path == "$.a[1]" || e.path == "$.a[0]",
          e.detail.contains("\"!a b\" is not a valid YAML tag")
        )
        assert(error(Yaml.render(sentTag("!e!b"), style)).detail.contains("has a handle of a directive"))
        assert(error(Yaml.render(sentTag(null), style)).kind eq RenderError.NullValue)
      }
    }
    test("formats without tags refuse them, with the path, or leave them out") {
      implicit val encoder: Encoder[Ref] = ref
      val refs = Map("a" -> Seq(Ref("x")))
      def check[S <: Style](format: Format[S], style: S, expected: String): Unit = {
        val e = error(format.render(refs, style))
        assert(e.kind eq RenderError.BadTag, e.path == "$.a[0]", e.detail.contains("\"!Ref\": withUnsupportedTags"))
        val omitting = style.withUnsupportedTags(UnsupportedTags.Omit).asInstanceOf[S]
        same(format.render(refs, omitting), expected)
        assert(new String(format(omitting).toBytes(refs), "UTF-8") == expected)
      }
      check(Json, JsonStyle.compact, """{"a":["x"]}""")
      check(Json, JsonStyle.pretty, "{\n  \"a\": [\n    \"x\"\n  ]\n}")
      check(Json, JsonStyle.json5, Json.render(Map("a" -> Seq("x")), JsonStyle.json5))
      check(Toml, TomlStyle.standard, "a = [\"x\"]\n")
      check(Yaml, YamlStyle.kyaml, Yaml.render(Map("a" -> Seq("x")), YamlStyle.kyaml))
      check(Yaml, YamlStyle.json, "---\n{\"a\":[\"x\"]}\n")
      val xml = Encoder.of[Unit] { (_, e) => e.beginArray(); e.string("a"); e.tag("!T"); e.string("b"); e.endArray() }
      assert(error(Xml.render(())(xml)).path == "$[1]")
      same(Xml.render((), XmlStyle.standard.withUnsupportedTags(UnsupportedTags.Omit))(xml), "<a>b</a>")
      val array = Events { e =>
        e.beginArray()
        e.tag("!T")
        e.beginObject()
        e.endObject()
        e.endArray()
      }
      same(Yaml.render(array, YamlStyle.kyaml.withUnsupportedTags(UnsupportedTags.Omit)), "---\n[{}]\n")
      intercept[IllegalArgumentException](YamlStyle.safe.withUnsupportedTags(UnsupportedTags.Omit))
    }
    test("a value follows a tag") {
      def misuse(send: Events => Unit): Unit = {
        val e = error(Yaml.render(Events(send)))
        assert(e.kind eq RenderError.Misuse, e.detail.contains("expected the value of a tag"))
      }
      misuse { e => e.tag("!a"); e.tag("!b") }
      misuse { e => e.beginArray(); e.tag("!a"); e.endArray() }
      misuse { e => e.beginArray(); e.tag("!a"); e.commentLines("c") }
      misuse { e => e.beginObject(); e.key("a"); e.tag("!a"); e.key("b") }
      misuse { e => e.beginObject(); e.key("a"); e.tag("!a"); e.endObject() }
      def early(send: Events => Unit) = error(Yaml.render(Events(send)))
      assert(early { e =>
        e.beginObject(); e.tag("!a")
      }.detail == "unexpected tag: expected a key or the end of the object")
      assert(early { e => e.int64(1); e.tag("!a") }.kind eq RenderError.Misuse)
      val noted = Events { e =>
        e.beginArray()
        e.tag("!a")
        e.comment("c")
        e.int64(1)
        e.endArray()
      }
      same(Yaml.render(noted), "- !a 1 # c\n")
    }
    test("of an encoder that has one already: the outer one holds, by every entry point") {
      val inner = Encoder[String].withTag("!in")
      val option: Encoder[Option[String]] = {
        implicit val element: Encoder[String] = inner
        implicitly[Encoder[Option[String]]]
      }
      val own: Encoder[String] = Encoder.of { (s, e) => e.tag("!in"); e.string(s) }
      val scalars = Seq[Encoder[String]](
        inner.withTag("!out"),
        inner.withTag("!mid").withTag("!out"),
        inner.contramap[String](s => s).withTag("!out"),
        own.withTag("!out"),
        own.withTag("!mid").withTag("!out"),
        Encoder.of[String]((s, e) => Encoder.send(s, e)(inner)).withTag("!out"),
        Encoder.of[String]((s, e) => Encoder.send(Option(s), e)(option)).withTag("!out"),
        option.contramap[String](Option(_)).withTag("!out"),
        Encoder.of[String] { (s, e) => e.tag("!out"); Encoder.send(s, e)(inner) }
      )
      val styles = Seq[(YamlStyle, String, String)](
        (YamlStyle.safe, "!out a\n", "x:\n- !out a\n"),
        (YamlStyle.safe.withMaxFlowLength(80), "!out a\n", "x: [!out a]\n"),
        (YamlStyle.safe.withFlowWidth(80), "!out a\n", "x: [!out a]\n"),
        (YamlStyle.safe.withLayout(_ => Layout.Flow), "!out a\n", "{x: [!out a]}\n"),
        (YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint), "!out a\n", "x:\n- !out a\n"),
        (YamlStyle.safe.withNulls(Nulls.OmitMembers), "!out a\n", "x:\n- !out a\n"),
        (YamlStyle.safe.withTags(_ => None), "!out a\n", "x:\n- !out a\n"),
        (YamlStyle.pyyaml, "!out a\n...\n", "x:\n- !out a\n"),
        (
          YamlStyle.kyaml.withUnsupportedTags(UnsupportedTags.Omit),
          "---\n\"a\"\n",
          "---\n{\n  x: [\n    \"a\",\n  ],\n}\n"
        )
      )
      for ((encoder, i) <- scalars.zipWithIndex; (style, root, inside) <- styles) {
        implicit val outer: Encoder[String] = encoder
        def byRenderer(send: Renderer => Unit): String = {
          val out = new java.io.StringWriter
          val r = Yaml(style).renderer(out)
          send(r)
          r.flush()
          out.toString
        }
        val member = Map("x" -> Seq("a"))
        val roots = Seq(
          Yaml.render("a", style),
          new String(Yaml(style).toBytes("a"), "UTF-8"),
          Yaml.render(style)(_.value("a")),
          Yaml.render(Events(Encoder.send("a", _)), style),
          byRenderer(_.value("a"))
        )
        val members = Seq(
          Yaml.render(member, style),
          new String(Yaml(style).toBytes(member), "UTF-8"),
          Yaml.render(Events(Encoder.send(member, _)), style),
          byRenderer(_.value(member)),
          byRenderer { r =>
            r.beginObject(); r.key("x"); r.beginArray(); r.value("a"); r.endArray(); r.endObject()
          },
          byRenderer { r =>
            r.beginObject(); r.key("x"); r.beginArray(); r.tag("!out"); r.value("a")(inner); r.endArray(); r.endObject()
          }
        )
        for (text <- roots) if (text != root) throw new java.lang.AssertionError(s"$i, $style: $text")
        for (text <- members) if (text != inside) throw new java.lang.AssertionError(s"$i, $style: $text")
      }
      for (format <- Seq[Format[?]](Json, Json(JsonStyle.pretty), Yaml(YamlStyle.kyaml), Yaml(YamlStyle.json), Toml)) {
        implicit val outer: Encoder[String] = inner.withTag("!out")
        val error = intercept[RenderError](format.render(Map("x" -> "a")))
        assert(error.kind eq RenderError.BadTag, error.detail.contains("!out"), error.path == "$.x")
        val untagged = format.render(ujson.Obj("x" -> "a"))
        same(format.withUnsupportedTags(UnsupportedTags.Omit).render(Map("x" -> "a")), untagged)
      }
    }
    test("of an encoder of the user's whose object is changed: the outer one holds") {
      val inner = Encoder[Map[String, Int]].withTag("!in")
      val changed = Encoder.of[Map[String, Int]]((map, e) => Encoder.send(map, e)(inner)).without("b")
      val value = Map("a" -> 1, "b" -> 2)
      same(Yaml.render(Events(Encoder.send(value, _)(changed.withTag("!out")))), "!out\na: 1\n")
      val rendered = Yaml.render(YamlStyle.safe) { r =>
        r.beginArray()
        r.value(value)(changed.withTag("!out"))
        r.tag("!out")
        r.value(value)(changed)
        r.value(value)(changed)
        r.endArray()
      }
      same(rendered, "- !out\n  a: 1\n- !out\n  a: 1\n- !in\n  a: 1\n")
    }
    test("of documents one after the other") {
      implicit val encoder: Encoder[Ref] = ref
      val all = Modes.chars(5)(out => Yaml(YamlStyle.safe).writeAll(Iterator(Ref("a"), Ref("b")), out))
      same(all, "---\n!Ref a\n---\n!Ref b\n")
    }
  }
}
