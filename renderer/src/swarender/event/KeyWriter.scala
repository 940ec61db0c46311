package swarender
package event

import swarender.output.{Output, StringOutput}
import swarender.platform.Platform
import swarender.chars.{Literal, Surrogate}

/** Writes keys. It keeps the text of those that it has written before, since documents repeat few
  * keys often.
  *
  * A key has two places in a table of 512. One that comes for the third time gets its text; one
  * that does not come again gives way to others, the sooner the less often it has come. The table
  * holds keys of at most 64 chars, and of 16,384 chars together, also after the document. No text
  * is kept of a key with a lone surrogate, which may be written as another key is.
  *
  * After many keys in a row that are not here, as those of a large map, only one in eight is looked
  * for, until one of them is here.
  */
private[swarender] abstract class KeyWriter {
  import KeyWriter._

  /** Writes the key `s` and the text that always follows it, and nothing else; always the same. */
  def writeKey(out: Output, s: CharSequence): Unit

  /** Whether what `writeKey` writes may be kept: it is not much longer than the key. */
  def keepsKeys: Boolean = true

  /** What comes between two members, if that is the same everywhere; else nothing. */
  def memberSeparator: String = ""

  /** What comes between a key and a scalar on its line. */
  def scalarSpace: String = ""

  /** What `writeKey` writes. */
  private[swarender] final def textOf(s: CharSequence): String = StringOutput(new KeyText(this, s))

  private[this] var keys: Array[String] = null
  private[this] var texts: Array[Literal] = null

  /** Per key its hash, and how long it is: a key that is another one is not looked at, since the
    * keys of a large document are seldom in the processor's caches.
    */
  private[this] var hashes: Array[Int] = null
  private[this] var lengths: Array[Byte] = null

  /** Per key: how many others must come in its place before it gives way. */
  private[this] var worths: Array[Byte] = null

  /** How many chars the keys have together. */
  private[this] var held = 0

  /** How many keys in a row were not here, as far as that matters, and how many are not looked for.
    */
  private[this] var unknown = 0
  private[this] var unasked = 0

  /** What `writeKey` writes for `s`, if that is known to repeat, else null. */
  private[swarender] final def repeated(s: CharSequence): Literal =
    if (unasked > 0) {
      unasked -= 1
      null
    } else
      s match {
        case s: String => find(s)
        case _ => null
      }

  private def find(s: String): Literal = {
    if (keys eq null) open()
    val hash = Platform.keyHash(s)
    val i = (hash ^ hash >>> 16) & Size - 1
    if (is(s, hash, i)) found(i)
    else if (is(s, hash, i ^ 1)) found(i ^ 1)
    else {
      if (s.length <= MaxLength) keep(s, hash, if (worths(i) <= worths(i ^ 1)) i else i ^ 1)
      if (unknown < ManyUnknown) unknown += 1 else unasked = MostUnasked
      null
    }
  }

  /** Whether `s` is the key at `i`. Another string of the same chars takes its place, since it is
    * likely to come again.
    */
  private def is(s: String, hash: Int, i: Int): Boolean =
    hashes(i) == hash && ((s eq keys(i)) || s.equals(keys(i)) && { keys(i) = s; true })

  private def found(i: Int): Literal = {
    unknown = 0
    if (worths(i) < MaxWorth) raise(i)
    texts(i)
  }

  private def raise(i: Int): Unit = {
    worths(i) = (worths(i) + 1).toByte
    if ((texts(i) eq null) && worths(i) > 1 && keepsKeys && !Surrogate.mayBeReplaced(keys(i)))
      texts(i) = new Literal(textOf(keys(i)))
  }

  private def keep(s: String, hash: Int, i: Int): Unit =
    if (worths(i) > 0) worths(i) = (worths(i) - 1).toByte
    else {
      held -= lengths(i)
      val fits = held + s.length <= MaxHeld
      lengths(i) = (if (fits) s.length else 0).toByte
      held += lengths(i)
      keys(i) = if (fits) s else null
      hashes(i) = hash
      texts(i) = null
    }

  private def open(): Unit = {
    keys = new Array[String](Size)
    texts = new Array[Literal](Size)
    worths = new Array[Byte](Size)
    hashes = new Array[Int](Size)
    lengths = new Array[Byte](Size)
  }
}

private object KeyWriter {
  private final val Size = 512
  private final val MaxWorth = 20
  private final val MaxLength = 64
  private final val MaxHeld = 16 * 1024
  private final val ManyUnknown = 128
  private final val MostUnasked = 7
}

/** Writes one key. It is not a lambda, since the first one costs a process several milliseconds. */
private final class KeyText(writer: KeyWriter, s: CharSequence) extends (Output => Unit) {
  def apply(out: Output): Unit = writer.writeKey(out, s)
}
