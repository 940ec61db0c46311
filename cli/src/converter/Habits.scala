package converter

/** What to say to those who use the words of other programs, such as jq, yq and kubectl. */
private object Habits {
  import CommandOption._

  /** Options of other programs, and what does the same here. */
  private val elsewhere: Map[String, String] = Map(
    "-V" -> "--version",
    "-v" -> "--version",
    "-P" -> "--pretty",
    "-C" -> "--color always",
    "-M" -> "--color never",
    "-y" -> "--to yaml",
    "-r" -> "--style jsonnet-to-string",
    "--raw-output" -> "--style jsonnet-to-string",
    "-I" -> "--indent",
    "--output-format" -> "--to"
  )

  /** The formats, and the extensions of their files: each with the options that mean it. */
  private lazy val formats: Map[String, String] = targets.flatMap { target =>
    (target.name -> s"--to ${target.name}") +: target.extensions.map { case (extension, style) =>
      extension -> s"--to ${target.name}${style.fold("")(" --style " + _)}"
    }
  }.toMap

  /** What an option that is not there means, if that is known. */
  def meant(option: String): Option[String] =
    elsewhere.get(option).orElse(if (option.startsWith("--")) formats.get(option.drop(2)) else None)

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
    name.filter(n => n.startsWith(".") || n.contains('.')).fold("")(_ => " (-s is --style)")
}
