package swarender

import utest.*
import swarender.dialects.*
import swarender.jsonnet.Jsonnet

/** What `safe` and its relatives write is read back equal by a YAML 1.1 reader and a YAML 1.2
  * reader.
  */
object YamlReadersTest extends TestSuite {

  /** Every string of one or two chars of the alphabet. */
  private def short: Seq[String] =
    YamlStrings.alphabet ++ YamlStrings.alphabet.flatMap(a => YamlStrings.alphabet.map(a + _))

  private val indentations: Seq[(Int, Boolean)] = for (n <- 1 to 9; sequences <- Seq(false, true)) yield (n, sequences)

  private def layouts(indentations: Seq[(Int, Boolean)]): Seq[(String, YamlStyle)] = for {
    (indent, sequences) <- indentations
    quotes <- Seq(YamlStyle.Quotes.DoubleQuotes, YamlStyle.Quotes.SingleQuotes)
    blocks <- Seq(true, false)
  } yield (
    s"indent $indent, sequences indented $sequences, quotes $quotes, blocks $blocks",
    YamlStyle.safe.withIndent(indent).withIndentSequences(sequences).withQuotes(quotes).withBlocks(blocks)
  )

  private val everyLayout = layouts(indentations)

  /** Whether every combination is tried where otherwise each string meets a part of them. */
  private def exhaustive = TestPlatform.isExhaustive

  private val profiles: Seq[(String, YamlStyle)] = Seq(
    "quoted" -> YamlStyle.quoted,
    "quoted, single" -> YamlStyle.quoted.withQuotes(YamlStyle.Quotes.SingleQuotes),
    "pretty(1)" -> YamlStyle.pretty(1),
    "pretty(80)" -> YamlStyle.pretty,
    "pretty(30), no blocks" -> YamlStyle.pretty(30).withBlocks(false),
    "pretty(30), single, no blocks" -> YamlStyle.pretty(30).withBlocks(false).withQuotes(YamlStyle.Quotes.SingleQuotes),
    "no final newline" -> YamlStyle.safe.withFinalNewline(false),
    "json" -> YamlStyle.json,
    "json, pretty" -> YamlStyle.json(JsonStyle.pretty(2)),
    "comments" -> YamlStyle.pretty(40).withComments(at => Some(s"a: '${'"'}#\n${"\u2028"} ${at.path}"))
  )

  /** A document with each string as a value, a key, an element and a nested first key of an
    * element.
    */
  private def places(strings: Seq[String]): ujson.Value = {
    val distinct = YamlStrings.distinct(strings)
    ujson.Obj(
      "values" -> ujson.Obj.from(strings.zipWithIndex.map { case (s, i) => s"k$i" -> ujson.Str(s) }),
      "keys" -> ujson.Obj.from(distinct.map(_ -> ujson.Num(1))),
      "elements" -> ujson.Arr.from(strings),
      "first keys" -> ujson.Arr.from(strings.map(s => ujson.Obj(s -> ujson.Arr(ujson.Arr(s)))))
    )
  }

  private def check(strings: Seq[String], styles: Seq[(String, YamlStyle)]): Int = {
    val documents = places(strings) +: strings.map(ujson.Str(_))
    val expected = documents.map(YamlDocuments.readBack)
    styles.foreach { case (name, style) => YamlReaders.check(YamlDocuments.stream(documents, style), expected, name) }
    strings.size
  }

  val tests: Tests = Tests {
    test("two documents by nextDocument are read as two, in every style") {
      for {
        style <- NextDocumentTest.yaml
        (first, second) <- NextDocumentTest.pairs
        // Evaluators of Jsonnet write numbers that YAML 1.1 takes for strings.
        if first != ujson.Num(2e21) || !style.toString.contains("Jsonnet") && !style.toString.contains("ujson")
        text <- NextDocumentTest.texts(Yaml(style), first, second).distinct
      } YamlReaders.check(text, Seq(first, second), s"$style")
    }
    test("nasty strings in every layout")(check(YamlStrings.nasty, everyLayout))
    test("nasty strings in every profile")(check(YamlStrings.nasty, profiles))
    test("one or two chars with a line feed, in every layout")(check(short.filter(_.contains('\n')), everyLayout))
    test("all strings of one or two chars, in every layout or in one of its indentations") {
      short
        .grouped(1100)
        .zipWithIndex
        .map { case (strings, i) =>
          check(strings, if (exhaustive) everyLayout else layouts(Seq(indentations(i % indentations.size))))
        }
        .sum
    }
    test("random documents") {
      val random = Seeded("YAML documents to be read back")
      for (_ <- 0 until TestPlatform.scaled(2000)) {
        val documents = Seq.fill(1 + random.nextInt(2))(YamlDocuments.document(random, 5))
        val style = YamlDocuments.style(random)
        YamlReaders.check(YamlDocuments.stream(documents, style), documents.map(YamlDocuments.readBack), "a stream")
        YamlReaders.check(Yaml.render(documents.head, style), Seq(YamlDocuments.readBack(documents.head)), "a document")
      }
    }
    test("repaired blocks of jsonnet at the root") {
      val repaired = Jsonnet.go.manifestYamlDoc(repaired = true).withFinalNewline(true)
      val documents = YamlStrings.nasty.filter(_.endsWith("\n"))
      for (indent <- 1 to 9; s <- documents) {
        val text = Yaml.render(s, repaired.withIndent(indent))
        YamlReaders.check(text, Seq(ujson.Str(YamlStrings.readBack(s))), "at the root")
      }
    }
    test("keys of about 1,024 chars") {
      val chars = Seq("a", "'", "\u0001", "\u20ac", "\ud83d\ude00", "- ")
      val keys =
        for (c <- chars; n <- Seq(100, 169, 170, 171, 254, 255, 256, 257) ++ (509 to 513) ++ (1020 to 1026)) yield c * n
      check(
        keys,
        Seq(
          "safe" -> YamlStyle.safe,
          "single" -> YamlStyle.safe.withQuotes(YamlStyle.Quotes.SingleQuotes),
          "indented" -> YamlStyle.safe.withIndentSequences(true)
        )
      )
    }
    test("all strings of one or two chars, in every profile") {
      short
        .grouped(1100)
        .zipWithIndex
        .map { case (strings, i) =>
          check(strings, if (exhaustive) profiles else Seq(profiles(i % profiles.size)))
        }
        .sum
    }
  }
}
