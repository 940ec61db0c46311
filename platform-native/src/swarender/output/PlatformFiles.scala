package swarender
package output

import java.io.OutputStream
import java.nio.file.{InvalidPathException, Path}

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
}
