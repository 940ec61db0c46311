package swarender
package derivation

import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.{Content, Untagged, Wrapper}
import swarender.event.NamedObject
import swarender.output.ByteOutput
import swarender.chars.Literal

/** Encodes a case class of a sealed trait as an object that has the name of the class as a member,
  * or as the key of its only member.
  */
final class SubtypeEncoder[T](rules: EncoderRules, name: String, encoder: Encoder[T]) extends TrustedEncoder[T] {
  private[this] val isWrapped = rules.form eq Wrapper
  private[this] val isLast = rules.isDiscriminatorLast
  private[this] val inner = encoder.checked

  /** The names of the members that the form adds. */
  private[this] val tags = rules.form match {
    case Wrapper => FieldNames.ofSubtype(name)
    case content: Content => FieldNames.ofSubtype(rules.discriminator, content.key)
    case _ => new FieldNames(rules.discriminator)
  }

  /** Whether the name is among the fields. */
  private[this] val isMember = !isWrapped && !rules.form.isInstanceOf[Content]

  /** What sends the fields where the name is among them and the encoder is a derived one, else
    * null.
    */
  private[this] val fields = encoder match {
    case fields: ObjectEncoder[T] if isMember => fields
    case _ => null
  }

  /** What sends the fields if it may send the key of the name too, else null. */
  private[this] val flat = fields match {
    case flat: FlatObjectEncoder[T] => flat
    case _ => null
  }

  /** Whether the encoder sends an object of which nothing is known. */
  private[this] val isOpaque = isMember && (fields eq null)

  /** Whether no text is known before the first field. */
  private[this] val isLoose = isOpaque || (fields ne null) && fields.isLoose

  if ((fields ne null) && fields.fieldNames.has(rules.discriminator))
    throw new IllegalArgumentException(NameClash.discriminator(name, rules.discriminator))

  private[swarender] override def sendsObjects: Boolean = true

  def encode(value: T, events: Events): Unit =
    if (isOpaque) inner.encode(value, new NamedObject(events, rules.discriminator, name, isLast))
    else sendObject(value, events)

  private def sendObject(value: T, events: Events): Unit = {
    events.beginObject()
    if (isWrapped) {
      events.field(tags, 0)
      inner.encode(value, events)
    } else {
      val to = if (flat ne null) flat.distinct(events, rules.discriminator) else events
      if (!isLast) sendName(to)
      if (fields ne null) fields.members(value, to)
      else {
        to.field(tags, 1)
        inner.encode(value, to)
      }
      if (isLast) sendName(to)
    }
    events.endObject()
  }

  override def direct(before: Literal, value: T, out: ByteOutput): Unit =
    if (isLoose) {
      out.literal(before)
      encode(value, out.owner.eventsWithin())
    } else {
      out.open(before)
      val texts = directTexts
      if (fields eq null) inner.direct(texts.begin, value, out)
      else {
        out.first = texts.begin
        fields.direct(null, value, out)
      }
      out.close(texts.end)
    }

  @transient private[this] var knownTexts: SubtypeEncoder.Texts = null

  private def directTexts: SubtypeEncoder.Texts = {
    if (knownTexts eq null)
      knownTexts = SubtypeEncoder.texts(rules, name, if (fields eq null) null else fields.fieldNames)
    knownTexts
  }

  private def sendName(events: Events): Unit = {
    if (flat ne null) events.key(tags.name(0)) else events.field(tags, 0)
    events.string(name)
  }
}

private object SubtypeEncoder {

  /** The texts before the value of the first member and after the last member. */
  final class Texts(val begin: Literal, val end: Literal)

  /** @param fields
    *   null where the subtype is an object in an object
    */
  def texts(rules: EncoderRules, name: String, fields: FieldNames): Texts = {
    val tag = s"${Direct.quoted(rules.discriminator)}:${Direct.quoted(name)}"
    def around(first: String, isEmpty: Boolean): Texts =
      if (rules.isDiscriminatorLast) texts(s"{$first", s"${if (isEmpty) "" else ","}$tag}")
      else texts(s"{$tag${if (isEmpty) "" else s",$first"}", "}")
    rules.form match {
      case Wrapper => texts(s"{${Direct.quoted(name)}:", "}")
      case content: Content => around(s"${Direct.quoted(content.key)}:", isEmpty = false)
      case _ => around(Direct.texts(fields)(0).text.substring(1), fields.size == 0)
    }
  }

  private def texts(begin: String, end: String): Texts = new Texts(new Literal(begin), new Literal(end))
}

/** Encodes a case object of a sealed trait as its name, or as an object like those of its case
  * classes.
  */
final class ConstantEncoder(rules: EncoderRules, name: String) extends TrustedEncoder[Any] {
  private[this] val asObject: TrustedEncoder[Any] =
    if (rules.isCaseObjectString) null
    else
      rules.form match {
        case Untagged => ConstantEncoder.NoMembers
        case _: Content => new SubtypeEncoder[Any](rules.withWrapper(false), name, ConstantEncoder.NoMembers)
        case _ => new SubtypeEncoder[Any](rules, name, ConstantEncoder.NoMembers)
      }

  def encode(value: Any, events: Events): Unit =
    if (asObject eq null) events.string(name) else asObject.encode(value, events)

  @transient private[this] var text: Literal = null

  override def direct(before: Literal, value: Any, out: ByteOutput): Unit =
    if (asObject ne null) asObject.direct(before, value, out)
    else {
      if (text eq null) text = new Literal(Direct.quoted(name))
      out.literals(before, text)
    }
}

private object ConstantEncoder {
  val NoMembers: ObjectEncoder[Any] = new NoMembers

  private final class NoMembers extends ObjectEncoder[Any](new FieldNames()) {
    def members(value: Any, events: Events): Unit = ()
    override def direct(before: Literal, value: Any, out: ByteOutput): Unit = {
      out.literal(begin(before, value, out))
      end(before, out)
    }
  }
}
