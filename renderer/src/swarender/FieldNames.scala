package swarender

import swarender.text.{Literal, ReadBack}

/** The names of the fields of a class, in order. They are distinct: otherwise an
  * `IllegalArgumentException`. Derived code makes it. Safe to share between threads.
  */
final class FieldNames(names: String*) extends Serializable {
  private[this] val all: Array[String] = names.toArray
  for (i <- all.indices)
    require(all.indexOf(all(i)) == i, s"two fields have the key ${swarender.text.QuotedText(all(i))}")

  /** The text that the names become in the styles used last. Immutable, and so safe to publish
    * without a lock; threads may make the same texts twice.
    */
  @transient private[swarender] var latest: FieldNames.Texts = null
  @transient private[swarender] var others: List[FieldNames.Texts] = Nil

  /** The names as Java's serialization has read them, if there are such. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require((all ne null) && all.forall(_ ne null), "a field without a name")
    this
  }

  def size: Int = all.length
  def name(i: Int): String = all(i)
  private[swarender] def has(name: String): Boolean = all.contains(name)
}

private[swarender] object FieldNames {

  /** What `owner` writes for each name, and that after the separator of members. */
  final class Texts(val owner: AnyRef, val texts: Array[Literal], val nextTexts: Array[Literal])
}
