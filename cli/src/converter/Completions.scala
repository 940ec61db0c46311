package converter

/** The scripts that complete command lines in shells. */
object Completions {

  /** @param shell
    *   one of [[CommandOption.shells]]
    */
  def apply(shell: String): String = shell match {
    case "bash" => bash
    case "zsh" => zsh
    case "fish" => fish
  }

  private def ofStyles = CommandOption.ofStyles

  /** The styles of each format, and those of all. */
  private def styles: Seq[(String, String)] =
    CommandOption.targets.map(target => target.name -> target.profiles.map(_.name).mkString(" "))
  private def allStyles: String = CommandOption.targets.flatMap(_.profiles.map(_.name)).distinct.mkString(" ")

  private def valued = CommandOption.all.filter(_.value != OptionValue.Nothing)

  private def spellings(option: CommandOption): Seq[String] =
    s"--${option.name}" +: (if (option.short == 0) Nil else Seq(s"-${option.short}"))

  private def bash: String = {
    val ofFormat = styles.map { case (format, names) => s"    $format) echo '$names' ;;\n" }
    val general = valued.map(o => spellings(o) -> o.value).collect {
      case (names, _) if names.contains(s"--${CommandOption.style.name}") => names -> "words=$(_swarender_styles)"
      case (names, OptionValue.Word(_, words)) => names -> s"words='${words.mkString(" ")}'"
      case (names, OptionValue.Folder) => names -> "kind=directory"
      case (names, _) => names -> "kind=file"
    }
    val own = ofStyles.map { case (name, words) => Seq(s"--$name") -> s"words='${words.mkString(" ")}'" }
    val cases = (general ++ own).map { case (names, action) => s"    ${names.mkString("|")}) $action ;;\n" }
    val spelled = CommandOption.all.flatMap(spellings(_)) ++ ofStyles.map("--" + _._1)
    s"""# swarender's completions for bash: source this file.
       |# The styles of the format that --to names.
       |_swarender_styles() {
       |  local i format=
       |  for ((i = 1; i < COMP_CWORD; i++)); do
       |    case $${COMP_WORDS[i]} in
       |      -t | --to)
       |        format=$${COMP_WORDS[i + 1]}
       |        if [ "$$format" = = ]; then format=$${COMP_WORDS[i + 2]}; fi
       |        ;;
       |      -t?*) format=$${COMP_WORDS[i]#-t} ;;
       |    esac
       |  done
       |  case $$format in
       |${ofFormat.mkString}    *) echo '$allStyles' ;;
       |  esac
       |}
       |_swarender() {
       |  local word=$${COMP_WORDS[COMP_CWORD]} before=$${COMP_WORDS[COMP_CWORD - 1]} words= kind=
       |  # Bash takes the = of --to=json for a word.
       |  if [ "$$word" = = ]; then word=
       |  elif [ "$$before" = = ]; then before=$${COMP_WORDS[COMP_CWORD - 2]}
       |  fi
       |  case $$before in
       |${cases.mkString}    *)
       |      case $$word in
       |        -*) words='${spelled.mkString(" ")}' ;;
       |        *) kind=file ;;
       |      esac
       |      ;;
       |  esac
       |  case $$kind in
       |    file) mapfile -t COMPREPLY < <(compgen -f -- "$$word") ;;
       |    directory) mapfile -t COMPREPLY < <(compgen -d -- "$$word") ;;
       |    *) mapfile -t COMPREPLY < <(compgen -W "$$words" -- "$$word") ;;
       |  esac
       |  if [ -n "$$kind" ]; then compopt -o filenames 2>/dev/null; fi
       |}
       |complete -F _swarender swarender
       |""".stripMargin
  }

  private def zsh: String = {
    val general = CommandOption.all.map { option =>
      val names = spellings(option)
      val about = s"[${bracketed(option.line)}]"
      val value = option.value match {
        case OptionValue.Nothing => ""
        case OptionValue.File => ":FILE:_files"
        case OptionValue.Folder => ":DIR:_files -/"
        case OptionValue.Word(label, _) if option eq CommandOption.style => s":$label:_swarender_styles"
        case OptionValue.Word(label, words) => s":$label:(${words.mkString(" ")})"
      }
      val equal = if (value.isEmpty) "" else "="
      val long = s"--${option.name}$equal"
      if (names.size == 1) quoted(long + about + value)
      else {
        val short = s"-${option.short}${if (value.isEmpty) "" else "+"}"
        s"${quoted(names.mkString("(", " ", ")"))}{$short,$long}${quoted(about + value)}"
      }
    }
    val own = ofStyles.map { case (name, words) =>
      val value = if (words.isEmpty) ": " else s":(${words.mkString(" ")})"
      quoted(s"--$name=[${bracketed(OptionTexts.of(name))}]:value$value")
    }
    s"""#compdef swarender
       |# swarender's completions for zsh: put this file, as _swarender, into a folder of fpath.
       |# The styles of the format that --to names.
       |_swarender_styles() {
       |  local i format=
       |  for ((i = 1; i < CURRENT; i++)); do
       |    case $$words[i] in
       |      -t | --to) format=$$words[i+1] ;;
       |      --to=*) format=$${words[i]#--to=} ;;
       |      -t*) format=$${words[i]#-t} ;;
       |    esac
       |  done
       |  case $$format in
       |${styles.map { case (format, names) =>
        s"    $format) compadd -- $names ;;\n"
      }.mkString}    *) compadd -- $allStyles ;;
       |  esac
       |}
       |_arguments -s -S \\
       |${(general ++ own :+ "'*:FILE:_files'").map("  " + _).mkString(" \\\n")}
       |""".stripMargin
  }

  private def fish: String = {
    val general = CommandOption.all.map { option =>
      val short = if (option.short == 0) "" else s" -s ${option.short}"
      val value = option.value match {
        case OptionValue.Nothing => ""
        case OptionValue.File => " -r -F"
        case OptionValue.Folder => " -x -a '(__fish_complete_directories)'"
        case OptionValue.Word(_, _) if option eq CommandOption.style => " -x -a '(__swarender_styles)'"
        case OptionValue.Word(_, words) => s" -x -a '${words.mkString(" ")}'"
      }
      s"complete -c swarender$short -l ${option.name}$value -d ${ofFish(option.line)}\n"
    }
    val own = ofStyles.map { case (name, words) =>
      val choices = if (words.isEmpty) "" else s" -a '${words.mkString(" ")}'"
      s"complete -c swarender -l $name -x$choices -d ${ofFish(OptionTexts.of(name))}\n"
    }
    val ofFormat = styles.map { case (format, names) => s"    case $format\n      string split ' ' '$names'\n" }
    s"""# swarender's completions for fish: put this file, as swarender.fish, into ~/.config/fish/completions.
       |# The styles of the format that --to names.
       |function __swarender_styles
       |  set -l words (commandline -opc)
       |  set -l format
       |  for i in (seq (count $$words))
       |    switch $$words[$$i]
       |      case -t --to
       |        set format $$words[(math $$i + 1)]
       |      case '--to=*' '-t*'
       |        set format (string replace -r '^(--to=|-t)' '' -- $$words[$$i])
       |    end
       |  end
       |  switch "$$format"
       |${ofFormat.mkString}    case '*'
       |      string split ' ' '$allStyles'
       |  end
       |end
       |${(general ++ own).mkString}""".stripMargin
  }

  private def quoted(text: String): String = "'" + text.replace("'", "'\\''") + "'"
  private def ofFish(text: String): String = "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

  /** A text inside zsh's brackets. */
  private def bracketed(text: String): String =
    text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")
}
