package swarender

import swarender.chars.{Literal, QuotedText, ReadBack}

/** The names of the fields of a class, in order. They are distinct: otherwise an
  * `IllegalArgumentException`. Derived code has one for each class, an evaluator one for each
  * expression that makes objects. Safe to share between threads.
  *
  * @param keepNulls
  *   whether [[Policy.Nulls.OmitFields]] does not leave them out: names of subtypes
  */
final class FieldNames private[swarender] (all: Array[String], private[swarender] val keepNulls: Boolean = false)
    extends Serializable {
  def this(names: String*) = this(FieldNames.distinct(names.toArray))

  /** The text that the names become in the styles used last. Immutable, and so safe to publish
    * without a lock; threads may make the same texts twice.
    */
  @transient private[swarender] var latest: FieldNames.Texts = null
  @transient private[swarender] var others: List[FieldNames.Texts] = Nil

  /** The text before each field's value in compact JSON: null until `Direct.texts` makes it. */
  @transient private[swarender] var directTexts: FieldNames.Texts = null

  /** The names as Java's serialization has read them, if there are such. */
  private[swarender] def readResolve(): AnyRef = {
    ReadBack.require((all ne null) && all.forall(_ ne null), "a field without a name")
    this
  }

  /** How many names there are. */
  def size: Int = all.length

  /** The name of the field `i`; the first is 0. */
  def name(i: Int): String = all(i)
  private[swarender] def has(name: String): Boolean = all.contains(name)
}

private[swarender] object FieldNames {

  /** Where the first name is that has come before, or -1. A loop, since what a first call needs has
    * no lambda.
    */
  def repeated(names: Array[String]): Int = {
    val known = new java.util.HashSet[String]
    var i = 0
    while (i < names.length && known.add(names(i))) i += 1
    if (i < names.length) i else -1
  }

  /** Names that say which subtype a value is of: these stay with a null. */
  def ofSubtype(names: String*): FieldNames = new FieldNames(distinct(names.toArray), keepNulls = true)

  private def distinct(names: Array[String]): Array[String] = {
    val i = repeated(names)
    if (i >= 0) throw new IllegalArgumentException(s"two fields have the key ${QuotedText(names(i))}")
    names
  }

  /** The texts of the names as `owner` writes them: alone, and with the tokens before a member and
    * before its scalar.
    */
  final class Texts(val owner: AnyRef, val texts: Array[Literal], val nextTexts: Array[Literal])
}
