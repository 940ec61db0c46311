package swarender.cli

/** What a name leads to, symbolic links followed.
  *
  * @param access
  *   `None` where the file system has no owners and modes as POSIX has them
  */
final case class FileStatus(isRegular: Boolean, isDirectory: Boolean, size: Long, access: Option[Access])

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
