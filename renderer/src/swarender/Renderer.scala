package swarender

import swarender.derivation.TrustedEncoder
import swarender.event.{DocumentEvents, DocumentWriter, EventAdapters, EventState, StackEnd}

/** Writes events as documents: one call for each token, in the order of the document.
  *
  * A value is one scalar event or a balanced `begin`/`end` pair; inside an object each value
  * follows its `key`. An event out of order throws a [[RenderError]] of kind `Misuse`. After an
  * error, also one of the target, every further event throws a [[RenderError]] of kind `Broken`
  * until `reset`.
  *
  * Only one thread at a time may use a renderer. It is cheap to make, and can write further
  * documents: call `nextDocument` after a complete document, or `reset` at any time.
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

  /** Writes a complete value by its encoder, as the document or inside a container.
    *
    * {{{
    * r.beginArray()
    * orders.foreach(order => r.value(order))
    * r.endArray()
    * }}}
    */
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
          writer.place = state
          val thrown = writer.stackEnd(e)
          if (thrown ne e) { val _ = break() }
          throw thrown
      }

  /** A visitor of upickle that sends the visited value as events. When a document is complete, it
    * flushes the target.
    */
  def visitor: ujson.JsVisitor[Unit, Unit] = EventAdapters.of(this).visitor

  private[swarender] override def visited(): Unit = if (isComplete) flush()

  /** Begins another document after a complete one, on the same target: in YAML by a line `---`, in
    * JSON by a line feed, unless the style has a text at the end of each document. Inside a
    * document it throws a [[RenderError]] of kind `Misuse`; in TOML, of kind `SecondDocument`.
    */
  def nextDocument(): Unit = {
    if (!isDone || out.isPoisoned) misuse("end of the document")
    writer.nextDocument()
    expect(EventState.Root)
  }

  /** Ends several documents: writes what the style has after the last one, such as a line `...` in
    * YAML (`withStreamEnd`). Inside a document it throws a [[RenderError]] of kind `Misuse`.
    */
  def endStream(): Unit = {
    if (!isAtRoot && !isDone || out.isPoisoned) misuse("end of the stream")
    val e = break()
    writer.endStream()
    expect(e)
  }

  /** Writes the content of the buffer to the target, and flushes the target. */
  def flush(): Unit = {
    if (isBroken) RenderError.broken(offset)
    val e = break()
    out.flush()
    expect(e)
  }

  /** Drops the open document, the content of the buffer, and any error: the renderer is usable
    * again. What the target has received stays there.
    */
  def reset(): Unit = {
    restart()
    writer.forget()
    out.reset()
  }

  /** How many bytes have been written since the renderer was created or reset; UTF-16 code units if
    * the target takes characters.
    */
  def offset: Long = out.offset

  /** Whether a document is complete and the next one has not begun. */
  def isComplete: Boolean = isDone
}

object Renderer {

  /** The documents that `send` writes by a renderer: one, or several with `nextDocument` between
    * them, and `endStream` after the last one. They are written to whatever a document can be
    * written to; inside of another value they throw a [[RenderError]] of kind `Misuse`.
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

/** Encodes what a function sends to a renderer, one document or several. */
private[swarender] object RendererEvents extends TrustedEncoder[Renderer => Unit] {
  def encode(send: Renderer => Unit, events: Events): Unit =
    if (send eq null) events.nullValue()
    else events.fail(RenderError.Misuse, "Renderer.documents cannot be nested inside a value")

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
