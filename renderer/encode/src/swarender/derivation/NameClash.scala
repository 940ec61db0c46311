package swarender
package derivation

import scala.collection.mutable

import swarender.encoder.EncoderRules
import swarender.chars.QuotedText

/** Refuses fields with one key, and subtypes with one name: the macros where the names are known
  * when code is compiled, derived code where only the rules give them.
  */
object NameClash {

  /** What says which field or subtype it is in a message, and the name that it gets. */
  private[derivation] type Named = (String, String)

  /** The keys of the fields of a class.
    *
    * @param names
    *   in order
    * @param keys
    *   those of the annotation `@key`, null for a field without; empty if no field has one
    */
  def fieldNames(rules: EncoderRules, owner: String)(names: String*)(keys: String*): FieldNames = {
    requireRules(rules, owner)
    // A loop, since what a first call needs has no lambda.
    val all = new Array[String](names.size)
    var i = 0
    while (i < all.length) {
      val key = if (i < keys.size) keys(i) else null
      all(i) = if (key ne null) key else rules.fieldName(names(i))
      i += 1
    }
    if (FieldNames.repeated(all) >= 0) require(fields(owner, names.zip(all)))
    new FieldNames(all)
  }

  /** Rules of a `val` below that of the encoder are null when the encoder is made. */
  private[derivation] def requireRules(rules: EncoderRules, owner: String): Unit =
    if (rules eq null)
      throw new IllegalArgumentException(
        s"the EncoderRules of $owner are null: define them before the encoder, or as a lazy val"
      )

  private[derivation] def require(clash: Option[String]): Unit =
    for (message <- clash) throw new IllegalArgumentException(message)

  private[derivation] def fields(owner: String, all: Seq[Named]): Option[String] = first(all).map {
    case (one, other, key) =>
      s"fields $one and $other of $owner have one key, ${QuotedText(key)}: $remedy"
  }

  private[derivation] def subtypes(owner: String, all: Seq[Named]): Option[String] = first(all).map {
    case (one, other, name) =>
      s"subtypes $one and $other of $owner have one name, ${QuotedText(name)}: $remedy"
  }

  private[derivation] def discriminator(subtype: String, key: String): String =
    s"a field of $subtype has the key of the discriminator, ${QuotedText(key)}: " +
      "name the field by the annotation @key, or the discriminator by EncoderRules.withDiscriminator"

  private val remedy = "name one of them by the annotation @key"

  /** The first two that get one name. */
  private def first(all: Seq[Named]): Option[(String, String, String)] = {
    val owners = mutable.HashMap.empty[String, String]
    val clashes = all.iterator.flatMap { case (shown, name) =>
      owners.put(name, shown).map(earlier => (earlier, shown, name))
    }
    if (clashes.hasNext) Some(clashes.next()) else None
  }
}
