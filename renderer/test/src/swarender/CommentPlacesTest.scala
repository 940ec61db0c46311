package swarender

import utest.*
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** Each comment that is sent is in the document once, wherever it is sent. */
object CommentPlacesTest extends TestSuite {

  private val styles: Seq[(String, (Events => Unit) => String)] = {
    def yaml(name: String, style: YamlStyle) =
      name -> ((send: Events => Unit) => Yaml.render(Events(send), style))
    def json(name: String, style: JsonStyle) =
      name -> ((send: Events => Unit) => Json.render(Events(send), style))
    Seq(
      yaml("safe", YamlStyle.safe),
      yaml("indented", YamlStyle.safe.withIndent(4).withIndentSequences(true)),
      yaml("marked", YamlStyle.safe.withDocumentStart(true)),
      yaml("jsonnet", Jsonnet.go.manifestYamlDoc()),
      yaml("pyyaml", YamlStyle.pyyaml),
      yaml("pyyaml, marked", YamlStyle.pyyaml.withDocumentStart(true).withIndent(5)),
      yaml("flow", YamlStyle.safe.withMaxFlowLength(80)),
      yaml(
        "flow by place",
        YamlStyle.safe.withLayout(p => if (p.path == "$.z") YamlStyle.Layout.Flow else YamlStyle.Layout.Default)
      ),
      yaml("kyaml", YamlStyle.kyaml),
      yaml("sorted", YamlStyle.safe.withKeyOrder(Policy.KeyOrder.CodePoint)),
      yaml("no nulls", YamlStyle.safe.withNulls(Policy.Nulls.OmitMembers)),
      json("JSONC", JsonStyle.jsonc),
      json("JSON5", JsonStyle.json5)
    )
  }

  /** Sends a document of the root, arrays in arrays, keys that are long, empty or of two lines, and
    * a comment before each value.
    */
  private def sent(isTable: Boolean)(e: Events): Int = {
    var n = 0
    def note(): Unit = {
      n += 1
      e.comment(s"note-$n-")
    }
    def array(): Unit = {
      note()
      e.beginArray()
      note()
      e.int64(1)
      for (_ <- 0 until 2) {
        note()
        e.beginArray()
        note()
        e.string("x")
        e.endArray()
      }
      note()
      e.beginObject()
      e.key("k")
      note()
      e.string("v")
      e.key("empty")
      note()
      e.beginObject()
      e.endObject()
      e.endObject()
      note()
      e.beginArray()
      e.endArray()
      note()
      e.beginArray()
      e.endArray()
      e.endArray()
    }
    if (!isTable) array()
    else {
      note()
      e.beginObject()
      for (key <- Seq("a", "", "b\nc", "d" * 123, "e" * 1025)) {
        e.key(key)
        array()
      }
      e.key("object")
      note()
      e.beginObject()
      e.key("x" * 1025)
      note()
      e.beginObject()
      e.key("x")
      note()
      e.string("y")
      e.endObject()
      e.endObject()
      e.endObject()
    }
    n
  }

  private def check(name: String, text: String, n: Int): Unit =
    for (i <- 1 to n) {
      val count = text.split(s"note-$i-", -1).length - 1
      if (count != 1) throw new java.lang.AssertionError(s"$name: comment $i is there $count times in\n$text")
    }

  val tests: Tests = Tests {
    test("objects at the root") {
      for ((name, render) <- styles) {
        var n = 0
        val text = render(e => n = sent(isTable = true)(e))
        check(name, text, n)
      }
    }
    test("arrays at the root") {
      for ((name, render) <- styles) {
        var n = 0
        val text = render(e => n = sent(isTable = false)(e))
        check(name, text, n)
      }
    }
    test("lines at the end of containers") {
      var n = 0
      def foot(e: Events): Unit = {
        n += 1
        e.commentLines(s"note-$n-")
      }
      def array(e: Events)(send: => Unit): Unit = {
        e.beginArray()
        send
        foot(e)
        e.endArray()
      }
      def table(e: Events)(send: => Unit): Unit = {
        e.beginObject()
        send
        foot(e)
        e.endObject()
      }
      def member(e: Events, key: String): Unit = {
        e.key(key)
        e.int64(1)
      }
      def send(e: Events): Unit = {
        n = 0
        table(e) {
          for (last <- Seq(false, true)) {
            e.key(s"tables$last")
            array(e)(for (_ <- 0 until 2) table(e)(member(e, "x")))
            e.key(s"empty$last")
            array(e)(())
            e.key(s"nested$last")
            array(e) {
              array(e)(())
              array(e)(array(e)(e.int64(1)))
              e.int64(1)
            }
            e.key(s"table$last")
            table(e)(())
            if (last) member(e, "x")
            e.key(s"deep$last")
            array(e) {
              table(e) {
                e.key("x")
                array(e)(table(e)(member(e, "y")))
                e.key("z")
                array(e)(table(e)(member(e, "y")))
              }
            }
          }
        }
      }
      val toml = Seq(TomlStyle.standard, TomlStyle.standard.withTrailingComma(true)).map { style =>
        s"TOML $style" -> ((send: Events => Unit) => Toml.render(Events(send), style))
      }
      for ((name, render) <- styles ++ toml) {
        val text = render(send)
        check(name, text, n)
        if (name.startsWith("TOML")) {
          // Without the comments it is the same document.
          val bare = text.linesIterator.map(_.replaceAll(" *# note-.*", "")).filter(_.nonEmpty).mkString("\n")
          assert(bare.contains("tablestrue"), !bare.contains("note"))
        }
      }
    }
    test("the root of TOML") {
      val text = Toml.render(Events { e =>
        e.commentLines("head")
        e.comment("root")
        e.beginObject()
        e.key("a")
        e.comment("a")
        e.int64(1)
        e.endObject()
      })
      assert(text == "# head\n# root\na = 1 # a\n")
    }
    test("a comment after which no value comes is on no other value") {
      def send(e: Events): Unit = {
        e.beginObject()
        e.key("a")
        e.beginArray()
        e.int64(1)
        e.comment("late")
        e.endArray()
        e.key("b")
        e.int64(2)
        e.endObject()
      }
      for ((name, render) <- styles) {
        val text = render(send)
        if (text.contains("late")) throw new java.lang.AssertionError(s"$name: $text")
      }
      assert(!Toml.render(Events(send)).contains("late"))
    }
    test("the lines of YAML") {
      val text = Yaml.render(Events { e =>
        e.commentLines("head")
        e.comment("root")
        e.beginArray()
        e.comment("first")
        e.beginObject()
        e.key("a")
        e.int64(1)
        e.endObject()
        e.comment("second")
        e.beginArray()
        e.comment("inside")
        e.beginArray()
        e.int64(2)
        e.endArray()
        e.endArray()
        e.comment("third")
        e.beginArray()
        e.endArray()
        e.endArray()
      })
      val expected =
        """# head
          |# root
          |- # first
          |  a: 1
          |- # second
          |  - # inside
          |    - 2
          |- [] # third
          |""".stripMargin
      assert(text == expected)
      def root(send: Events => Unit): String = Yaml.render(Events { e =>
        e.comment("root")
        send(e)
      })
      assert(
        root(_.int64(1)) == "1 # root\n",
        root { e => e.beginObject(); e.endObject() } == "{} # root\n",
        root { e => e.beginObject(); e.key("a"); e.int64(1); e.endObject() } == "# root\na: 1\n"
      )
    }
  }
}
