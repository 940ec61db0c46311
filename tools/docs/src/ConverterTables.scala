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

  /** A row for each option, with its default in bold; formats whose option is the same in all else
    * share one.
    */
  def ofStyles: String = {
    val rows = for (target <- CommandOption.targets; row <- rowsOf(target)) yield (s"`${target.name}`", row)
    table("format | option | | values | styles")(rows.map(_._2).distinct.map { row =>
      rows.collect { case (format, `row`) => format }.mkString(", ") + " | " + row
    })
  }

  private def rowsOf[S <: Style](target: Target[S]): Seq[String] = target.options.map { option =>
    val default = Help.default(option, target).replaceFirst(".*: ", "")
    val words = option.choices.map(word => if (word == default) s"**`$word`**" else s"`$word`")
    val values = if (words.isEmpty) option.values else words.mkString(", ")
    val styles = Help.takers(option, target.profiles)
    val scope = if (styles.size == target.profiles.size) "all" else styles.map(s => s"`${s.name}`").mkString(", ")
    s"`--${option.name}` | ${option.about} | $values | $scope"
  }

  private def table(columns: String)(rows: Seq[String]): String =
    (columns +: columns.split('|').map(_ => "---").mkString("|") +: rows).map(row => s"| $row |\n").mkString
}
