package converter

import java.nio.charset.StandardCharsets.UTF_8

import swarender.Style

/** The conversion that options and files ask for. */
private object Conversions {
  import CommandOption._

  /** @param options
    *   by name
    */
  def request(options: Map[String, String], files: Seq[String]): Either[String, Request] = {
    def has(option: CommandOption) = options.contains(option.name)
    val abbreviations = all.filter(o => o.means.isDefined && has(o))
    val isStream = has(stream)
    val isSingle = !isStream && files.size <= 1
    for {
      _ <- notUtf8(options).orElse(Habits.asOutput(options)).toLeft(())
      meant <- expanded(options, abbreviations)
      target <- target(meant)
      style = meant
        .get(CommandOption.style.name)
        .orElse(if (has(to)) None else ending(meant).flatMap(target.styleOf(_)))
      settings = ofStyles.flatMap { case (name, _) => meant.get(name).map(name -> _) }
      writing <- target.writing(style, settings).left.map(_ + notes(abbreviations) + Habits.asStyle(style))
      crLf =
        if (has(inPlace) && !settings.exists(_._1 == "newline")) target.writingCrLf(style, settings) else None
      colored <- options.get(color.name).fold[Either[String, String]](Right(colors.head))(CommandLine.word(color, _))
      read <- options.get(from.name).fold[Either[String, String]](Right("json"))(CommandLine.word(from, _))
      _ <- Seq(
        (target.holdsMany || !isStream && (isSingle || has(inPlace))) ->
          s"${target.name} holds one document: one file, and no --stream",
        (!has(multi) || !has(output) && isSingle) -> "--multi takes one document, and neither --output nor --stream",
        (!has(inPlace) || files.nonEmpty && !files.contains("-") && !has(output) && !has(multi)) ->
          "--in-place takes files, and neither --output nor --multi",
        (target.name != "json" || !isNdjson(options, files) || writing.hasLines) ->
          "a .jsonl or .ndjson file has one JSON document per line, and this style does not write that: use --style compact",
        (colored != "always" || !has(inPlace) && !has(multi)) -> "--color always takes neither --in-place nor --multi"
      ).collectFirst { case (false, wrong) => wrong }.toLeft(())
    } yield Request.Convert(
      writing,
      crLf,
      target.name,
      isStream,
      read == "jsonc",
      options.get(output.name),
      options.get(multi.name),
      has(inPlace),
      !has(noSync),
      if (colored == "auto") None else Some(colored == "always"),
      files
    )
  }

  /** The format that is named, or else that of the output's name. */
  private def target(options: Map[String, String]): Either[String, Target[_ <: Style]] =
    options.get(to.name) match {
      case Some(format) => CommandLine.word(to, format).map(name => targets.find(_.name == name).get)
      case None => Right(ending(options).flatMap(e => targets.find(_.hasExtension(e))).getOrElse(targets.head))
    }

  /** How the output's name ends. */
  private def ending(options: Map[String, String]): Option[String] = options.get(output.name).flatMap(ending(_))

  private def ending(file: String): Option[String] =
    if (file.contains('.')) Some(Words.lower(file.drop(file.lastIndexOf('.') + 1))) else None

  /** Whether a file that is written has a name for lines of JSON. */
  private def isNdjson(options: Map[String, String], files: Seq[String]): Boolean = {
    val written = options.get(output.name).toSeq ++ (if (options.contains(inPlace.name)) files else Nil)
    written.flatMap(ending(_)).exists(Seq("jsonl", "ndjson").contains(_))
  }

  /** The options with what abbreviations mean. */
  private def expanded(options: Map[String, String], abbreviations: Seq[CommandOption]) = {
    val meant = abbreviations.flatMap(option => option.means.map { case (name, value) => (option.name, name, value) })
    val excluded = meant.collectFirst {
      case (option, name, _) if options.contains(name) => (option, name)
      case (option, name, _) if meant.count(_._2 == name) > 1 =>
        (option, meant.collectFirst { case (other, `name`, _) if other != option => other }.getOrElse(name))
    }
    excluded
      .map { case (option, other) => s"--$option and --$other exclude each other" }
      .toLeft(options ++ meant.map { case (_, name, value) => name -> value })
  }

  private def notes(abbreviations: Seq[CommandOption]): String =
    abbreviations.map { o =>
      val (name, value) = o.means.get
      s" (--${o.name} means --$name $value)"
    }.mkString

  private def notUtf8(options: Map[String, String]): Option[String] = options.collectFirst {
    case (name, value)
        if name != output.name && name != multi.name && new String(value.getBytes(UTF_8), UTF_8) != value =>
      s"--$name is not UTF-8"
  }
}
