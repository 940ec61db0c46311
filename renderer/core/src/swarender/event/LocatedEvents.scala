package swarender
package event

import swarender.Events.{FieldNames, Place}
import swarender.numbers.NumberRules

/** Hands well-formed events to `writer`, document by document, and keeps the path for its errors.
  *
  * @param isAgain
  *   whether the events were sent before
  */
private[swarender] final class LocatedEvents(writer: DocumentWriter, private[swarender] override val isAgain: Boolean)
    extends Events
    with FilteredEvents
    with TextTarget {
  private[this] val position = new EventState

  /** The tag on the value of the document that comes next, or null. */
  private[this] var rootTag: String = null

  private def before(): Unit = if (position.isOutside) {
    writer.place = position
    writer.beginDocument()
    if (rootTag ne null) {
      writer.tag(rootTag)
      rootTag = null
    }
  }

  private def after(): Unit = if (position.isOutside) writer.endDocument() else position.next()

  /** The root has no path to keep. */
  private[swarender] override def valuePlace: Place = if (position.isOutside) null else position

  override def tag(text: String): Unit =
    if (!position.isOutside) writer.tag(text) else if (rootTag eq null) rootTag = text
  override def omitsDefaults: Boolean = writer.omitsDefaults
  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    writer.commentedDefault(comment, member)

  /** Flushes a complete document. */
  private[swarender] override def visited(): Unit = if (position.isOutside) writer.out.flush()

  def beginObject(): Unit = { before(); writer.beginObject(); position.begin(isObject = true) }
  def endObject(): Unit = { position.end(); writer.endObject(); after() }
  def beginArray(): Unit = { before(); writer.beginArray(); position.begin(isObject = false) }
  def endArray(): Unit = { position.end(); writer.endArray(); after() }
  def key(s: CharSequence): Unit = { position.key(s); writer.key(s) }
  override def distinctKey(s: CharSequence): Unit = { position.key(s); writer.distinctKey(s) }
  override def field(fields: FieldNames, i: Int): Unit = { position.key(fields.name(i)); writer.field(fields, i) }
  private[swarender] override def fieldKey(s: CharSequence): Unit = { position.key(s); writer.fieldKey(s) }
  protected def scalar(least: Int): Events = { before(); writer }
  protected override def afterScalar(): Unit = after()
  protected def marks: Events = writer
  private[swarender] def copyTarget: CopyTarget = writer.copyTarget
  private[swarender] def copyPlace: EventState = position
  private[swarender] override def numberRules: NumberRules = writer.numberRules
  private[swarender] override def expectNumber(bits: Long): Unit = writer.expectNumber(bits)
  private[swarender] override def fail(kind: RenderError.Kind, detail: String): Nothing = writer.fail(kind, detail)
}

private[swarender] object LocatedEvents {
  def to(writer: DocumentWriter): Events = new LocatedEvents(writer, isAgain = false)
  def again(writer: DocumentWriter): Events = new LocatedEvents(writer, isAgain = true)

  /** A visitor of one document, which returns `target`. */
  def visitor[T](writer: DocumentWriter, target: T): RendererVisitor[T] =
    new RendererVisitor(new LocatedEvents(writer, isAgain = false), target)
}
