package swarender
package derivation

import swarender.Events.FieldNames
import swarender.encoder.EncoderRules
import swarender.output.ByteOutput
import swarender.chars.Literal

/** Of a case class of a sealed trait: an object that has the name of the class as a member, or as
  * the key of its only member.
  */
final class SubtypeEncoder[T](rules: EncoderRules, name: String, encoder: Encoder[T]) extends TrustedEncoder[T] {
  private[this] val isWrapped = rules.isWrapped
  private[this] val isLast = rules.isDiscriminatorLast
  private[this] val tag = new FieldNames(if (isWrapped) name else rules.discriminator)
  private[this] val inner = encoder.checked
  private[this] val fields = encoder match {
    case fields: ObjectEncoder[T] => fields
    case _ if isWrapped => null
    case _ =>
      throw new IllegalArgumentException(
        s"the encoder of subtype $name must be derived: another one has no place for ${rules.discriminator}"
      )
  }
  if (!isWrapped && fields.fieldNames.has(rules.discriminator))
    throw new IllegalArgumentException(NameClash.discriminator(name, rules.discriminator))

  private[swarender] override def sendsObjects: Boolean = true

  def encode(value: T, events: Events): Unit = {
    events.beginObject()
    if (isWrapped) {
      events.field(tag, 0)
      inner.encode(value, events)
    } else {
      if (!isLast) sendName(events)
      fields.members(value, events)
      if (isLast) sendName(events)
    }
    events.endObject()
  }

  override def direct(before: Literal, value: T, out: ByteOutput): Unit = {
    out.open(before)
    val texts = directTexts
    if (isWrapped) {
      inner.direct(texts.begin, value, out)
      out.close('}')
    } else {
      out.first = texts.begin
      fields.direct(null, value, out)
      out.close(texts.end)
    }
  }

  @transient private[this] var knownTexts: SubtypeEncoder.Texts = null

  private def directTexts: SubtypeEncoder.Texts = {
    if (knownTexts eq null)
      knownTexts = SubtypeEncoder.texts(rules, name, if (isWrapped) null else fields.fieldNames)
    knownTexts
  }

  private def sendName(events: Events): Unit = {
    events.field(tag, 0)
    events.string(name)
  }
}

private object SubtypeEncoder {

  /** What comes before the value of the first member, and after the last member. */
  final class Texts(val begin: Literal, val end: Literal)

  /** @param fields
    *   null where the subtype is an object in an object
    */
  def texts(rules: EncoderRules, name: String, fields: FieldNames): Texts =
    if (rules.isWrapped) new Texts(new Literal(s"{${Direct.quoted(name)}:"), null)
    else {
      val tag = s"${Direct.quoted(rules.discriminator)}:${Direct.quoted(name)}"
      val first = Direct.texts(fields)(0)
      val isEmpty = fields.size == 0
      if (rules.isDiscriminatorLast) new Texts(first, new Literal(s"${if (isEmpty) "" else ","}$tag}"))
      else new Texts(new Literal(s"{$tag${if (isEmpty) "" else "," + first.text.substring(1)}"), new Literal("}"))
    }
}

/** Of a case object of a sealed trait: its name, or an object like those of its case classes. */
final class ConstantEncoder(rules: EncoderRules, name: String) extends TrustedEncoder[Any] {
  private[this] val asObject =
    if (rules.isCaseObjectString) null else new SubtypeEncoder[Any](rules, name, ConstantEncoder.NoMembers)

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
  object NoMembers extends ObjectEncoder[Any](new FieldNames()) {
    def members(value: Any, events: Events): Unit = ()
    override def direct(before: Literal, value: Any, out: ByteOutput): Unit = {
      out.literal(begin(before, value, out))
      end(before, out)
    }
  }
}
