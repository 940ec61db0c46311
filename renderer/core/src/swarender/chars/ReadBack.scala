package swarender
package chars

import java.io.ObjectStreamException

/** Checks what Java's serialization has read: its bytes may have been changed on their way, and no
  * constructor has seen them.
  */
private[swarender] object ReadBack {

  /** `made`, which code makes that checks its arguments: what it throws is a refusal. */
  def apply[T](made: => T): T =
    try made
    catch { case e: RuntimeException => refuse(String.valueOf(e)) }

  def require(isValid: Boolean, what: String): Unit = if (!isValid) refuse(what)

  def refuse(what: String): Nothing = throw new ReadBackException(what)
}

/** The bytes that were read are not a value of this library. */
private[swarender] final class ReadBackException(detail: String) extends ObjectStreamException(detail)
