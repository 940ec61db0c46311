package swarender
package chars

import java.io.ObjectStreamException

/** Checks objects that Java's serialization has read: their bytes may be forged, and no constructor
  * has checked them.
  */
private[swarender] object ReadBack {

  /** `made`, which code makes that checks its arguments: what it throws is a refusal. */
  def apply[T](made: => T): T =
    try made
    catch { case e: RuntimeException => refuse(String.valueOf(e)) }

  def require(isValid: Boolean, what: String): Unit = if (!isValid) refuse(what)

  def refuse(what: String): Nothing = throw new ReadBackException(what)
}

/** Thrown when deserialized bytes are no value of this library. */
private[swarender] final class ReadBackException(detail: String) extends ObjectStreamException(detail)
