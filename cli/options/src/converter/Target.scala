package converter

import swarender.output.ByteSink
import swarender.{Format, Renderer, Style}

/** A format to convert to.
  *
  * @param extensions
  *   how names of its files end, each with the style that such files have if it is not the first
  * @param holdsMany
  *   whether one output can hold several documents
  * @param profiles
  *   the first one is meant when none is named
  * @param newline
  *   what is between the lines of a document
  * @param hasLines
  *   whether each document is JSON on one line
  */
final class Target[S <: Style](
    val name: String,
    format: Format[S],
    val extensions: Seq[(String, Option[String])],
    val holdsMany: Boolean,
    val profiles: Seq[Profile[S]],
    newline: S => String = (style: S) => style.newline.chars,
    hasLines: S => Boolean = (_: S) => false
) {

  def hasExtension(extension: String): Boolean = extensions.exists(_._1 == extension)

  /** The style of files whose names end so, if it is not the first one. */
  def styleOf(extension: String): Option[String] = extensions.collectFirst { case (`extension`, Some(style)) => style }

  /** All options that some profile takes; one of the same name may have other values in other
    * profiles.
    */
  val options: Seq[StyleOption[S]] = profiles.flatMap(_.options).distinctBy(o => (o.name, o.values))

  /** The style `styleName` (or the first one) with the options `settings` as names and values; or
    * what is wrong with these.
    */
  def writing(styleName: Option[String], settings: Seq[(String, String)]): Either[String, Writing] =
    for {
      profile <- styleName.fold[Either[String, Profile[S]]](Right(profiles.head))(profile)
      _ <- settings
        .find { case (option, _) => !profile.takes(option) }
        .map(_._1)
        .map { option =>
          val others = profiles.filter(_.takes(option)).map(_.name)
          s"--$option is not an option of the $name style ${profile.name}, but of ${others.mkString(", ")}"
        }
        .toLeft(())
      style <- profile.styled(settings.toMap)
    } yield new Writing(format(style).renderer(_: ByteSink), Writing.lineEnd(newline(style)), hasLines(style))

  /** What `writing` makes, with lines that end in a carriage return and a line feed. */
  def writingCrLf(styleName: Option[String], settings: Seq[(String, String)]): Option[Writing] = {
    val named = styleName.fold[Either[String, Profile[S]]](Right(profiles.head))(profile)
    named.toOption.flatMap(_.options.find(_.name == "newline")).flatMap { option =>
      val crLf = if (option.choices.isEmpty) "\\r\\n" else "crlf"
      writing(styleName, settings :+ ("newline" -> crLf)).toOption
    }
  }

  private def profile(styleName: String): Either[String, Profile[S]] =
    Words
      .find(profiles, styleName)(_.name)
      .toRight {
        val names = profiles.map(_.name)
        s"$name has no style ${ErrorLine.shown(styleName)}, but ${names.mkString(", ")}" +
          Words.didYouMean(styleName, names)
      }
}

/** A style to write documents in.
  *
  * @param renderer
  *   makes what writes to a sink
  * @param lineEnd
  *   ends the last line of each document
  * @param lines
  *   whether each document is JSON on one line
  */
final class Writing(val renderer: ByteSink => Renderer, val lineEnd: String, lines: => Boolean) {
  def hasLines: Boolean = lines
}

private object Writing {

  /** What is between lines may be any text in JSON. */
  def lineEnd(newline: String): String = if (newline == "\r\n" || newline == "\r") newline else "\n"
}

/** A named style.
  *
  * @param looks
  *   what it looks like or where it comes from, for the help
  * @param options
  *   those that change it; they are applied in this order
  * @param made
  *   the style, which is made when it is asked for
  */
final class Profile[S](val name: String, val looks: String, made: => S, val options: Seq[StyleOption[S]]) {
  private lazy val style = made

  /** The options, each with the choice that makes no difference, if there is one. */
  def choices: Seq[(StyleOption[S], Option[String])] =
    options.map(option => option -> option.choices.find(option(style, _).contains(style)))

  def takes(option: String): Boolean = options.exists(_.name == option)

  /** The style with the `settings`, or what is wrong with these. */
  def styled(settings: Map[String, String]): Either[String, S] =
    options.foldLeft[Either[String, S]](Right(style)) { (changed, option) =>
      settings.get(option.name).fold(changed)(value => changed.flatMap(option(_, value)))
    }
}
