package swarender

import swarender.out.{CharOut, Literal, Out, StringSink}

/** The keys that one renderer has written before, ready to be copied: documents repeat few keys often.
  *
  * Each key has one place in a table, which the last key that came there holds; its text is made when it comes again, so keys that
  * come once cost nothing but the look. The table grows up to 1,024 places while keys drive out each other. It holds keys of at
  * most 64 chars, also after the document.
  *
  * @param write
  *   writes a key and all that always stands behind it, and nothing else
  */
private[swarender] final class KeyMemo(write: (Out, String) => Unit) {
  import KeyMemo._

  private[this] var keys: Array[String] = null
  private[this] var texts: Array[Literal] = null

  /** How often a key has driven out another one since the table has its size. */
  private[this] var losses = 0

  /** The text of the key `s`, if it is known to repeat, else null. */
  def apply(s: CharSequence): Literal = s match {
    case s: String if Platform.keepsHashes => find(s)
    case _ => null
  }

  private def find(s: String): Literal = {
    if (keys eq null) resize(Smallest)
    val hash = s.hashCode
    val i = (hash ^ hash >>> 16) & keys.length - 1
    val key = keys(i)
    if ((key ne null) && s == key) {
      if (texts(i) eq null) texts(i) = text(s)
      texts(i)
    } else {
      if (s.length <= MaxLength) keep(s, i)
      null
    }
  }

  private def keep(s: String, i: Int): Unit = {
    if (keys(i) ne null) losses += 1
    if (losses > keys.length && keys.length < Largest) resize(keys.length * 4)
    else {
      keys(i) = s
      texts(i) = null
    }
  }

  private def resize(size: Int): Unit = {
    keys = new Array[String](size)
    texts = new Array[Literal](size)
    losses = 0
  }

  private def text(s: String): Literal = {
    val string = new StringSink
    val out = new CharOut(string)
    write(out, s)
    out.flush()
    new Literal(string.result)
  }
}

private object KeyMemo {
  private final val Smallest = 64
  private final val Largest = 1024
  private final val MaxLength = 64
}
