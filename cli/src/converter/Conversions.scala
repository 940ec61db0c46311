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
    val isSingle = !has(stream) && files.size <= 1
    val isCompared = has(check) || has(diff)
    val isOfFiles = has(inPlace) || isCompared
    for {
      _ <- notUtf8(options).orElse(Habits.asOutput(options)).toLeft(())
      meant <- expanded(options, abbreviations)
      asked = new Asked(meant, notes(abbreviations), isOfFiles)
      form <-
        if (has(multi)) asked.formOfMembers
        else asked.form(options.get(output.name), if (isOfFiles) files else Nil)
      colored <- options.get(color.name).fold[Either[String, String]](Right(colors.head))(CommandLine.word(color, _))
      read <- options.get(from.name).fold[Either[String, String]](Right("json"))(CommandLine.word(from, _))
      _ <- Seq(
        (form.holdsMany || !has(stream) && (isSingle || isOfFiles)) ->
          s"${form.language} holds one document: one file, and no --stream",
        (!has(multi) || !has(output) && isSingle) -> "--multi takes one document, and neither --output nor --stream",
        (!has(inPlace) || isOf(files) && !has(output) && !has(multi) && !isCompared) ->
          "--in-place takes files, and neither --output, --multi, --check nor --diff",
        (!isCompared || isOf(files) && !has(output) && !has(multi)) ->
          "--check and --diff take files, and neither --output, --multi nor --in-place",
        (colored != "always" || !isOfFiles && !has(multi)) ->
          "--color always takes neither --in-place, --multi, --check nor --diff"
      ).collectFirst { case (false, wrong) => wrong }.toLeft(())
    } yield Request.Convert(
      form,
      if (has(multi)) Request.Members(options(multi.name), asked.formOf(_))
      else if (has(inPlace)) Request.InPlace
      else if (isCompared) Request.Compared(has(diff))
      else Request.File(options.getOrElse(output.name, "-")),
      has(stream),
      read == "jsonc",
      has(raw),
      has(failFast),
      !has(noSync),
      if (colored == "auto") None else Some(colored == "always"),
      files
    )
  }
  private def isOf(files: Seq[String]): Boolean = files.nonEmpty && !files.contains("-")

  /** The forms that options ask for.
    *
    * @param notes
    *   what errors add
    * @param isOfFiles
    *   whether files that are there are converted, or compared
    */
  private final class Asked(options: Map[String, String], notes: String, isOfFiles: Boolean) {
    private[this] val settings = ofStyles.flatMap { case (name, _) => options.get(name).map(name -> _) }
    private[this] val ofEndings = scala.collection.mutable.Map.empty[Option[String], Either[String, Form]]

    /** The form of a file that is written as `name`. */
    def formOf(name: String): Either[String, Form] = ofEndings.getOrElseUpdate(ending(name), form(Some(name), Nil))

    /** That of members whose names say no format; if there is none, that of the first format that
      * the options allow.
      */
    def formOfMembers: Either[String, Form] = {
      val unnamed = form(None, Nil)
      if (unnamed.isRight || options.contains(to.name)) unnamed
      else targets.map(target => form(Some(s".${target.name}"), Nil)).find(_.isRight).getOrElse(unnamed)
    }

    /** @param files
      *   other files that are written
      */
    def form(output: Option[String], files: Seq[String]): Either[String, Form] = {
      val end = output.flatMap(ending(_))
      val named = options.get(CommandOption.style.name)
      for {
        target <- target(end)
        style = named.orElse(if (options.contains(to.name)) None else end.flatMap(target.styleOf(_)))
        _ <- ofOthers(target).toLeft(())
        writing <- target.writing(style, settings).left.map(_ + notes + Habits.asStyle(style))
        isOfLines = target.name == "json" && (output ++ files)
          .flatMap(ending(_))
          .exists(Seq("jsonl", "ndjson").contains(_))
        _ <- if (isOfLines && !writing.hasLines) Left(NotLines) else Right(())
        crLf = if (isOfFiles && !options.contains("newline")) target.writingCrLf(style, settings) else None
      } yield Form(writing, crLf, target.name, target.holdsMany)
    }

    /** The format that is named, or else that of the end of the output's name. */
    private def target(end: Option[String]): Either[String, Target[_ <: Style]] =
      options.get(to.name) match {
        case Some(format) => CommandLine.word(to, format).map(name => targets.find(_.name == name).get)
        case None => Right(end.flatMap(e => targets.find(_.hasExtension(e))).getOrElse(targets.head))
      }

    /** What is wrong with an option that only other formats have. */
    private def ofOthers(target: Target[_ <: Style]): Option[String] =
      settings.collectFirst {
        case (name, _) if !has(target, name) =>
          val others = targets.filter(has(_, name)).map(_.name)
          s"--$name is not an option of ${target.name}, but of ${others.mkString(", ")}$notes"
      }

    private def has(target: Target[_ <: Style], option: String): Boolean = target.options.exists(_.name == option)
  }

  private final val NotLines =
    "a .jsonl or .ndjson file has one JSON document per line, and this style does not write that: use --style compact"

  /** How the name of a file ends. */
  private def ending(file: String): Option[String] =
    if (file.contains('.')) Some(Words.lower(file.drop(file.lastIndexOf('.') + 1))) else None

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
