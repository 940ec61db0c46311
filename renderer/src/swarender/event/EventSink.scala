package swarender
package event

/** Takes the events of documents: one call per piece, in document order. A value is one scalar
  * event or a balanced `begin`/`end` pair; inside an object each value follows its `key`.
  *
  * An [[Encoder]] sends the events of a value to one. [[Renderer]] is the one that user code makes.
  */
abstract class EventSink private[swarender] () {
  def beginObject(): Unit

  /** The key of the next value; only inside an object. */
  def key(s: CharSequence): Unit
  def endObject(): Unit
  def beginArray(): Unit
  def endArray(): Unit

  /** A string of any UTF-16 code units. */
  def string(s: CharSequence): Unit
  def int64(v: Long): Unit

  /** `v` as an unsigned 64-bit integer. */
  def uint64(v: Long): Unit
  def float64(v: Double): Unit

  /** The shortest digits that read back to the same `Float`. */
  def float32(v: Float): Unit

  /** A number as JSON text (RFC 8259, section 6), of any precision. */
  def number(text: CharSequence): Unit

  /** A date and time, a date or a time, which only TOML has types for; elsewhere a string. */
  def dateTime(v: TomlDateTime): Unit
  def bool(v: Boolean): Unit
  def nul(): Unit

  /** The next value has this comment, in formats that have comments. */
  def comment(text: String): Unit = ()

  /** The key `fields.name(i)`, which encoders of classes know before there is a document. */
  def field(fields: FieldNames, i: Int): Unit = key(fields.name(i))

  /** Whether the style leaves out fields that have their default value. */
  def omitsDefaults: Boolean

  /** Raises an error at the place of the last event; the document cannot go on. */
  private[swarender] def fail(kind: RenderError.Kind, detail: String): Nothing

  /** What a visitor calls after each value. */
  private[swarender] def visited(): Unit = ()

  private[this] var ownVisitor: RendererVisitor[Unit] = null

  /** Sends what it visits as events. */
  private[swarender] final def eventVisitor: RendererVisitor[Unit] = {
    if (ownVisitor eq null) ownVisitor = new RendererVisitor(this, ())
    ownVisitor
  }
}
