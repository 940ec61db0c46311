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

  /** The keys, in two places each, null where there is none. A key that is another one is not
    * looked at, only its hash, since the keys of a large document are seldom in the processor's
    * caches.
    */
  private[this] var known: Array[KnownKey] = null

  /** How many chars the keys have together. */
  private[this] var held = 0

  /** How many keys in a row were not here, and how many of the next are not looked for. */
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
    if (known eq null) known = new Array[KnownKey](Size)
    val hash = Platform.keyHash(s)
    val i = (hash ^ hash >>> 16) & Size - 1
    val key = known(i)
    if ((key ne null) && (key.name eq s)) found(key) else search(s, hash, i)
  }

  private def search(s: String, hash: Int, i: Int): Literal = {
    val one = known(i)
    val other = known(i ^ 1)
    if ((one ne null) && one.is(s, hash)) found(one)
    else if ((other ne null) && other.is(s, hash)) found(other)
    else {
      if (s.length <= MaxLength) keep(s, hash, if (worth(one) <= worth(other)) i else i ^ 1)
      if (unknown < ManyUnknown) unknown += 1 else unasked = MostUnasked
      null
    }
  }

  private def found(key: KnownKey): Literal = {
    unknown = 0
    if (key.worth < MaxWorth) raise(key)
    key.written
  }

  private def raise(key: KnownKey): Unit = {
    key.worth += 1
    if ((key.written eq null) && key.worth > 1 && keepsKeys && !Surrogate.mayBeReplaced(key.name))
      key.written = new Literal(textOf(key.name))
  }

  private def worth(key: KnownKey): Int = if (key eq null) 0 else key.worth

  private def keep(s: String, hash: Int, i: Int): Unit = {
    val other = known(i)
    if (worth(other) > 0) other.worth -= 1
    else {
      if (other ne null) held -= other.name.length
      val fits = held + s.length <= MaxHeld
      if (fits) held += s.length
      known(i) = if (fits) new KnownKey(s, hash) else null
    }
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

/** A key that was written, and what it was written as once it has repeated. */
private final class KnownKey(private[event] var name: String, hash: Int) {
  private[event] var written: Literal = null

  /** How many others must come in its place before it gives way. */
  private[event] var worth = 0

  /** Whether `s` is this key. A string of the same chars takes its place: it may come again. */
  private[event] def is(s: String, hash: Int): Boolean =
    this.hash == hash && ((s eq name) || s.equals(name) && { name = s; true })
}

/** Writes one key. It is not a lambda, since the first one costs a process several milliseconds. */
private final class KeyText(writer: KeyWriter, s: CharSequence) extends (Output => Unit) {
  def apply(out: Output): Unit = writer.writeKey(out, s)
}
