package swarender
package output

import java.io.OutputStream
import java.nio.file.{InvalidPathException, Path}

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
    if (hasLoneSurrogate(name))
      throw new InvalidPathException(name, "Malformed input or input contains unmappable characters")
    path
  }

  private def hasLoneSurrogate(s: String): Boolean = {
    var i = 0
    var isLone = false
    while (i < s.length && !isLone) {
      val c = s.codePointAt(i)
      isLone = c >= 0xd800 && c < 0xe000
      i += Character.charCount(c)
    }
    isLone
  }

  /** A file that is made, or emptied if it is there. */
  def create(path: Path): OutputStream = NativeOutputStream.create(path.toString)

  /** A file that is made, and must not be there. */
  def createNew(path: Path): OutputStream = NativeOutputStream.createNew(path)
}
