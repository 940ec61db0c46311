package swarender

import utest.*

/** Documents with comments of any text wherever one may be, read by readers of other authors. */
object CommentReadersTest extends TestSuite {
  val tests: Tests = Tests {
    test("YAML") {
      val random = Seeded("YAML with comments")
      for (i <- 0 until 2000) {
        val style = if (i % 5 == 0) YamlStyle.kyaml else YamlDocuments.style(random)
        val doc = YamlDocuments.document(random, 4)
        val text = Yaml.render(Events(new CommentedDocument(_, random, Injections.all).send(doc)), style)
        // Escapes of KYAML: YAML 1.1 has none of a tab, and snakeyaml-engine none of U+2028 and U+2029.
        if (!Seq("\\\t", "\\L", "\\P").exists(text.contains(_)))
          YamlReaders.check(text, Seq(YamlDocuments.readBack(doc)), s"$style")
      }
    }
    test("TOML") {
      val random = Seeded("TOML with comments")
      val documents = new TomlDocuments(Seeded.Seed)
      for (_ <- 0 until 700; (name, style) <- TomlDocuments.styles) {
        val doc = TomlDocuments.map(documents.next()) {
          case ujson.Str(s) => ujson.Str(s.stripPrefix(TomlDocuments.Date))
          case other => other
        }
        val text = Toml.render(Events(new CommentedDocument(_, random, Injections.all).send(doc)), style)
        // Tomlj needs memory for each char.
        val tomlj = if (text.length < 5000) Seq("tomlj" -> (TomlReaders.tomlj(_))) else Nil
        for ((reader, read) <- ("the grammar" -> (TomlReader.read(_))) +: tomlj) {
          val difference = read(text).map(TomlDocuments.difference(_, TomlDocuments.expected(doc)))
          if (difference != Right(None))
            throw new java.lang.AssertionError(s"$reader, $name: $difference in ${Modes.shown(text)}")
        }
      }
    }
  }
}
