package swarender

import swarender.RenderError.Segment
import swarender.chars.{Literal, ReadBack}

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
  */
abstract class Events {
  def beginObject(): Unit

  /** The key of the next value; only inside an object. */
  def key(s: CharSequence): Unit
  def endObject(): Unit
  def beginArray(): Unit
  def endArray(): Unit

  /** A string of any UTF-16 code units; as an encoder sends it, it may be a null reference. */
  def string(s: CharSequence): Unit
  def int64(v: Long): Unit

  /** `v` as an unsigned 64-bit integer; unless overridden, an `int64` or a `number`. */
  def uint64(v: Long): Unit = if (v >= 0) int64(v) else number(java.lang.Long.toUnsignedString(v))
  def float64(v: Double): Unit

  /** The shortest digits that read back to the same `Float`; unless overridden, the same value as a
    * `float64`.
    */
  def float32(v: Float): Unit = float64(v.toDouble)

  /** A number as JSON text (RFC 8259, section 6), of any precision. */
  def number(text: CharSequence): Unit

  /** A date and time, a date or a time, which only TOML has types for; unless overridden, a string.
    */
  def dateTime(v: TomlDateTime): Unit = string(v.toString)
  def bool(v: Boolean): Unit
  def nullValue(): Unit

  /** The next value has this comment at the end of its line, in formats that have comments. Several
    * add up, with a space between them. Unless overridden, nothing.
    */
  def comment(text: String): Unit = ()

  /** Comments on lines of their own, one for each line of `text`, before the key, the element or
    * the end that comes next, or before the document; an empty line of it is an empty line. A line
    * that begins with the mark of a comment (`#`; `//` in JSON) is written as it is: `#!`,
    * `#cloud-config`. In formats that have comments; unless overridden, nothing.
    */
  def commentLines(text: String): Unit = ()

  /** The next value has this tag of YAML: `!Ref`, `!!binary` or `!<tag:example.com,2026:a>`. A
    * value follows; a comment may come between. Formats without tags refuse it or leave it out, as
    * [[Style.withLostTags]] says; unless overridden, nothing.
    *
    * {{{
    * Events { e => e.tag("!Ref"); e.string("bucket") }               // !Ref bucket
    * }}}
    */
  def tag(text: String): Unit = ()

  /** The key `fields.name(i)`, which encoders of classes know before there is a document. Derived
    * code sends it, each key of an object once: a [[Renderer]] does not look for duplicates of it.
    */
  def field(fields: Events.FieldNames, i: Int): Unit = key(fields.name(i))

  /** A key that no other of the object is equal to, as those of a map are. */
  private[swarender] def distinctKey(s: CharSequence): Unit = key(s)

  /** Whether derived encoders leave out fields that have their default value. */
  def omitsDefaults: Boolean = false

  /** In place of a member that has its default value, where `omitsDefaults` is true: a format that
    * has comments may write it as one. Unless overridden, nothing.
    *
    * @param comment
    *   the lines of comments above the member, or null
    * @param member
    *   sends the member
    */
  def commentedDefault(comment: String, member: Events => Unit): Unit = ()

  /** Where the next event is, such as `$.spec.ports[2]`: from the root of the document, or in an
    * encoder of a program's own from its value. Unless overridden, `$`.
    */
  def path: String = "$"

  /** Whether these events were sent before, and are sent again to find the path of an error: what
    * can be read once only ends this.
    */
  private[swarender] def isAgain: Boolean = false

  /** Raises an error at the place of the last event; the document cannot go on. */
  private[swarender] def fail(kind: RenderError.Kind, detail: String): Nothing =
    throw new RenderError(kind, detail, Nil, 0)

  /** A number of about so many bits before its point comes next: refuses it before its text is
    * made, if the style would refuse the text.
    */
  private[swarender] def expectNumber(bits: Long): Unit = ()

  /** Begins an array of which all elements are there, as a node. */
  private[swarender] def beginArrayOf(node: AnyRef): Unit = {
    val _ = node
    beginArray()
  }

  /** Begins an array of which all elements are objects, or null references that are errors. */
  private[swarender] def beginTables(): Unit = beginArray()

  /** What a visitor calls after each value. */
  private[swarender] def visited(): Unit = ()

  /** What translates and checks events for these, made when it is first asked for. */
  private[swarender] final var adapters: AnyRef = null
}

object Events {

  /** What `send` sends as a value: one scalar, or one container that is closed again; other events
    * are a [[RenderError]] of kind `Misuse`. As a document `send` is called once; inside of another
    * value it may be called again, to find the path of an error.
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

    /** The way there from the root. */
    def segments: List[Segment]

    /** The way as text: `$.spec.ports[2]`. Made when it is asked for. */
    final def path: String = PathText(segments)
  }

  /** The names of the fields of a class, in order. They are distinct: otherwise an
    * `IllegalArgumentException`. Derived code makes it. Safe to share between threads.
    */
  final class FieldNames private[swarender] (all: Array[String]) extends Serializable {
    def this(names: String*) = this(FieldNames.distinct(names.toArray))

    /** The text that the names become in the styles used last. Immutable, and so safe to publish
      * without a lock; threads may make the same texts twice.
      */
    @transient private[swarender] var latest: FieldNames.Texts = null
    @transient private[swarender] var others: List[FieldNames.Texts] = Nil

    /** The text before each field's value in compact JSON: null until `Direct.texts` makes it. */
    @transient private[swarender] var directTexts: FieldNames.Texts = null

    /** The names as Java's serialization has read them, if there are such. */
    private[swarender] def readResolve(): AnyRef = {
      ReadBack.require((all ne null) && all.forall(_ ne null), "a field without a name")
      this
    }

    def size: Int = all.length
    def name(i: Int): String = all(i)
    private[swarender] def has(name: String): Boolean = all.contains(name)
  }

  private[swarender] object FieldNames {

    /** Where the first name is that has come before, or -1. A loop, since what a first call needs
      * has no lambda.
      */
    def repeated(names: Array[String]): Int = {
      val known = new java.util.HashSet[String]
      var i = 0
      while (i < names.length && known.add(names(i))) i += 1
      if (i < names.length) i else -1
    }

    private def distinct(names: Array[String]): Array[String] = {
      val i = repeated(names)
      if (i >= 0) throw new IllegalArgumentException(s"two fields have the key ${swarender.chars.QuotedText(names(i))}")
      names
    }

    /** What `owner` writes for each name, and that after the separator of members. */
    final class Texts(val owner: AnyRef, val texts: Array[Literal], val nextTexts: Array[Literal])
  }
}
