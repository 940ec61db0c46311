package reference

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths}

import swarender.{EncoderTypes, PlatformTypes}

/** Makes the tables in `docs/reference`: the options of the converter; the types that have an
  * encoder, with what a test compares JSON with.
  *
  * Without arguments it prints the tables and writes them into the pages, between the lines
  * `<!-- generated: NAME -->` and `<!-- end -->`. With `--check` it only compares, and exits with 1
  * if a page differs. The environment variable SWARENDER_ROOT names the repository's folder, which
  * is the current one if the variable is not set.
  */
object ReferenceTables {
  private final val End = "<!-- end -->"

  def main(args: Array[String]): Unit = {
    val folder = Paths.get(sys.env.getOrElse("SWARENDER_ROOT", "."), "docs", "reference")
    if (args.contains("--check")) {
      val different = tables.filterNot(table => isWritten(folder.resolve(table.page), table))
      different.foreach { table =>
        System.err.println(s"docs/reference/${table.page}, ${table.name}: another table than the sources have")
      }
      if (different.nonEmpty) sys.exit(1)
    } else
      for (table <- tables) {
        println(s"${table.page}\n\n${table.text}")
        write(folder.resolve(table.page), table)
      }
  }

  /** The table called `name` of a page. */
  private final case class Table(page: String, name: String, text: String)

  private def tables: List[Table] =
    List(
      Table("encoders.md", "options", encoders),
      Table("cli.md", "options", ConverterTables.options),
      Table("cli.md", "styles", ConverterTables.styles),
      Table("cli.md", "options of styles", ConverterTables.ofStyles)
    )

  /** The types that have an encoder, on all platforms and on the JVM, each with an example; those
    * with the same one share a row. Then those that have a key encoder.
    */
  private def encoders: String = {
    def table(head: String, of: Seq[EncoderTypes.Row]) = {
      val examples = of.map(_.tpe).distinct.map(tpe => of.find(_.tpe == tpe).get)
      val groups = examples.groupBy(row => if (row.json == "null") row.tpe else row.json)
      val rows = examples.flatMap(row => groups.values.find(_.head eq row)).map { same =>
        s"| ${same.map(row => code(row.tpe)).mkString(", ")} | `${same.head.value}` | `${same.head.json}` |\n"
      }
      s"| $head | value | JSON |\n|---|---|---|\n${rows.mkString}"
    }
    def list(of: Seq[EncoderTypes.Row]) = of.map(row => code(row.tpe)).distinct.mkString(", ")
    Seq(
      table("type", EncoderTypes.values),
      table("type, JVM only", PlatformTypes.values),
      "| keys of a map | |\n|---|---|\n" +
        s"| all platforms | ${list(EncoderTypes.keys)} |\n| JVM only | ${list(PlatformTypes.keys)} |\n"
    ).mkString("\n")
  }

  private val name = "(any )?(.*?)( and the other .*)?".r

  /** The name of a type as code, and the words around it as words. */
  private def code(tpe: String): String = tpe match {
    case name(any, inner, rest) if !tpe.startsWith("tuples") =>
      s"${Option(any).mkString}`$inner`${Option(rest).mkString}"
    case words => words
  }

  private def read(page: Path): String = new String(Files.readAllBytes(page), UTF_8)

  /** Where the table of `text` begins and ends. */
  private def bounds(page: Path, text: String, table: Table): (Int, Int) = {
    val first = s"<!-- generated: ${table.name} -->\n"
    val begin = text.indexOf(first)
    val end = text.indexOf(End, begin)
    require(begin >= 0 && end >= 0, s"$page has no lines ${first.trim} and $End")
    (begin + first.length, end)
  }

  private def isWritten(page: Path, table: Table): Boolean = {
    val text = read(page)
    val (begin, end) = bounds(page, text, table)
    text.substring(begin, end) == table.text
  }

  private def write(page: Path, table: Table): Unit = {
    val text = read(page)
    val (begin, end) = bounds(page, text, table)
    val _ = Files.write(page, (text.substring(0, begin) + table.text + text.substring(end)).getBytes(UTF_8))
  }
}
