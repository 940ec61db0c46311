package swarender
package event

import swarender.Events.Place
import swarender.output.{ByteOutput, Output}

/** Writes documents to `out`. It trusts its caller that events come in order: `beginDocument`, the
  * events of one value, `endDocument`.
  *
  * After an exception, its own or one of the sink, the writer takes nothing until `forget`.
  */
private[swarender] abstract class DocumentWriter(val out: Output) extends Events with HasCopyTarget {

  /** Where the event that is being written is in the document, for errors; null for the root. */
  var place: Place = null

  /** Where the next event is, as this gets them: kept by a filter before it where it, or one after
    * it, `asksPosition`; else null.
    */
  private[swarender] final var position: EventState = null
  private[swarender] def asksPosition: Boolean = false

  /** What takes documents that come as events, once there has been one. */
  private[swarender] final var documentEvents: DocumentEvents = null

  private[swarender] def copyTarget: CopyTarget = null
  private[swarender] def copyPlace: EventState = null

  /** The output, where encoders write to it without events; null where they send events. */
  private[swarender] final var direct: ByteOutput = null

  /** Begins a value that an encoder writes to `direct`, after which `endDirect` follows. */
  private[swarender] def beginDirect(): Unit = ()
  private[swarender] def endDirect(): Unit = ()

  /** What takes the events of a value in the middle of what is written to `direct`. */
  private[swarender] def eventsWithin(): Events = this

  /** Writes a tree in the middle of that. */
  private[swarender] def treeWithin(value: ujson.Value): Unit = {
    val _ = eventsWithin()
    subtree(value)
  }

  /** Begins the next value as a tree of several tokens, of which `done` is the last call; null
    * where only events are written.
    */
  private[swarender] def beginTree(): TreeTokens = null
  def beginDocument(): Unit
  def endDocument(): Unit

  /** Writes `value` as a document of the events that `source` sends. It is here, and not where it
    * is called: what passes this writer as events has to load it.
    */
  private[swarender] final def document[T](source: EventSource[T], value: T): Unit = {
    beginDocument()
    source.encode(value, this)
    endDocument()
  }

  /** Makes ready for one more document; an error where the format has one only. */
  def nextDocument(): Unit = ()

  /** Comes after the last of several documents. */
  def endStream(): Unit = ()

  /** Writes the value of a document, by the quickest way that the format has. */
  def tree(value: ujson.Value): Unit = new ValueWalker(this).walk(value)

  /** Writes a value in its place in a document, by the quickest way that the format has. */
  def subtree(value: ujson.Value): Unit = new ValueWalker(this).walk(value)

  /** Whether the writer leaves nulls out, or refuses them, as the style asks. */
  def omitsNulls: Boolean = false

  /** Whether the writer refuses a key that comes twice in one object. */
  def checksKeys: Boolean = false

  /** Whether the format, and the style, have comments. */
  def hasComments: Boolean = false

  /** Whether members that have their default value are written as comments. */
  def commentsDefaults: Boolean = false

  /** Drops every reference to the last document, and is ready for the first of a reset output. */
  def forget(): Unit

  /** Whether the writer holds no more memory than is worth keeping it for. */
  private[swarender] def isSmall: Boolean

  /** A writer of the same style to another output. */
  def on(other: Output): DocumentWriter

  /** How many containers may be open at once; one more is refused where its begin is sent. */
  def maxDepth: Int

  private[swarender] final def tooDeep(): Nothing =
    fail(RenderError.TooDeep, s"nesting exceeds $maxDepth levels")

  /** The way to `place`. */
  private[event] final def placeSegments: List[RenderError.Segment] = if (place eq null) Nil else place.segments

  /** Whether events of the last document came, of which something may be held. */
  private[swarender] final var tookEvents = false

  /** How many containers are open, those included that are held in memory. */
  private[swarender] def openLevels: Int

  /** What is thrown for `e`, the end of the thread's stack, wherever that showed: in the output
    * too. If the document is not deep, the code that sends it has used up the stack: `e` is its
    * error.
    */
  private[swarender] final def stackEnd(e: Throwable): Throwable =
    if (openLevels < ValueWalker.Levels) e
    else {
      val offset = out.offset
      out.poison()
      RenderError.caused(RenderError.TooDeep, StackEnd.Text, placeSegments, offset, e)
    }

  private[swarender] final override def fail(kind: RenderError.Kind, detail: String): Nothing = {
    if (out.isPoisoned) RenderError.broken(out.position)
    val offset = out.offset
    out.poison()
    RenderError.raise(kind, detail, placeSegments, offset)
  }
}
