package converter

import java.io.{InputStream, OutputStream}
import java.nio.file.{FileAlreadyExistsException, NoSuchFileException, Path, Paths}

import scala.scalanative.libc.errno.errno
import scala.scalanative.libc.stdio
import scala.scalanative.posix.errno.EEXIST
import scala.scalanative.posix.fcntl.{open as openFile, O_CREAT, O_EXCL, O_RDONLY, O_TRUNC, O_WRONLY}
import scala.scalanative.posix.sys.stat
import scala.scalanative.posix.sys.statOps.*
import scala.scalanative.posix.{stdlib, unistd}
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

import swarender.output.NativeOutputStream

/** Files, by POSIX. What the system refuses throws `IOException`. Names may hold any bytes:
  * [[FileNames]].
  */
object FileSystem {
  import Process.checked

  def path(name: String): Path = if (name.isEmpty) throw new NoSuchFileException(name) else Paths.get(name)

  def open(path: Path): InputStream = new DescriptorInput(opened(path, O_RDONLY))

  /** What is there, if there is anything. */
  def status(path: Path): Option[FileStatus] = {
    val found = stackalloc[stat.stat]()
    if (named(path)(stat.stat(_, found)) != 0) None
    else {
      val mode = found.st_mode
      val access = Access(found.st_uid.toInt, found.st_gid.toInt, mode.toInt & 0xfff)
      Some(FileStatus(stat.S_ISREG(mode) != 0, stat.S_ISDIR(mode) != 0, found.st_size.toLong, Some(access)))
    }
  }

  /** Where a symbolic link leads to; `None` for anything else. */
  def linkTarget(path: Path): Option[Path] = {
    val bytes = new Array[Byte](MaxName)
    val size = named(path)(unistd.readlink(_, bytes.at(0), MaxName.toCSize))
    if (size < 0) None else Some(Paths.get(FileNames.decode(bytes, 0, size)))
  }

  /** Whether two names lead to one regular file. */
  def isSameFile(a: Path, b: Path): Boolean = {
    val (one, other) = (stackalloc[stat.stat](), stackalloc[stat.stat]())
    named(a)(stat.stat(_, one)) == 0 && named(b)(stat.stat(_, other)) == 0 && stat.S_ISREG(one.st_mode) != 0 &&
    one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }

  /** The absolute path of what is there, without symbolic links. */
  def realPath(path: Path): Option[Path] = {
    val bytes = new Array[Byte](MaxName)
    val found = named(path)(stdlib.realpath(_, bytes.at(0)))
    if (found == null) None else Some(Paths.get(FileNames.decode(bytes, 0, bytes.indexOf(0.toByte))))
  }

  /** Makes sure that the process may write to a file that is there. */
  def checkWritable(path: Path): Unit = close(opened(path, O_WRONLY))

  /** Waits until a file or a folder is on its disk. */
  def sync(path: Path): Unit = {
    val descriptor = opened(path, O_RDONLY)
    try checked(unistd.fsync(descriptor)): Unit
    finally close(descriptor)
  }

  private def opened(path: Path, flags: Int): Int = checked(named(path)(openFile(_, flags, 0.toUInt)))

  private def close(descriptor: Int): Unit = unistd.close(descriptor): Unit

  /** Makes a file, which must not be there (a `FileAlreadyExistsException`), for its owner only if
    * `isPrivate`.
    */
  def create(path: Path, isPrivate: Boolean): OutputStream = {
    val mode = if (isPrivate) PrivateMode else AnyMode
    val descriptor = named(path)(openFile(_, O_WRONLY | O_CREAT | O_EXCL, mode.toUInt))
    if (descriptor < 0 && errno == EEXIST) throw new FileAlreadyExistsException(path.toString)
    output(checked(descriptor))
  }

  /** Writes to what is there. */
  def overwrite(path: Path): OutputStream = output(opened(path, O_WRONLY | O_TRUNC))

  private def output(descriptor: Int) = new Process.Sink(NativeOutputStream.descriptor(descriptor))

  /** Moves a file into the place of another, in one step. */
  def move(from: Path, to: Path): Unit =
    checked(named(from)(from => named(to)(to => stdio.rename(from, to)))): Unit

  def remove(path: Path): Unit = named(path)(unistd.unlink(_)): Unit

  def setOwner(path: Path, owner: Int): Boolean = named(path)(unistd.chown(_, owner.toUInt, Same)) == 0
  def setGroup(path: Path, group: Int): Boolean = named(path)(unistd.chown(_, Same, group.toUInt)) == 0
  def setMode(path: Path, mode: Int): Boolean = named(path)(stat.chmod(_, mode.toUInt)) == 0

  private def named[T](path: Path)(call: CString => T): T =
    Zone.acquire(zone => call(FileNames.toCString(path.toString)(zone)))

  /** Linux's `PATH_MAX`. */
  private final val MaxName = 4096

  /** 0600 and 0666, from which the process's mask takes bits. */
  private final val PrivateMode = 0x180
  private final val AnyMode = 0x1b6

  /** For `chown`, the id that changes nothing. */
  private def Same = -1.toUInt
}
