package swarender

import utest.*

import swarender.Policy.KeyOrder

/** Documents whose defaults are comments, read by readers of other authors: as they are without the
  * defaults, and with every one of these uncommented as a whole.
  */
object DefaultsReadersTest extends TestSuite {
  private val rounds = sys.env.getOrElse("COMMENT_ROUNDS", "1").toInt

  private def check[S <: Style](
      document: DefaultsDocument,
      whole: ujson.Value,
      format: Format[S],
      style: S
  )(read: (String, ujson.Value) => Unit): Unit = {
    val text = format.render(Events(document.send(_)), style)
    try {
      read(text, document.rest)
      read(DefaultsDocument.uncommented(text), whole)
    } catch {
      case e: Throwable => throw new java.lang.AssertionError(s"$style: ${e.getMessage} in ${Modes.shown(text)}", e)
    }
  }

  private def equal(got: ujson.Value, expected: ujson.Value): Unit =
    TomlDocuments.difference(got, expected).foreach(d => throw new java.lang.AssertionError(d))

  val tests: Tests = Tests {
    test("YAML") {
      val random = Seeded("YAML with defaults")
      for (i <- 0 until 1000 * rounds) {
        val base = i % 4 match {
          case 0 => YamlStyle.kyaml
          case _ => YamlDocuments.style(random)
        }
        val style = (if (i % 3 == 0) base.withKeyOrder(KeyOrder.CodePoint) else base)
          .withLayout(_ => YamlStyle.Layout.Default)
          .withCommentedDefaults(true)
        val doc = DefaultsDocument.plain(YamlDocuments.document(random, 4))
        if (style.settings.json.forall(_.settings.dialect eq JsonDialect.Kyaml))
          check(new DefaultsDocument(random, doc), doc, Yaml, style) { (text, expected) =>
            if (!YamlReaders.isMisread(text)) YamlReaders.check(text, Seq(YamlDocuments.readBack(expected)), "read")
          }
      }
    }
    test("JSON5 and JSON with comments") {
      val random = Seeded("JSON with defaults")
      for (i <- 0 until 1000 * rounds) {
        val doc = DefaultsDocument.plain(YamlDocuments.document(random, 4))
        val base = if (i % 2 == 0) JsonStyle.json5 else JsonStyle.jsonc
        val laidOut = i % 7 match {
          case 0 => base.withWidth(10 + random.nextInt(60))
          case 1 => base.withWidth(30).withFilledArrays(true)
          case 2 => base.withIndent("\t").withItemSeparator(" , ")
          case 3 => base.withLines("\r\n", " ")
          case 4 => base.withKeyOrder(KeyOrder.Utf16)
          case _ => base
        }
        val style = laidOut.withCommentedDefaults(true)
        check(new DefaultsDocument(random, doc), doc, Json, style) { (text, expected) =>
          val got =
            if (i % 2 == 0) Json5Reader.read(text)
            else ujson.read(text.split("\n").filterNot(_.trim.startsWith("// ")).mkString("\n"))
          equal(got, YamlDocuments.readBack(expected))
        }
      }
    }
    test("TOML") {
      val random = Seeded("TOML with defaults")
      val documents = new TomlDocuments(Seeded.Seed)
      for (i <- 0 until 30 * rounds; (_, base) <- TomlDocuments.styles) {
        val doc = DefaultsDocument.plain(TomlDocuments.map(documents.next()) {
          case ujson.Str(s) => ujson.Str(s.stripPrefix(TomlDocuments.Date))
          case other => other
        })
        // In inline tables there are no comments.
        def areTables(v: ujson.Value) = v.arr.forall(_.objOpt.nonEmpty)
        val style = (if (i % 3 == 0) base.withKeyOrder(KeyOrder.CodePoint) else base).withCommentedDefaults(true)
        check(new DefaultsDocument(random, doc, areTables), doc, Toml, style) { (text, expected) =>
          TomlReader.read(text) match {
            case Right(got) => equal(got, TomlDocuments.expected(expected))
            case Left(wrong) => throw new java.lang.AssertionError(wrong)
          }
        }
      }
    }
  }
}
