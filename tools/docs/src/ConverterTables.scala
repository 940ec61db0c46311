package reference

import converter.{CommandOption, Help, Target}
import swarender.Style

/** The tables of the converter's options and styles, from what its help is made of. */
object ConverterTables {
  def options: String = table("option | | default")(CommandOption.all.map { option =>
    val means = option.means.fold("") { case (name, value) => s": `--$name $value`" }
    s"`${option.spelling}` | ${option.about}$means | ${option.default}"
  })

  def styles: String = table("format | styles, the default first")(CommandOption.targets.map { target =>
    s"`${target.name}` | ${target.profiles.map(profile => s"`${profile.name}`").mkString(", ")}"
  })

  /** A row for each option, with its default in bold; formats whose option has the same values and
    * default share a row.
    */
  def ofStyles: String = {
    val rows = for (target <- CommandOption.targets; row <- rowsOf(target)) yield row
    table("option | | values | formats, and their styles if not all")(rows.map(_._1).distinct.map { row =>
      val (whole, partial) = rows.collect { case (`row`, scope) => scope }.partition(!_.contains(':'))
      row + " | " + (whole.mkString(", ") +: partial).filter(_.nonEmpty).mkString("; ")
    })
  }

  /** Each option of `target`, and the styles that have it: `json`, or `json: pretty, fitted`. */
  private def rowsOf[S <: Style](target: Target[S]): Seq[(String, String)] = target.options.map { option =>
    val default = Help.default(option, target).replaceFirst(".*: ", "")
    val words = option.choices.map(word => if (word == default) s"**`$word`**" else s"`$word`")
    val values = if (words.isEmpty) option.values else words.mkString(", ")
    val styles = Help.takers(option, target.profiles).map(style => s"`${style.name}`")
    val others = target.profiles.map(style => s"`${style.name}`").diff(styles)
    val scope =
      if (others.isEmpty) ""
      else if (others.size == 1 && styles.size > 1) s": all but ${others.head}"
      else styles.mkString(": ", ", ", "")
    (s"`--${option.name}` | ${option.about} | $values", s"`${target.name}`$scope")
  }

  private def table(columns: String)(rows: Seq[String]): String =
    (columns +: columns.split('|').map(_ => "---").mkString("|") +: rows).map(row => s"| $row |\n").mkString
}
