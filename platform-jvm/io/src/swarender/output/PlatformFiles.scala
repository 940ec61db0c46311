package swarender
package output

import java.io.{FileNotFoundException, FileOutputStream, OutputStream}
import java.nio.file.StandardCopyOption.{ATOMIC_MOVE, REPLACE_EXISTING}
import java.nio.file.StandardOpenOption.{CREATE_NEW, WRITE}
import java.nio.file.attribute.BasicFileAttributes
import java.nio.file.{Files, FileSystems, NoSuchFileException, Path, Paths}

/** Opens files. What the system refuses is the exception that `java.nio.file.Files` throws: a
  * `NoSuchFileException` where the folder is missing, an `AccessDeniedException` where access is
  * refused. `FileOutputStream` has one for both.
  */
private[swarender] object PlatformFiles {

  /** The path, which the JVM has checked. */
  def checked(path: Path): Path = path

  /** A file that is made, or emptied if it is there. */
  def create(path: Path): OutputStream =
    if (path.getFileSystem eq FileSystems.getDefault) create(path.toString) else Files.newOutputStream(path)

  /** A name that the system cannot have throws `InvalidPathException`. */
  def create(name: String): FileOutputStream = {
    val path = Paths.get(name)
    try new FileOutputStream(name)
    catch {
      case _: FileNotFoundException =>
        Files.newOutputStream(path).close()
        new FileOutputStream(name)
    }
  }

  /** A file that is made, and must not be there. */
  def createNew(path: Path): OutputStream = Files.newOutputStream(path, CREATE_NEW, WRITE)

  def createDirectory(path: Path): Unit = Files.createDirectory(path): Unit

  /** Throws what the system says of a name that no file can have, such as one that is too long. */
  def requireName(path: Path): Unit =
    try Files.readAttributes(path, classOf[BasicFileAttributes]): Unit
    catch { case _: NoSuchFileException => () }

  /** Moves a file into the place of another, in one step. */
  def replace(from: Path, to: Path): Unit = Files.move(from, to, ATOMIC_MOVE, REPLACE_EXISTING): Unit
}
