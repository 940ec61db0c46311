package swarender
package event

import java.util.Comparator
import java.util.Map.Entry

import swarender.Events.Place
import swarender.Policy.KeyOrder
import swarender.output.Output
import swarender.RenderError.Segment

/** Hands events on with the members of every object in the order of `order`; equal keys keep the
  * order given. The outermost object is held in memory until its end.
  */
private[swarender] final class KeySorter(target: DocumentWriter, order: KeyOrder)
    extends EventFilter(target)
    with NodeWalker.MemberOrder {
  private[this] val buffer = new EventBuffer(this)
  private[this] val walker = new NodeWalker(target, this)
  private[this] val comparators = new KeyComparators(order)

  /** How many arrays are open around the outermost object. */
  private[this] var arrays = 0

  /** Whether `walker` is at work: then the place is the one before, and its way from there. */
  private[this] var walking = false

  private def sink: Events = if (buffer.isOpen) buffer else target

  private[this] object Walked extends Place {
    def segments: List[Segment] = if (walking) placeSegments ::: walker.segments else placeSegments
  }

  /** The members of an object are those of a place: its keys, and that it is in so many arrays. */
  def ofObject: Comparator[Entry[String, AnyRef]] =
    if (order.hasPaths) comparators.at(PathText.pattern(arrays, walker.segments)) else comparators.elsewhere

  override def beginDocument(): Unit = {
    arrays = 0
    target.place = Walked
    target.beginDocument()
  }

  override def beginObject(): Unit = buffer.beginObject()

  override def endObject(): Unit = {
    buffer.endObject()
    if (!buffer.isOpen) send(buffer.take())
  }

  private def send(node: AnyRef): Unit = {
    walking = true
    walker.walk(node)
    walking = false
  }

  /** The members of one object are held at a time. */
  override def tree(value: ujson.Value): Unit = send(value)

  override def beginArray(): Unit = {
    if (!buffer.isOpen) arrays += 1
    sink.beginArray()
  }
  override def endArray(): Unit = {
    if (!buffer.isOpen) arrays -= 1
    sink.endArray()
  }
  override def key(s: CharSequence): Unit = sink.key(s)
  override def string(s: CharSequence): Unit = sink.string(s)
  override def int64(v: Long): Unit = sink.int64(v)
  override def uint64(v: Long): Unit = sink.uint64(v)
  override def float64(v: Double): Unit = sink.float64(v)
  override def float32(v: Float): Unit = sink.float32(v)
  override def number(text: CharSequence): Unit = sink.number(text)
  override def dateTime(v: TomlDateTime): Unit = sink.dateTime(v)
  override def bool(v: Boolean): Unit = sink.bool(v)
  override def nullValue(): Unit = sink.nullValue()
  override def comment(text: String): Unit = sink.comment(text)

  override def reset(): Unit = {
    walking = false
    buffer.reset()
    target.reset()
  }

  override def forget(): Unit = {
    walker.forget()
    buffer.forget()
    target.forget()
  }
  private[swarender] override def isSmall: Boolean = target.isSmall && buffer.isSmall

  def on(other: Output): DocumentWriter = new KeySorter(target.on(other), order)
}

private[event] object KeySorter {
  def before(target: DocumentWriter, order: KeyOrder): DocumentWriter = new KeySorter(target, order)
}
