package benchmarks.report

/** Lines of a template from one heading of the second level to the next. */
final class Section(val lines: Seq[String]) {
  def title: String = lines.head.stripPrefix(Section.Heading)

  /** The commands of the section: lines that are indented as code. */
  def commands: Seq[String] = lines.filter(_.startsWith("    ")).map(_.trim)

  /** Whether it has directives, and each is about a suite of which `holds` is true. */
  def isAbout(holds: String => Boolean): Boolean = {
    val directives = lines.collect { case Section.Directive(words) => words }
    directives.nonEmpty && directives.forall(words => words.length > 1 && holds(words(1)))
  }
}

object Section {
  private final val Heading = "## "

  /** The words of a line `{{…}}`, but for what stands inside of lines. */
  object Directive {
    private val Form = """\{\{([^{}]*)\}\}""".r
    private val Inside = Seq("target") ++ Numbers.Kinds ++ Sentences.Kinds
    def unapply(line: String): Option[Seq[String]] = line match {
      case Form(text) => Some(text.trim.split(" +").toSeq).filterNot(words => Inside.contains(words.head))
      case _ => None
    }
  }

  /** The sections of `text`, in order; the first is the text before the first heading. */
  def of(text: String): Seq[Section] =
    text.linesIterator
      .foldLeft(Vector(Vector.empty[String])) { (sections, line) =>
        if (line.startsWith(Heading)) sections :+ Vector(line) else sections.init :+ (sections.last :+ line)
      }
      .map(new Section(_))
}
