package docs

/** What runs the samples of the documentation: see tools/docs/snippets.py. */
object Prelude {

  /** Runs the sample at a place of a page and marks what it prints. */
  def sample(place: String)(run: => Any): Unit = {
    println(s"\u0001$place")
    try { val _ = run }
    catch { case e: Throwable => println(s"\u0002${Option(e.getCause).getOrElse(e)}") }
    System.out.flush()
  }

  /** Prints a value: text ends with a line feed. */
  def shown(value: => Any): Unit = value match {
    case () =>
    case value => val _ = print(text(value).stripSuffix("\n") + "\n")
  }

  /** Fails if the value is another than a comment says. */
  def claimed(expected: String)(value: => Any): Unit = {
    val shown = text(value).stripSuffix("\n")
    if (shown != expected) throw new AssertionError(s"$shown and not $expected")
  }

  private def text(value: Any): String = value match {
    case bytes: Array[Byte] => new String(bytes, "UTF-8")
    case other => String.valueOf(other)
  }
}
