package swarender
package event

/** The events of documents, checked, to `writer`. */
private[swarender] class DocumentEvents(writer: DocumentWriter) extends OrderedEvents(writer) with HasCopyTarget {
  private[swarender] final def beginRoot(): Unit = {
    if (writer.place ne state) writer.place = state
    writer.beginDocument()
  }

  private[swarender] final def endRoot(): Unit = writer.endDocument()

  private[swarender] final def copyTarget: CopyTarget = writer.copyTarget
  private[swarender] final def copyPlace: EventState = state
  private[swarender] final def wholeName: String = "document"
  private[swarender] final def sendField(fields: FieldNames, i: Int): Unit = writer.field(fields, i)

  /** Ends a document that must be whole; from then on every event is refused until `restart`. */
  private[swarender] final def endWhole(): Unit = {
    if (!isDone) misuse("end of the document")
    val _ = break()
  }

  private[swarender] final override def fail(kind: RenderError.Kind, detail: String): Nothing = {
    if ((kind eq RenderError.Misuse) && isBroken) RenderError.broken(writer.out.offset)
    val _ = break()
    writer.place = state
    writer.fail(kind, detail)
  }
}

private[swarender] object DocumentEvents {

  /** The events that send documents to `writer`, made when they are first asked for. */
  def of(writer: DocumentWriter): DocumentEvents = {
    if (writer.documentEvents eq null) writer.documentEvents = new DocumentEvents(writer)
    writer.documentEvents
  }
}
