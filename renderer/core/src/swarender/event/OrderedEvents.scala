package swarender
package event

/** Hands events to `target` after it has checked their order: those of one value for each document.
  * An event out of order throws a [[RenderError]] of kind `Misuse`. It keeps the path, copies text
  * of unknown classes before anything looks at it, and takes null references for null. A null key
  * or tag is an error of kind `NullValue`.
  */
private[swarender] abstract class OrderedEvents(target: Events) extends FilteredEvents {
  import EventState._

  private[swarender] final val state = new EventState

  /** Comes before, and after, the value of a document. */
  private[swarender] def beginRoot(): Unit
  private[swarender] def endRoot(): Unit

  /** What all the events are together, for messages. */
  private[swarender] def wholeName: String

  /** Before a value. From here to `after`, an exception leaves the state broken. */
  private def before(): Unit = {
    var e = state.expected
    if (e > Root) {
      state.acceptValue()
      e = state.withoutTag
      if (e > Root) misuse("value")
    }
    state.expected = e | Broken
    if (e == Root) beginRoot()
  }

  private def after(): Unit = {
    if (state.isOutside) endRoot()
    state.next()
  }

  /** Where the innermost container may end. */
  private def beforeEnd(isObject: Boolean): Unit = {
    if (if (isObject) state.expected != Key else !state.mayEndArray)
      misuse(if (isObject) "end of an object" else "end of an array")
    state.end()
    state.expected |= Broken
  }

  // Not those of `FilteredEvents`, whose calls by interface cost events of user code a tenth.
  final override def beginObject(): Unit = begin(isObject = true)
  final override def endObject(): Unit = end(isObject = true)
  final override def beginArray(): Unit = begin(isObject = false)
  final override def endArray(): Unit = end(isObject = false)
  final override def int64(v: Long): Unit = { before(); target.int64(v); after() }
  final override def float64(v: Double): Unit = { before(); target.float64(v); after() }
  final override def bool(v: Boolean): Unit = { before(); target.bool(v); after() }

  protected final def begin(isObject: Boolean): Unit = {
    if (isObject) state.acceptTable()
    before()
    if (isObject) target.beginObject() else target.beginArray()
    state.begin(isObject)
  }

  protected final def end(isObject: Boolean): Unit = {
    beforeEnd(isObject)
    if (isObject) target.endObject() else target.endArray()
    after()
  }

  final def key(s: CharSequence): Unit = { target.key(nextKey(s)); state.expected = Member }

  final override def distinctKey(s: CharSequence): Unit = { target.distinctKey(nextKey(s)); state.expected = Member }

  private[swarender] final override def fieldKey(s: CharSequence): Unit = {
    target.fieldKey(nextKey(s))
    state.expected = Member
  }

  /** The text of a key, where one may come. */
  private def nextKey(s: CharSequence): CharSequence = {
    if (state.expected != Key) misuse("key")
    if (s eq null) nullKey()
    state.expected = Key | Broken
    val text = FixedText.of(s)
    state.key(text)
    state.expected = Member | Broken
    text
  }

  final override def beginObjectArray(): Unit = {
    before()
    target.beginObjectArray()
    state.beginObjectArray()
  }

  final override def beginValueArray(): Unit = {
    before()
    target.beginValueArray()
    state.beginValueArray()
  }

  protected final def receiver: Events = target
  protected final override def scalar(least: Int): Events = { before(); target }
  protected final override def afterScalar(): Unit = after()

  final override def string(s: CharSequence): Unit =
    if (s eq null) nullValue() else { before(); target.string(FixedText.of(s)); after() }

  final override def number(text: CharSequence): Unit =
    if (text eq null) nullValue() else { before(); target.number(FixedText.of(text)); after() }

  final override def nullValue(): Unit = { state.acceptTable(); before(); target.nullValue(); after() }

  /** A comment may come before a value or between it and its key, comment lines where a key, an
    * element, the end of a container or a document may come. A tag comes right before its value: a
    * second one, a key or an end is a `Misuse`, a null reference an error of kind `NullValue`.
    */
  private[swarender] final override def onMark(kind: Int, text: String): Unit =
    if (!Mark.isComment(kind)) { if (kind == Mark.Tag || !state.isTagged) tagged(kind, text) }
    else {
      val e = state.expected
      if (kind == Mark.Above) { if (e > Root && e != Key && !isElement(e) || e == Member) misuse("comment lines") }
      else if (e > Root && e != Key && !isElement(e) && !state.isTagged) misuse("comment")
      state.expected = e | Broken
      target.mark(kind, text)
      state.expected = e
    }

  private def tagged(kind: Int, text: String): Unit = {
    val e = state.expected
    if (e > Root && !isElement(e)) misuse("tag")
    if (text eq null) fail(RenderError.NullValue, "a tag is null")
    state.expected = e | Broken
    val isRoot = e == Root
    if (isRoot) beginRoot()
    target.mark(kind, text)
    state.expected = (if (isRoot) Only else e) | Tagged
  }

  final override def field(fields: FieldNames, i: Int): Unit = {
    if (state.expected != Key) misuse("key")
    state.expected = Key | Broken
    state.key(fields.name(i))
    state.expected = Member | Broken
    sendField(fields, i)
    state.expected = Member
  }

  private[swarender] def sendField(fields: FieldNames, i: Int): Unit

  final override def path: String = state.path

  final override def commentedDefault(comment: String, member: Events => Unit): Unit = {
    if (state.expected != Key) misuse("default")
    state.expected = Key | Broken
    target.commentedDefault(comment, member)
    state.expected = Key
  }

  /** Sends what `encoder` sends, which must be one value. It may have sent nothing when it throws;
    * what has sent a part of a value leaves the state broken.
    */
  private[event] final def checked[T](value: T, encoder: EventSource[T]): Unit = {
    val outer = state.expected
    if (outer > Root && !isElement(outer) && !state.isTagged) misuse("value")
    state.enter()
    val place = target.valuePlace
    val around = EventState.enterValue(place)
    val first = state.expected
    try {
      encoder.encode(value, this)
      if (state.expected != Done) misuse("end of what an encoder sends")
    } finally {
      val e = state.expected
      if (e == first || e == Done) {
        EventState.leaveValue(place, around)
        state.leave(outer)
        if (e == Done) {
          state.expected = outer & ~Tagged | Broken
          after()
        }
      } else state.expected = e | Broken
    }
  }

  /** Whether a whole document has come and the next one not begun. */
  private[swarender] final def isDone: Boolean = state.expected == Done && state.isOutside

  private[swarender] final def isBroken: Boolean = state.expected >= Broken

  /** Refuses every event until `restart`, or until what was expected is `expect`ed again. */
  private[swarender] final def break(): Int = {
    val e = state.expected
    state.expected = e | Broken
    e
  }

  /** Drops what the last document left, and refuses every event until `restart`. */
  private[swarender] final def forget(): Unit = {
    val _ = break()
    state.forget()
  }
  private[swarender] final def expect(e: Int): Unit = state.expected = e
  private[swarender] final def isAtRoot: Boolean = state.expected == Root

  private[swarender] final def restart(): Unit = state.reset()

  private def nullKey(): Nothing = fail(RenderError.NullValue, "a key is null")

  private[swarender] final def misuse(event: String): Nothing = {
    val wanted = state.expected match {
      case Root | Only => "a value"
      case Done if state.isOutside => s"nothing more, since the $wholeName is complete"
      case Done => "nothing more, since the value is complete"
      case Element => "a value or the end of the array"
      case Table => if (state.inArray) "an object or the end of the array" else "an object"
      case Value => "a value, and before the end of the array one that is neither an object nor null"
      case Key => "a key or the end of the object"
      case Member => "the value of a key"
      case _ if state.isTagged => "the value of a tag"
      case _ => "reset()"
    }
    fail(RenderError.Misuse, s"unexpected $event: expected $wanted")
  }
}
