package swarender
package encoder

import swarender.text.ReadBack

/** How derived encoders name things. An implicit one where an encoder is derived replaces the
  * default one.
  *
  * {{{
  * implicit val rules: EncoderRules = EncoderRules.default.withFieldNames(EncoderRules.snakeCase)
  * }}}
  *
  * @param fieldName
  *   from the name of a field, without an annotation [[key]], to its key
  * @param discriminator
  *   the key whose value says which subtype of a sealed trait an object is
  */
final class EncoderRules private (val fieldName: String => String, val discriminator: String) extends Serializable {
  private[encoder] def readResolve(): AnyRef = {
    ReadBack.require((fieldName ne null) && (discriminator ne null), "rules without a name")
    this
  }
  def withFieldNames(rule: String => String): EncoderRules = new EncoderRules(rule, discriminator)
  def withDiscriminator(key: String): EncoderRules = new EncoderRules(fieldName, key)
}

object EncoderRules {

  /** Fields by their own names; the discriminator is upickle's, `\$type`. */
  implicit val default: EncoderRules = new EncoderRules(name => name, "$type")

  /** `unitPrice` to `unit_price`, `userID` to `user_id`. */
  val snakeCase: String => String = separated('_')

  /** `unitPrice` to `unit-price`. */
  val kebabCase: String => String = separated('-')

  private def separated(separator: Char): String => String = { name =>
    val text = new java.lang.StringBuilder
    var i = 0
    while (i < name.length) {
      val c = name.charAt(i)
      if (Character.isUpperCase(c)) {
        val begins = i > 0 && (!Character.isUpperCase(name.charAt(i - 1)) ||
          i + 1 < name.length && Character.isLowerCase(name.charAt(i + 1)))
        if (begins && name.charAt(i - 1) != separator) text.append(separator)
        text.append(Character.toLowerCase(c))
      } else text.append(c)
      i += 1
    }
    text.toString
  }
}

/** The key of a field, or the name of a subtype, in place of the one that the rules give. */
final class key(val name: String) extends scala.annotation.StaticAnnotation
