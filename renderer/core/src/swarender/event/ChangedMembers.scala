package swarender
package event

/** Changes the member `changed` of an object, or adds it. Comments above a member wait for its key,
  * since they are left out with it.
  */
private[swarender] abstract class ChangedMember(target: Events, changed: String)
    extends OuterObject(target, "a value with changed members", OuterObject.CaseObjects) {
  private[this] var marks: Marks = null

  /** What the value of the member goes to if it is left out or replaced; null before. */
  private[this] var skipped: SkippedValue = null
  private[this] var isRedirected = false

  /** Whether the member is left out with its key. */
  protected def leavesOut: Boolean

  /** Whether the member is sent where its field has the default, though a style leaves that out. */
  protected def sendsDefault: Boolean = false

  /** Sends what comes in place of the value, or returns what its events go to. */
  protected def instead(target: Events): Events

  /** What does the same to other events. */
  protected def on(target: Events): ChangedMember

  protected def noObject(): Unit = target.nullValue()

  protected final def skip: Events = {
    skipped = new SkippedValue(target)
    skipped
  }

  /** Sends the key and what comes in its place. */
  private def sendKey(s: CharSequence, isField: Boolean): Unit = {
    flush()
    if (isField) target.fieldKey(s) else target.key(s)
  }

  /** The next event is no part of the value of the member. */
  private def restore(): Unit = if (isRedirected) {
    isRedirected = false
    redirect(target)
  }

  private def flush(): Unit = if (marks ne null) {
    marks.sendAbove(target)
    marks = null
  }

  private def member(s: CharSequence, isField: Boolean): Unit = {
    restore()
    if (changed == s.toString) {
      if (leavesOut) marks = null else sendKey(s, isField)
      isRedirected = true
      redirect(instead(target))
    } else sendKey(s, isField)
  }

  override def key(s: CharSequence): Unit = if (isOuterMember) member(s, isField = false) else super.key(s)
  private[swarender] override def fieldKey(s: CharSequence): Unit =
    if (isOuterMember) member(s, isField = true) else super.fieldKey(s)
  private[swarender] override def onMark(kind: Int, text: String): Unit = {
    val isAbove = isOuterMember && kind == Mark.Above
    if (isAbove || isOuterMember && (skipped ne null) && skipped.isDone) restore()
    if (isAbove) {
      if (marks eq null) marks = new Marks
      marks.add(kind, text)
    } else super.onMark(kind, text)
  }
  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    if (!isOuterMember) super.commentedDefault(comment, member)
    else {
      restore()
      if (changed != MemberKey.of(member)) {
        flush()
        super.commentedDefault(comment, member)
      } else if (sendsDefault) {
        if (comment ne null) commentLines(comment)
        member(this)
      } else if (!leavesOut) {
        flush()
        super.commentedDefault(
          comment,
          { events =>
            val same = on(events)
            same.began()
            member(same)
          }
        )
      }
    }
  override def endObject(): Unit = {
    if (isOuterMember) {
      restore()
      flush()
      beforeEnd(target)
    }
    super.endObject()
  }

  /** Sends the members that come last. */
  protected def beforeEnd(target: Events): Unit = locally { val _ = target }
}

private[swarender] final class OmittedMember(target: Events, key: String) extends ChangedMember(target, key) {
  protected def leavesOut: Boolean = true
  protected def instead(target: Events): Events = skip
  protected def on(target: Events): ChangedMember = new OmittedMember(target, key)
}

/** @param isAdded
  *   whether an object without the member gets it, at its end
  */
private[swarender] final class ReplacedMember(target: Events, key: String, isAdded: Boolean, send: Events => Unit)
    extends ChangedMember(target, key) {
  private[this] var isThere = false
  protected def leavesOut: Boolean = false
  protected override def sendsDefault: Boolean = isAdded
  protected def instead(target: Events): Events = {
    isThere = true
    send(target)
    skip
  }
  protected override def beforeEnd(target: Events): Unit = if (isAdded && !isThere) {
    target.key(key)
    send(target)
  }
  protected def on(target: Events): ChangedMember = new ReplacedMember(target, key, false, send)
}

/** The member as the first one of its object; another one of its key is left out. */
private[swarender] final class FirstMember(target: Events, key: String, send: Events => Unit)
    extends ChangedMember(target, key) {
  protected def leavesOut: Boolean = true
  protected def instead(target: Events): Events = skip
  protected def on(target: Events): ChangedMember = new OmittedMember(target, key)
  override def beginObject(): Unit = {
    val isValue = isOutside
    super.beginObject()
    if (isValue) {
      target.key(key)
      send(target)
    }
  }
}

/** @param inside
  *   what changes the value of the member, an object
  */
private[swarender] final class InnerMember(target: Events, key: String, inside: Events => Events)
    extends ChangedMember(target, key) {
  protected def leavesOut: Boolean = false
  protected def instead(target: Events): Events = inside(target)
  protected def on(target: Events): ChangedMember = new InnerMember(target, key, inside)
}

/** Sends another member at the end of an object, in which no other has its key. */
private[swarender] final class AddedMember(target: Events, added: String, send: Events => Unit)
    extends OuterObject(target, "a value of withMember", OuterObject.CaseObjects) {
  protected def noObject(): Unit = target.nullValue()
  protected override def sent(key: CharSequence): Unit =
    if (added == key.toString) UniqueKeys.repeated(target, added)
  override def endObject(): Unit = {
    if (isOuterMember) send(target)
    super.endObject()
  }
}

/** Takes the events of a value that is not written; errors, and what a style asks for, are those of
  * `around`.
  */
private[event] final class SkippedValue(around: Events) extends ForwardedEvents(new NoEvents) {
  private[this] var hasValue = false

  /** Whether the value is complete. */
  def isDone: Boolean = hasValue && isOutside

  protected override def scalar(least: Int): Events = { hasValue = true; super.scalar(least) }
  protected override def began(): Unit = { hasValue = true; super.began() }
  override def omitsDefaults: Boolean = around.omitsDefaults
  override def path: String = around.path
  private[swarender] override def isAgain: Boolean = around.isAgain
  private[swarender] override def valuePlace: Events.Place = around.valuePlace
  private[swarender] override def fail(kind: RenderError.Kind, detail: String): Nothing = around.fail(kind, detail)
  private[swarender] override def numberRules: numbers.NumberRules = around.numberRules
}
