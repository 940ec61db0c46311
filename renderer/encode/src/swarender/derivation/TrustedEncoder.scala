package swarender
package derivation

import swarender.event.{DocumentWriter, EventAdapters}
import swarender.output.ByteOutput
import swarender.chars.Literal

/** An encoder whose events need no check: those of the library, and those that derivation makes.
  * Code that is derived extends it; so may an evaluator, if its walk cannot send events out of
  * order. It must not keep the `Events`: what it sends after `encode` has returned may get into
  * another document. Other code uses [[Encoder.of]], which is checked.
  */
abstract class TrustedEncoder[T] extends Encoder[T] {

  /** Writes `before` and `value` as JSON of `JsonStyle.compact`: what the events of `encode` become
    * there. This implementation sends these to the writer of the document.
    *
    * @param before
    *   the constant text between what is written and the value
    */
  def direct(before: Literal, value: T, out: ByteOutput): Unit = {
    out.literal(before)
    encode(value, out.owner.eventsWithin())
  }

  /** The keys of all members of every value; null where they are not known before it comes. */
  private[swarender] def memberNames: FieldNames = null

  /** Whether every value becomes an object, or null if it is a null reference. */
  private[swarender] def sendsObjects: Boolean = false

  /** A case object that this encoder of a sealed trait writes as a string; null if there is none.
    */
  private[swarender] def stringConstant: String = null

  /** This encoder, which is made of that of a sealed trait, with `derived` for the values of one
    * subtype; null if it is not made so. Where the trait writes that subtype by this encoder, they
    * would call each other for ever.
    *
    * @param mark
    *   the class of the subtype
    */
  private[swarender] def ofSubtype(mark: Class[?], derived: () => TrustedEncoder[Any]): TrustedEncoder[T] = null

  /** Writes `value` in its place in a document: without events, where its style allows that. */
  private[swarender] final def sendInPlace(value: T, events: Events): Unit = events match {
    case writer: DocumentWriter if writer.direct ne null =>
      writer.beginDirect()
      direct(Literal.Nothing, value, writer.direct)
      writer.endDirect()
    case _ => encode(value, events)
  }

  private[swarender] override def write(value: T, writer: DocumentWriter): Unit =
    if (writer.direct ne null) {
      writer.beginDocument()
      writer.beginDirect()
      direct(Literal.Nothing, value, writer.direct)
      writer.endDirect()
      writer.endDocument()
    } else writer.document(this, value)

  private[swarender] final override def checked: TrustedEncoder[T] = this
}

/** An encoder that writes every value by `direct` where the style allows it, also as a document. */
private[swarender] abstract class DirectEncoder[T] extends TrustedEncoder[T] {
  override def direct(before: Literal, value: T, out: ByteOutput): Unit
}

object TrustedEncoder {

  /** `encoder` as others call it: with a check of its events, unless it needs none. */
  def of[T](encoder: Encoder[T]): TrustedEncoder[T] = encoder.checked

  private[swarender] def checking[T](encoder: Encoder[T]): TrustedEncoder[T] = new CheckedEncoder(encoder)
}

/** An encoder of user code, as others call it: what it sends is checked to be exactly one value. */
private[swarender] final class CheckedEncoder[T](encoder: Encoder[T]) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = EventAdapters.sendChecked(value, encoder, events)
  private[swarender] override def isReadOnce(value: T): Boolean = encoder.isReadOnce(value)
}
