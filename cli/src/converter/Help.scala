package converter

import swarender.Style

/** The texts of `--help` and `--version`. */
object Help {
  def version: String = s"swarender ${Version.text}\n"

  def text: String =
    s"""Usage: swarender [OPTION...] [FILE...]
       |Converts JSON documents: each FILE after the other, or standard input; "-" is standard input.
       |
       |  -t, --to FORMAT     ${CommandLine.targets
        .map(_.name)
        .mkString(", ")} (${CommandLine.targets.head.name} when not given)
       |  -s, --style NAME    a style of the format, see below; the first one when not given
       |  -o, --output FILE   write to FILE, which gets its content as a whole or not at all
       |  -m, --multi DIR     write each member of a document to a file of its name in DIR, all or none
       |      --no-sync       do not wait until FILE is on its disk
       |      --stream        a FILE may hold any number of documents, one after another or line by line
       |  -h, --help          print this and exit
       |      --version       print the version and exit
       |
       |${CommandLine.targets.map(of(_)).mkString("\n")}
       |In a text, \\t, \\n, \\r and \\\\ are a tab, a line feed, a carriage return and a backslash.
       |Exit status: 0 without an error, 1 if an input or the output has one, 2 if the command line has one.
       |""".stripMargin

  private def of[S <: Style](target: Target[S]): String = {
    val width = target.profiles.map(_.name.length).max
    val profiles = target.profiles.map(p => s"  ${p.name.padTo(width, ' ')}  ${p.looks}\n")
    val options = target.options.map(o => s"  --${o.name} ${o.values}${scope(o, target.profiles)}\n")
    s"""Styles of --to ${target.name}:
       |${profiles.mkString}Options of these:
       |${options.mkString}""".stripMargin
  }

  /** How many profiles are named. */
  private val Named = 6

  /** Which of the profiles take the option, if not all do. */
  private def scope[S](option: StyleOption[S], profiles: Seq[Profile[S]]): String = {
    val (takers, others) = profiles.partition(_.options.exists(o => o.name == option.name && o.values == option.values))
    if (others.isEmpty) ""
    else if (Math.min(takers.size, others.size) > Named) " (some styles)"
    else if (takers.size <= others.size) takers.map(_.name).mkString(" (", ", ", ")")
    else others.map(_.name).mkString(" (not ", ", ", ")")
  }
}
