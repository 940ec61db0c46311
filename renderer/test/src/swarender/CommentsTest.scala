package swarender

import utest.*

import swarender.Policy.{KeyOrder, Nulls}
import swarender.dialects.*
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

  final case class Tls(cert: String, port: Int = 443, ciphers: Seq[String] = Nil)
  object Tls {
    implicit val encoder: Encoder[Tls] = Encoder.derived
  }
  final case class Limits(hosts: Seq[String] = Seq("a"), burst: Int = 1)
  object Limits {
    implicit val encoder: Encoder[Limits] = Encoder.derived
  }
  final case class Node(name: String, weight: Int = 1)
  object Node {
    implicit val encoder: Encoder[Node] = Encoder.derived
  }
  final case class Service(
      tls: Tls,
      mode: String = "fast",
      limits: Limits = Limits(),
      nodes: Seq[Node],
      last: Tls = Tls("b")
  )
  object Service {
    implicit val encoder: Encoder[Service] = Encoder.derived
  }
  final case class Noted(note: Option[String] = None)
  object Noted {
    implicit val encoder: Encoder[Noted] = Encoder.derived
  }
  final case class Texts(line: String = "a\u200bb", lines: String = "a\nb", blank: String = "a\n\nb")
  object Texts {
    implicit val encoder: Encoder[Texts] = Encoder.derived
  }

  /** Which has a comment before its element. */
  final case class Rows(value: Int)
  object Rows {
    implicit val encoder: Encoder[Rows] = new Encoder[Rows] {
      def encode(rows: Rows, e: Events): Unit = {
        e.beginArray()
        e.commentLines("# row")
        e.int64(rows.value.toLong)
        e.endArray()
      }
    }
  }

  final case class Outer(x: Int, @comment("# outer") rows: Rows = Rows(1))
  object Outer {
    implicit val encoder: Encoder[Outer] = Encoder.derived
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
        s"# address:\n#   host: localhost\n#   tags: []\n# Who may connect\nallowed:\n- a\n# note: null\n${ports}port: 1\n"
      )
      assert(Json.render(server, JsonStyle.compact.withCommentedDefaults(true)) == """{"allowed":["a"]}""")
    }
    test("commented defaults stand where the field would stand") {
      val service = Service(Tls("a.pem"), nodes = Seq(Node("x")))
      same(
        Toml.render(service, TomlStyle.standard.withCommentedDefaults(true)),
        "# mode = \"fast\"\n# limits = { hosts = [\"a\"], burst = 1 }\n" +
          "# last = { cert = \"b\", port = 443, ciphers = [] }\n\n[tls]\ncert = \"a.pem\"\n# port = 443\n# ciphers = []\n\n" +
          "[[nodes]]\nname = \"x\"\n# weight = 1\n"
      )
      same(
        Toml.render(
          service,
          TomlStyle.standard
            .withCommentedDefaults(true)
            .withSmallTables(TomlStyle.SmallTables.Inline)
            .withKeyOrder(KeyOrder.CodePoint)
        ),
        "# last = { cert = \"b\", ciphers = [], port = 443 }\n# limits = { burst = 1, hosts = [\"a\"] }\n# mode = \"fast\"\n\n" +
          "[[nodes]]\nname = \"x\"\n# weight = 1\n\n[tls]\ncert = \"a.pem\"\n# ciphers = []\n# port = 443\n"
      )
      same(
        Json.render(service, JsonStyle.jsonc.withCommentedDefaults(true).withOmitEmpty(true)),
        """{
          |  "tls": {
          |    "cert": "a.pem"
          |    // , "port": 443
          |  },
          |  // "mode": "fast",
          |  // "limits": {
          |  //   "hosts": [
          |  //     "a"
          |  //   ],
          |  //   "burst": 1
          |  // },
          |  "nodes": [
          |    {
          |      "name": "x"
          |      // , "weight": 1
          |    }
          |  ]
          |  // , "last": {
          |  //   "cert": "b",
          |  //   "port": 443
          |  // }
          |}""".stripMargin
      )
    }
    test("an object of which all fields are commented defaults") {
      val limits = Map("limits" -> Limits())
      same(
        Yaml.render(limits, YamlStyle.safe.withCommentedDefaults(true)),
        "limits: {\n    # hosts: [a],\n    # burst: 1,\n  }\n"
      )
      same(
        Yaml.render(Seq(Limits()), YamlStyle.safe.withCommentedDefaults(true)),
        "- {\n    # hosts: [a],\n    # burst: 1,\n  }\n"
      )
      same(
        Yaml.render(Limits(), YamlStyle.pyyaml.withCommentedDefaults(true)),
        "{\n  # burst: 1,\n  # hosts: [a],\n}\n"
      )
      same(
        Json.render(limits, JsonStyle.jsonc.withCommentedDefaults(true).withWidth(60)),
        "{\n  \"limits\": {\n    // \"hosts\": [\"a\"]\n    // , \"burst\": 1\n  }\n}"
      )
      same(
        Toml.render(limits, TomlStyle.standard.withCommentedDefaults(true)),
        "[limits]\n# hosts = [\"a\"]\n# burst = 1\n"
      )
      for (nulls <- Seq(Nulls.Keep, Nulls.OmitMembers)) {
        val style = YamlStyle.safe.withCommentedDefaults(true).withNulls(nulls).withOmitEmpty(true)
        same(Yaml.render(limits, style), "limits: {\n    # hosts: [a],\n    # burst: 1,\n  }\n")
        same(
          Yaml.render(Map("a" -> Noted()), style),
          if (nulls eq Nulls.Keep) "a: {\n    # note: null,\n  }\n" else "{}\n"
        )
      }
    }
    test("the strings of commented defaults are those of the style, but for what a comment would change") {
      val style = TomlStyle.standard.withCommentedDefaults(true)
      same(
        Toml.render(Texts(), style),
        "# line = \"a\\u200bb\"\n# lines = \"\"\"\n# a\n# b\"\"\"\n# blank = \"a\\n\\nb\"\n"
      )
      same(
        Yaml.render(
          Map("a" -> 1) -> Texts(),
          YamlStyle.safe.withCommentedDefaults(true).withCommentLines(_ => Some("x"))
        ),
        "# x\n# x\n-\n  # x\n  a: 1\n# x\n- {\n    # line: \"a\\u200bb\",\n    # lines: \"a\\nb\",\n    # blank: \"a\\n\\nb\",\n  }\n"
      )
    }
    test("comments hide nothing where lines do not end in a line break") {
      val doc = ujson.read("""{"a":[1,{"b":2}]}""")
      def note(place: Events.Place) = Some("x*/" + place.path)
      // Evaluators of Jsonnet have such lines.
      def lined5(lineBreak: String, indent: String) =
        JsonStyle.json5.changed(JsonStyle.json5.settings.copy(indentation = new chars.Indentation(lineBreak, indent)))
      def linedC(lineBreak: String, indent: String) =
        JsonStyle.jsonc.changed(JsonStyle.jsonc.settings.copy(indentation = new chars.Indentation(lineBreak, indent)))
      for (
        newline <- Seq(" ", "\t", "\u2028", "\u2029", "\r", " \n", "\r\n");
        style <- Seq[JsonStyle](
          lined5(newline, " ").withComments(note).withCommentLines(note),
          linedC(newline, " ").withComments(note).withCommentLines(note),
          lined5(newline, "").withWidth(4).withComments(note).withCommentLines(note),
          linedC(newline, "").withWidth(4).withComments(note).withCommentLines(note)
        )
      ) {
        val text = Json.render(doc, style)
        assert(text.contains("$.a[1].b"))
        val isLine = newline.indexOf('\n') >= 0 || newline == "\r"
        assert(text.contains("/* x* /$") != isLine, text.contains("// x*/$") == isLine)
        val stripped =
          text.replaceAll("/\\*.*?\\*/", " ").replaceAll("//[^\n\r]*", " ").replaceAll("[\u2028\u2029\r]", "\n")
        assert(Json5Reader.read(stripped) == doc)
      }
      for (
        (end, expected) <- Seq("" -> "1 // n", "\n" -> "1 // n\n", " ;" -> "1 /* n */ ;", "\u2028" -> "1 /* n */\u2028")
      ) {
        val style = JsonStyle.json5.withDocumentEnd(end).withComments(_ => Some("n"))
        assert(Json.render(1, style) == expected, Json.render(1, style.withWidth(9)) == expected)
      }
    }
    test("two comments on one value add up") {
      val source = Events { e =>
        e.beginObject()
        for (key <- Seq("a", "b", "c")) {
          e.comment("one")
          e.key(key)
          e.comment("two")
          if (key == "a") e.int64(1)
          else {
            e.beginArray()
            if (key == "b") { e.comment("three"); e.comment("four"); e.int64(2) }
            e.endArray()
          }
        }
        e.endObject()
      }
      val yaml = "a: 1 # one two\nb: # one two\n- 2 # three four\nc: [] # one two\n"
      val sorted = KeyOrder.CodePoint
      same(Yaml.render(source), yaml)
      same(Yaml.render(source, YamlStyle.safe.withKeyOrder(sorted)), yaml)
      same(Yaml.render(source, YamlStyle.safe.withNulls(Nulls.OmitMembers)), yaml)
      same(
        Yaml.render(source, YamlStyle.safe.withMaxFlowLength(9).withComments(_ => Some("by"))).replace(" by", ""),
        yaml
      )
      val toml = "a = 1 # one two\nb = [\n    2, # three four\n] # one two\nc = [] # one two\n"
      same(Toml.render(source), toml)
      same(Toml.render(source, TomlStyle.standard.withKeyOrder(sorted)), toml)
      val json =
        "{\n  a: 1, // one two\n  b: [ // one two\n    2, // three four\n  ],\n  c: [], // one two\n}"
      same(Json.render(source, JsonStyle.json5), json)
      same(Json.render(source, JsonStyle.json5.withWidth(40)), json)
    }
    test("a text that begins with the mark of a comment is one already, in every place") {
      def send(e: Events): Unit = {
        e.commentLines("#!/usr/bin/env x\n//x\nplain")
        e.beginObject()
        e.commentLines("# own\n #not")
        e.key("a")
        e.comment("#:beside")
        e.int64(1)
        e.commentLines("#end\n\n//end")
        e.endObject()
      }
      def lines(text: String) = text.linesIterator.map(_.trim).toSeq
      val yaml = Seq("#!/usr/bin/env x", "# //x", "# plain", "# own", "#  #not", "a: 1 #:beside", "#end", "", "# //end")
      assert(lines(Yaml.render(Events(send(_)))) == yaml)
      assert(lines(Toml.render(Events(send(_)))) == yaml.map(_.replace(": 1", " = 1")))
      val kyaml = lines(Yaml.render(YamlStyle.kyaml)(send(_)))
      assert(
        kyaml == Seq("#!/usr/bin/env x", "# //x", "# plain", "---", "{", "# own", "#  #not", "a: 1, #:beside", "#end",
          "", "# //end", "}")
      )
      val jsonc = lines(Json.render(JsonStyle.jsonc)(send(_)))
      assert(
        jsonc == Seq("// #!/usr/bin/env x", "//x", "// plain", "{", "// # own", "//  #not", "\"a\": 1 // #:beside",
          "// #end", "", "//end", "}")
      )
    }
    test("a head that begins with # comes before the first line ---, any other after it") {
      def head(text: String): Events.Place => Option[String] = place => if (place.segments.isEmpty) Some(text) else None
      def text(style: YamlStyle): String = {
        val out = new java.io.ByteArrayOutputStream
        Yaml(style).writeAll(Iterator(1, 2), out)
        out.toString("UTF-8")
      }
      val marked = YamlStyle.safe.withDocumentStart(true)
      val kyaml = YamlStyle.kyaml
      assert(
        text(marked.withCommentLines(head("#cloud-config\nx"))) ==
          "#cloud-config\n# x\n---\n1\n---\n#cloud-config\n# x\n2\n",
        text(marked.withCommentLines(head("x"))) == "---\n# x\n1\n---\n# x\n2\n",
        text(YamlStyle.safe.withCommentLines(head("#x"))) == "#x\n---\n1\n---\n#x\n2\n",
        text(kyaml.withCommentLines(head("#x"))) == "#x\n---\n1\n---\n#x\n2\n",
        text(kyaml.withCommentLines(head("x"))) == "---\n# x\n1\n---\n# x\n2\n"
      )
      val cloud = head("#cloud-config")
      val styles = Seq[YamlStyle](
        marked.withCommentLines(cloud),
        YamlStyle.quoted.withDocumentStart(true).withCommentLines(cloud),
        YamlStyle.pretty.withCommentLines(cloud),
        YamlStyle.pyyaml.withDocumentStart(true).withCommentLines(cloud),
        kyaml.withCommentLines(cloud)
      )
      for (style <- styles; _ <- 1 to 2)
        assert(Yaml.render(Map("a" -> Seq("b")), style).startsWith("#cloud-config\n"))
    }
    test("a comment in a field that is a comment keeps its mark") {
      same(
        Yaml.render(Outer(0), YamlStyle.safe.withCommentedDefaults(true)),
        "x: 0\n# outer\n# rows:\n# # row\n# - 1\n"
      )
      same(
        Yaml.render(Outer(0), YamlStyle.safe),
        "x: 0\n# outer\nrows:\n# row\n- 1\n"
      )
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
