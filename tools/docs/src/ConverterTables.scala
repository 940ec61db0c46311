package reference

import converter.{CommandOption, Help, Target}
import swarender.Style

/** The tables of the converter's options and styles, from what its help is made of. */
object ConverterTables {
  def options: String = table("option | ")(CommandOption.all.map { option =>
    val means = option.means.fold("") { case (name, value) => s": `--$name $value`" }
    val default = if (option.default.isEmpty) "" else s" (default: ${option.default})"
    s"`${option.spelling}` | ${option.about}$means$default"
  })

  def styles: String = table("format | styles, the default first")(CommandOption.targets.map { target =>
    s"`${target.name}` | ${target.profiles.map(profile => s"`${profile.name}`").mkString(", ")}"
  })

  /** A row for each option, by name, with the values and the formats that it has. A word is bold
    * where it is the default everywhere.
    */
  def ofStyles: String = {
    val all = for (target <- CommandOption.targets; row <- rowsOf(target)) yield row
    table("option | | values | formats")(all.map(_.name).distinct.sorted.map { name =>
      val rows = all.filter(_.name == name)
      val default = Some(rows.map(_.default).distinct).collect { case Seq(word) => word }
      val words = rows.flatMap(_.words).distinct.map(word => if (default.contains(word)) s"**`$word`**" else s"`$word`")
      val values = words.mkString(", ") +: rows.filter(_.words.isEmpty).map(row => short(row.values)).distinct
      val formats = rows.map(row => s"`${row.format}`").distinct
      s"`--$name` | ${rows.head.about} | ${values.filter(_.nonEmpty).mkString("; ")} | ${formats.mkString(", ")}"
    })
  }

  /** A range as a table has it: of the help's `a number from 1 to 9`, the numbers. */
  private def short(values: String): String =
    values.replaceFirst("^a number from ", "").replace(" to 2147483647", " or more").replace("a text", "text")

  private final case class Row(
      name: String,
      about: String,
      words: Seq[String],
      values: String,
      default: String,
      format: String
  )

  private def rowsOf[S <: Style](target: Target[S]): Seq[Row] = target.options.map { option =>
    val default = Help.default(option, target).replaceFirst(".*: ", "")
    Row(option.name, option.about, option.choices, option.values, default, target.name)
  }

  private def table(columns: String)(rows: Seq[String]): String =
    (columns +: columns.split('|').map(_ => "---").mkString("|") +: rows).map(row => s"| $row |\n").mkString
}
