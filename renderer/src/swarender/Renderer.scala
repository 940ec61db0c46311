package swarender

import swarender.event.{DocumentWriter, EventSink, FieldNames, Path}

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
  * val json = Json.renderer(new CharOutput(CharSink(text)))
  * json.beginObject()
  * json.key("replicas")
  * json.int64(3)
  * json.endObject()
  * json.flush()                         // text.toString is {"replicas":3}
  * }}}
  */
final class Renderer private[swarender] (writer: DocumentWriter) extends EventSink {
  import Renderer._

  private[this] val out = writer.out
  private[this] val position = new Path
  private[this] var expected = Root

  /** Where a value may come: sees to what comes before it. From here to `after`, an exception
    * leaves the renderer broken.
    */
  private def before(): Unit = {
    val e = expected
    if (e > Root) misuse("value")
    expected = Broken
    if (e == Root) {
      if (writer.place ne position) writer.place = position
      writer.beginDocument()
    }
  }

  /** After a whole value. */
  private def after(): Unit =
    if (position.depth == 0) {
      writer.endDocument()
      expected = Done
    } else {
      position.next()
      expected = if (position.inObject) Key else Element
    }

  /** Where the innermost container may end. */
  private def beforeEnd(isObject: Boolean): Unit = {
    if (expected != (if (isObject) Key else Element)) misuse(if (isObject) "end of an object" else "end of an array")
    expected = Broken
    position.end()
  }

  /** Begins an object: `key`s and their values follow, and `endObject`. */
  def beginObject(): Unit = {
    before()
    writer.beginObject()
    position.begin(isObject = true)
    expected = Key
  }

  /** The key of the next value; only inside an object. Text of any UTF-16 code units, escaped as
    * the style says.
    */
  def key(s: CharSequence): Unit = {
    if (expected != Key) misuse("key")
    expected = Broken
    position.key(s)
    writer.key(s)
    expected = Member
  }

  def endObject(): Unit = {
    beforeEnd(isObject = true)
    writer.endObject()
    after()
  }

  /** Begins an array: its values follow, and `endArray`. */
  def beginArray(): Unit = {
    before()
    writer.beginArray()
    position.begin(isObject = false)
    expected = Element
  }

  def endArray(): Unit = {
    beforeEnd(isObject = false)
    writer.endArray()
    after()
  }

  /** A string of any UTF-16 code units, escaped as the style says. */
  def string(s: CharSequence): Unit = { before(); writer.string(s); after() }

  def int64(v: Long): Unit = { before(); writer.int64(v); after() }

  /** `v` as an unsigned 64-bit integer. */
  def uint64(v: Long): Unit = { before(); writer.uint64(v); after() }

  def float64(v: Double): Unit = { before(); writer.float64(v); after() }

  /** The shortest digits that read back to the same `Float`. */
  def float32(v: Float): Unit = { before(); writer.float32(v); after() }

  /** A number as JSON text (RFC 8259, section 6), of any precision. Text outside that grammar is a
    * `BadNumber` error.
    */
  def number(text: CharSequence): Unit = { before(); writer.number(text); after() }

  /** A date and time, a date or a time, which only TOML has types for; elsewhere a string. */
  def dateTime(v: TomlDateTime): Unit = { before(); writer.dateTime(v); after() }

  def bool(v: Boolean): Unit = { before(); writer.bool(v); after() }

  def nul(): Unit = { before(); writer.nul(); after() }

  /** A whole value: what its encoder sends. */
  def value[T](v: T)(implicit encoder: Encoder[T]): Unit =
    if (expected != Root) encoder.encode(v, this)
    else {
      expected = Broken
      writer.place = position
      DocumentSource.write(v, encoder, writer)
      expected = Done
    }

  /** A comment on the value that comes next, or on the one that a key has just begun: at the end of
    * the line in which it begins. YAML only; elsewhere it is nothing. A line break in it is written
    * as an escape. Values that have no line of their own (the root container, and containers in an
    * array) have no comment.
    */
  override def comment(text: String): Unit = {
    val e = expected
    if (e > Root && e != Key) misuse("comment")
    expected = Broken
    writer.comment(text)
    expected = e
  }

  override def field(fields: FieldNames, i: Int): Unit = {
    if (expected != Key) misuse("key")
    expected = Broken
    position.key(fields.name(i))
    writer.field(fields, i)
    expected = Member
  }

  def omitsDefaults: Boolean = writer.omitsDefaults

  /** Sends what it visits as events; flushes the output where that completes a document. */
  def visitor: ujson.JsVisitor[Unit, Unit] = eventVisitor

  private[swarender] override def visited(): Unit = if (isComplete) flush()

  /** After a complete document: makes ready for another one on the same output. Inside a document
    * it is an error.
    */
  def nextDocument(): Unit = {
    if (expected != Done || out.isPoisoned) misuse("end of the document")
    writer.nextDocument()
    expected = Root
  }

  /** After the last document of several: writes what the style has there, such as a line `...` of
    * YAML.
    */
  private[swarender] def endStream(): Unit = writer.endStream()

  /** Hands what is written so far to the sink and flushes that. */
  def flush(): Unit = {
    val e = expected
    if (e == Broken) RenderError.broken(offset)
    expected = Broken
    out.flush()
    expected = e
  }

  /** Forgets the document and any error, and drops output which the sink has not got yet. */
  def reset(): Unit = {
    position.reset()
    expected = Root
    writer.reset()
    out.reset()
  }

  /** After a document that must be complete. From then on every event is refused until `reset`. */
  private[swarender] def finish(): Unit = {
    if (expected != Done) misuse("end of the document")
    expected = Broken
  }

  /** Drops what the last document left; `false` says that this holds more memory than is worth
    * keeping it for.
    */
  private[swarender] def forget(): Boolean = {
    expected = Broken
    position.forget()
  }

  /** Where the next event is, such as `$.spec.ports[2]`. */
  def path: String = position.path

  /** How many bytes (chars on a char output) have been written since the renderer was made or
    * reset.
    */
  def offset: Long = out.offset

  /** Whether a whole document has been written and the next one not begun. */
  def isComplete: Boolean = expected == Done

  private[swarender] def fail(kind: RenderError.Kind, detail: String): Nothing = {
    expected = Broken
    writer.place = position
    writer.fail(kind, detail)
  }

  private def misuse(event: String): Nothing = {
    val wanted = expected match {
      case Root => "a value"
      case Done => "nothing more, since the document is complete"
      case Element => "a value or the end of the array"
      case Key => "a key or the end of the object"
      case Member => "the value of a key"
      case _ => RenderError.broken(offset)
    }
    fail(RenderError.Misuse, s"unexpected $event: expected $wanted")
  }
}

private object Renderer {

  // What may come next; where a value may, it is at most Root.
  final val Element = 0
  final val Member = 1
  final val Root = 2
  final val Key = 3
  final val Done = 4
  final val Broken = 5
}
