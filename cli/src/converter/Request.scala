package converter

/** What a command line asks for. */
sealed abstract class Request

object Request {

  /** To print a text, such as the help. */
  final case class Show(text: () => String) extends Request

  /** A conversion.
    *
    * @param crLf
    *   what takes the place of `writing` for a file whose lines end in a carriage return and a line
    *   feed
    * @param language
    *   the name of the format, which says how its text is coloured
    * @param isStream
    *   whether an input may hold any number of documents
    * @param hasComments
    *   whether an input may have comments and trailing commas
    * @param output
    *   a file; `-` or `None` is standard output
    * @param multi
    *   the folder that gets a file for each member of the document, in place of `output`
    * @param isInPlace
    *   whether each input is a file that gets its conversion, in place of `output`
    * @param isDurable
    *   whether the run ends when the file is on its disk, not before
    * @param color
    *   whether the output has colours; `None` if a terminal's has
    * @param inputs
    *   files, `-` being standard input; none is standard input too
    */
  final case class Convert(
      writing: Writing,
      crLf: Option[Writing],
      language: String,
      isStream: Boolean,
      hasComments: Boolean,
      output: Option[String],
      multi: Option[String],
      isInPlace: Boolean,
      isDurable: Boolean,
      color: Option[Boolean],
      inputs: Seq[String]
  ) extends Request
}
