package swarender

import utest.*

import swarender.Policy.{DuplicateKeys, NonFinite}

/** Texts that are built to break out ([[Injections]]) do not, on any platform. */
object InjectionTest extends TestSuite {
  private def lines(text: String): Seq[String] = text.split('\n').toSeq

  val tests: Tests = Tests {
    test("JSON under the HTML escapes has nothing that HTML or JavaScript sees") {
      val styles = Seq(JsonStyle.compact, JsonStyle.pretty, JsonStyle.canonical).map(_.withEscapes(Escapes.html))
      for (style <- styles; text <- Injections.all) {
        val document = Injections.places(text)
        val json = Modes.json.same(document, style)
        val seen = json.filter(c => c == '<' || c == '>' || c == '&' || c == '\u2028' || c == '\u2029')
        assert(seen == "", Doubles.read(json) == document)
      }
    }
    test("YAML: no text begins a document, a directive, a tag, an anchor or an alias") {
      val plain = lines(Yaml.render(Injections.places("x"))).size
      for (style <- Seq(YamlStyle.safe.withBlocks(false), YamlStyle.quoted); text <- Injections.all) {
        val yaml = lines(Modes.yaml.same(Injections.places(text), style))
        val special = yaml.filter(line => line.startsWith("---") || line.startsWith("...") || line.startsWith("%"))
        val nodes =
          yaml.map(_.trim.stripPrefix("- ").stripPrefix("- ")).filter(n => n.nonEmpty && "!&*|>@`%".contains(n.head))
        assert(special.isEmpty, nodes.isEmpty, yaml.size == plain)
      }
    }
    test("YAML: comments stay in their lines") {
      for (text <- Injections.all) {
        val style = YamlStyle.safe.withComments(_ => Some(text))
        val yaml = lines(Yaml.render(ujson.Obj("a" -> 1, "b" -> ujson.Arr("x"), "c" -> ujson.Obj("d" -> "e")), style))
        val begins = Seq("a: 1 # ", "b: # ", "- x # ", "c: # ", "  d: e # ")
        val wrong = yaml.zip(begins).filterNot { case (line, begin) => line.startsWith(begin) }
        assert(yaml.size == begins.size, wrong.isEmpty, yaml.forall(!_.exists(c => c < 0x20 && c != '\t')))
      }
    }
    test("TOML: no text begins a table or a line") {
      val style = TomlStyle.standard.withMultiLineStrings(false).withArrayWidth(Int.MaxValue)
      val plain = lines(Toml.render(Injections.places("x"), style))
      for (text <- Injections.all) {
        val toml = lines(Modes.toml.same(Injections.places(text), style))
        val headers = toml.count(_.startsWith("["))
        assert(toml.size == plain.size, headers == plain.count(_.startsWith("[")))
      }
    }
    test("messages of errors: nothing that controls or misleads a terminal, of a bounded length") {
      val long = Seq("\u001b[31m" * 100000, "9" * 100000, "1e" + "9" * 100000)
      for (text <- Injections.all ++ long) {
        val messages = Seq[Renderer => Unit](
          r => { r.beginObject(); r.key(text); r.float64(Double.NaN) },
          r => { r.beginObject(); r.key(text); r.number(text); r.number(text + "x") },
          r => { r.beginObject(); r.key(text); r.nullValue(); r.key(text) }
        ).flatMap { send =>
          val unique = DuplicateKeys.Fail
          Seq[(Renderer => Unit) => String](
            Json.render(JsonStyle.compact.withDuplicateKeys(unique))(_),
            Yaml.render(YamlStyle.safe.withDuplicateKeys(unique).withNonFinite(NonFinite.Fail))(_),
            Toml.render(TomlStyle.standard.withNonFinite(NonFinite.Fail))(_)
          ).map(render => intercept[RenderError](render(send)).getMessage)
        }
        val hidden = messages.mkString.filter(c => c < 0x20 || c >= 0x7f && c < 0xa1 || c >= 0x2000 && c < 0x2070)
        assert(hidden == "", messages.forall(_.length < 1200))
      }
    }
  }
}
