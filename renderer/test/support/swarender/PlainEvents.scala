package swarender

import swarender.derivation.TrustedEncoder
import swarender.event.{DocumentWriter, FixedText, ForwardedEvents}

/** Hands events to `target` so that no shortcut can be taken: no encoder or reader knows this
  * class, each field is one of any key, each array one of any elements, and each text is of a class
  * that no writer keeps or copies as it is.
  */
final class PlainEvents(target: Events) extends ForwardedEvents(target) {
  private def plain(s: CharSequence): CharSequence = if (s eq null) null else new PlainText(s.toString)

  /** What says that a key is an integer stays. */
  private def plainKey(s: CharSequence): CharSequence = if ((s ne null) && FixedText.isInteger(s)) s else plain(s)

  override def key(s: CharSequence): Unit = super.key(plainKey(s))
  override def string(s: CharSequence): Unit = super.string(plain(s))
  override def number(text: CharSequence): Unit = super.number(plain(text))
  override def field(fields: FieldNames, i: Int): Unit = looseField(fields, i)
  private[swarender] override def fieldKey(s: CharSequence): Unit = super.fieldKey(plainKey(s))
  override def distinctKey(s: CharSequence): Unit = key(s)
  override def beginObjectArray(): Unit = beginArray()
  override def beginValueArray(): Unit = beginArray()
  private[swarender] override def beginArrayOf(node: AnyRef): Unit = beginArray()
  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    super.commentedDefault(comment, events => member(new PlainEvents(events)))
}

/** Text of which only its chars can be asked. */
private final class PlainText(text: String) extends CharSequence {
  def length: Int = text.length
  def charAt(i: Int): Char = text.charAt(i)
  def subSequence(from: Int, until: Int): CharSequence = new PlainText(text.substring(from, until))
  override def toString: String = text
}

/** Sends what `encoder` sends as [[PlainEvents]], also as a document. */
final class PlainEncoder[T](encoder: Encoder[T]) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit = encoder.checked.encode(value, new PlainEvents(events))

  private[swarender] override def write(value: T, writer: DocumentWriter): Unit = {
    writer.beginDocument()
    encode(value, writer)
    writer.endDocument()
  }
}
