package swarender
package encoder

import swarender.chars.ReadBack
import swarender.encoder.EncoderRules.{Content, Form, Tagged, Untagged, Wrapper}

/** The rules by which derived encoders name fields and subtypes and write the subtypes of a sealed
  * trait. Implicit rules in the scope of a derivation replace the default. Immutable: each `with`
  * method returns changed rules.
  *
  * {{{
  * implicit val rules: EncoderRules = EncoderRules.default.withFieldNames(EncoderRules.snakeCase)
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/fields/ Annotations and rules]]
  */
final class EncoderRules private (
    val fieldName: String => String,
    val typeName: String => String,
    val discriminator: String,
    private[swarender] val isDiscriminatorLast: Boolean,
    private[swarender] val form: EncoderRules.Form,
    private[swarender] val isCaseObjectString: Boolean,
    private[swarender] val omitsNone: Boolean,
    private[swarender] val times: TimeForm,
    ownConstantName: String => String,
    fullTypeName: (String, String) => String
) extends Serializable {
  private[encoder] def readResolve(): AnyRef = {
    ReadBack.require(
      (fieldName ne null) && (typeName ne null) && (discriminator ne null) && (form ne null),
      "rules without a name"
    )
    this
  }

  /** The name of a subtype of this name in the source, with the objects that it is in in `path`. */
  private[swarender] def typeNameOf(name: String, path: String, in: String): String =
    if (fullTypeName eq null) typeName(name) else fullTypeName(in, path)

  /** That of a case object, or of a case of an enum without parameters. */
  private[swarender] def constantNameOf(name: String, path: String, in: String): String =
    if (ownConstantName eq null) typeNameOf(name, path, in) else ownConstantName(name)

  /** The rule for the keys of fields.
    *
    * @param rule
    *   from the name of a field, without an annotation [[EncoderRules.key]], to its key
    */
  def withFieldNames(rule: String => String): EncoderRules = copy(fieldName = rule)

  /** The rule for the names of subtypes.
    *
    * @param rule
    *   from the name of a subtype of a sealed trait, without an annotation [[EncoderRules.key]], to
    *   the value of the discriminator
    */
  def withSubtypeNames(rule: String => String): EncoderRules = copy(typeName = rule, fullTypeName = null)

  /** The rule for the names of subtypes, by their packages too.
    *
    * {{{
    * EncoderRules.default.withQualifiedSubtypeNames((in, name) => in + "." + name)  // com.acme.Shapes.Circle
    * }}}
    *
    * @param rule
    *   from the package (`com.acme`) and the name of a subtype with the objects that it is in
    *   (`Shapes.Circle`), to the value of the discriminator
    */
  def withQualifiedSubtypeNames(rule: (String, String) => String): EncoderRules = copy(fullTypeName = rule)

  /** The rule for the names of case objects, and of cases of an enum without parameters, if it
    * differs from [[withSubtypeNames]].
    *
    * {{{
    * EncoderRules.default.withSubtypeNames(EncoderRules.snakeCase).withCaseObjectNames(EncoderRules.screamingSnakeCase)
    * }}}
    */
  def withCaseObjectNames(rule: String => String): EncoderRules = copy(constantName = rule)

  /** The key of the member that says which subtype of a sealed trait an object is of; `\$type` by
    * default. Not used where [[withWrapper]] or [[withUntagged]] is true.
    */
  def withDiscriminator(key: String): EncoderRules = copy(discriminator = key)

  /** Whether the discriminator is the last member of its object instead of the first. */
  def withDiscriminatorLast(isLast: Boolean): EncoderRules = copy(isDiscriminatorLast = isLast)

  /** Whether a subtype is wrapped in an object, `{"Circle":{"radius":1.5}}`, and has no
    * discriminator. The last call of this, [[withContentKey]] and [[withUntagged]] decides.
    */
  def withWrapper(isWrapped: Boolean): EncoderRules = copy(form = if (isWrapped) Wrapper else Tagged)

  /** Puts the fields of a subtype into an object of their own, with this key, next to the
    * discriminator: `{"\$type":"Circle","value":{"radius":1.5}}`. A case object has no such member.
    */
  def withContentKey(key: String): EncoderRules = copy(form = new Content(key))

  /** Whether a subtype is written without a discriminator: `{"radius":1.5}`. */
  def withUntagged(isUntagged: Boolean): EncoderRules = copy(form = if (isUntagged) Untagged else Tagged)

  /** Whether case objects, and cases of an enum without parameters, are strings, the default.
    * Otherwise they are written like case classes without fields: `{"\$type":"Point"}`, or
    * `{"Point":{}}`.
    */
  def withCaseObjectStrings(areStrings: Boolean): EncoderRules = copy(isCaseObjectString = areStrings)

  /** Whether a field that is `None`, or an empty `Optional`, has no member, whatever the style says
    * of nulls; not, by default. [[EncoderRules.omitNone]] says it of one field or class. In an
    * `Option[Option[A]]`, `Some(None)` is null then.
    */
  def withOmitNone(isOmitted: Boolean): EncoderRules = copy(omitsNone = isOmitted)

  /** How encoders and key encoders of `java.time` write seconds: as [[TimeForm.Groups]] by default.
    * It holds where the encoder of the time is found, be it for a derived encoder or for a value
    * that is rendered. On the JVM.
    */
  def withTimes(form: TimeForm): EncoderRules = copy(times = form)

  private def copy(
      fieldName: String => String = fieldName,
      typeName: String => String = typeName,
      discriminator: String = discriminator,
      isDiscriminatorLast: Boolean = isDiscriminatorLast,
      form: Form = form,
      isCaseObjectString: Boolean = isCaseObjectString,
      omitsNone: Boolean = omitsNone,
      times: TimeForm = times,
      constantName: String => String = ownConstantName,
      fullTypeName: (String, String) => String = fullTypeName
  ): EncoderRules =
    new EncoderRules(
      fieldName, typeName, discriminator, isDiscriminatorLast, form, isCaseObjectString, omitsNone, times, constantName,
      fullTypeName
    )
}

