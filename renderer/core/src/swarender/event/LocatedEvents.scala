package swarender
package event

import swarender.Events.Place

/** Hands well-formed events to `writer`, document by document, and keeps the path for its errors.
  *
  * @param isAgain
  *   whether the events were sent before
  */
private[swarender] final class LocatedEvents(writer: DocumentWriter, private[swarender] override val isAgain: Boolean)
    extends FilteredEvents
    with HasCopyTarget {
  private[this] val position = new EventState

  /** Whether a document has begun whose value has not come, since a tag is on it. */
  private[this] var isBegun = false

  private def before(): Unit = if (position.isOutside) {
    if (!isBegun) {
      writer.place = position
      writer.beginDocument()
    }
    isBegun = false
  }

  private def after(): Unit = if (position.isOutside) writer.endDocument() else position.next()

  /** The root has no path to keep. */
  private[swarender] override def valuePlace: Place = if (position.isOutside) null else position

  private[swarender] override def onMark(kind: Int, text: String): Unit = {
    if (!Mark.isComment(kind)) {
      before()
      isBegun = position.isOutside
    }
    writer.mark(kind, text)
  }

  /** Flushes a complete document. */
  private[swarender] override def visited(): Unit = if (position.isOutside) writer.out.flush()

  protected def begin(isObject: Boolean): Unit = {
    before()
    if (isObject) writer.beginObject() else writer.beginArray()
    position.begin(isObject)
  }
  protected def end(isObject: Boolean): Unit = {
    position.end()
    if (isObject) writer.endObject() else writer.endArray()
    after()
  }
  def key(s: CharSequence): Unit = { position.key(s); writer.key(s) }
  override def distinctKey(s: CharSequence): Unit = { position.key(s); writer.distinctKey(s) }
  override def field(fields: FieldNames, i: Int): Unit = { position.key(fields.name(i)); writer.field(fields, i) }
  private[swarender] override def fieldKey(s: CharSequence): Unit = { position.key(s); writer.fieldKey(s) }
  protected def receiver: Events = writer
  protected override def scalar(least: Int): Events = { before(); writer }
  protected override def afterScalar(): Unit = after()
  private[swarender] def copyTarget: CopyTarget = writer.copyTarget
  private[swarender] def copyPlace: EventState = position
  private[swarender] override def fail(kind: RenderError.Kind, detail: String): Nothing = writer.fail(kind, detail)
}

private[swarender] object LocatedEvents {
  def to(writer: DocumentWriter): Events = new LocatedEvents(writer, isAgain = false)
  def again(writer: DocumentWriter): Events = new LocatedEvents(writer, isAgain = true)

  /** A visitor of one document, which returns `target`. */
  def visitor[T](writer: DocumentWriter, target: T): RendererVisitor[T] =
    new RendererVisitor(new LocatedEvents(writer, isAgain = false), target)
}
