package converter

import swarender.Style

/** An option of the command line that belongs to no style. The parser, the help, the manual, the
  * completions and docs/reference/cli.md are made from the table of these.
  *
  * @param short
  *   its letter, or 0
  * @param value
  *   what follows it
  * @param about
  *   what it does, in a line
  * @param default
  *   what holds without it
  * @param means
  *   the option and its value that it is short for
  * @param aliases
  *   other names that it has, for those who know them from other programs
  */
final case class CommandOption(
    name: String,
    short: Char,
    value: OptionValue,
    about: String,
    default: String = "",
    means: Option[(String, String)] = None,
    aliases: Seq[String] = Nil
) {

  /** `-t, --to FORMAT` */
  def spelling: String = {
    val letter = if (short == 0) "" else s"-$short, "
    s"$letter--$name${if (value.label.isEmpty) "" else s" ${value.label}"}"
  }

  /** What it does, with what it is short for and what holds without it. */
  def line: String =
    about + means.fold("") { case (option, value) => s"; same as --$option $value" } +
      (if (default.isEmpty) "" else s" (default: $default)")
}

/** What follows an option, under the name that the help has for it. */
sealed abstract class OptionValue(val label: String)

object OptionValue {
  case object Nothing extends OptionValue("")
  case object File extends OptionValue("FILE")
  case object Folder extends OptionValue("DIR")

  /** One of some words. */
  final case class Word(name: String, words: Seq[String]) extends OptionValue(name)
}

object CommandOption {
  import OptionValue._

  /** The formats, the first one being meant when none is named. */
  val targets: Seq[Target[_ <: Style]] =
    Seq(JsonTarget.target, YamlTarget.target, TomlTarget.target, JsonnetTargets.ini, JsonnetTargets.xml)

  private def formats = targets.map(_.name)
  private def styles = targets.flatMap(_.profiles.map(_.name)).distinct
  val shells: Seq[String] = Seq("bash", "zsh", "fish")
  val colors: Seq[String] = Seq("auto", "always", "never")

  val to: CommandOption = CommandOption(
    "to",
    't',
    Word("FORMAT", formats),
    s"output format: ${formats.mkString(", ")}",
    s"--output's extension, or ${formats.head}"
  )
  val from: CommandOption = CommandOption(
    "from",
    0,
    Word("FORMAT", Seq("json", "jsonc")),
    "input format; jsonc is JSON with comments and trailing commas",
    "json"
  )
  val style: CommandOption =
    CommandOption(
      "style",
      's',
      Word("NAME", styles),
      "output style; the styles of each format are below",
      "its first one"
    )
  private val compact = CommandOption(
    "compact-output",
    'c',
    Nothing,
    "no white space",
    means = Some("style" -> "compact")
  )
  private val pretty =
    CommandOption("pretty", 0, Nothing, "one member or element a line, indented", means = Some("style" -> "pretty"))
  private val tab = CommandOption("tab", 0, Nothing, "indent with tabs", means = Some("indent" -> "\\t"))
  private val sortKeys =
    CommandOption("sort-keys", 'S', Nothing, "sort keys", means = Some("key-order" -> "code-point"))
  private val ascii = CommandOption(
    "ascii-output",
    'a',
    Nothing,
    "escape characters beyond ASCII",
    means = Some("escapes" -> "ascii")
  )
  private val seq = CommandOption(
    "seq",
    0,
    Nothing,
    "U+001E before each document (RFC 7464)",
    means = Some("style" -> "text-sequence")
  )
  val raw: CommandOption = CommandOption(
    "raw",
    'r',
    Nothing,
    "write a document or member that is a string as its text",
    aliases = Seq("raw-output", "string")
  )
  val output: CommandOption =
    CommandOption("output", 'o', File, "write to FILE atomically", "standard output")
  val inPlace: CommandOption =
    CommandOption("in-place", 'i', Nothing, "convert each FILE in place, atomically")
  val multi: CommandOption =
    CommandOption(
      "multi",
      'm',
      Folder,
      "write each member of the root object to its own file in DIR; all files or none"
    )
  val check: CommandOption =
    CommandOption("check", 0, Nothing, "print the names of FILEs that -i would change, with exit status 1")
  val diff: CommandOption =
    CommandOption("diff", 0, Nothing, "print what -i would change as a unified diff, with exit status 1")
  val failFast: CommandOption =
    CommandOption("fail-fast", 0, Nothing, "stop at the first FILE that cannot be converted")
  val noSync: CommandOption =
    CommandOption("no-sync", 0, Nothing, "do not wait until written files are on disk (fsync)")
  val stream: CommandOption = CommandOption(
    "stream",
    0,
    Nothing,
    "accept several documents per input, such as NDJSON"
  )
  val color: CommandOption = CommandOption(
    "color",
    0,
    Word("WHEN", colors),
    "color the output; auto: a terminal, if NO_COLOR is not set",
    colors.head
  )
  val completions: CommandOption =
    CommandOption("completions", 0, Word("SHELL", shells), "print a completion script for bash, zsh or fish and exit")
  val man: CommandOption = CommandOption("man", 0, Nothing, "print the man page and exit")
  val help: CommandOption =
    CommandOption("help", 'h', Nothing, "print this help and exit; --help TOPIC: a format, such as yaml, or an option")
  val version: CommandOption = CommandOption("version", 0, Nothing, "print the version and exit")

  /** In the order of the help. */
  val all: Seq[CommandOption] = Seq(to, from, style, compact, pretty, tab, sortKeys, ascii, seq, raw, output, inPlace,
    multi, check, diff, failFast, noSync, stream, color, completions, man, help, version)

  /** The options of the styles of all formats, each name with the words it can have. */
  lazy val ofStyles: Seq[(String, Seq[String])] = {
    val options = targets.flatMap(target => target.options.map(o => o.name -> o.choices))
    options.map(_._1).distinct.map(name => name -> options.filter(_._1 == name).flatMap(_._2).distinct)
  }
}
