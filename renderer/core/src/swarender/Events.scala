package swarender

import swarender.event.Mark
import swarender.RenderError.Segment
import swarender.chars.Reusable
import swarender.numbers.{AsciiText, NumberRules}

/** Takes the events of a value: one call per piece, in document order. A value is one scalar event
  * or a balanced `begin`/`end` pair; inside an object each value follows its `key`.
  *
  * An [[Encoder]] sends the events of a value to one. A [[Renderer]] writes them as JSON, YAML or
  * TOML. A program that extends this class writes another format:
  *
  * {{{
  * final class Depth extends Events {                    // how deep a value is
  *   var depth, deepest = 0
  *   def beginArray(): Unit = { depth += 1; deepest = Math.max(deepest, depth) }
  *   def endArray(): Unit = depth -= 1
  *   def beginObject(): Unit = beginArray()
  *   def endObject(): Unit = endArray()
  *   def key(s: CharSequence): Unit = ()
  *   def string(s: CharSequence): Unit = ()
  *   def int64(v: Long): Unit = ()
  *   def float64(v: Double): Unit = ()
  *   def number(text: CharSequence): Unit = ()
  *   def bool(v: Boolean): Unit = ()
  *   def nullValue(): Unit = ()
  * }
  * val depth = new Depth
  * Encoder.send(order, depth)
  * }}}
  *
  * @see
  *   [[https://swarender.github.io/swarender/reference/events/ Events and encoders of your own]]
  */
abstract class Events {

  /** Begins an object: its members follow, each as a key and a value, then `endObject`. */
  def beginObject(): Unit

  /** The key of the next value; only inside an object. */
  def key(s: CharSequence): Unit

  /** Ends the object that was begun last. */
  def endObject(): Unit

  /** Begins an array: its elements follow, each as a value, then `endArray`. */
  def beginArray(): Unit

  /** Begins an array of which all elements are objects. TOML writes each of them as it comes, where
    * `beginArray` collects them until it is known that no other value follows. Other formats write
    * the same as after `beginArray`; that is what this does unless overridden. A null counts as an
    * object that is missing, which most styles of TOML refuse.
    *
    * {{{
    * Toml.render(style)(e => {
    *   e.beginObject(); e.key("job"); e.beginObjectArray()
    *   e.beginObject(); e.key("id"); e.int64(1); e.endObject()
    *   e.endArray(); e.endObject()
    * })                                                               // [[job]]
    * }}}
    */
  def beginObjectArray(): Unit = beginArray()

  /** Begins an array that is empty or has an element that is neither an object nor null. TOML
    * writes each element as it comes, where `beginArray` collects objects until another value
    * follows. Other formats write the same as after `beginArray`; that is what this does unless
    * overridden.
    */
  def beginValueArray(): Unit = beginArray()

  /** Ends the array that was begun last. */
  def endArray(): Unit

  /** A string of any UTF-16 code units. A null reference is a null. */
  def string(s: CharSequence): Unit

  /** An integer of 64 bits. */
  def int64(v: Long): Unit

  /** `v` as an unsigned 64-bit integer; unless overridden, an `int64` or a `number`. */
  def uint64(v: Long): Unit = if (v >= 0) int64(v) else number(java.lang.Long.toUnsignedString(v))

  /** A double, in the layout of the style. */
  def float64(v: Double): Unit

  /** The shortest digits that read back to the same `Float`; unless overridden, the same value as a
    * `float64`.
    */
  def float32(v: Float): Unit = float64(v.toDouble)

  /** A number as JSON text (RFC 8259, section 6), of any precision. */
  def number(text: CharSequence): Unit

  /** A date and time, a date or a time, which only TOML has types for; unless overridden, a string.
    */
  def dateTime(v: TomlDateTime): Unit = if (v eq null) nullValue() else string(v.toString)

  /** Writes `value` by its text, of such a kind, if that is what its event would write; if not, it
    * does nothing and returns false.
    */
  private[swarender] def ascii[T](value: T, kind: Int, text: AsciiText[T]): Boolean = {
    locally { val _ = value }
    locally { val _ = kind }
    val _ = text
    false
  }

  /** `true` or `false`. */
  def bool(v: Boolean): Unit

  /** A null. */
  def nullValue(): Unit

  /** A comment at the end of the line in which the next value begins, in formats that have
    * comments. Several comments are joined by a space; a line break in one is written as an escape.
    * In YAML and TOML a comment on the root container, which has no line of its own, is above its
    * first child. One after which no value comes in its container is dropped. Does nothing unless
    * overridden.
    */
  def comment(text: String): Unit = onMark(Mark.Note, text)

  /** Comments on lines of their own, one for each line of `text`, in formats that have comments:
    * above the next key or element, before the end of a container, or at the head of the document.
    * An empty line stays an empty line. A line that begins with the mark of a comment (`#`; `//` in
    * JSON) is written unchanged: `#!`, `#cloud-config`. Does nothing unless overridden.
    */
  def commentLines(text: String): Unit = onMark(Mark.Above, text)

