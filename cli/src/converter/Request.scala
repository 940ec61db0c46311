package converter

/** What a command line asks for. */
sealed abstract class Request

object Request {

  /** To print a text, such as the help. */
  final case class Show(text: () => String) extends Request

  /** A conversion.
    *
    * @param isStream
    *   whether an input may hold any number of documents
    * @param hasComments
    *   whether an input may have comments and trailing commas
    * @param isRaw
    *   whether a document that is a string is written as its text
    * @param stopsAtFirst
    *   whether the first input that cannot be converted ends the run
    * @param isDurable
    *   whether the run ends when files are on their disk, not before
    * @param color
    *   whether the output has colours; `None` if standard output says so
    * @param inputs
    *   files, `-` being standard input; none is standard input too
    */
  final case class Convert(
      form: Form,
      target: Target,
      isStream: Boolean,
      hasComments: Boolean,
      isRaw: Boolean,
      stopsAtFirst: Boolean,
      isDurable: Boolean,
      color: Option[Boolean],
      inputs: Seq[String]
  ) extends Request

  /** Where conversions go. */
  sealed abstract class Target

  /** A file, or standard output for `-`. */
  final case class File(name: String) extends Target

  /** A folder that gets a file for each member of the document, each in the form of its name, or
    * what is wrong with that.
    */
  final case class Members(folder: String, form: String => Either[String, Form]) extends Target

  /** Each input is a file that gets its conversion. */
  case object InPlace extends Target

  /** Each input is a file that is compared with its conversion. */
  final case class Compared(showsDiff: Boolean) extends Target
}

/** How documents are written.
  *
  * @param crLf
  *   what takes the place of `writing` for a file whose lines end in a carriage return and a line
  *   feed
  * @param language
  *   the name of the format, which says how its text is coloured
  * @param holdsMany
  *   whether one output can hold several documents
  */
final case class Form(writing: Writing, crLf: Option[Writing], language: String, holdsMany: Boolean)
