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
  private def valued = CommandOption.all.filter(_.value != OptionValue.Nothing)

  private def spellings(option: CommandOption): Seq[String] =
    s"--${option.name}" +: (if (option.short == 0) Nil else Seq(s"-${option.short}"))

  private def bash: String = {
    val general = valued.map(o => spellings(o) -> o.value).collect {
      case (names, OptionValue.Word(_, words)) => names -> s"words='${words.mkString(" ")}'"
      case (names, OptionValue.Folder) => names -> "kind=directory"
      case (names, _) => names -> "kind=file"
    }
    val own = ofStyles.map { case (name, words) => Seq(s"--$name") -> s"words='${words.mkString(" ")}'" }
    val cases = (general ++ own).map { case (names, action) => s"    ${names.mkString("|")}) $action ;;\n" }
    val spelled = CommandOption.all.flatMap(spellings(_)) ++ ofStyles.map("--" + _._1)
    s"""# swarender's completions for bash: source this file.
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
        case OptionValue.Word(_, words) => s" -x -a '${words.mkString(" ")}'"
      }
      s"complete -c swarender$short -l ${option.name}$value -d ${ofFish(option.line)}\n"
    }
    val own = ofStyles.map { case (name, words) =>
      val choices = if (words.isEmpty) "" else s" -a '${words.mkString(" ")}'"
      s"complete -c swarender -l $name -x$choices -d ${ofFish(OptionTexts.of(name))}\n"
    }
    s"# swarender's completions for fish: put this file, as swarender.fish, into ~/.config/fish/completions.\n" +
      (general ++ own).mkString
  }

  private def quoted(text: String): String = "'" + text.replace("'", "'\\''") + "'"
  private def ofFish(text: String): String = "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"

  /** A text inside zsh's brackets. */
  private def bracketed(text: String): String =
    text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")
}
