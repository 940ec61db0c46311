package benchmarks

import java.nio.file.{Files, Path, Paths}

/** Arguments of a command: what is wrong with them is one line on standard error, and status 2. */
object Arguments {

  /** What is wrong with the arguments. */
  final class Wrong(what: String) extends RuntimeException(what)

  /** Does what `command`, a name for the line, was called for. */
  def checked(command: String)(action: => Unit): Unit =
    try action
    catch {
      case e: Wrong =>
        System.err.println(s"$command: ${e.getMessage}")
        sys.exit(2)
    }

  /** The number in `text`, of the argument `name`, at least `least`. */
  def number(name: String, text: String, least: Int): Int =
    text.toIntOption.filter(_ >= least).getOrElse(throw new Wrong(s"$name is a number from $least on, not $text"))

  /** A file that can be read. */
  def file(name: String): Path = {
    val path = Paths.get(name)
    if (!Files.isRegularFile(path) || !Files.isReadable(path)) throw new Wrong(s"there is no file $name to read")
    path
  }

  /** Refuses a name that is none of `known`: `what` says of what. */
  def known(what: String, name: String, known: Seq[String]): Unit =
    if (!known.contains(name)) throw new Wrong(s"there is no $what $name: ${known.mkString(", ")}")

  /** Refuses what looks like an option, where there are none or no others. */
  def noOption(arguments: Seq[String]): Unit =
    arguments.find(_.startsWith("-")).foreach(option => throw new Wrong(s"there is no option $option"))
}
