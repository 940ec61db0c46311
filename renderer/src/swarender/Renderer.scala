package swarender

import swarender.derivation.TrustedEncoder
import swarender.event.{DocumentEvents, DocumentWriter, EventAdapters, EventState, StackEnd}

/** The event interface: one call per piece of a document, in document order.
  *
  * A value is one scalar event or a balanced `begin`/`end` pair; inside an object each value
  * follows its `key`. An event out of order is a [[RenderError]] of kind `Misuse`. After any error,
  * also one that the sink threw, the renderer refuses every further event until `reset`.
  *
  * A renderer serves one thread at a time, is cheap to make and can be used again: `nextDocument`
  * after a complete document, `reset` at any time.
  *
  * {{{
  * val text = new java.io.StringWriter
  * val json = Json.renderer(text)
  * json.beginObject()
  * json.key("replicas")
  * json.int64(3)
  * json.endObject()
  * json.flush()                         // text.toString is {"replicas":3}
  * }}}
  */
final class Renderer private[swarender] (writer: DocumentWriter) extends DocumentEvents(writer) {
  private[this] val out = writer.out

  /** A whole value: what its encoder sends. */
  def value[T](v: T)(implicit encoder: Encoder[T]): Unit =
    if (isAtRoot) {
      val _ = break()
      writer.place = state
      DocumentSource.write(v, encoder, writer)
      expect(EventState.Done)
    } else
      try encoder.checked.encode(v, this)
      catch {
        case e: Throwable if StackEnd.isReached(e) =>
          val _ = break()
          writer.place = state
          writer.stackEnd()
      }

  /** Sends what it visits as events; flushes the output where that completes a document. */
  def visitor: ujson.JsVisitor[Unit, Unit] = EventAdapters.of(this).visitor

  private[swarender] override def visited(): Unit = if (isComplete) flush()

  /** After a complete document: makes ready for another one on the same output. Inside a document
    * it is an error.
    */
  def nextDocument(): Unit = {
    if (!isDone || out.isPoisoned) misuse("end of the document")
    writer.nextDocument()
    expect(EventState.Root)
  }

  /** After the last document of several: writes what the style has there, such as a line `...` of
    * YAML (`YamlStyle.withStreamEnd`). Inside a document it is an error.
    */
  def endStream(): Unit = {
    if (!isAtRoot && !isDone || out.isPoisoned) misuse("end of the stream")
    val e = break()
    writer.endStream()
    expect(e)
  }

  /** Hands what is written so far to the sink and flushes that. */
  def flush(): Unit = {
    if (isBroken) RenderError.broken(offset)
    val e = break()
    out.flush()
    expect(e)
  }

  /** Forgets the document and any error, and drops output which the sink has not got yet. */
  def reset(): Unit = {
    restart()
    writer.forget()
    out.reset()
  }

  /** How many bytes (chars on a char output) have been written since the renderer was made or
    * reset.
    */
  def offset: Long = out.offset

  /** Whether a whole document has been written and the next one not begun. */
  def isComplete: Boolean = isDone
}

object Renderer {

  /** The documents that `send` writes by a renderer: one, or several with `nextDocument` between
    * them, and `endStream` after the last one. They are written to whatever a document can be
    * written to; inside of another value they are a [[RenderError]] of kind `Misuse`.
    *
    * {{{
    * val both = Renderer.documents { r => r.value(order); r.nextDocument(); r.value(invoice) }
    * Yaml.writeTo(both, Paths.get("both.yaml"))
    * }}}
    */
  def documents(send: Renderer => Unit): Documents = new Documents(send)

  /** Documents of events. */
  final class Documents private[swarender] (private[swarender] val send: Renderer => Unit)

  object Documents {
    implicit val encoder: Encoder[Documents] =
      RendererEvents.contramap(documents => if (documents eq null) null else documents.send)
  }

  /** The one that sends documents to `writer`, made when it is first asked for. */
  private[swarender] def of(writer: DocumentWriter): Renderer = writer.documentEvents match {
    case known: Renderer => known
    case _ =>
      val made = new Renderer(writer)
      writer.documentEvents = made
      made
  }
}

/** What a function sends to a renderer as a document, or as several. */
private[swarender] object RendererEvents extends TrustedEncoder[Renderer => Unit] {
  def encode(send: Renderer => Unit, events: Events): Unit =
    if (send eq null) events.nullValue()
    else events.fail(RenderError.Misuse, "documents of a renderer are no part of a value")

  /** A renderer keeps the path itself. */
  private[swarender] override def isReadOnce(send: Renderer => Unit): Boolean = send ne null

  private[swarender] override def write(send: Renderer => Unit, writer: DocumentWriter): Unit =
    if (send eq null) super.write(send, writer)
    else {
      val renderer = Renderer.of(writer)
      renderer.restart()
      send(renderer)
      renderer.endWhole()
    }
}
