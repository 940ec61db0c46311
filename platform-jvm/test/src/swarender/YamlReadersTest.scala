package swarender

import utest.*

/** What `safe` and its relatives write is read back equal by a YAML 1.1 reader and a YAML 1.2 reader. */
object YamlReadersTest extends TestSuite {

  /** Every string of one or two chars of the alphabet. */
  private def short: Seq[String] = YamlStrings.alphabet ++ YamlStrings.alphabet.flatMap(a => YamlStrings.alphabet.map(a + _))

  private val indentations: Seq[(Int, Boolean)] = for (n <- 1 to 9; sequences <- Seq(false, true)) yield (n, sequences)

  private def layouts(indentations: Seq[(Int, Boolean)]): Seq[(String, YamlStyle)] = for {
    (indent, sequences) <- indentations
    quotes <- Seq(YamlQuotes.Double, YamlQuotes.Single)
    blocks <- Seq(true, false)
  } yield (
    s"indent $indent, sequences indented $sequences, quotes $quotes, blocks $blocks",
    YamlStyle.safe.withIndent(indent).withIndentSequences(sequences).withQuotes(quotes).withBlocks(blocks)
  )

  private val everyLayout = layouts(indentations)

  /** Whether every combination is tried where otherwise each string meets a part of them. */
  private val exhaustive = System.getenv("SWARENDER_EXHAUSTIVE") == "1"

  private val profiles: Seq[(String, YamlStyle)] = Seq(
    "quoted" -> YamlStyle.quoted,
    "quoted, single" -> YamlStyle.quoted.withQuotes(YamlQuotes.Single),
    "pretty(1)" -> YamlStyle.pretty(1),
    "pretty(80)" -> YamlStyle.pretty,
    "pretty(30), no blocks" -> YamlStyle.pretty(30).withBlocks(false),
    "pretty(30), single, no blocks" -> YamlStyle.pretty(30).withBlocks(false).withQuotes(YamlQuotes.Single),
    "no final newline" -> YamlStyle.safe.withFinalNewline(false),
    "json" -> YamlStyle.json,
    "json, pretty" -> YamlStyle.json(JsonStyle.pretty(2)),
    "comments" -> YamlStyle.pretty(40).withComments(path => Some(s"a: '\"#\n\u2028 $path"))
  )

  /** A document with each string as a value, a key, an element and a nested first key of an element. */
  private def places(strings: Seq[String]): ujson.Value = {
    val distinct = strings.distinctBy(YamlStrings.readBack)
    ujson.Obj(
      "values" -> ujson.Obj.from(strings.zipWithIndex.map { case (s, i) => s"k$i" -> ujson.Str(s) }),
      "keys" -> ujson.Obj.from(distinct.map(_ -> ujson.Num(1))),
      "elements" -> ujson.Arr.from(strings),
      "first keys" -> ujson.Arr.from(strings.map(s => ujson.Obj(s -> ujson.Arr(ujson.Arr(s)))))
    )
  }

  private def readBack(v: ujson.Value): ujson.Value = v match {
    case ujson.Str(s) => ujson.Str(YamlStrings.readBack(s))
    case ujson.Arr(a) => ujson.Arr.from(a.map(readBack(_)))
    case ujson.Obj(o) => ujson.Obj.from(o.toSeq.map { case (k, v) => YamlStrings.readBack(k) -> readBack(v) })
    case _ => v
  }

  private def stream(documents: Seq[ujson.Value], style: YamlStyle): String = Modes.chars(4096) { out =>
    val stream = Yaml.stream(out, style)
    documents.foreach(d => d.transform(new RendererVisitor(stream.document(), ())))
    stream.end()
  }

  private def check(strings: Seq[String], styles: Seq[(String, YamlStyle)]): Int = {
    val documents = places(strings) +: strings.map(ujson.Str(_))
    val expected = documents.map(readBack)
    styles.foreach { case (name, style) => YamlReaders.check(stream(documents, style), expected, name) }
    strings.size
  }

  val tests: Tests = Tests {
    test("nasty strings in every layout")(check(YamlStrings.nasty, everyLayout))
    test("nasty strings in every profile")(check(YamlStrings.nasty, profiles))
    test("one or two chars with a line feed, in every layout")(check(short.filter(_.contains('\n')), everyLayout))
    test("all strings of one or two chars, in every layout or in one of its indentations") {
      short.grouped(1100).zipWithIndex.map { case (strings, i) =>
        check(strings, if (exhaustive) everyLayout else layouts(Seq(indentations(i % indentations.size))))
      }.sum
    }
    test("all strings of one or two chars, in every profile") {
      short.grouped(1100).zipWithIndex.map { case (strings, i) =>
        check(strings, if (exhaustive) profiles else Seq(profiles(i % profiles.size)))
      }.sum
    }
  }
}
