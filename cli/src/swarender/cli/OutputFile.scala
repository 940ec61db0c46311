package swarender.cli

import java.io.{IOException, OutputStream}
import java.nio.file.{FileAlreadyExistsException, Path}

/** A file that gets its content as a whole: `stream` writes to a temporary file in the same folder,
  * `keep` moves that into its place, `drop` removes it. Symbolic links are followed, also to a file
  * that is not there yet. What is no regular file (a device, a pipe) is written to directly.
  *
  * @param unique
  *   makes a part of a file name that no other run makes
  */
final class OutputFile(name: String, unique: () => String = () => OutputFile.unique()) {
  private[this] val named = FileSystem.path(name)
  private[this] val before = FileSystem.status(named)
  if (before.exists(_.isDirectory)) throw new IOException("Is a directory")

  private[this] val path = if (before.forall(_.isRegular)) OutputFile.target(named) else named
  private[this] val temporary = if (before.forall(_.isRegular)) Some(create()) else None

  val stream: OutputStream = temporary.fold(FileSystem.overwrite(path))(_.stream)

  @annotation.tailrec
  private def create(): OutputFile.Temporary = {
    val free = path.resolveSibling(s".swarender-${unique()}.tmp")
    // Before the file is there, so that no signal finds a file that it does not remove.
    val removal = Process.removeAtExit(free)
    val stream =
      try Some(FileSystem.create(free, isPrivate = before.exists(_.access.isDefined)))
      catch {
        case _: FileAlreadyExistsException => None
        case e: IOException =>
          removal.close()
          throw e
      }
    stream match {
      case Some(stream) => OutputFile.Temporary(free, stream, removal)
      case None =>
        removal.close()
        create()
    }
  }

  def keep(): Unit = {
    stream.close()
    temporary.foreach { file =>
      FileSystem.status(path).orElse(before).flatMap(_.access).foreach(give(file.path, _))
      FileSystem.move(file.path, path)
      file.removal.close()
    }
  }

  /** Gives a file the owner, the group and the mode of another, as far as the process may. The mode
    * comes last, since a change of the owner takes bits away.
    */
  private def give(file: Path, access: Access): Unit =
    FileSystem.status(file).flatMap(_.access).foreach { own =>
      val isGrouped = own.group == access.group || FileSystem.setGroup(file, access.group)
      val isOwned = own.owner == access.owner || FileSystem.setOwner(file, access.owner)
      FileSystem.setMode(file, access.modeFor(isOwned, isGrouped)): Unit
    }

  def drop(): Unit = {
    try stream.close()
    catch { case _: IOException => () }
    temporary.foreach { file =>
      FileSystem.remove(file.path)
      file.removal.close()
    }
  }
}

private object OutputFile {

  /** @param removal
    *   what removes the file when the process ends before it is closed
    */
  final case class Temporary(path: Path, stream: OutputStream, removal: AutoCloseable)

  /** Symbolic links that may follow one another, as in Linux. */
  final val MaxLinks = 40

  def unique(): String =
    s"${Process.id}-${java.lang.Long.toString(System.nanoTime & Long.MaxValue, 36)}"

  /** Where the symbolic links from `path` end, whether there is a file or not. */
  @annotation.tailrec
  def target(path: Path, links: Int = 0): Path = FileSystem.linkTarget(path) match {
    case None => path
    case Some(_) if links == MaxLinks => throw new IOException("Too many levels of symbolic links")
    case Some(next) => target(path.resolveSibling(next), links + 1)
  }
}
