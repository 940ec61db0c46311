package swarender

import utest.*

import swarender.dialects.*

/** The texts of `InjectionTest`, read back by readers of other authors: they find the document and
  * nothing else.
  */
object InjectionReadersTest extends TestSuite {
  val tests: Tests = Tests {
    test("YAML, in streams, with the texts as comments too") {
      val styles = Seq[YamlStyle](
        YamlStyle.safe,
        YamlStyle.quoted,
        YamlStyle.pretty(1),
        YamlStyle.pretty(20).withIndentSequences(true),
        YamlStyle.safe.withQuotes(YamlStyle.Quotes.SingleQuotes),
        YamlStyle.json(JsonStyle.pretty)
      )
      for (text <- Injections.all; style <- styles :+ YamlStyle.safe.withComments(_ => Some(text))) {
        val documents = Seq(ujson.Str(text), Injections.places(text))
        YamlReaders.check(YamlDocuments.stream(documents, style), documents.map(YamlDocuments.readBack), text)
      }
    }
    test("TOML, in every style") {
      for (
        text <- Injections.all; (name, style) <- TomlDocuments.styles;
        read <- Seq(TomlReader.read(_), TomlReaders.tomlj(_))
      ) {
        val document = Injections.places(text)
        val difference = read(Toml.render(document, style)).map(TomlDocuments.difference(_, document))
        if (difference != Right(None)) throw new java.lang.AssertionError(s"$name: $difference, ${Modes.shown(text)}")
      }
    }
    test("JSON") {
      for (text <- Injections.all; (_, style) <- Profiles.json)
        assert(JacksonReader.read(Json.render(Injections.places(text), style)) == Injections.places(text))
    }
  }
}
