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

  /** A table for each set of formats, with a row for each option that just they have, by name, with
    * its values. A word is bold where it is the default everywhere.
    */
  def ofStyles: String = {
    val all = for (target <- CommandOption.targets; row <- rowsOf(target)) yield row
    val named = all.map(_.name).distinct.sorted.map(name => all.filter(_.name == name))
    def formats(rows: Seq[Row]) = rows.map(row => s"`${row.format}`").distinct.mkString(", ")
    named
      .map(formats)
      .distinct
      .sortBy(-_.length)
      .map { set =>
        s"For $set:\n\n" + table("option | | values")(named.filter(formats(_) == set).map { rows =>
          val default = Some(rows.map(_.default).distinct).collect { case Seq(word) => word }
          val words =
            rows.flatMap(_.words).distinct.map(word => if (default.contains(word)) s"**`$word`**" else s"`$word`")
          val values = words.mkString(", ") +: rows.filter(_.words.isEmpty).map(row => short(row.values)).distinct
          s"`--${rows.head.name}` | ${rows.head.about} | ${values.filter(_.nonEmpty).mkString("; ")}"
        })
      }
      .mkString("\n")
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
