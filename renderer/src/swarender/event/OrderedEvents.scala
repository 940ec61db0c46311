package swarender
package event

/** Hands events to `target` after it has checked their order: those of one value for each document.
  * An event out of order is a [[RenderError]] of kind `Misuse`. It keeps the path, copies text of
  * unknown classes before anything looks at it, and takes null references for null.
  */
abstract class OrderedEvents private[swarender] (target: Events) extends Events {
  import OrderedEvents._

  private[swarender] final val position = new Path
  private[this] var expected = Root

  /** A value may come where so many containers are open, and nothing after it: the depth of what an
    * encoder sends that is not trusted, else 0.
    */
  private[this] var floor = 0
  private[this] var inEncoder = false

  /** Comes before, and after, the value of a document. */
  private[swarender] def beginRoot(): Unit
  private[swarender] def endRoot(): Unit

  /** Where a value may come: sees to what comes before it. From here to `after`, an exception
    * leaves the state broken.
    */
  private def before(): Unit = {
    val e = expected
    if (e > Root) misuse("value")
    expected = Broken
    if (e == Root) beginRoot()
  }

  /** After a whole value. */
  private def after(): Unit =
    if (position.depth == floor) {
      if (!inEncoder) endRoot()
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
  final def beginObject(): Unit = {
    before()
    target.beginObject()
    position.begin(isObject = true)
    expected = Key
  }

  /** The key of the next value; only inside an object. Text of any UTF-16 code units, escaped as
    * the style says; a null reference is an error of kind `NullValue`.
    */
  final def key(s: CharSequence): Unit = {
    if (expected != Key) misuse("key")
    if (s eq null) nullKey()
    expected = Broken
    val text = FixedText.of(s)
    position.key(text)
    target.key(text)
    expected = Member
  }

  final def endObject(): Unit = {
    beforeEnd(isObject = true)
    target.endObject()
    after()
  }

  /** Begins an array: its values follow, and `endArray`. */
  final def beginArray(): Unit = {
    before()
    target.beginArray()
    position.begin(isObject = false)
    expected = Element
  }

  final def endArray(): Unit = {
    beforeEnd(isObject = false)
    target.endArray()
    after()
  }

  /** A string of any UTF-16 code units, escaped as the style says; null for a null reference. */
  final def string(s: CharSequence): Unit =
    if (s eq null) nullValue() else { before(); target.string(FixedText.of(s)); after() }

  final def int64(v: Long): Unit = { before(); target.int64(v); after() }

  /** `v` as an unsigned 64-bit integer. */
  final override def uint64(v: Long): Unit = { before(); target.uint64(v); after() }

  final def float64(v: Double): Unit = { before(); target.float64(v); after() }

  /** The shortest digits that read back to the same `Float`. */
  final override def float32(v: Float): Unit = { before(); target.float32(v); after() }

  /** A number as JSON text (RFC 8259, section 6), of any precision. Text outside that grammar is a
    * `BadNumber` error, a null reference is null.
    */
  final def number(text: CharSequence): Unit =
    if (text eq null) nullValue() else { before(); target.number(FixedText.of(text)); after() }

  /** A date and time, a date or a time, which only TOML has types for; elsewhere a string. A null
    * reference is null.
    */
  final override def dateTime(v: TomlDateTime): Unit =
    if (v eq null) nullValue() else { before(); target.dateTime(v); after() }

  final def bool(v: Boolean): Unit = { before(); target.bool(v); after() }

  final def nullValue(): Unit = { before(); target.nullValue(); after() }

  /** A comment on the value that comes next, or on the one that a key has just begun: at the end of
    * the line in which it begins. YAML only; elsewhere it is nothing. A line break in it is written
    * as an escape. Values that have no line of their own (the root container, and containers in an
    * array) have no comment.
    */
  final override def comment(text: String): Unit = {
    val e = expected
    if (e > Root && e != Key) misuse("comment")
    expected = Broken
    target.comment(text)
    expected = e
  }

  final override def field(fields: FieldNames, i: Int): Unit = {
    if (expected != Key) misuse("key")
    expected = Broken
    position.key(fields.name(i))
    sendField(fields, i)
    expected = Member
  }

  private[swarender] def sendField(fields: FieldNames, i: Int): Unit

  final override def path: String = position.path

  final override def omitsDefaults: Boolean = target.omitsDefaults
  private[swarender] final override def expectNumber(bits: Long): Unit = target.expectNumber(bits)

  private[event] final def checked[T](value: T, encoder: EventSource[T]): Unit = {
    val e = expected
    if (e > Root) misuse("value")
    val outerFloor = floor
    val outer = inEncoder
    val first = if (e == Root) Root else Only
    expected = first
    floor = position.depth
    inEncoder = true
    var isWhole = false
    try {
      encoder.encode(value, this)
      isWhole = expected == Done
    } finally {
      floor = outerFloor
      inEncoder = outer
      if (expected == first) expected = e
      else if (expected == Done) after()
    }
    if (!isWhole) misuse("end of what an encoder sends")
  }

  /** Whether a whole document has come and the next one not begun. */
  private[swarender] final def isDone: Boolean = expected == Done && !inEncoder

  private[swarender] final def isBroken: Boolean = expected == Broken

  /** Refuses every event until `restart`, or until what was expected is `expect`ed again. */
  private[swarender] final def break(): Int = {
    val e = expected
    expected = Broken
    e
  }

  /** Drops what the last document left, and refuses every event until `restart`. */
  private[swarender] final def forget(): Unit = {
    val _ = break()
    position.forget()
  }
  private[swarender] final def expect(e: Int): Unit = expected = e
  private[swarender] final def isAtRoot: Boolean = expected == Root

  private[swarender] final def restart(): Unit = {
    position.reset()
    expected = Root
    floor = 0
    inEncoder = false
  }

  private def nullKey(): Nothing = fail(RenderError.NullValue, "a key is null")

  private[swarender] final def misuse(event: String): Nothing = {
    val wanted = expected match {
      case Root | Only => "a value"
      case Done if inEncoder => "nothing more, since the value is complete"
      case Done => "nothing more, since the document is complete"
      case Element => "a value or the end of the array"
      case Key => "a key or the end of the object"
      case Member => "the value of a key"
      case _ => "reset()"
    }
    fail(RenderError.Misuse, s"unexpected $event: expected $wanted")
  }
}

private[swarender] object OrderedEvents {

  // What may come next; where a value may, it is at most Root.
  private final val Element = 0
  private final val Member = 1

  /** The one value that an encoder sends, inside a document. */
  private final val Only = 2

  /** The value of a document. */
  final val Root = 3
  private final val Key = 4
  final val Done = 5
  private final val Broken = 6
}
