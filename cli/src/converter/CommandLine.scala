package converter

import java.nio.charset.StandardCharsets.UTF_8

import mainargs.{ArgSig, Result, TokenGrouping, TokensReader}

import swarender.output.ByteSink
import swarender.{Renderer, Style}

/** What a command line asks for. */
sealed abstract class Request

object Request {
  case object Help extends Request
  case object ShowVersion extends Request

  /** A conversion.
    *
    * @param isStream
    *   whether an input may hold any number of documents
    * @param output
    *   a file; `-` or `None` is standard output
    * @param multi
    *   the folder that gets a file for each member of the document, in place of `output`
    * @param isDurable
    *   whether the run ends when the file is on its disk, not before
    * @param inputs
    *   files, `-` being standard input; at least one
    */
  final case class Convert(
      renderer: ByteSink => Renderer,
      isStream: Boolean,
      output: Option[String],
      multi: Option[String],
      isDurable: Boolean,
      inputs: Seq[String]
  ) extends Request
}

/** The command line: options in any place, the files between them, and after `--` files only. */
object CommandLine {

  /** The formats, the first one being meant when none is named. */
  val targets: Seq[Target[_ <: Style]] =
    Seq(JsonTarget.target, YamlTarget.target, TomlTarget.target, JsonnetTargets.ini, JsonnetTargets.xml)

  private object Text extends TokensReader.Simple[String] {
    def shortName = "text"
    def read(tokens: Seq[String]): Either[String, String] = Right(tokens.last)
    override def allowEmpty = true
  }

  private def signature(name: String, short: Char, reader: TokensReader[_]) =
    ArgSig.create[Any, Any](name, new mainargs.arg(short = short), None)(
      reader.asInstanceOf[TokensReader[Any]]
    )

  private val to = signature("to", 't', Text)
  private val style = signature("style", 's', Text)
  private val output = signature("output", 'o', Text)
  private val multi = signature("multi", 'm', Text)
  private val noSync = signature("no-sync", 0, TokensReader.FlagRead)
  private val stream = signature("stream", 0, TokensReader.FlagRead)
  private val help = signature("help", 'h', TokensReader.FlagRead)
  private val version = signature("version", 0, TokensReader.FlagRead)
  private val styleOptions = targets.flatMap(_.options).map(_.name).distinct.map(signature(_, 0, Text))
  private val signatures =
    (Seq(to, style, output, multi, noSync, stream, help, version) ++ styleOptions).flatMap(ArgSig.flatten(_))

  /** What `args` ask for, or what is wrong with them. */
  def parse(args: Seq[String]): Either[String, Request] =
    grouped(args, Map.empty, Vector.empty).flatMap { case (options, files) =>
      if (options.contains(help)) Right(Request.Help)
      else if (options.contains(version)) Right(Request.ShowVersion)
      else
        options
          .collectFirst {
            case (option, values) if values.size > 1 => Left(s"--${name(option)} is given more than once")
          }
          .getOrElse(conversion(options.view.mapValues(_.head).toMap, files))
    }

  private type Options = Map[ArgSig, Seq[String]]

  @annotation.tailrec
  private def grouped(
      args: Seq[String],
      options: Options,
      files: Vector[String]
  ): Either[String, (Options, Seq[String])] =
    TokenGrouping.groupArgs[Unit](
      args,
      signatures,
      allowPositional = false,
      allowRepeats = true,
      allowLeftover = true,
      nameMapper = (_: String) => None
    ) match {
      case Result.Success(TokenGrouping(rest, more)) =>
        val all = more.foldLeft(options) { case (all, (option, values)) =>
          all.updated(option, all.getOrElse(option, Nil) ++ values)
        }
        rest match {
          case Nil => Right((all, files))
          case "--" :: last => Right((all, files ++ last))
          case option :: _ if option.startsWith("-") && option != "-" =>
            Left(refused(option.takeWhile(_ != '=')))
          case file :: after => grouped(after, all, files :+ file)
        }
      case Result.Failure.MismatchedArguments(_, _, _, Some(option)) =>
        Left(s"--${name(option)} needs a value")
      case failure => Left(ErrorLine.shown(failure.toString))
    }

  private def refused(option: String): String =
    if (signatures.exists { case (known, _) => s"--${name(known)}" == option }) s"$option takes no value"
    else s"there is no option ${ErrorLine.shown(option)}"

  private def name(option: ArgSig): String = option.unMappedName.getOrElse("")

  private def conversion(options: Map[ArgSig, String], files: Seq[String]): Either[String, Request] = {
    val inputs = if (files.isEmpty) Seq("-") else files
    val isStream = options.contains(stream)
    for {
      target <- options.get(to).fold[Either[String, Target[_ <: Style]]](Right(targets.head))(target)
      renderer <- target.renderer(
        options.get(style),
        styleOptions.flatMap(o => options.get(o).map(name(o) -> _))
      )
      _ <- options
        .collectFirst {
          case (option, value) if option != output && new String(value.getBytes(UTF_8), UTF_8) != value => option
        }
        .map(option => s"--${name(option)} is not UTF-8")
        .toLeft(())
      _ <- Either.cond(
        target.holdsMany || (!isStream && inputs.size == 1),
        (),
        s"${target.name} holds one document: one file, and no --stream"
      )
      _ <- Either.cond(
        !options.contains(multi) || (!options.contains(output) && !isStream && inputs.size == 1),
        (),
        "--multi takes one document, and neither --output nor --stream"
      )
    } yield Request
      .Convert(renderer, isStream, options.get(output), options.get(multi), !options.contains(noSync), inputs)
  }

  private def target(name: String): Either[String, Target[_ <: Style]] =
    targets
      .find(_.name == name)
      .toRight(s"--to is ${targets.map(_.name).mkString("|")}, not ${ErrorLine.shown(swarender.Quote.json(name))}")
}
