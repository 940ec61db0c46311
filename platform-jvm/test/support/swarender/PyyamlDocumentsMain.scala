package swarender

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Paths}

import scala.util.Random

import swarender.dialects.*

/** Writes documents for `tools/compare/pyyaml/check`, a line of JSON each: two documents as JSON
  * with Python's numbers, the second of them in the style `pyyaml`, also with another indent, and
  * both as a stream. Arguments: how many random documents, their seed, and files of JSON that come
  * before them.
  */
object PyyamlDocumentsMain {
  private val json = JsonStyle.compact.withNumbers(NumberLayout.pyyaml)

  private val parts = Seq(" ", " ", " ", " ", "  ", "\n", "\n\n", "\n ", " \n", "'", "\"", "\\", "\t", "\u00e9",
    "\u2028", "\ud83d\ude00", "\u0000", ":", ": ", " #", "-", "- ", "? ", "---", "...", "=", "<<", "~", "on", "Yes",
    "y", "1_0", "0o7", "1:20", "0x1f", "0b1", ".5", "1.", "1e3", "1.0e+3", ".inf", "-.INF", ".NaN", "2001-01-01",
    "2001-1-1 1:00:00 +1", "\u007f", "\u0085")

  /** Texts of many words, which are folded, and of a word or two, some of which are not strings. */
  private def text(random: Random): String = {
    def word = "x" * (1 + random.nextInt(if (random.nextInt(9) == 0) 90 else 9))
    def part = parts(random.nextInt(parts.size))
    val odd = 1 + random.nextInt(12)
    random.nextInt(3) match {
      case 0 => part + (if (random.nextBoolean()) part else "")
      case 1 => Seq.fill(random.nextInt(60))(word + (if (random.nextInt(odd) == 0) part else " ")).mkString
      case _ => Seq.fill(random.nextInt(30))(word).mkString(if (random.nextInt(odd) == 0) part else " ")
    }
  }

  /** Every third string of `v`, and every sixth key, another one. */
  private def withTexts(v: ujson.Value, random: Random): ujson.Value = v match {
    case ujson.Str(s) => ujson.Str(if (random.nextInt(3) == 0) s else text(random))
    case ujson.Arr(a) => ujson.Arr.from(a.map(withTexts(_, random)))
    case ujson.Obj(o) =>
      ujson.Obj.from(o.map { case (k, v) => (if (random.nextInt(6) == 0) text(random) else k) -> withTexts(v, random) })
    case _ => v
  }

  def main(args: Array[String]): Unit = {
    val random = new Random(args(1).toLong)
    val files = args.drop(2).iterator.map(f => ujson.read(new String(Files.readAllBytes(Paths.get(f)), UTF_8)))
    val documents =
      Iterator.fill(args(0).toInt)(YamlDocuments.readBack(withTexts(YamlDocuments.document(random, 4), random)))
    val out = new java.io.OutputStreamWriter(System.out, UTF_8)
    var before: ujson.Value = ujson.Null
    for ((doc, i) <- (files ++ documents).zipWithIndex) {
      val indent = 1 + i % 9
      val stream = new java.lang.StringBuilder
      Yaml(YamlStyle.pyyaml).writeAll(Iterator(before, doc), stream)
      val line = ujson.Obj(
        "documents" -> ujson.Arr(Json.render(before, json), Json.render(doc, json)),
        "yaml" -> Yaml.render(doc, YamlStyle.pyyaml),
        "indent" -> indent,
        "indented" -> Yaml.render(doc, YamlStyle.pyyaml.withIndent(indent)),
        "stream" -> stream.toString
      )
      out.write(Json.render(line))
      out.write('\n')
      before = doc
    }
    out.flush()
  }
}
