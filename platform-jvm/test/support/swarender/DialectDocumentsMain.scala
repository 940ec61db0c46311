package swarender

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import swarender.dialects.*

/** Writes documents in the languages that have JSON in them, for `tools/compare/json5/check` and
  * `tools/compare/kyaml/check`: a line of JSON each, with the document and what it becomes in each
  * style. Arguments: how many random documents, their seed, and files of JSON that come before
  * them.
  */
object DialectDocumentsMain {
  def main(args: Array[String]): Unit = {
    val random = new scala.util.Random(args(1).toLong)
    val files = args.drop(2).iterator.map { file =>
      YamlDocuments.readBack(ujson.read(new String(Files.readAllBytes(Paths.get(file)), UTF_8)))
    }
    val documents = Iterator.fill(args(0).toInt)(YamlDocuments.readBack(YamlDocuments.document(random, 5)))
    val out = new java.io.OutputStreamWriter(System.out, UTF_8)
    for (doc <- files ++ documents) {
      def commented(style: JsonStyle) =
        Json.render(Events(new CommentedDocument(_, random, Injections.all).send(doc)), style)
      val line = ujson.Obj(
        "document" -> doc,
        "yaml" -> Yaml.render(doc, YamlStyle.json),
        "json5" -> Json.render(doc, JsonStyle.json5),
        "fitted" -> commented(JsonStyle.json5.withWidth(60).withFilledArrays(true)),
        "commented" -> commented(JsonStyle.json5),
        "jsonc" -> commented(JsonStyle.jsonc),
        "kyaml" -> Yaml.render(doc, YamlStyle.kyaml),
        "kyamlCompact" -> Yaml.render(doc, YamlStyle.kyaml(compact = true))
      )
      out.write(Json.render(line))
      out.write('\n')
    }
    out.flush()
  }
}