  /** The next value has this tag of YAML: `!Ref`, `!!binary` or `!<tag:example.com,2026:a>`. A
    * value follows; a comment may come between. Formats without tags refuse it or leave it out, as
    * [[Style.withUnsupportedTags]] says; unless overridden, nothing. It takes the place of a tag
    * that the encoder of the value has ([[Encoder.withTag]]).
    *
    * {{{
    * Events { e => e.tag("!Ref"); e.string("bucket") }               // !Ref bucket
    * }}}
    */
  def tag(text: String): Unit = onMark(Mark.Tag, text)

  /** Sends a mark by the method that it has above; an encoder's tag, which has none, to `onMark`.
    */
  private[swarender] final def mark(kind: Int, text: String): Unit =
    if (kind == Mark.Above) commentLines(text)
    else if (kind == Mark.Note) comment(text)
    else if (kind == Mark.Tag) tag(text)
    else onMark(kind, text)

  /** Takes the marks of all those methods, where they are not overridden. */
  private[swarender] def onMark(kind: Int, text: String): Unit = if (kind == Mark.EncoderTag) tag(text)

  /** The key `fields.name(i)`, from a source that sends each key of an object once, as derived code
    * does: a [[Renderer]] does not look for duplicates of it.
    */
  def field(fields: FieldNames, i: Int): Unit = key(fields.name(i))

  /** A [[key]] that no other key of the object is equal to, as those of a map or of an object that
    * is already parsed: YAML and TOML do not look for duplicates of it. The caller promises that;
    * an object with two equal keys is written as it comes, which most readers refuse. Unless
    * overridden, a `key`.
    */
  def distinctKey(s: CharSequence): Unit = key(s)

  /** The key of a field of a class in whose object it may come twice. */
  private[swarender] def fieldKey(s: CharSequence): Unit = key(s)

  /** [[field]], in an object in which its key may come twice. */
  private[swarender] final def looseField(fields: FieldNames, i: Int): Unit =
    if (fields.keepNulls) key(fields.name(i)) else fieldKey(fields.name(i))

  /** Whether derived encoders leave out fields that have their default value. */
  def omitsDefaults: Boolean = false

  /** A member that has its default value, sent in place of the member if `omitsDefaults` is true. A
    * format that has comments may write it as a comment. Does nothing unless overridden.
    *
    * @param comment
    *   the lines of comments above the member, or null
    * @param member
    *   sends the member
    */
  def commentedDefault(comment: String, member: Events => Unit): Unit = ()

  /** The path of the next event, such as `$.spec.ports[2]`: from the root of the document, or,
    * inside an encoder of your own, from its value. Unless overridden, `$`.
    */
  def path: String = "$"

  /** Whether these events were sent before, and are sent again to find the path of an error: what
    * can be read once only ends this.
    */
  private[swarender] def isAgain: Boolean = false

  /** Raises an error at the place of the last event; the document cannot go on. */
  private[swarender] def fail(kind: RenderError.Kind, detail: String): Nothing =
    RenderError.raise(kind, detail, Nil, 0)

  /** What knows how numbers are written here; null where no style says it. */
  private[swarender] def numberRules: NumberRules = null

  /** A number of about so many bits before its point comes next: refuses it before its text is
    * made, if the style would refuse the text.
    */
  private[swarender] def expectNumber(bits: Long): Unit = ()

  /** Begins an array of which all elements are there, as a node. */
  private[swarender] def beginArrayOf(node: AnyRef): Unit = {
    val _ = node
    beginArray()
  }

  /** The place of the next value where a path is kept, else null. What sends a value that is to be
    * checked opens a level there, so that an error about a second one has the path of the value.
    */
  private[swarender] def valuePlace: Events.Place = null

  /** What a visitor calls after each value. */
  private[swarender] def visited(): Unit = ()

  /** What translates and checks events for these, made when it is first asked for. */
  private[swarender] final var adapters: Reusable = null
}

object Events {

  /** Makes a value of the events of `send`: one scalar, or one container that is closed again.
    * Other events throw a [[RenderError]] of kind `Misuse`. For a document, `send` is called once;
    * inside another value it may be called again, to find the path of an error.
    *
    * {{{
    * Yaml.render(Events { e => e.beginArray(); e.int64(1); e.endArray() })
    * Json.render(Map("rows" -> Events(sendRows)))
    * }}}
    */
  def apply(send: Events => Unit): Source = new Source(send)

  /** Events as a value. */
  final class Source private[swarender] (private[swarender] val send: Events => Unit)

  /** A place in a document. */
  abstract class Place private[swarender] () {

    /** The keys and indexes from the root to the place. */
    def segments: List[Segment]

    /** The path as text: `$.spec.ports[2]`. It is computed by each call. */
    final def path: String = PathText(segments)
  }
}
