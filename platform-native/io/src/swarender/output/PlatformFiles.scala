package swarender
package output

import java.io.OutputStream
import java.nio.file.{AccessDeniedException, FileSystemException, InvalidPathException, NoSuchFileException, Path}

import scala.scalanative.libc.stdio
import scala.scalanative.posix.errno.{EACCES, ENOENT}
import scala.scalanative.posix.sys.stat
import scala.scalanative.posix.unistd
import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

import swarender.chars.Surrogate

/** Opens files, as C streams: Scala Native's own streams take a write that the system has done in
  * part, as on a full disk, for a whole one.
  */
private[swarender] object PlatformFiles {

  /** The path, as the JVM checks it. Scala Native would take another one: it writes `?` for a lone
    * surrogate, and cuts off the path at a NUL.
    */
  def checked(path: Path): Path = {
    val name = path.toString
    if (name.indexOf('\u0000') >= 0) throw new InvalidPathException(name, "Nul character not allowed")
    if (Surrogate.firstLone(name) >= 0)
      throw new InvalidPathException(name, "Malformed input or input contains unmappable characters")
    path
  }

  /** A file that is made, or emptied if it is there. */
  def create(path: Path): OutputStream = NativeOutputStream.create(path.toString)

  /** A file that is made, and must not be there. */
  def createNew(path: Path): OutputStream = NativeOutputStream.createNew(path)

  // The exceptions of the JVM: those of Scala Native's `Files` do not always say why.

  def createDirectory(path: Path): Unit = called(path)(stat.mkdir(_, AllRights.toUInt))

  /** Throws what the system says of a name that no file can have, such as one that is too long. */
  def requireName(path: Path): Unit =
    try called(path)(unistd.access(_, unistd.F_OK))
    catch { case _: NoSuchFileException => () }

  /** Moves a file into the place of another, in one step. */
  def replace(from: Path, to: Path): Unit = called(from, to)(name => named(to)(stdio.rename(name, _)))

  private def named[T](path: Path)(call: CString => T): T =
    Zone.acquire(zone => call(toCString(path.toString)(zone)))

  private def called(path: Path, other: Path = null)(call: CString => CInt): Unit =
    if (named(path)(call) != 0) {
      val (name, second) = (path.toString, if (other == null) null else other.toString)
      val e = ErrnoException.last()
      throw (
        if (e.errno == ENOENT) new NoSuchFileException(name, second, null)
        else if (e.errno == EACCES) new AccessDeniedException(name, second, null)
        else new FileSystemException(name, second, e.getMessage)
      )
    }

  /** 0777, from which the process's mask takes bits. */
  private final val AllRights = 0x1ff
}
