package swarender
package event

import swarender.Events.Place

/** Hands each event of one value to `target`, and knows whether it is of the value itself; what
  * extends it changes some.
  *
  * @param ownLevel
  *   at how many open containers `sent` is told of each key; -1 for none
  */
private[swarender] abstract class ForwardedEvents(private[this] var target: Events, ownLevel: Int = -1)
    extends FilteredEvents {
  protected def receiver: Events = target
  protected def scalar(least: Int): Events = target

  /** Where the next container goes. */
  protected def container(isObject: Boolean): Events = {
    val _ = isObject
    target
  }
  protected final def redirect(other: Events): Unit = target = other
  private[this] var depth = 0

  /** Whether the next event is the value, or the begin of it. */
  protected final def isOutside: Boolean = depth == 0

  /** Whether the next event is a key of the value, or its end. */
  protected final def isOuterMember: Boolean = depth == 1

  protected def began(): Unit = depth += 1
  protected final def ended(): Unit = depth -= 1

  private def ownsKeys: Boolean = depth == ownLevel
  protected def sent(key: CharSequence): Unit = locally { val _ = key }

  protected def begin(isObject: Boolean): Unit = {
    val to = container(isObject)
    if (isObject) to.beginObject() else to.beginArray()
    began()
  }
  protected def end(isObject: Boolean): Unit = {
    ended()
    if (isObject) target.endObject() else target.endArray()
  }
  def key(s: CharSequence): Unit = { target.key(s); if (ownsKeys) sent(s) }
  private[swarender] override def fieldKey(s: CharSequence): Unit = { target.fieldKey(s); if (ownsKeys) sent(s) }
  override def field(fields: FieldNames, i: Int): Unit =
    if (ownsKeys) looseField(fields, i) else target.field(fields, i)
  override def distinctKey(s: CharSequence): Unit = if (ownsKeys) key(s) else target.distinctKey(s)

  /** A field that is left out has its key all the same. */
  override def commentedDefault(comment: String, member: Events => Unit): Unit = {
    target.commentedDefault(comment, member)
    if (ownsKeys) sentDefault(member)
  }
  protected def sentDefault(member: Events => Unit): Unit = sent(MemberKey.of(member))
  override def path: String = target.path
  private[swarender] override def isAgain: Boolean = target.isAgain
  private[swarender] override def valuePlace: Place = target.valuePlace
  private[swarender] override def fail(kind: RenderError.Kind, detail: String): Nothing = target.fail(kind, detail)
  private[swarender] override def beginArrayOf(node: AnyRef): Unit = { array.beginArrayOf(node); began() }
  override def beginObjectArray(): Unit = { array.beginObjectArray(); began() }
  override def beginValueArray(): Unit = { array.beginValueArray(); began() }
  private def array: Events = container(isObject = false)
}

/** Events that have to be one object, or null. All its keys are compared with the others that are
  * members of the same object.
  */
private[swarender] abstract class OuterObject(target: Events, what: String, remedy: String)
    extends ForwardedEvents(target, ownLevel = 1) {

  /** In place of a value that is null. */
  protected def noObject(): Unit

  protected final def refuse(): Nothing = fail(RenderError.Misuse, s"$what must be an object$remedy")

  private def requireInside(): Unit =
    if (isOutside) refuse()

  protected override def scalar(least: Int): Events = { requireInside(); super.scalar(least) }
  protected override def container(isObject: Boolean): Events = {
    if (!isObject) requireInside()
    super.container(isObject)
  }
  override def string(s: CharSequence): Unit =
    if ((s eq null) && isOutside) noObject() else super.string(s)
  override def nullValue(): Unit = if (isOutside) noObject() else super.nullValue()
}

private object OuterObject {
  val CaseObjects = ": EncoderRules.withCaseObjectStrings(false) makes objects of case objects"
}

/** Sends the members of an object as those of the object that is open. */
private[swarender] final class FlatMembers(target: Events)
    extends OuterObject(target, "a value of @flatten", OuterObject.CaseObjects) {
  protected def noObject(): Unit = ()
  protected override def sentDefault(member: Events => Unit): Unit = ()

  /** Whether the next event is one of the members. */
  def isInside: Boolean = isOuterMember

  /** The value has no place of its own: its members are those of another object. */
  private[swarender] override def valuePlace: Place = null
  private[swarender] override def onMark(kind: Int, text: String): Unit =
    if (isOutside && !Mark.isComment(kind)) fail(RenderError.Misuse, "a value of @flatten has no place for a tag")
    else super.onMark(kind, text)
  protected override def begin(isObject: Boolean): Unit =
    if (isObject && isOutside) began() else super.begin(isObject)
  protected override def end(isObject: Boolean): Unit = if (isOuterMember) ended() else super.end(isObject)
}

/** Refuses a key that comes twice among the members of the object that is open. */
private[swarender] final class DistinctMembers private (target: Events) extends ForwardedEvents(target, ownLevel = 0) {
  private[this] val keys = new java.util.HashSet[String]

  protected override def sent(key: CharSequence): Unit = {
    val text = key.toString
    if (!keys.add(text)) UniqueKeys.repeated(target, text)
  }
}

private[swarender] object DistinctMembers {

  /** Where members that are flattened go, what they are flattened into checks them. */
  def in(events: Events): Events = events match {
    case flat: FlatMembers if flat.isInside => flat
    case _ => new DistinctMembers(events)
  }
}

/** Sends numbers and booleans as strings, with the digits that the style writes. What is not finite
  * stays as it is: the style says what becomes of it.
  */
private[swarender] final class QuotedScalars(target: Events) extends ForwardedEvents(target) {
  private[this] val rules = numberRules
  private[this] val layout = if (rules eq null) NumberLayout.ecma else rules.numbers

  override def int64(v: Long): Unit = target.string(v.toString)
  override def uint64(v: Long): Unit = target.string(java.lang.Long.toUnsignedString(v))
  override def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) target.string(NumberKey.double(v, layout)) else target.float64(v)
  override def float32(v: Float): Unit =
    if (Math.abs(v) <= Float.MaxValue) target.string(NumberKey.float(v, layout)) else target.float32(v)
  override def number(text: CharSequence): Unit =
    target.string(if (rules eq null) text else rules.quotable(text))
  override def bool(v: Boolean): Unit = target.string(v.toString)
  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    target.commentedDefault(comment, events => member(new QuotedScalars(events)))
  private[swarender] override def expectNumber(bits: Long): Unit = ()
}
