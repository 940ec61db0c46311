package converter

import swarender.{Quote, Style}

/** The texts of `--help` and `--version`. */
object Help {
  def version: String = s"swarender ${Version.text}\n"

  val usage: String = "swarender [OPTION...] [FILE...]"

  /** What it is, in sentences of a line each. */
  val about: Seq[String] = Seq(
    "Converts JSON to JSON, YAML, TOML, INI or XML: each FILE in turn; none or - is standard input.",
    "Input is JSON; --from jsonc also accepts comments and trailing commas.",
    "YAML and TOML are not read: convert them first, for example with yq -o=json. Filter with jq."
  )

  /** Command lines, each with what it does. */
  val examples: Seq[(String, String)] = Seq(
    "swarender data.json" -> "compact JSON",
    "swarender --pretty -S data.json" -> "pretty-printed JSON, keys sorted",
    "swarender -i --tab *.json" -> "reformat files, with tabs",
    "swarender -o data.yaml data.json" -> "YAML, from the extension of the output",
    "curl -s URL | swarender -t toml" -> "TOML, from a pipe",
    "swarender --stream -t yaml log.ndjson" -> "a YAML document per input document",
    "swarender -m out manifests.json" -> "a file per member of the root, in the format of its name",
    "swarender --check --pretty *.json" -> "for CI: status 1 if a file is not formatted so"
  )

  val notes: Seq[String] = Seq(
    "A text may contain \\t, \\n, \\r and \\\\: a tab, a line feed, a carriage return and a backslash.",
    "Exit status: 0 if OK, 1 if reading, converting or writing fails, 2 if the command line is wrong."
  )

  /** The formats and the options that are named, or everything where none is; or what is wrong with
    * the names.
    */
  def of(topics: Seq[String]): Either[String, String] = {
    val found = topics.map(topic => topic -> about(topic))
    found.collectFirst { case (topic, None) => unknown(topic) } match {
      case Some(wrong) => Left(wrong)
      case None if topics.isEmpty => Right(text)
      case None => Right(s"Usage: $usage\n\n${found.flatMap(_._2).mkString("\n")}")
    }
  }

  private def about(topic: String): Option[String] = {
    val formats = CommandOption.targets.filter(_.name == Words.lower(topic)).map(of(_))
    val general = CommandOption.all.filter(o => (o.name +: o.aliases).contains(topic)).map(of(_))
    val ofStyles = CommandOption.targets.flatMap(target => optionOf(target, topic))
    val all = formats ++ general ++ ofStyles
    if (all.isEmpty) None else Some(all.mkString)
  }

  private def unknown(topic: String): String = {
    val formats = CommandOption.targets.map(_.name)
    val known = formats ++ CommandOption.all.map(_.name) ++ CommandOption.ofStyles.map(_._1)
    s"there is help on ${formats.mkString(", ")} and each option, not on ${ErrorLine.shown(Quote.json(topic))}" +
      Words.didYouMean(topic, known)
  }

  def text: String = {
    val width = examples.map(_._1.length).max
    s"""Usage: $usage
       |${about.mkString("\n")}
       |
       |Examples:
       |${examples.map { case (line, what) => s"  ${line.padTo(width, ' ')}  $what\n" }.mkString}
       |Options:
       |${CommandOption.all.map(of(_)).mkString}
       |${CommandOption.targets.map(of(_)).mkString("\n")}
       |${notes.mkString("\n")}
       |""".stripMargin
  }

  private def of(option: CommandOption): String = {
    val spelled = if (option.short == 0) "    " + option.spelling else option.spelling
    s"  ${spelled.padTo(24, ' ')}  ${option.line}\n"
  }

  private def of[S <: Style](target: Target[S]): String = {
    val width = target.profiles.map(_.name.length).max
    val profiles = target.profiles.map(p => s"  ${p.name.padTo(width, ' ')}  ${p.looks}\n")
    val options = target.options.map(line(_, target))
    s"""Styles of --to ${target.name}:
       |${profiles.mkString}Options for --to ${target.name}:
       |${options.mkString}""".stripMargin
  }

  private def line[S <: Style](o: StyleOption[S], target: Target[S]): String =
    s"  --${o.name} ${o.values}${parens(scope(o, target.profiles))}\n      ${o.about}${parens(default(o, target))}\n"

  private def optionOf[S <: Style](target: Target[S], name: String): Option[String] = {
    val lines = target.options.filter(_.name == name).map(line(_, target))
    if (lines.isEmpty) None else Some(s"Option for --to ${target.name}:\n${lines.mkString}")
  }

  private def parens(text: String): String = if (text.isEmpty) "" else s" ($text)"

  /** How many profiles are named. */
  private val Named = 6

  /** The profiles that take the option with these values. */
  def takers[S](option: StyleOption[S], profiles: Seq[Profile[S]]): Seq[Profile[S]] =
    profiles.filter(_.options.exists(o => o.name == option.name && o.values == option.values))

  /** Which of the profiles take the option, if not all do. */
  def scope[S](option: StyleOption[S], profiles: Seq[Profile[S]]): String = {
    val some = takers(option, profiles)
    val others = profiles.diff(some)
    if (others.isEmpty) ""
    else if (Math.min(some.size, others.size) > Named) "not all styles"
    else if (some.size <= others.size) some.map(_.name).mkString(", ")
    else others.map(_.name).mkString("not ", ", ", "")
  }

  /** The choice of the first profile that takes the option, where it makes one. */
  def default[S <: Style](option: StyleOption[S], target: Target[S]): String = {
    val values = takers(option, target.profiles).map { profile =>
      profile.name -> profile.choices.collectFirst { case (o, own) if o.name == option.name => own }.flatten
    }
    values
      .collectFirst { case (style, Some(value)) =>
        if (values.forall(_._2.contains(value))) s"default: $value" else s"default of $style: $value"
      }
      .getOrElse("")
  }
}
