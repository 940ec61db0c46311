package tomltest

import swarender.output.PagePool.Page
import swarender.output.ByteSink
import swarender.{Renderer, Toml, TomlDateTime, TomlStyle}

/** The encoder that `toml-test` asks for: reads a document as JSON with a type per value on
  * standard input, writes TOML to standard output, by events alone. Its argument names one of
  * `styles`; without one it is `standard`.
  */
object TomlTestEncoder {
  private val floats = TomlStyle.standard.withIntegralDoubles(asIntegers = false)

  /** One style for each way that the lines of a document can be laid out. */
  val styles: Map[String, TomlStyle] = Map(
    "standard" -> floats,
    "indented" -> floats.withTableIndent("\t").withSuperTableHeaders(true).withArrayWidth(0),
    "inline" -> floats.withSmallTables(TomlStyle.SmallTables.Inline, 1000).withQuotes(TomlStyle.Quotes.LiteralStrings),
    "dotted" -> floats.withSmallTables(TomlStyle.SmallTables.Dotted, 1000).withQuotes(TomlStyle.Quotes.BasicStrings)
  )

  def main(args: Array[String]): Unit = {
    val out = ByteSink(System.out, new Page(new Array[Byte](8192), 0, 8192))
    val renderer = Toml(styles(args.headOption.getOrElse("standard"))).renderer(out)
    events(ujson.read(readAll(System.in)), renderer)
    renderer.flush()
  }

  private def readAll(in: java.io.InputStream): Array[Byte] = {
    val all = new java.io.ByteArrayOutputStream
    val page = new Array[Byte](8192)
    Iterator.continually(in.read(page)).takeWhile(_ >= 0).foreach(all.write(page, 0, _))
    all.toByteArray
  }

  private def events(value: ujson.Value, to: Renderer): Unit = value match {
    case ujson.Arr(elements) =>
      to.beginArray()
      elements.foreach(events(_, to))
      to.endArray()
    case typed: ujson.Obj if typed.value.get("type").exists(_.strOpt.nonEmpty) =>
      scalar(typed("type").str, typed("value").str, to)
    case table =>
      to.beginObject()
      table.obj.foreach { case (k, v) =>
        to.key(k)
        events(v, to)
      }
      to.endObject()
  }

  private def scalar(kind: String, text: String, to: Renderer): Unit = kind match {
    case "string" => to.string(text)
    case "integer" => to.int64(text.toLong)
    case "float" => to.float64(double(text))
    case "bool" => to.bool(text.toBoolean)
    case "datetime" | "datetime-local" | "date-local" | "time-local" => to.dateTime(TomlDateTime.parse(text))
  }

  private def double(text: String): Double = text.stripPrefix("+") match {
    case "inf" => Double.PositiveInfinity
    case "-inf" => Double.NegativeInfinity
    case "nan" | "-nan" => Double.NaN
    case number => number.toDouble
  }
}
