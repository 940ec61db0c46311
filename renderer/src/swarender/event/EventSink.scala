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

  /** A string of any UTF-16 code units; as an encoder sends it, it may be a null reference. */
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

  /** The key `fields.name(i)`, which encoders of classes know before there is a document. Derived
    * code sends it, each key of an object once: a [[Renderer]] does not look for duplicates of it.
    */
  def field(fields: FieldNames, i: Int): Unit = key(fields.name(i))

  /** Whether the style leaves out fields that have their default value. */
  def omitsDefaults: Boolean

  /** Raises an error at the place of the last event; the document cannot go on. */
  private[swarender] def fail(kind: RenderError.Kind, detail: String): Nothing

  /** A number of about so many bits before its point comes next: refuses it before its text is
    * made, if the style would refuse the text.
    */
  private[swarender] def expectNumber(bits: Long): Unit = ()

  private[this] var ownChecks: CheckedEvents = null

  /** Sends `value` by an encoder that may send anything: other than one value is a `Misuse`. */
  private[swarender] def checked[T](value: T, encoder: EventSource[T]): Unit = {
    if (ownChecks eq null) ownChecks = new CheckedEvents(this)
    ownChecks.restart()
    ownChecks.checked(value, encoder)
  }

  /** Drops what such encoders left; `false` says that it holds more memory than is worth keeping it
    * for.
    */
  private[swarender] final def forgetChecks(): Boolean = (ownChecks eq null) || ownChecks.position.forget()

  /** What a visitor calls after each value. */
  private[swarender] def visited(): Unit = ()

  private[this] var ownVisitor: RendererVisitor[Unit] = null

  /** Sends what it visits as events. */
  private[swarender] final def eventVisitor: RendererVisitor[Unit] = {
    if (ownVisitor eq null) ownVisitor = new RendererVisitor(this, ())
    ownVisitor
  }
}
