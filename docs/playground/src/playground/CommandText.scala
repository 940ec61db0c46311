package playground

/** The command line of the converter that does the same: with Jsonnet, after that of the evaluator.
  */
private object CommandText {
  def apply(language: Language, format: String, style: String, options: Seq[(String, String)]): String = {
    val words = Seq("swarender", "--to", format, "--style", style) ++
      options.flatMap { case (name, value) => Seq(s"--$name", quoted(value)) }
    language match {
      case Language.Json => (words :+ "FILE").mkString(" ")
      case Language.Jsonnet => ("sjsonnet FILE |" +: words).mkString(" ")
    }
  }

  /** A word of a shell. */
  private def quoted(word: String): String =
    if (word.nonEmpty && word.forall(c => c.isLetterOrDigit || "-_.".indexOf(c.toInt) >= 0)) word
    else "'" + word.replace("'", "'\\''") + "'"
}
