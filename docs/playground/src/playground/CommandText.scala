package playground

/** The command line of the converter that does the same. */
private object CommandText {
  def apply(format: String, style: String, options: Seq[(String, String)]): String =
    (Seq("swarender", "--to", format, "--style", style) ++
      options.flatMap { case (name, value) => Seq(s"--$name", quoted(value)) } :+ "FILE").mkString(" ")

  /** A word of a shell. */
  private def quoted(word: String): String =
    if (word.nonEmpty && word.forall(c => c.isLetterOrDigit || "-_.".indexOf(c.toInt) >= 0)) word
    else "'" + word.replace("'", "'\\''") + "'"
}
