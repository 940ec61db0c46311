package converter

import mainargs.{ArgSig, Result, TokenGrouping, TokensReader}

/** The command line: options in any place, the files between them, and after `--` files only. */
object CommandLine {
  import CommandOption._

  private object Text extends TokensReader.Simple[String] {
    def shortName = "text"
    def read(tokens: Seq[String]): Either[String, String] = Right(tokens.last)
    override def allowEmpty = true
  }

  private def signature(name: String, short: Char, hasValue: Boolean) = {
    val reader: TokensReader[_] = if (hasValue) Text else TokensReader.FlagRead
    ArgSig.create[Any, Any](name, new mainargs.arg(short = short), None)(
      reader.asInstanceOf[TokensReader[Any]]
    )
  }

  private val signatures = (
    all.flatMap { o =>
      val hasValue = o.value != OptionValue.Nothing
      signature(o.name, o.short, hasValue) +: o.aliases.map(signature(_, 0, hasValue))
    } ++
      ofStyles.map { case (name, _) => signature(name, 0, hasValue = true) }
  ).flatMap(ArgSig.flatten(_))

  /** The options that were given, by name, each with its values. */
  private type Options = Map[String, Seq[String]]

  /** What `args` ask for, or what is wrong with them. */
  def parse(args: Seq[String]): Either[String, Request] =
    grouped(withTopics(args), Map.empty, Vector.empty).flatMap { case (options, files) =>
      if (options.contains(help.name)) Help.of(topics(args, files)).map(text => Request.Show(() => text))
      else if (options.contains(version.name)) Right(Request.Show(() => Help.version))
      else
        for {
          _ <- options
            .collectFirst { case (name, values) if values.size > 1 => s"--$name is given more than once" }
            .toLeft(())
          single = options.map { case (name, values) => name -> values.head }
          request <-
            if (single.contains(man.name)) Right(Request.Show(() => Manual.text))
            else
              single.get(completions.name) match {
                case Some(shell) => word(completions, shell).map(s => Request.Show(() => Completions(s)))
                case None => Conversions.request(single, files)
              }
        } yield request
    }

  /** `args`, with `--help=TOPIC` as two of them: the option has no value. */
  private def withTopics(args: Seq[String]): Seq[String] = {
    val (before, after) = args.span(_ != "--")
    before.flatMap(arg =>
      if (arg.startsWith(TopicOf)) Seq(s"--${help.name}", arg.drop(TopicOf.length)) else Seq(arg)
    ) ++
      after
  }

  private final val TopicOf = "--help="

  /** Those of `files` that come after `--help`. */
  private def topics(args: Seq[String], files: Seq[String]): Seq[String] = {
    val before = args.takeWhile(arg => arg != s"--${help.name}" && arg != s"-${help.short}" && !arg.startsWith(TopicOf))
    grouped(before, Map.empty, Vector.empty).fold(_ => files, found => files.drop(found._2.size))
  }

  /** The word that was given as the value of `option`. */
  def word(option: CommandOption, said: String): Either[String, String] = option.value match {
    case OptionValue.Word(_, words) =>
      val shown = ErrorLine.shown(swarender.Quote.json(said))
      Words
        .find(words, said)(identity)
        .toRight(s"--${option.name} is ${words.mkString("|")}, not $shown${Habits.word(option, said, words)}")
    case _ => Right(said)
  }

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
          all.updated(name(option), all.getOrElse(name(option), Nil) ++ values)
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

  private def refused(option: String): String = {
    val names = signatures.map { case (known, _) => s"--${name(known)}" }
    if (names.contains(option)) s"$option takes no value"
    else {
      val near = if (option.startsWith("--")) Words.didYouMean(option, names) else ""
      s"there is no option ${ErrorLine.shown(option)}${Habits.meant(option).getOrElse(near)}"
    }
  }

  private def name(option: ArgSig): String = {
    val spelled = option.unMappedName.getOrElse("")
    all.find(_.aliases.contains(spelled)).fold(spelled)(_.name)
  }
}
