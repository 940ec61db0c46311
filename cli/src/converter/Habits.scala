package converter

/** What to say to those who use the words of other programs, such as jq, yq and prettier. */
private object Habits {
  import CommandOption._

  /** Options of other programs, and what does the same here. */
  private lazy val elsewhere: Map[String, String] = Seq(
    "--version" -> "-V -v",
    "--pretty" -> "-P --prettyprint --prettyPrint",
    "--style compact" -> "--minify --min --compressed",
    "--color always" -> "-C --color-output --colors",
    "--color never" -> "-M --monochrome-output --no-color --no-colors --no-colour",
    "--to yaml" -> "-y --yaml-output --yaml-out",
    "--to json" -> "--tojson --json-output",
    "--to toml" -> "--toml-output",
    "--to" -> "--output-format --format",
    "--from" -> "-p --input-format",
    "--indent" -> "-I --tab-width --indent-size",
    "--tab" -> "--use-tabs",
    "--width" -> "--print-width --line-width --line-length",
    "--newline" -> "--end-of-line",
    "--single-quotes yes" -> "--single-quote",
    "--seq" -> "--json-seq",
    "--raw" -> "-j --join-output --raw-output0 --unwrapScalar --unwrap-scalar",
    "--ascii-output" -> "--ensure-ascii --escape-unicode",
    "--in-place" -> "-w --write --overwrite",
    "--check" -> "-l --list --list-different",
    "--diff" -> "-d",
    "--head" -> "--comment --header",
    "--output" -> "-O --outfile --out-file"
  ).flatMap { case (own, others) => others.split(' ').map(_ -> own) }.toMap

  /** Options of other programs, and what to do instead. */
  private lazy val instead: Map[String, String] = Seq(
    "there are no filters: use jq" ->
      ("-n --null-input -R --raw-input -e --exit-status -f --from-file --arg --argjson --args --jsonargs --slurpfile " +
        "--rawfile --filter --query"),
    "jq -s . makes one array of several documents" -> "--slurp",
    "--stream reads lines of JSON, --style compact writes them" -> "--jsonl --ndjson --json-lines --jsonlines --lines"
  ).flatMap { case (advice, others) => others.split(' ').map(_ -> advice) }.toMap

  /** The formats, and the extensions of their files: each with the options that mean it. */
  private lazy val formats: Map[String, String] = targets.flatMap { target =>
    (target.name -> s"--to ${target.name}") +: target.extensions.map { case (extension, style) =>
      extension -> s"--to ${target.name}${style.fold("")(" --style " + _)}"
    }
  }.toMap

  /** What an error adds for an option that is not there, if it is known what it means. */
  def meant(option: String): Option[String] =
    instead
      .get(option)
      .map("; " + _)
      .orElse(
        elsewhere
          .get(option)
          .orElse(if (option.startsWith("--")) formats.get(option.drop(2)) else None)
          .map(own => s"; did you mean $own?")
      )

  /** What an error adds for a value of `option` that is none of `words`. */
  def word(option: CommandOption, said: String, words: Seq[String]): String = {
    val name = Words.lower(said)
    val lines = if (name == "jsonl" || name == "ndjson") instead.get("--jsonl") else None
    val other =
      if (option.name == from.name) lines.orElse(readers.get(name).map(_.advice("")))
      else if (option.name == to.name) lines.orElse(formats.get(name).filter(_.contains(" --")).map(_ + " writes it"))
      else None
    other.fold(Words.didYouMean(said, words))("; " + _)
  }

  /** What is wrong with the name of a format as an output, in place of a file of that name. */
  def asOutput(options: Map[String, String]): Option[String] = for {
    name <- options.get(output.name)
    format <- formats.get(Words.lower(name))
    if !options.contains(to.name)
  } yield s"--output is a file: $format is the format, --output ./$name the file of that name"

  /** What an error adds where an input's name looks like a filter: `.`, `.a`, `.[0]`. */
  def asInput(name: String): String =
    if (name.matches("""\.([A-Za-z_\[|].*)?""")) " (an input is a file: there are no filters, as jq has them)" else ""

  /** What an error adds where a style's name is something else: `-s` has other meanings elsewhere.
    */
  def asStyle(name: Option[String]): String =
    name.filter(n => n.startsWith(".") || n.contains('.')).fold("")(_ => s" (-s is --style; ${instead("--slurp")})")

  /** A format that is not read, and the command that makes JSON of it. */
  private final case class Reader(name: String, command: String) {
    def advice(file: String): String = s"$name is not read: $command${argument(file)} makes JSON of it"
  }

  /** By their extensions. */
  private lazy val readers: Map[String, Reader] = Map(
    "yaml" -> Reader("YAML", "yq -o=json"),
    "yml" -> Reader("YAML", "yq -o=json"),
    "toml" -> Reader("TOML", "yq -p=toml -o=json"),
    "json5" -> Reader("JSON5", "npx json5"),
    "ini" -> Reader("INI", "yq -p=ini -o=json"),
    "xml" -> Reader("XML", "yq -p=xml -o=json"),
    "jsonnet" -> Reader("Jsonnet", "jsonnet"),
    "libsonnet" -> Reader("Jsonnet", "jsonnet"),
    "csv" -> Reader("CSV", "yq -p=csv -o=json"),
    "tsv" -> Reader("TSV", "yq -p=tsv -o=json"),
    "properties" -> Reader("a file of properties", "yq -p=props -o=json")
  )

  /** What is wrong with the text of `file`, and what reads it: by its name, or as JSON5. */
  def asJson(file: String, detail: String): String = {
    val json5 = detail.indexOf("; JSON5 ")
    val reader = readers.get(Words.lower(file.drop(file.lastIndexOf('.') + 1))).filter(_ => file.contains('.'))
    reader match {
      case Some(other) => s"${if (json5 < 0) detail else detail.take(json5)}; ${other.advice(file)}"
      case None if json5 >= 0 => s"$detail: ${readers("json5").command}${argument(file)} makes JSON of it"
      case None => detail
    }
  }

  /** A file as the argument of a command that is shown, if a shell takes its name as it is. */
  def argument(file: String): String =
    if (file.isEmpty || file == Input.StandardInput) ""
    else if (file.length <= 60 && file.matches("[A-Za-z0-9_./][A-Za-z0-9_./+=@-]*")) s" $file"
    else " FILE"
}
