package converter

import java.io.{FileInputStream, IOException, InputStream, OutputStream}
import java.nio.channels.{Channels, FileChannel}
import java.nio.file.StandardCopyOption.{ATOMIC_MOVE, REPLACE_EXISTING}
import java.nio.file.StandardOpenOption.{CREATE_NEW, READ, TRUNCATE_EXISTING, WRITE}
import java.nio.file.attribute.{BasicFileAttributes, FileAttribute, PosixFilePermissions}
import java.nio.file.{Files, InvalidPathException, LinkOption, NoSuchFileException, Path, Paths}

import scala.jdk.CollectionConverters.*

/** Files, by `java.nio.file`. What the system refuses throws `IOException`. */
object FileSystem {

  /** The file of that name. A name that is no text in the locale's encoding is refused: its bytes
    * reach the JVM as U+FFFD.
    */
  def path(name: String): Path = {
    def unreadable = new IOException(
      s"The JVM reads file names as ${System.getProperty("sun.jnu.encoding")}, and this one is not"
    )
    if (name.isEmpty) throw new NoSuchFileException(name)
    val path =
      try Paths.get(name)
      catch {
        case e: InvalidPathException =>
          throw (if (name.exists(_ > 0x7f)) unreadable else new IOException(e.getReason))
      }
    if (name.contains('\ufffd') && !Files.exists(path, LinkOption.NOFOLLOW_LINKS)) throw unreadable
    path
  }

  def open(path: Path): InputStream = new FileInputStream(path.toFile)

  /** What is there, if there is anything. */
  def status(path: Path): Option[FileStatus] =
    try {
      val attributes = Files.readAttributes(path, classOf[BasicFileAttributes])
      Some(FileStatus(attributes.isRegularFile, attributes.isDirectory, attributes.size, access(path)))
    } catch { case _: IOException => None }

  private def access(path: Path): Option[Access] =
    try {
      val values = Files.readAttributes(path, "unix:uid,gid,mode").asScala
      def int(name: String) = values(name).asInstanceOf[Int]
      Some(Access(int("uid"), int("gid"), int("mode") & 0xfff))
    } catch { case _: UnsupportedOperationException | _: IllegalArgumentException => None }

  /** Where a symbolic link leads to; `None` for anything else. */
  def linkTarget(path: Path): Option[Path] =
    if (Files.isSymbolicLink(path)) Some(Files.readSymbolicLink(path)) else None

  /** Whether two names lead to one regular file. */
  def isSameFile(a: Path, b: Path): Boolean =
    try Files.isRegularFile(a) && Files.isSameFile(a, b)
    catch { case _: IOException => false }

  /** The absolute path of what is there, without symbolic links. */
  def realPath(path: Path): Option[Path] =
    try Some(path.toRealPath())
    catch { case _: IOException => None }

  /** Makes sure that the process may write to a file that is there. */
  def checkWritable(path: Path): Unit = Files.newByteChannel(path, WRITE).close()

  /** Waits until a file or a folder is on its disk. */
  def sync(path: Path): Unit = {
    val channel = FileChannel.open(path, READ)
    try channel.force(true)
    finally channel.close()
  }

  /** Makes a file, which must not be there (a `FileAlreadyExistsException`), for its owner only if
    * `isPrivate`.
    */
  def create(path: Path, isPrivate: Boolean): OutputStream = {
    val mode: Seq[FileAttribute[_]] =
      if (isPrivate) Seq(PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))) else Nil
    Channels.newOutputStream(Files.newByteChannel(path, Set(CREATE_NEW, WRITE).asJava, mode*))
  }

  /** Writes to what is there. */
  def overwrite(path: Path): OutputStream = Files.newOutputStream(path, WRITE, TRUNCATE_EXISTING)

  /** Moves a file into the place of another, in one step. */
  def move(from: Path, to: Path): Unit = Files.move(from, to, ATOMIC_MOVE, REPLACE_EXISTING): Unit

  def remove(path: Path): Unit = Files.deleteIfExists(path): Unit

  def setOwner(path: Path, owner: Int): Boolean = set(path, "unix:uid", owner)
  def setGroup(path: Path, group: Int): Boolean = set(path, "unix:gid", group)
  def setMode(path: Path, mode: Int): Boolean = set(path, "unix:mode", mode)

  /** Whether the process may change it. */
  private def set(path: Path, attribute: String, value: Int): Boolean =
    try {
      Files.setAttribute(path, attribute, value)
      true
    } catch { case _: IOException => false }
}
