package platforms

import scala.util.Random

import swarender.Policy.{KeyOrder, Nulls}
import swarender.{
  Documents,
  EscapeReference,
  Format,
  Golden,
  Json,
  JsonStyle,
  JsonText,
  NamedStyles,
  NumberLayouts,
  Profiles,
  Quote,
  RenderError,
  Seeded,
  Style,
  Toml,
  TomlDocuments,
  Yaml,
  YamlDocuments,
  YamlStrings,
  YamlStyle
}
import swarender.jsonnet.Jsonnet

/** Prints a line per table of documents: its name, how many texts there are, and their digest. All
  * platforms print the same lines: `tools/compare/platforms/check`.
  */
object Vectors {
  def main(args: Array[String]): Unit = {
    table("JSON documents")(json(Documents.table.map(_._2)))
    table("JSON documents, generated")(json(generated(60)))
    table("JSON, canonical and refused")(canonical)
    table("JSON of go-jsonnet's inputs")(golden)
    table("escape sets")(escapes)
    table("numbers in every layout")(numbers)
    table("single floats")(floats)
    table("YAML documents")(yaml)
    table("YAML strings")(yamlStrings)
    table("YAML documents, generated")(yamlGenerated)
    table("TOML documents")(toml)
    table("TOML documents, generated")(tomlGenerated)
    table("JSON text, converted")(converted)
  }

  private def table(name: String)(fill: Digest => Unit): Unit = {
    val digest = new Digest
    fill(digest)
    println(s"$name: $digest")
  }

  /** The bytes of a document, after checking that its chars are the same; or what is wrong and
    * where.
    */
  private def add[S <: Style](digest: Digest, format: Format[S], style: S, value: ujson.Value): Unit =
    try {
      val bytes = format(style).toBytes(value)
      digest.add(bytes)
      if (!java.util.Arrays.equals(bytes, format.render(value, style).getBytes("UTF-8")))
        throw new java.lang.AssertionError(s"bytes and chars of $format in $style differ")
    } catch { case e: RenderError => digest.add(e.getMessage) }

  private def random = new Random(Seeded.Seed)

  private def generated(n: Int): Seq[ujson.Value] = {
    val r = random
    Seq.fill(n)(Documents.random(r))
  }

  private def json(values: Seq[ujson.Value])(digest: Digest): Unit =
    for (value <- values; (_, style) <- Profiles.all) add(digest, Json, style, value)

  /** Also documents that the style refuses, and with keys in each order. */
  private def canonical(digest: Digest): Unit = {
    val bad = Seq(
      ujson.Arr(1, ujson.Obj("a" -> Double.NaN)),
      ujson.Obj("b" -> ujson.Arr("\ud800", "x")),
      ujson.Obj("\udc00" -> 1)
    )
    val styles = JsonStyle.canonical +: Seq(KeyOrder.AsGiven, KeyOrder.CodePoint, KeyOrder.Utf16).map { order =>
      JsonStyle.compact.withKeyOrder(order).withNulls(Nulls.OmitEverywhere)
    }
    for (value <- bad ++ Documents.table.map(_._2) ++ generated(40); style <- styles) add(digest, Json, style, value)
  }

  private def golden(digest: Digest): Unit =
    for (file <- Seq("json-cli", "yaml-doc", "toml"); one <- Golden.cases(file)) {
      digest.add(one.expected)
      for (style <- Seq(Jsonnet.go.commandLine, JsonStyle.compact, JsonStyle.canonical))
        add(digest, Json, style, one.document)
    }

  /** Every code unit between two letters, and pairs, in every escape set. */
  private def escapes(digest: Digest): Unit =
    for (set <- EscapeReference.sets; quoter = Quote(set)) {
      for (unit <- 0x300 to 0xffff by 0x11) digest.add(quoter(s"a${unit.toChar}b"))
      for (unit <- 0 until 0x300) digest.add(quoter(s"aaaaaaaa${unit.toChar}b"))
      for (pair <- 0x10000 to 0x10ffff by 0x1001) digest.add(quoter(new String(Character.toChars(pair))))
    }

  private def numbers(digest: Digest): Unit = {
    val r = random
    val all = Documents.numbers ++ Documents.numbers.map(-_) ++ Seq.fill(4000)(Documents.double(r))
    for ((_, layout) <- NumberLayouts.all; number <- all) digest.add(layout.render(number))
  }

  private def floats(digest: Digest): Unit = {
    val r = random
    for (_ <- 0 until 4000) {
      val float = java.lang.Float.intBitsToFloat(r.nextInt())
      if (!float.isNaN && !float.isInfinite) digest.add(Json.toBytes(float))
    }
  }

  private val yamlStyles: Seq[YamlStyle] =
    NamedStyles.yaml.map(_._2) ++
      Seq(YamlStyle.pretty(30), YamlStyle.safe.withIndent(4), YamlStyle.safe.withDocumentStart(true))

  private def yaml(digest: Digest): Unit =
    for (value <- Documents.table.map(_._2); style <- yamlStyles) add(digest, Yaml, style, value)

  private def yamlStrings(digest: Digest): Unit =
    for (s <- YamlStrings.nasty ++ YamlStrings.alphabet; style <- yamlStyles)
      add(digest, Yaml, style, ujson.Obj("value" -> ujson.Arr(s), s -> "key"))

  private def yamlGenerated(digest: Digest): Unit = {
    val r = random
    for (_ <- 0 until 400) {
      val value = YamlDocuments.document(r, 4)
      add(digest, Yaml, YamlDocuments.style(r), value)
    }
  }

  private def toml(digest: Digest): Unit = {
    val roots = Documents.table.map { case (name, value) => ujson.Obj(name -> value, "z" -> ujson.Obj("v" -> value)) }
    for (value <- roots; (_, style) <- TomlDocuments.styles :+ ("jsonnet" -> Jsonnet.go.manifestTomlEx("  ")))
      add(digest, Toml, style, value)
  }

  private def tomlGenerated(digest: Digest): Unit = {
    val documents = new TomlDocuments(Seeded.Seed)
    for (_ <- 0 until 200) {
      val document = documents.next()
      for ((_, style) <- TomlDocuments.styles) {
        digest.add(TomlDocuments.render(document, style))
        add(digest, Toml, style, document)
      }
    }
  }

  private def converted(digest: Digest): Unit =
    for (value <- Documents.table.map(_._2) ++ generated(40)) {
      val text = Json.render(value)
      digest.add(Json.render(JsonText(text), JsonStyle.pretty))
      digest.add(Yaml.toBytes(JsonText(text)))
    }
}
