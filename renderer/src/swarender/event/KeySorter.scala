package swarender
package event

import java.util.Comparator

import swarender.RenderError.Segment
import swarender.out.Out

/** Hands events on with the members of every object in the order of `order`; equal keys keep the order given. The outermost object is
  * held in memory until its end.
  */
private[swarender] final class KeySorter(target: DocumentWriter, order: KeyOrder) extends EventFilter(target) {
  private[this] val buffer = new EventBuffer(this)
  private[this] val comparator: Comparator[CharSequence] = KeySorter.comparator(order)

  /** How many open containers are in the buffer, the outermost one being an object. */
  private[this] var buffered = 0

  private def sink: EventSink = if (buffered > 0) buffer else target

  /** Where `target` is: in the buffer, if that is being replayed. */
  private[this] object Replayed extends Place {
    def segments: List[Segment] = place.segments ::: buffer.segments
  }

  override def beginDocument(): Unit = {
    target.place = Replayed
    target.beginDocument()
  }

  override def beginObject(): Unit = {
    buffered += 1
    buffer.beginObject()
  }

  override def endObject(): Unit = {
    buffer.endObject()
    buffered -= 1
    if (buffered == 0) {
      buffer.replay(target, comparator)
      buffer.reset()
    }
  }

  override def beginArray(): Unit = {
    sink.beginArray()
    if (buffered > 0) buffered += 1
  }

  override def endArray(): Unit = {
    sink.endArray()
    if (buffered > 0) buffered -= 1
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
  override def nul(): Unit = sink.nul()

  override def reset(): Unit = {
    buffered = 0
    buffer.reset()
    target.reset()
  }

  override def forget(): Boolean = target.forget() & buffer.forget()

  def on(other: Out): DocumentWriter = new KeySorter(target.on(other), order)
}

private[swarender] object KeySorter {

  /** The comparison of `order`, which is not `AsGiven`. */
  def comparator(order: KeyOrder): Comparator[CharSequence] = {
    val byCodePoint = order eq KeyOrder.CodePoint
    new Comparator[CharSequence] {
      def compare(a: CharSequence, b: CharSequence): Int = {
        val n = Math.min(a.length, b.length)
        var i = 0
        while (i < n && a.charAt(i) == b.charAt(i)) i += 1
        if (i == n) a.length - b.length
        else if (byCodePoint) rank(a.charAt(i)) - rank(b.charAt(i))
        else a.charAt(i) - b.charAt(i)
      }
    }
  }

  /** Code units in the order of the code points they begin: the surrogates after all others. */
  private def rank(c: Char): Int = if (c < 0xd800) c.toInt else if (c < 0xe000) c + 0x2000 else c - 0x800
}
