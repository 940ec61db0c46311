package swarender
package encoder

import swarender.chars.ReadBack

/** How derived encoders name things, and what the subtypes of a sealed trait become. An implicit
  * one where an encoder is derived replaces the default one. Immutable: each `with` method returns
  * other rules.
  *
  * {{{
  * implicit val rules: EncoderRules = EncoderRules.default.withFieldNames(EncoderRules.snakeCase)
  * }}}
  */
final class EncoderRules private (
    val fieldName: String => String,
    val typeName: String => String,
    val discriminator: String,
    private[swarender] val isDiscriminatorLast: Boolean,
    private[swarender] val isWrapped: Boolean,
    private[swarender] val isCaseObjectString: Boolean
) extends Serializable {
  private[encoder] def readResolve(): AnyRef = {
    ReadBack.require(
      (fieldName ne null) && (typeName ne null) && (discriminator ne null),
      "rules without a name"
    )
    this
  }

  /** @param rule
    *   from the name of a field, without an annotation [[EncoderRules.key]], to its key
    */
  def withFieldNames(rule: String => String): EncoderRules = copy(fieldName = rule)

  /** @param rule
    *   from the name of a subtype of a sealed trait, without an annotation [[EncoderRules.key]], to
    *   the text that says which subtype a value is of
    */
  def withTypeNames(rule: String => String): EncoderRules = copy(typeName = rule)

  /** The key of the member that says which subtype of a sealed trait an object is of; `\$type` by
    * default. Not used where [[withWrapper]] is true.
    */
  def withDiscriminator(key: String): EncoderRules = copy(discriminator = key)

  /** Whether the discriminator is the last member of its object, in place of the first. */
  def withDiscriminatorLast(isLast: Boolean): EncoderRules = copy(isDiscriminatorLast = isLast)

  /** Whether a subtype is an object in an object, `{"Circle":{"radius":1.5}}`, in place of an
    * object with a discriminator.
    */
  def withWrapper(isWrapped: Boolean): EncoderRules = copy(isWrapped = isWrapped)

  /** Whether case objects, and cases of an enum without parameters, are their name as a string, as
    * they are by default. Otherwise they are written as case classes without fields are:
    * `{"\$type":"Point"}`, or `{"Point":{}}`.
    */
  def withCaseObjectStrings(areStrings: Boolean): EncoderRules = copy(isCaseObjectString = areStrings)

  private def copy(
      fieldName: String => String = fieldName,
      typeName: String => String = typeName,
      discriminator: String = discriminator,
      isDiscriminatorLast: Boolean = isDiscriminatorLast,
      isWrapped: Boolean = isWrapped,
      isCaseObjectString: Boolean = isCaseObjectString
  ): EncoderRules =
    new EncoderRules(fieldName, typeName, discriminator, isDiscriminatorLast, isWrapped, isCaseObjectString)
}

object EncoderRules {

  /** The key of a field, or the name of a subtype, in place of the one that the rules give. */
  final class key(val name: String) extends scala.annotation.StaticAnnotation

  /** Lines of comments above a field, in formats that have comments: see [[Events.commentLines]].
    */
  final class comment(val text: String) extends scala.annotation.StaticAnnotation

  /** Fields and types by their own names; case objects are strings; the discriminator is upickle's,
    * `\$type`, and comes first.
    */
  implicit val default: EncoderRules = new EncoderRules(
    name => name,
    name => name,
    "$type",
    isDiscriminatorLast = false,
    isWrapped = false,
    isCaseObjectString = true
  )

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
