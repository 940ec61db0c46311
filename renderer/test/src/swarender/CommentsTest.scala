package swarender

import utest.*

import swarender.Policy.{KeyOrder, Nulls}
import swarender.encoder.EncoderRules.comment

/** Comments at the end of lines and on lines of their own, in the formats that have them. */
object CommentsTest extends TestSuite {
  private def sent(e: Events): Unit = {
    e.commentLines("Header\n")
    e.beginObject()
    e.commentLines("above a")
    e.key("a")
    e.comment("beside a")
    e.int64(1)
    e.commentLines("\nabove b\r\nin two lines")
    e.key("b")
    e.comment("beside b")
    e.beginArray()
    e.commentLines("above 0")
    e.comment("beside 0")
    e.int64(0)
    e.commentLines("end of b")
    e.endArray()
    e.key("o")
    e.comment("beside o")
    e.beginObject()
    e.commentLines("above p")
    e.key("p")
    e.string("x\ny\n\n")
    e.commentLines("end of o")
    e.endObject()
    e.key("r")
    e.beginArray()
    e.commentLines("above row")
    e.beginObject()
    e.commentLines("above q")
    e.key("q")
    e.int64(5)
    e.endObject()
    e.endArray()
    e.key("s")
    e.beginObject()
    e.commentLines("in s")
    e.endObject()
    e.commentLines("\nend")
    e.endObject()
  }

  private val yaml =
    """# Header
      |
      |# above a
      |a: 1 # beside a
      |
      |# above b
      |# in two lines
      |b: # beside b
      |# above 0
      |- 0 # beside 0
      |# end of b
      |o: # beside o
      |  # above p
      |  p: |+
      |    x
      |    y
      |
      |  # end of o
      |r:
      |# above row
      |-
      |  # above q
      |  q: 5
      |s: {} # in s
      |
      |# end
      |""".stripMargin

  private val toml =
    """# Header
      |
      |# above a
      |a = 1 # beside a
      |
      |# above b
      |# in two lines
      |b = [
      |    # above 0
      |    0, # beside 0
      |    # end of b
      |] # beside b
      |
      |[o] # beside o
      |# above p
      |p = '''
      |x
      |y
      |
      |'''
      |# end of o
      |
      |# above row
      |[[r]]
      |# above q
      |q = 5
      |
      |[s]
      |# in s
      |
      |# end
      |""".stripMargin

  private val json5 =
    """// Header
      |
      |{
      |  // above a
      |  a: 1, // beside a
      |
      |  // above b
      |  // in two lines
      |  b: [ // beside b
      |    // above 0
      |    0, // beside 0
      |    // end of b
      |  ],
      |  o: { // beside o
      |    // above p
      |    p: 'x\ny\n\n',
      |    // end of o
      |  },
      |  r: [
      |    // above row
      |    {
      |      // above q
      |      q: 5,
      |    },
      |  ],
      |  s: {
      |    // in s
      |  },
      |
      |  // end
      |}""".stripMargin

  final case class Address(host: String = "localhost", tags: Seq[String] = Nil)
  object Address {
    implicit val encoder: Encoder[Address] = Encoder.derived
  }

  final case class Server(
      @comment("The port to listen on.\nAny free one if it is 0.") port: Int = 80,
      @comment("Who may connect") allowed: Seq[String],
      address: Address = Address(),
      note: Option[String] = None
  )
  object Server {
    implicit val encoder: Encoder[Server] = Encoder.derived
  }