object EncoderRules {

  /** The form of a case class of a sealed trait. A trait, since the verifier loads the subclasses
    * of a class to check assignments.
    */
  private[swarender] sealed trait Form extends Serializable
  private[swarender] case object Tagged extends Form
  private[swarender] case object Wrapper extends Form
  private[swarender] case object Untagged extends Form
  private[swarender] final class Content(val key: String) extends Form

  /** The key of a field, or the name of a subtype, in place of the one that the rules give. */
  final class key(val name: String) extends scala.annotation.StaticAnnotation

  /** Lines of comments above a field, in formats that have them: see [[Events.commentLines]]. */
  final class comment(val text: String) extends scala.annotation.StaticAnnotation

  /** A field that is not written: a password, say. It needs no encoder. */
  final class skip extends scala.annotation.StaticAnnotation

  /** A field whose numbers and booleans are written as strings, also those in a collection: amounts
    * of money, integers beyond 2^53.
    */
  final class asString extends scala.annotation.StaticAnnotation

  /** A field that has no member where it is `None`, or an empty `Optional`, whatever the style says
    * of nulls; on a class, each of its fields of these types; on a sealed trait, those of its case
    * classes. In an `Option[Option[A]]`, `Some(None)` is null.
    */
  final class omitNone extends scala.annotation.StaticAnnotation

  /** A field that this encoder writes: an encoder of the type of the field, or of a type inside of
    * it, such as the elements of a list. `@by(Encoder.base64)` is for all types that have
    * [[Bytes]].
    */
  final class by(val encoder: Encoder[?]) extends scala.annotation.StaticAnnotation

  /** A field whose members are written among those of its class: a case class, a map, or an
    * `Option` of these. A key that occurs twice throws a `DuplicateKey` error in every style.
    */
  final class flatten extends scala.annotation.StaticAnnotation

  /** Fields and types by their own names; case objects are strings; the discriminator is upickle's,
    * `\$type`, and comes first.
    */
  implicit val default: EncoderRules = new EncoderRules(
    AsItIs,
    AsItIs,
    "$type",
    isDiscriminatorLast = false,
    Tagged,
    isCaseObjectString = true,
    omitsNone = false,
    TimeForm.Groups,
    null,
    null
  )

  /** `unitPrice` to `unit_price`, `userID` to `user_id`. */
  def snakeCase: String => String = NameRules.snakeCase

  /** `unitPrice` to `unit-price`, `unit_price` too. */
  def kebabCase: String => String = NameRules.kebabCase

  /** `unitPrice` to `UNIT_PRICE`; `NOK` stays. */
  def screamingSnakeCase: String => String = NameRules.screamingSnakeCase

  /** `unitPrice` to `UnitPrice`, `unit_price` too. */
  def pascalCase: String => String = NameRules.pascalCase

  /** `UnitPrice` to `unitPrice`, `UNIT_PRICE` too. */
  def camelCase: String => String = NameRules.camelCase

  /** A name as it is: no lambda, of which the first one costs a process milliseconds. */
  private object AsItIs extends (String => String) with Serializable {
    def apply(name: String): String = name
    private[swarender] def readResolve(): AnyRef = AsItIs
  }
}

/** Functions that the default rules do not need. Each is a class that a process would load. */
private object NameRules {
  val snakeCase: String => String = separated('_')
  val kebabCase: String => String = separated('-')
  val screamingSnakeCase: String => String = name => upper(snakeCase(name))
  val pascalCase: String => String = name => snakeCase(name).split('_').map(capital).mkString
  val camelCase: String => String = { name =>
    val words = snakeCase(name).split('_').filter(_.nonEmpty)
    words.take(1).mkString + words.drop(1).map(capital).mkString
  }

  private def capital(word: String): String = upper(word.take(1)) + word.drop(1)

  /** In no language: Turkish has another `I`. */
  private def upper(text: String): String = text.map(Character.toUpperCase(_))

  private def separated(separator: Char): String => String = { name =>
    val text = new java.lang.StringBuilder
    var i = 0
    while (i < name.length) {
      val c = name.charAt(i)
      if (Character.isUpperCase(c)) {
        val begins = i > 0 && (!Character.isUpperCase(name.charAt(i - 1)) ||
          i + 1 < name.length && Character.isLowerCase(name.charAt(i + 1)))
        if (begins && name.charAt(i - 1) != '_') text.append(separator)
        text.append(Character.toLowerCase(c))
      } else text.append(if (c == '_' && i > 0) separator else c)
      i += 1
    }
    text.toString
  }
}
