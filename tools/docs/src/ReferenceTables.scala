package reference

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path, Paths}

import swarender.NumberLayout
import swarender.{EncoderTypes, NumberLayouts, PlatformTypes, ProfileSettings, Quote}

/** Makes the tables in `docs/reference`: the options of the converter; the types that have an
  * encoder, with what a test compares JSON with; and every setting of a format with its value in
  * each profile. A profile that has parameters is shown with its default arguments.
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
      val different = tables(folder).filterNot(table => isWritten(folder.resolve(table.page), table))
      different.foreach { table =>
        System.err.println(s"docs/reference/${table.page}, ${table.name}: another table than the sources have")
      }
      if (different.nonEmpty) sys.exit(1)
    } else
      for (table <- tables(folder)) {
        println(s"${table.page}\n\n${table.text}")
        write(folder.resolve(table.page), table)
      }
  }

  /** The table called `name` of a page. */
  private final case class Table(page: String, name: String, text: String)

  private def tables(folder: Path): List[Table] =
    List("json.md" -> ProfileSettings.json, "yaml.md" -> ProfileSettings.yaml, "toml.md" -> ProfileSettings.toml).map {
      case (page, profiles) => Table(page, "options", table(folder, page, profiles))
    } ++ List(
      Table("encoders.md", "options", encoders),
      Table("cli.md", "options", ConverterTables.options),
      Table("cli.md", "styles", ConverterTables.styles),
      Table("cli.md", "options of styles", ConverterTables.ofStyles)
    )

  /** The types that have an encoder, on all platforms and on the JVM, then those that have a key
    * encoder; those that are shown with the same value share a row.
    */
  private def encoders: String = {
    def table(head: String, of: Seq[EncoderTypes.Row]) =
      s"| $head | value | JSON |\n|---|---|---|\n" + of
        .map(row => (row.value, row.json))
        .distinct
        .map { case (value, json) =>
          val types = of.filter(row => row.value == value && row.json == json).map(row => s"`${row.tpe}`")
          s"| ${types.mkString(", ")} | `$value` | `$json` |\n"
        }
        .mkString
    Seq(
      table("type", EncoderTypes.values),
      table("type, JVM only", PlatformTypes.values),
      table("key", EncoderTypes.keys),
      table("key, JVM only", PlatformTypes.keys)
    ).mkString("\n")
  }

  /** A row for each setting with its value in the first profile that has it, then the profiles that
    * have others. Settings that no method of the page's tables sets have a table of their own, with
    * what they decide. The tables of YAML and TOML have no row for a setting of JSON that has the
    * value of JSON's first profile everywhere.
    */
  private def table(folder: Path, page: String, profiles: ProfileSettings.Profiles): String = {
    val about = ProfileSettings.about(page)
    val json = ProfileSettings.json.head._2.toMap
    val (text, jsonText) = (read(folder.resolve(page)), read(folder.resolve("json.md")))
    def isOfJson(name: String) = about.get(name) == ProfileSettings.about("json.md").get(name)
    def isAsInJson(name: String) = page != "json.md" && isOfJson(name) &&
      profiles.forall(_._2.toMap.get(name).forall(value => json.get(name).contains(value)))
    def hasMethod(name: String) = {
      val method = s"`with${name.capitalize}("
      text.contains(method) || isOfJson(name) && jsonText.contains(method)
    }
    def value(name: String) = {
      val values = profiles.flatMap { case (profile, settings) => settings.toMap.get(name).map(profile -> shown(_)) }
      val (first, default) = values.head
      val of = if (first == profiles.head._1) "" else s" in `$first`"
      (s"$default$of" :: grouped(values.tail.filter(_._2 != default))).mkString("; ")
    }
    val (set, own) = profiles.flatMap(_._2.map(_._1)).distinct.filterNot(isAsInJson).partition(hasMethod)
    val head = s"value in `${profiles.head._1}`; others"
    s"| setting | $head |\n|---|---|\n" + set.map(name => s"| `$name` | ${value(name)} |\n").mkString +
      s"\n| setting without a method | it decides | $head |\n|---|---|---|\n" +
      own.map(name => s"| `$name` | ${about(name)} | ${value(name)} |\n").mkString
  }

  /** The values, each with the profiles that have it. */
  private def grouped(values: List[(String, String)]): List[String] =
    values.map(_._2).distinct.map { value =>
      val profiles = values.collect { case (profile, `value`) => s"`$profile`" }
      s"$value in ${profiles.mkString(", ")}"
    }

  private def shown(value: Any): String = value match {
    case null => "none"
    case true => "yes"
    case false => "no"
    case Int.MaxValue => "unlimited"
    case text: String => s"`${Quote.json(text)}`"
    case layout: NumberLayout =>
      NumberLayouts.all.collectFirst { case (name, `layout`) => s"`NumberLayout.$name`" }.getOrElse(s"`$layout`")
    case other => s"`$other`"
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
