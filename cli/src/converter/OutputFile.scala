package converter

import java.io.{IOException, OutputStream}
import java.nio.file.{FileAlreadyExistsException, Path}

/** A file that gets its content as a whole: `stream` writes to a temporary file in the same folder,
  * `keep` moves that into its place, `drop` removes it. Symbolic links are followed, also to a file
  * that is not there yet. What is not a regular file (a device, a pipe, an open descriptor) is
  * written to directly. A file that the process may not write throws `IOException`.
  *
  * @param isDurable
  *   whether `keep` waits until the file is on its disk
  * @param unique
  *   makes a part of a file name that no other run makes
  */
final class OutputFile(name: String, isDurable: Boolean = true, unique: () => String = () => OutputFile.unique()) {
  private[this] val named = FileSystem.path(name)
  private[this] val before = FileStatus.ofFile(name, named)
  if (name.endsWith("/")) throw new IOException("Is a directory")

  /** What gets a new file in its place. */
  private[this] val replaced = Destination(named) match {
    case Destination.File(path) if before.forall(_.isRegular) && FileSystem.status(path).isEmpty == before.isEmpty =>
      Some(path)
    case _ => None
  }
  if (before.nonEmpty) replaced.foreach(FileSystem.checkWritable(_))
  private[this] val temporary = replaced.map(create(_))

  val stream: OutputStream = temporary.fold(direct())(_.stream)

  private def direct(): OutputStream = Destination(named) match {
    case Destination.Descriptor(number) => Process.output(number)
    case _ => FileSystem.overwrite(named)
  }

  @annotation.tailrec
  private def create(path: Path): OutputFile.Temporary = {
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
      case Some(stream) => OutputFile.Temporary(free, path, stream, removal)
      case None =>
        removal.close()
        create(path)
    }
  }

  def keep(): Unit = {
    stream.close()
    temporary.foreach { file =>
      if (isDurable) FileSystem.sync(file.path)
      FileSystem.status(file.target).orElse(before).flatMap(_.access).foreach(give(file.path, _))
      FileSystem.move(file.path, file.target)
      file.removal.close()
      if (isDurable) syncFolder(file.target)
    }
  }

  /** Makes the new name durable, where folders can be. */
  private def syncFolder(file: Path): Unit =
    try FileSystem.sync(file.resolveSibling("."))
    catch { case _: IOException => () }

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

  /** @param target
    *   what the file takes the place of
    * @param removal
    *   what removes the file when the process ends before it is closed
    */
  final case class Temporary(path: Path, target: Path, stream: OutputStream, removal: AutoCloseable)

  def unique(): String =
    s"${Process.id}-${java.lang.Long.toString(System.nanoTime & Long.MaxValue, 36)}"
}
