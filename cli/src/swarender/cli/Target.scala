package swarender.cli

import swarender.{Format, Renderer}
import swarender.out.Out

/** A format to convert to: its profiles and the options that change them.
  *
  * @param profiles
  *   the first one is meant when none is named
  * @param options
  *   those that every profile takes
  * @param between
  *   what stands between two documents in one output; `None` if an output holds one document
  */
final class Target[S <: AnyRef](
    val name: String,
    format: Format[S],
    val profiles: Seq[Profile[S]],
    val options: Seq[StyleOption[S]],
    val between: Option[String]
) {

  /** All options that some profile takes. */
  val allOptions: Seq[StyleOption[S]] = (profiles.flatMap(_.options) ++ options).distinctBy(_.name)

  /** What makes renderers in the style `styleName` (or the first one), with the options `settings` as names and values; or what is
    * wrong with these.
    */
  def renderer(styleName: Option[String], settings: Seq[(String, String)]): Either[String, Out => Renderer] =
    styleName.fold[Either[String, Profile[S]]](Right(profiles.head))(profile).flatMap { profile =>
      val taken = profile.options ++ options
      settings.find { case (option, _) => !taken.exists(_.name == option) } match {
        case Some((option, _)) => Left(s"--$option is no option of the $name style ${profile.name}")
        case None =>
          val values = settings.toMap
          taken.foldLeft[Either[String, S]](Right(profile.style)) { (style, option) =>
            values.get(option.name).fold(style)(value => style.flatMap(option(_, value)))
          }.map(style => out => format.renderer(out, style))
      }
    }

  private def profile(styleName: String): Either[String, Profile[S]] =
    profiles
      .find(_.name == styleName)
      .toRight(s"$name has no style $styleName, but ${profiles.map(_.name).mkString(", ")}")
}

/** A named style.
  *
  * @param looks
  *   what it looks like or where it comes from, for the help
  * @param options
  *   those that change it beside the ones of its format; they are applied first, in this order
  */
final class Profile[S](val name: String, val looks: String, val style: S, val options: Seq[StyleOption[S]])

object Profile {
  def apply[S](name: String, looks: String, style: S, options: StyleOption[S]*): Profile[S] =
    new Profile(name, looks, style, options)
}

/** An option `--name VALUE` that changes a style.
  *
  * @param values
  *   what VALUE can be, for the help and for errors
  */
abstract class StyleOption[S](val name: String, val values: String) {

  /** The style with `value`, or what is wrong with that. */
  def apply(style: S, value: String): Either[String, S]

  protected final def wrong(value: String): Left[String, S] = Left(s"--$name is $values, not ${swarender.Quote.json(value)}")
}

object StyleOption {

  /** One of some words. */
  def words[S](name: String)(choices: (String, S => S)*): StyleOption[S] =
    new StyleOption[S](name, choices.map(_._1).mkString("|")) {
      private val changes = choices.toMap
      def apply(style: S, value: String): Either[String, S] = changes.get(value).fold[Either[String, S]](wrong(value))(f => Right(f(style)))
    }

  /** A number in `[least, most]`. */
  def number[S](name: String, least: Int, most: Int)(change: (S, Int) => S): StyleOption[S] =
    new StyleOption[S](name, s"a number from $least to $most") {
      def apply(style: S, value: String): Either[String, S] =
        value.toIntOption.filter(n => n >= least && n <= most).fold[Either[String, S]](wrong(value))(n => Right(change(style, n)))
    }

  /** Any text, in which `\t`, `\n`, `\r` and `\\` stand for what they stand for in JSON. */
  def text[S](name: String)(change: (S, String) => S): StyleOption[S] =
    new StyleOption[S](name, "a text") {
      def apply(style: S, value: String): Either[String, S] = Right(change(style, unescaped(value)))
    }

  /** An indent: a number of blanks from 0 to 100, or any other text as in `text`. */
  def indent[S](name: String)(change: (S, String) => S): StyleOption[S] =
    new StyleOption[S](name, "a number of blanks from 0 to 100, or a text") {
      def apply(style: S, value: String): Either[String, S] = value.toIntOption match {
        case Some(n) if n < 0 || n > 100 => wrong(value)
        case Some(n) => Right(change(style, " " * n))
        case None => Right(change(style, unescaped(value)))
      }
    }

  private def unescaped(value: String): String =
    """\\[tnr\\]""".r.replaceAllIn(
      value,
      found => java.util.regex.Matcher.quoteReplacement(found.matched match {
        case "\\t" => "\t"
        case "\\n" => "\n"
        case "\\r" => "\r"
        case _ => "\\"
      })
    )
}
