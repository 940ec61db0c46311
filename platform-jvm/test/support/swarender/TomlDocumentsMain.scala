package swarender

import java.io.PrintStream

/** Writes random documents for readers outside of the JVM, COUNT for each style, as lines of JSON:
  * the name of the style, the text, and the document that it must be read back to. In that a string
  * that begins with `Number` means the number after it, and one that begins with
  * `TomlDocuments.Date` for a date-time. Arguments: COUNT, SEED.
  */
object TomlDocumentsMain {

  /** The prefix of a string that means a number. */
  val Number = "number: "

  def main(args: Array[String]): Unit = {
    val count = args(0).toInt
    val seed = args(1).toLong
    val out = new PrintStream(System.out, false, "UTF-8")
    for ((name, style) <- TomlDocuments.styles) {
      val documents = new TomlDocuments(seed)
      for (_ <- 0 until count) {
        val document = documents.next()
        val line =
          ujson.Obj("style" -> name, "text" -> TomlDocuments.render(document, style), "document" -> expected(document))
        out.println(line.render(escapeUnicode = true))
      }
    }
    out.flush()
  }

  private def expected(document: ujson.Value): ujson.Value = TomlDocuments.map(TomlDocuments.expected(document)) {
    case ujson.Num(d) if d.isNaN => ujson.Str(Number + "nan")
    case ujson.Num(d) if d.isInfinite => ujson.Str(Number + (if (d > 0) "inf" else "-inf"))
    case ujson.Num(d) => ujson.Str(Number + d.toString)
    case other => other
  }
}
