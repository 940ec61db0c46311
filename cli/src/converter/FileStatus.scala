package converter

import java.io.IOException
import java.nio.file.Path

/** What a name leads to, symbolic links followed.
  *
  * @param access
  *   `None` where the file system has no owners and modes as POSIX has them
  */
final case class FileStatus(isRegular: Boolean, isDirectory: Boolean, size: Long, access: Option[Access])

object FileStatus {

  /** What the name of a file leads to, if there is anything. A directory throws `IOException`, and
    * so is a name that only a directory can have: `file/`.
    */
  def ofFile(name: String, path: Path): Option[FileStatus] = {
    val status = FileSystem.status(path)
    if (status.exists(_.isDirectory)) throw new IOException("Is a directory")
    if (status.nonEmpty && name.endsWith("/")) throw new IOException("Not a directory")
    status
  }
}

/** Whose a file is and who may use it: the ids of a user and of a group, and the mode (`[0,
  * 0xfff]`).
  */
final case class Access(owner: Int, group: Int, mode: Int) {

  /** The mode for a copy of which owner or group are others. Bits for the group would go to another
    * one, which gets no more than everybody does; set-user-ID and set-group-ID would run the file
    * as somebody else.
    */
  def modeFor(isOwned: Boolean, isGrouped: Boolean): Int = {
    val bits = if (isGrouped) mode else mode & ~0x38 | (mode & 7) << 3
    if (isOwned && isGrouped) bits else bits & 0x3ff
  }
}
