package swarender
package event

import swarender.text.{Literal, ReadBack}

/** The names of the fields of a class, in order, with the text that they become in the styles used
  * last. They are distinct: otherwise an `IllegalArgumentException`. Safe to share between threads.
  */
final class FieldNames(names: String*) extends Serializable {
  import FieldNames.Texts

  private[this] val all: Array[String] = names.toArray
  for (i <- all.indices)
    require(all.indexOf(all(i)) == i, s"two fields have the key ${swarender.text.QuotedText(all(i))}")

  /** Immutable, and so safe to publish without a lock; threads may make the same texts twice. */
  @transient private[this] var latest: Texts = null
  @transient private[this] var others: List[Texts] = Nil

  /** The names as Java's serialization has read them, if there are such. */
  private[event] def readResolve(): AnyRef = {
    ReadBack.require((all ne null) && all.forall(_ ne null), "a field without a name")
    this
  }

  def size: Int = all.length
  def name(i: Int): String = all(i)
  private[swarender] def has(name: String): Boolean = all.contains(name)

  /** The texts of the names as `writer` writes them, always the same for the same `owner`. */
  private[swarender] def texts(owner: AnyRef, writer: KeyWriter): Array[Literal] = of(owner, writer).texts

  /** The same after `writer.memberSeparator`. */
  private[swarender] def nextTexts(owner: AnyRef, writer: KeyWriter): Array[Literal] = of(owner, writer).nextTexts

  @inline private def of(owner: AnyRef, writer: KeyWriter): Texts = {
    val known = latest
    if ((known ne null) && (known.owner eq owner)) known else search(owner, writer)
  }

  private def search(owner: AnyRef, writer: KeyWriter): Texts = {
    val before = if (others eq null) Nil else others
    val found = before.find(_.owner eq owner).getOrElse(made(owner, writer))
    others = found :: before.filter(_ ne found).take(FieldNames.Retained - 1)
    latest = found
    found
  }

  private def made(owner: AnyRef, writer: KeyWriter): Texts = {
    val keys = all.map(writer.textOf(_))
    val texts = Literal.each(keys)
    val separator = writer.memberSeparator
    new Texts(owner, texts, if (separator.isEmpty) texts else Literal.each(keys.map(separator + _)))
  }
}

private object FieldNames {

  /** For so many styles the texts are kept. */
  final val Retained = 8

  final class Texts(val owner: AnyRef, val texts: Array[Literal], val nextTexts: Array[Literal])
}
