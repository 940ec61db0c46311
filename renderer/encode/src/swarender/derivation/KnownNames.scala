package swarender
package derivation

/** A field or subtype as a macro sees it.
  *
  * @param shown
  *   how a message calls it
  * @param name
  *   in the source
  * @param key
  *   by the annotation `@key`: none without one, `Some(None)` where it is not a constant
  */
private[derivation] final case class Declared(shown: String, name: String, key: Option[Option[String]]) {

  /** The name that it gets from rules, if that is known when code is compiled. */
  def known(isDefault: Boolean): Option[String] = key.getOrElse(if (isDefault) Some(name) else None)
}

/** Checks names at compile time.
  *
  * @param isDefault
  *   whether the rules are those of the library, by which names stay as they are
  */
private[derivation] final class KnownNames(val isDefault: Boolean) {
  private def clash(all: Seq[Declared], message: Seq[NameClash.Named] => Option[String]): Option[String] = {
    val known = for (one <- all; name <- one.known(isDefault)) yield one.shown -> name
    // Whatever the rules are, they give one name the same result.
    val byRule = for (one <- all if one.key.isEmpty) yield one.shown -> one.name
    message(known).orElse(message(byRule))
  }

  /** The names that all get, if all are known when code is compiled. */
  def names(all: Seq[Declared]): Option[Seq[String]] = {
    val known = all.flatMap(_.known(isDefault))
    if (known.size == all.size) Some(known) else None
  }

  def fields(owner: String, all: Seq[Declared]): Option[String] = clash(all, NameClash.fields(owner, _))

  def subtypes(owner: String, all: Seq[Declared]): Option[String] = clash(all, NameClash.subtypes(owner, _))

  /** The message for a subtype whose fields have the key of the discriminator, if that is known.
    *
    * @param hasRules
    *   whether the rules name the fields: those of an encoder of its own may be others
    */
  def discriminator(subtype: String, fields: Seq[Declared], hasRules: Boolean): Option[String] = {
    val key = swarender.encoder.EncoderRules.default.discriminator
    val keys = fields.flatMap(_.known(isDefault && hasRules))
    if (isDefault && keys.contains(key)) Some(NameClash.discriminator(subtype, key)) else None
  }
}
