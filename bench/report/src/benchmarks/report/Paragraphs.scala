package benchmarks.report

/** Prose of at most [[Paragraphs.Width]] columns. */
object Paragraphs {
  private final val Width = 100

  /** What a line begins with that was filled in. */
  final val Filled = "\u0001"

  /** `text` with the paragraphs and items of lists broken anew of which a line was filled in.
    * Tables, code, headings and HTML stay.
    */
  def wrapped(text: String): String = {
    val (filled, lines) = text.linesIterator.toVector.map(l => (l.startsWith(Filled), l.stripPrefix(Filled))).unzip
    val wasFilled = lines.zip(filled).collect { case (line, true) if isProse(line) => line }.toSet
    blocks(lines).flatMap(block => if (block.exists(wasFilled)) wrap(block) else block).map(_ + "\n").mkString
  }

  private def isProse(line: String): Boolean =
    line.trim.nonEmpty && !Seq("|", "    ", "#", "<", "```", "src=").exists(line.startsWith)

  /** Lines that belong together, and all others alone. */
  private def blocks(lines: Vector[String]): Vector[Vector[String]] =
    lines.foldLeft(Vector.empty[Vector[String]]) { (blocks, line) =>
      val goesOn = blocks.nonEmpty && isProse(line) && !line.startsWith("* ") && blocks.last.forall(isProse)
      if (goesOn) blocks.init :+ (blocks.last :+ line) else blocks :+ Vector(line)
    }

  private def wrap(block: Vector[String]): Vector[String] = {
    val indent = if (block.head.startsWith("* ")) "  " else ""
    block.flatMap(_.trim.split(" +")).foldLeft(Vector.empty[String]) { (lines, word) =>
      if (lines.isEmpty) Vector(word)
      else if (lines.last.length + 1 + word.length <= Width) lines.init :+ s"${lines.last} $word"
      else lines :+ (indent + word)
    }
  }
}