  private def same(got: String, expected: String): Unit =
    if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))

  val tests: Tests = Tests {
    test("events in every format") {
      val source = Events(sent(_))
      same(Yaml.render(source), yaml)
      same(Toml.render(source), toml.replace("'''", "\"\"\""))
      same(Json.render(source, JsonStyle.json5), json5)
      same(Json.render(source, JsonStyle.json5.withWidth(80)), json5)
      same(Json.render(source, JsonStyle.compact), """{"a":1,"b":[0],"o":{"p":"x\ny\n\n"},"r":[{"q":5}],"s":{}}""")
      same(Json.render(source, JsonStyle.json5.withIndent("")), """{a:1,b:[0],o:{p:'x\ny\n\n'},r:[{q:5}],s:{}}""")
      same(
        Yaml.render(source, YamlStyle.kyaml(compact = true)),
        "---\n{a: 1, b: [0], o: {p: \"x\\ny\\n\\n\"}, r: [{q: 5}], s: {}}\n"
      )
      val folded = "\"\\\n       x\\n\\\n       y\\n\\\n       \\n\\\n      \""
      val kyaml = "---\n" + json5.replace("//", "#").replace("'x\\ny\\n\\n'", folded) + "\n"
      same(Yaml.render(source, YamlStyle.kyaml), kyaml)
    }
    test("sorted members keep their comments, members that are left out lose them") {
      def members(e: Events): Unit = {
        e.beginObject()
        for (key <- Seq("b", "c", "a")) {
          e.commentLines(s"above $key")
          e.key(key)
          e.comment(s"beside $key")
          if (key == "c") e.nullValue() else e.int64(1)
        }
        e.commentLines("above d")
        e.key("d")
        e.beginArray()
        e.commentLines("end of d")
        e.endArray()
        e.commentLines("end")
        e.endObject()
      }
      val sorted = YamlStyle.safe.withKeyOrder(KeyOrder.CodePoint)
      val a = "# above a\na: 1 # beside a\n"
      val b = "# above b\nb: 1 # beside b\n"
      val c = "# above c\nc: null # beside c\n"
      val d = "# above d\nd: [] # end of d\n"
      assert(
        Yaml.render(YamlStyle.safe)(members) == b + c + a + d + "# end\n",
        Yaml.render(sorted)(members) == a + b + c + d + "# end\n",
        Yaml.render(sorted.withNulls(Nulls.OmitMembers))(members) == a + b + d + "# end\n",
        Yaml.render(YamlStyle.safe.withNulls(Nulls.OmitMembers).withOmitEmpty(true))(members) == b + a + "# end\n"
      )
    }
    test("by place") {
      val doc = ujson.read("""{"a":1,"b":{"c":[2,{"d":3}]}}""")
      def lines(place: Events.Place) = Some("above " + place.path)
      val head = "# above $\n# above $.a\na: 1\n# above $.b\nb:\n  # above $.b.c\n  c:\n"
      assert(
        Yaml.render(doc, YamlStyle.safe.withCommentLines(lines)) ==
          head + "  # above $.b.c[0]\n  - 2\n  # above $.b.c[1]\n  -\n    # above $.b.c[1].d\n    d: 3\n",
        Toml.render(doc, TomlStyle.standard.withCommentLines(lines)) ==
          "# above $\n# above $.a\na = 1\n\n# above $.b\n[b]\n# above $.b.c\nc = [\n    # above $.b.c[0]\n    2,\n" +
          "    # above $.b.c[1]\n    { d = 3 },\n]\n",
        Toml.render(doc, TomlStyle.standard.withComments(lines).withSmallTables(TomlStyle.SmallTables.Inline)) ==
          "a = 1 # above $.a\n\n[b] # above $.b\nc = [\n    2, # above $.b.c[0]\n    { d = 3 },\n] # above $.b.c\n",
        Json.render(doc, JsonStyle.jsonc.withComments(lines)) ==
          "{\n  \"a\": 1, // above $.a\n  \"b\": { // above $.b\n    \"c\": [ // above $.b.c\n" +
          "      2, // above $.b.c[0]\n      {\n        \"d\": 3 // above $.b.c[1].d\n      }\n    ]\n  }\n}",
        Yaml.render(
          1,
          YamlStyle.safe.withCommentLines(lines).withComments(_ => Some("beside"))
        ) == "# above $\n1 # beside\n",
        Json(JsonStyle.json5.withCommentLines(lines)).render(1) == "// above $\n1"
      )
    }
    test("each document of a stream has its own head") {
      def one(n: Int) = Events { e =>
        e.commentLines(s"document $n")
        e.int64(n.toLong)
      }
      val target = new java.io.StringWriter
      Yaml.writeAll(Iterator(one(1), one(2)), target)
      assert(target.toString == "---\n# document 1\n1\n---\n# document 2\n2\n")
    }
    test("comments after which no value comes are none of the next document") {
      val target = new java.io.StringWriter
      val renderer = Yaml.renderer(target)
      renderer.beginObject()
      renderer.key("a")
      renderer.int64(1)
      renderer.comment("late")
      renderer.endObject()
      renderer.nextDocument()
      renderer.int64(2)
      renderer.flush()
      assert(target.toString == "a: 1\n---\n2\n")
    }
    test("an empty line that would be part of a block is left out, one before a table is not doubled") {
      val block = Yaml.render(Events { e =>
        e.beginObject()
        e.key("a")
        e.string("x\n\n")
        e.commentLines("\nabove b\n")
        e.key("b")
        e.string("x")
        e.commentLines("\nend")
        e.endObject()
      })
      same(block, "a: |+\n  x\n\n# above b\n\nb: x\n\n# end\n")
      val style = TomlStyle.standard.withCommentLines(place => if (place.segments.isEmpty) Some("head\n") else None)
      same(Toml.render(ujson.Obj("a" -> ujson.Obj("b" -> 1)), style), "# head\n\n[a]\nb = 1\n")
      same(Toml.render(ujson.Obj("a" -> 1), style), "# head\n\na = 1\n")
    }
    test("an array of tables, and one of containers in KYAML") {
      val doc = ujson.read("""{"a":[{"b":1},{"b":2}]}""")
      val style = TomlStyle.standard.withCommentLines(at => Some(at.path)).withComments(at => Some(at.path))
      same(
        Toml.render(doc, style),
        "# $\n\n# $.a\n# $.a[0]\n[[a]] # $.a\n# $.a[0].b\nb = 1 # $.a[0].b\n\n" +
          "# $.a[1]\n[[a]]\n# $.a[1].b\nb = 2 # $.a[1].b\n"
      )
      val foot = Yaml.render(YamlStyle.kyaml) { e =>
        e.beginArray()
        e.beginObject()
        e.endObject()
        e.commentLines("end")
        e.endArray()
      }
      same(foot, "---\n[\n  {},\n  # end\n]\n")
    }
    test("a whole value after comments") {
      for (format <- Seq[Format[_ <: Style]](Yaml, Toml, Json(JsonStyle.json5))) {
        val target = new java.io.StringWriter
        val renderer = format.renderer(target)
        renderer.commentLines("head")
        renderer.value(ujson.Obj("a" -> 1))
        renderer.flush()
        assert(target.toString.startsWith("# head\na") || target.toString.startsWith("// head\n{"))
      }
    }
    test("an encoder of user code may send the head of its document") {
      val encoder = Encoder.of[Int] { (v, e) =>
        e.commentLines("head")
        e.int64(v.toLong)
      }
      assert(
        Yaml.render(1)(encoder) == "# head\n1\n",
        Yaml.render(1, YamlStyle.kyaml)(encoder) == "---\n# head\n1\n",
        Json.render(1, JsonStyle.json5)(encoder) == "// head\n1"
      )
    }
    test("annotations of fields") {
      val server = Map("server" -> Server(81, Seq("a")))
      val text = "  # The port to listen on.\n  # Any free one if it is 0.\n"
      same(
        Yaml.render(server),
        s"server:\n$text  port: 81\n  # Who may connect\n  allowed:\n  - a\n" +
          "  address:\n    host: localhost\n    tags: []\n  note: null\n"
      )
      assert(Json.render(server).startsWith("""{"server":{"port":81,"allowed":["a"],"""))
      same(
        Yaml.render(server, YamlStyle.safe.withOmitDefaults(true)),
        s"server:\n$text  port: 81\n  # Who may connect\n  allowed:\n  - a\n"
      )
    }
    test("fields that have their default as comments") {
      val server = Server(allowed = Seq("a"))
      val ports = "# The port to listen on.\n# Any free one if it is 0.\n"
      same(
        Yaml.render(server, YamlStyle.safe.withCommentedDefaults(true)),
        s"$ports# port: 80\n# Who may connect\nallowed:\n- a\n# address:\n#   host: localhost\n#   tags: []\n# note: null\n"
      )
      same(
        Toml.render(Map("s" -> server), TomlStyle.standard.withCommentedDefaults(true)),
        s"[s]\n$ports# port = 80\n" + "# Who may connect\nallowed = [\"a\"]\n" +
          "# address = { host = \"localhost\", tags = [] }\n"
      )
      same(
        Json.render(server, JsonStyle.json5.withCommentedDefaults(true)),
        "{\n  // The port to listen on.\n  // Any free one if it is 0.\n  // port: 80,\n  // Who may connect\n" +
          "  allowed: [\n    'a',\n  ],\n  // address: {\n  //   host: 'localhost',\n  //   tags: [],\n  // },\n" +
          "  // note: null,\n}"
      )
      same(
        Yaml.render(server.copy(port = 1), YamlStyle.safe.withCommentedDefaults(true).withKeyOrder(KeyOrder.CodePoint)),
        s"# Who may connect\nallowed:\n- a\n${ports}port: 1\n# address:\n#   host: localhost\n#   tags: []\n# note: null\n"
      )
      assert(Json.render(server, JsonStyle.compact.withCommentedDefaults(true)) == """{"allowed":["a"]}""")
    }
    test("out of order") {
      def fails(send: Events => Unit): Unit = {
        val e = intercept[RenderError](Yaml.render(Events(send)))
        assert(e.kind eq RenderError.Misuse)
      }
      fails { e => e.beginObject(); e.key("a"); e.commentLines("x") }
      fails { e => e.int64(1); e.commentLines("x") }
    }
    test("comments of any text change no document of JSON5, JSON with comments and KYAML") {
      val random = Seeded("comments")
      val styles = Seq(JsonStyle.json5, JsonStyle.jsonc, JsonStyle.json5.withWidth(40).withFilledArrays(true))
      for (_ <- 0 until 300) {
        val doc = YamlDocuments.document(random, 4)
        val source = Events(new CommentedDocument(_, random, Injections.all).send(doc))
        val read = styles.map(style => Json5Reader.read(Json.render(source, style))) :+
          Json5Reader.kyaml(Yaml.render(source, YamlStyle.kyaml))
        for (got <- read) assert(TomlDocuments.difference(got, YamlDocuments.readBack(doc)) == None)
      }
    }
  }
}
