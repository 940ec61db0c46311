package swarender
package event

import swarender.Policy.Nulls
import swarender.output.Output

/** Leaves out fields, members, or elements too, that are null, or refuses them; with `omitEmpty` it
  * leaves out members that are empty containers, as a container is also after it lost all its
  * members. The root, and a container in an array, is written.
  */
private[swarender] final class NullFilter(target: DocumentWriter, nulls: Nulls, omitEmpty: Boolean)
    extends EventFilter(target) {
  private[this] val refuses = nulls eq Nulls.Fail
  private[this] val omitsMembers = (nulls eq Nulls.OmitMembers) || (nulls eq Nulls.OmitEverywhere)
  private[this] val omitsFields = omitsMembers || (nulls eq Nulls.OmitFields)
  private[this] val omitsElements = nulls eq Nulls.OmitEverywhere

  /** The key that waits for a value that is not left out; of the name of a field also the names and
    * its place in them.
    */
  private[this] var pending: CharSequence = null
  private[this] var pendingFields: FieldNames = null
  private[this] var pendingField = 0

  /** Whether the key is that of a field that may be left out. */
  private[this] var isField = false

  /** The marks that wait with it; null if there are none. */
  private[this] var marks: Marks = null

  /** The innermost containers, of which nothing is sent yet, from the outer to the inner ones; null
    * if there was none. Each is the value of a member.
    */
  private[this] var held: java.util.ArrayList[HeldContainer] = null

  /** Sends what comes before the value that comes next. */
  private def before(): Unit = {
    if (isHolding) HeldContainer.send(held, target)
    sendAbove()
    if (pending ne null) {
      if (pendingFields ne null) target.field(pendingFields, pendingField) else target.key(pending)
      pending = null
    }
    if (marks ne null) {
      marks.sendRest(target)
      marks = null
    }
  }

  private def isHolding: Boolean = (held ne null) && !held.isEmpty

  private def sendAbove(): Unit = if (marks ne null) marks.sendAbove(target)

  private def drop(): Unit = {
    pending = null
    pendingFields = null
    marks = null
  }

  override def beginDocument(): Unit = {
    held = null
    sendAbove()
    super.beginDocument()
  }

  override def nullValue(): Unit =
    if (refuses) {
      before()
      fail(RenderError.NullValue, "the style refuses null")
    } else if (if (pending eq null) omitsElements && openLevels > 0 else if (isField) omitsFields else omitsMembers)
      drop()
    else {
      before()
      target.nullValue()
    }

  private[swarender] override def onMark(kind: Int, text: String): Unit = {
    if (marks eq null) marks = new Marks
    marks.add(kind, text)
  }

  /** A container that has a commented default has something to show: it is not left out. */
  override def commentedDefault(comment: String, member: Events => Unit): Unit = if (commentsDefaults) {
    val node = DefaultNode(this, comment, member)
    if ((comment ne null) || !omits(node.value)) {
      before()
      node.send(target)
    }
  }

  private def omits(value: AnyRef): Boolean = omitsFields && (value eq null) || omitEmpty && Node.isEmpty(value)

  override def key(s: CharSequence): Unit = {
    pending = FixedText.kept(s)
    pendingFields = null
    isField = false
  }

  private[swarender] override def fieldKey(s: CharSequence): Unit = {
    key(s)
    isField = true
  }

  override def field(fields: FieldNames, i: Int): Unit = {
    pending = fields.name(i)
    pendingFields = fields
    pendingField = i
    isField = !fields.keepNulls
  }

  /** Whether the container that begins waits for its first child. */
  private def holds(isObject: Boolean): Boolean = omitEmpty && (pending ne null) && {
    if (openLevels >= maxDepth) tooDeep()
    if (held eq null) held = new java.util.ArrayList[HeldContainer]
    val _ = held.add(new HeldContainer(pending, marks, isObject))
    drop()
    true
  }

  /** Whether the container that ends was held: it is left out with the comments in it. */
  private def wasHeld: Boolean = {
    val isHeld = isHolding
    if (isHeld) { val _ = held.remove(held.size - 1) }
    else sendAbove()
    marks = null
    isHeld
  }

  protected override def begin(isObject: Boolean): Unit = if (!holds(isObject)) {
    before()
    super.begin(isObject)
  }
  protected override def end(isObject: Boolean): Unit = if (!wasHeld) super.end(isObject)
  protected override def scalar(least: Int): Events = { before(); target }

  private[swarender] override def openLevels: Int = target.openLevels + (if (held eq null) 0 else held.size)

  override def forget(): Unit = {
    drop()
    held = null
    target.forget()
  }

  def on(other: Output): DocumentWriter = new NullFilter(target.on(other), nulls, omitEmpty)
}

private[event] object NullFilter {
  def to(target: DocumentWriter, nulls: Nulls, omitEmpty: Boolean): DocumentWriter =
    new NullFilter(target, nulls, omitEmpty)
}

/** A container with its key, and with the marks that waited for it, or null. */
private final class HeldContainer(key: CharSequence, marks: Marks, isObject: Boolean) {
  def sendTo(target: DocumentWriter): Unit = {
    if (marks ne null) marks.sendAbove(target)
    target.key(key)
    if (marks ne null) marks.sendRest(target)
    if (isObject) target.beginObject() else target.beginArray()
  }
}

private object HeldContainer {

  /** Sends the beginnings of nested containers, and removes them. An error is in the container that
    * it was raised for.
    */
  def send(all: java.util.ArrayList[HeldContainer], target: DocumentWriter): Unit = {
    val outer = target.openLevels
    var i = 0
    try
      while (i < all.size) {
        all.get(i).sendTo(target)
        i += 1
      }
    catch {
      case e: RenderError =>
        RenderError.raise(e.kind, e.detail, e.segments.take(outer + i), e.offset)
    }
    all.clear()
  }
}
