package swarender

/** The event interface: one call per piece of a document, in document order.
  *
  * A value is one scalar event or a balanced `begin`/`end` pair; inside an object each value follows its `key`. Events out of
  * order are a [[RenderError]] of kind `Misuse`. After any error, also one that the sink threw, the renderer refuses every further
  * event until `reset`.
  *
  * A renderer serves one thread at a time, is cheap to make and can be used again: `nextDocument` after a complete document,
  * `reset` at any time.
  */
abstract class Renderer {

  /** Begins an object of `size` members, or -1 when that is not known. The output never depends on `size`. */
  def beginObject(size: Int): Unit

  /** The key of the next value; only inside an object. */
  def key(s: CharSequence): Unit

  def endObject(): Unit

  /** Begins an array of `size` elements, or -1 when that is not known. The output never depends on `size`. */
  def beginArray(size: Int): Unit

  def endArray(): Unit

  /** A string of any UTF-16 code units, escaped as the style says. */
  def string(s: CharSequence): Unit

  /** A string of which the caller knows that every char is in `[0x20, 0x7e]` and none is `"`, `'`, `\`, `<`, `>` or `&`. It is not
    * looked at again by formats that would escape nothing in it.
    */
  def asciiSafe(s: String): Unit

  def int64(v: Long): Unit

  /** `v` as an unsigned 64-bit integer. */
  def uint64(v: Long): Unit

  def float64(v: Double): Unit

  /** The shortest digits that read back to the same `Float`. */
  def float32(v: Float): Unit

  /** A number as JSON text (RFC 8259, section 6), of any precision. Text outside that grammar is a `BadNumber` error. */
  def number(text: CharSequence): Unit

  /** A date and time, a date or a time, which only TOML has types for; elsewhere a string. */
  def dateTime(v: TomlDateTime): Unit = string(v)

  def bool(v: Boolean): Unit

  def nul(): Unit

  /** After a complete document: makes ready for another one on the same output. Inside a document it is an error. */
  def nextDocument(): Unit

  /** Hands what is written so far to the sink and flushes that. */
  def flush(): Unit

  /** Forgets the document and any error, and drops output which the sink has not got yet. */
  def reset(): Unit

  /** Where the next event stands, such as `$.spec.ports[2]`. */
  def path: String

  /** How many bytes (chars on a char output) have been written since the renderer was made or reset. */
  def offset: Long

  /** Writes `value`, which may stand here: what its events write, in a quicker way if the format has one. */
  private[swarender] def tree(value: ujson.Value): Unit = new ValueWalker(this).walk(value)

  /** Whether a whole document has been written and the next one not begun. */
  private[swarender] def isComplete: Boolean

  /** Drops every reference to what was rendered, between two documents. `false` says that the renderer holds more memory than is
    * worth keeping it for.
    */
  private[swarender] def forget(): Boolean

  /** An error at the place of the next event; the renderer is broken from here on. */
  private[swarender] def fail(what: RenderError.Kind, detail: String): Nothing
}
