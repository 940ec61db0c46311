package converter

import swarender.Style

/** The page of the manual, `swarender(1)`, for man's macros of roff. */
object Manual {
  def text: String =
    s""".TH SWARENDER 1 "" "swarender ${Version.text}" "User Commands"
       |.SH NAME
       |swarender ${Dash} convert JSON to JSON, YAML, TOML, INI and XML
       |.SH SYNOPSIS
       |${escaped(Help.usage)}
       |.SH DESCRIPTION
       |${paragraphs(Help.about)}.SH OPTIONS
       |${CommandOption.all.map(o => entry(o.spelling, o.line)).mkString}.SH STYLES
       |${CommandOption.targets.map(of(_)).mkString}.SH EXAMPLES
       |${Help.examples.map { case (line, what) => entry(line, what) }.mkString}.SH NOTES
       |${paragraphs(Help.notes)}""".stripMargin

  private final val Dash = "\\-"

  private def of[S <: Style](target: Target[S]): String = {
    val styles = target.profiles.map(p => entry(p.name, p.looks))
    val options = target.options.map { o =>
      val about = Seq(o.about, o.values, Help.scope(o, target.profiles), Help.default(o, target))
      entry(s"--${o.name}", about.filter(_.nonEmpty).mkString("; "))
    }
    s".SS --to ${target.name}\n".replace("-", Dash) + styles.mkString + options.mkString
  }

  /** A term in bold type and what it means. */
  private def entry(term: String, meaning: String): String =
    s".TP\n.B ${escaped(term)}\n${escaped(meaning)}\n"

  private def paragraphs(lines: Seq[String]): String = lines.map(escaped(_) + "\n").mkString(".PP\n")

  /** A line of text: no char of it is an instruction, and a hyphen is the char of a command line.
    */
  private def escaped(line: String): String = {
    val text = line.replace("\\", "\\e").replace("-", Dash)
    if (text.startsWith(".") || text.startsWith("'")) s"\\&$text" else text
  }
}
