package converter

import java.io.IOException
import java.nio.file.{Path, Paths}

/** What the name of an output leads to, symbolic links followed. */
sealed abstract class Destination

object Destination {

  /** A file, whether it is there or not. */
  final case class File(path: Path) extends Destination

  /** An open descriptor of the process, which a file in place of its name would not reach. */
  final case class Descriptor(number: Int) extends Destination

  /** Symbolic links that may follow one another, as in Linux. */
  private final val MaxLinks = 40

  @annotation.tailrec
  def apply(path: Path, links: Int = 0): Destination = descriptor(path) match {
    case Some(number) => Descriptor(number)
    case None =>
      FileSystem.linkTarget(path) match {
        case None => File(path)
        case Some(_) if links == MaxLinks => throw new IOException("Too many levels of symbolic links")
        case Some(next) => apply(path.resolveSibling(next), links + 1)
      }
  }

  /** The descriptor that a path such as `/dev/fd/1` names. In Linux the names are symbolic links to
    * what is open, and opening one opens that anew.
    */
  private def descriptor(path: Path): Option[Int] = for {
    name <- Option(path.getFileName)
    number <- name.toString.toIntOption
    folder <- FileSystem.realPath(path.resolveSibling("."))
    if Folders.exists(name => FileSystem.realPath(Paths.get(name)).contains(folder))
  } yield number

  private val Folders = Seq("/dev/fd", "/proc/self/fd", "/proc/thread-self/fd")
}
