package swarender

import scala.util.Random

import utest.*

import swarender.Policy.{KeyOrder, Newline}
import swarender.dialects.*

/** Documents whose defaults are comments, read by readers of other authors: as they are without the
  * defaults, and with every one of these uncommented as a whole.
  */
object DefaultsReadersTest extends TestSuite {
  private val rounds = sys.env.getOrElse("COMMENT_ROUNDS", "1").toInt

  private def check(
      document: DefaultsDocument,
      whole: ujson.Value,
      style: Style,
      render: Events.Source => String
  )(read: (String, ujson.Value) => Unit): Unit = {
    val text = render(Events(document.send(_)))
    try {
      read(text, document.rest)
      read(DefaultsDocument.uncommented(text), whole)
    } catch {
      case e: Throwable => throw new java.lang.AssertionError(s"$style: ${e.getMessage} in ${Modes.shown(text)}", e)
    }
  }

  /** A style of PyYAML, with settings that it may have. */
  private def pyyaml(random: Random): PyyamlStyle = {
    val style = YamlStyle.pyyaml
      .withIndent(1 + random.nextInt(9))
      .withBlocks(random.nextBoolean())
      .withQuotedNumbers(true)
    if (random.nextInt(3) == 0) style.withMaxFlowLength(random.nextInt(80)) else style
  }

  /** The document with some keys that are longer than readers take without a `? `, or than PyYAML
    * writes without one, or that are on several lines.
    */
  private def longKeys(random: Random, v: ujson.Value): ujson.Value = v match {
    case ujson.Obj(members) =>
      ujson.Obj.from(members.toSeq.map { case (k, member) =>
        val key = random.nextInt(6) match {
          case 0 => k + "k" * (1020 - random.nextInt(8) - k.length + random.nextInt(16)).max(1)
          case 1 => k + "\u00e9" * (170 + random.nextInt(400))
          case 2 => k + " word" * (20 + random.nextInt(300))
          case 3 => k + "\nline"
          case 4 => k + "\n\n" + "'" * (500 + random.nextInt(30)) + "\n"
          case _ => k
        }
        key -> longKeys(random, member)
      })
    case ujson.Arr(elements) => ujson.Arr.from(elements.map(longKeys(random, _)))
    case _ => v
  }

  private def equal(got: ujson.Value, expected: ujson.Value): Unit =
    TomlDocuments.difference(got, expected).foreach(d => throw new java.lang.AssertionError(d))

  val tests: Tests = Tests {
    test("YAML") {
      val random = Seeded("YAML with defaults")
      for (i <- 0 until 1000 * rounds) {
        val order = if (i % 3 == 0) KeyOrder.CodePoint else KeyOrder.AsGiven
        val style: YamlStyle = YamlDocuments.style(random) match {
          case s: BlockYamlStyle if i % 4 > 0 => s.withKeyOrder(order).withCommentedDefaults(true)
          case _ if i % 8 > 0 => pyyaml(random).withKeyOrder(order).withCommentedDefaults(true)
          case _ => YamlStyle.kyaml.withKeyOrder(order).withCommentedDefaults(true)
        }
        val document = DefaultsDocument.plain(YamlDocuments.document(random, 4))
        val doc = if (i % 3 > 0 || style.isInstanceOf[KyamlStyle]) document else longKeys(random, document)
        check(new DefaultsDocument(random, doc), doc, style, Yaml.render(_, style)) { (text, expected) =>
          if (!YamlReaders.isMisread(text)) YamlReaders.check(text, Seq(YamlDocuments.readBack(expected)), "read")
        }
      }
    }
    test("JSON5 and JSON with comments") {
      val random = Seeded("JSON with defaults")
      for (i <- 0 until 1000 * rounds) {
        val doc = DefaultsDocument.plain(YamlDocuments.document(random, 4))
        val order = if (i % 7 == 4) KeyOrder.Utf16 else KeyOrder.AsGiven
        val width = if (i % 7 == 0) 10 + random.nextInt(60) else if (i % 7 == 1) 30 else 0
        val lines = if (i % 7 == 3) Newline.CrLf else Newline.Lf
        val indent = if (i % 7 == 2) "\t" else " "
        val json5 = JsonStyle.json5.withIndent(indent).withNewline(lines).withWidth(width).withFilledArrays(i % 7 == 1)
        val jsonc = JsonStyle.jsonc.withIndent(indent).withNewline(lines).withWidth(width).withFilledArrays(i % 7 == 1)
        val style: JsonStyle =
          if (i % 2 == 0) json5.withKeyOrder(order).withCommentedDefaults(true)
          else jsonc.withKeyOrder(order).withCommentedDefaults(true)
        check(new DefaultsDocument(random, doc), doc, style, Json.render(_, style)) { (text, expected) =>
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
        // In other arrays tables are inline: there defaults are members.
        def areTables(v: ujson.Value) = v.arr.forall(_.objOpt.nonEmpty)
        val style = (if (i % 3 == 0) base.withKeyOrder(KeyOrder.CodePoint) else base).withCommentedDefaults(true)
        check(new DefaultsDocument(random, doc, areTables), doc, style, Toml.render(_, style)) { (text, expected) =>
          TomlReader.read(text) match {
            case Right(got) => equal(got, TomlDocuments.expected(expected))
            case Left(wrong) => throw new java.lang.AssertionError(wrong)
          }
        }
      }
    }
  }
}
