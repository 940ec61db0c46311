package swarender
package output

import java.io.{FileNotFoundException, FileOutputStream}
import java.nio.file.{Files, Paths}

/** Opens files. */
private[swarender] object NewFile {

  /** A file that is made, or emptied if it is there. What the system refuses is the exception that
    * `java.nio.file.Files` throws: a `NoSuchFileException` where the folder is missing, an
    * `AccessDeniedException` where access is refused. `FileOutputStream` has one for both.
    */
  def apply(path: String): FileOutputStream =
    try new FileOutputStream(path)
    catch {
      case _: FileNotFoundException =>
        Files.newOutputStream(Paths.get(path)).close()
        new FileOutputStream(path)
    }
}
