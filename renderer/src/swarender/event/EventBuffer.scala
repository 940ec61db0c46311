package swarender
package event

import java.util.{Arrays, Comparator}

import swarender.RenderError.Segment
import swarender.text.AsciiText

/** The events of whole values, kept to be handed on later: keys and strings by reference, the structure in arrays.
  *
  * @param owner
  *   raises the errors
  */
private[swarender] final class EventBuffer(owner: DocumentWriter) extends EventSink {
  import EventBuffer._

  private[this] var ops = new Array[Byte](64)

  /** The number of the integer or the bits of the float; for a `begin`, how many events its container has. */
  private[this] var longs = new Array[Long](64)
  private[this] var texts = new Array[CharSequence](64)
  private[this] var used = 0

  /** The indexes of the containers still open. */
  private[this] var open = new Array[Int](16)
  private[this] var depth = 0

  /** The event that is being replayed, or -1. */
  private[this] var current = -1

  /** The index after the value at `i`, a whole one. */
  private def after(i: Int): Int = if (ops(i) == BeginObject || ops(i) == BeginArray) i + longs(i).toInt else i + 1

  private def add(op: Byte, long: Long, text: CharSequence): Unit = {
    if (used == ops.length) {
      ops = Arrays.copyOf(ops, used * 2)
      longs = Arrays.copyOf(longs, used * 2)
      texts = Arrays.copyOf(texts, used * 2)
    }
    ops(used) = op
    longs(used) = long
    texts(used) = text
    used += 1
  }

  private def begin(op: Byte): Unit = {
    if (depth == open.length) open = Arrays.copyOf(open, depth * 2)
    open(depth) = used
    depth += 1
    add(op, 0L, null)
  }

  private def end(op: Byte): Unit = {
    add(op, 0L, null)
    depth -= 1
    longs(open(depth)) = (used - open(depth)).toLong
  }

  def beginObject(): Unit = begin(BeginObject)
  def endObject(): Unit = end(EndObject)
  def beginArray(): Unit = begin(BeginArray)
  def endArray(): Unit = end(EndArray)
  def key(s: CharSequence): Unit = add(Key, 0L, s.toString)
  def string(s: CharSequence): Unit = add(
    Str,
    0L,
    s match {
      case s: AsciiText => s.copy
      case _ => s.toString
    }
  )
  def int64(v: Long): Unit = add(Int64, v, null)
  def uint64(v: Long): Unit = add(UInt64, v, null)
  def float64(v: Double): Unit = add(Float64, java.lang.Double.doubleToRawLongBits(v), null)
  def float32(v: Float): Unit = add(Float32, java.lang.Float.floatToRawIntBits(v).toLong, null)
  def number(text: CharSequence): Unit = add(Number, 0L, text.toString)
  def dateTime(v: TomlDateTime): Unit = add(DateTime, 0L, v)
  def bool(v: Boolean): Unit = add(if (v) True else False, 0L, null)
  def nul(): Unit = add(Null, 0L, null)


  private[swarender] def fail(kind: RenderError.Kind, detail: String): Nothing = owner.fail(kind, detail)

  def reset(): Unit = {
    Arrays.fill(texts.asInstanceOf[Array[AnyRef]], 0, used, null)
    used = 0
    depth = 0
    current = -1
  }

  /** Drops every event; `false` says that this holds more memory than is worth keeping it for. */
  def forget(): Boolean = {
    reset()
    ops.length <= RetainedSize
  }

  /** The way from the value in this buffer to the event that is being replayed, none if there is none. */
  def segments: List[Segment] = {
    var way: List[Segment] = Nil
    var i = 0
    while (i < current && current < after(i) - 1) {
      val isArray = ops(i) == BeginArray
      i += 1
      var index = 0
      var value = if (isArray) i else i + 1
      while (current >= after(value)) {
        i = after(value)
        index += 1
        value = if (isArray) i else i + 1
      }
      way ::= (if (isArray) RenderError.Index(index) else RenderError.Key(texts(i).toString))
      i = value
    }
    way.reverse
  }

  /** Hands all events on, the members of every object sorted by their keys. Needs no stack of its own. */
  def replay(target: EventSink, order: Comparator[CharSequence]): Unit = {
    var frames: List[Members] = Nil
    var i = 0
    while (i < used) {
      current = i
      ops(i) match {
        case BeginObject =>
          target.beginObject()
          frames = new Members(sorted(i, order), after(i)) :: frames
          i = frames.head.next()
        case EndObject =>
          target.endObject()
          frames = frames.tail
          i = next(i, frames)
        case Key =>
          target.key(texts(i))
          i += 1
        case BeginArray =>
          target.beginArray()
          i += 1
        case EndArray =>
          target.endArray()
          i = next(i, frames)
        case _ =>
          scalar(i, target)
          i = next(i, frames)
      }
    }
  }

  /** Where to go on after the value that ends at `i`: the next member, if it was the value of a member, else the next event. */
  private def next(i: Int, frames: List[Members]): Int =
    if (frames.isEmpty || !frames.head.endsAt(i + 1)) i + 1 else frames.head.next()

  /** The indexes of the keys of the object that begins at `at`, in order. */
  private def sorted(at: Int, order: Comparator[CharSequence]): Array[Int] = {
    var n = 0
    var i = at + 1
    while (ops(i) != EndObject) {
      n += 1
      i = after(i + 1)
    }
    val keys = new Array[Integer](n)
    n = 0
    i = at + 1
    while (ops(i) != EndObject) {
      keys(n) = i
      n += 1
      i = after(i + 1)
    }
    Arrays.sort(keys, (a: Integer, b: Integer) => order.compare(texts(a), texts(b)))
    keys.map(_.intValue)
  }

  private def scalar(i: Int, target: EventSink): Unit = ops(i) match {
    case Str => target.string(texts(i))
    case Int64 => target.int64(longs(i))
    case UInt64 => target.uint64(longs(i))
    case Float64 => target.float64(java.lang.Double.longBitsToDouble(longs(i)))
    case Float32 => target.float32(java.lang.Float.intBitsToFloat(longs(i).toInt))
    case Number => target.number(texts(i))
    case DateTime => target.dateTime(texts(i).asInstanceOf[TomlDateTime])
    case Null => target.nul()
    case op => target.bool(op == True)
  }

  /** The members still to be written of an object that ends before `end`. */
  private final class Members(keys: Array[Int], end: Int) {
    private[this] var i = 0
    private[this] var valueEnd = -1

    /** The index of the next member's key, or of the end of the object. */
    def next(): Int =
      if (i == keys.length) {
        valueEnd = -1
        end - 1
      } else {
        i += 1
        valueEnd = after(keys(i - 1) + 1)
        keys(i - 1)
      }

    def endsAt(index: Int): Boolean = index == valueEnd
  }
}

private object EventBuffer {
  private final val RetainedSize = 4096

  private final val BeginObject: Byte = 0
  private final val EndObject: Byte = 1
  private final val BeginArray: Byte = 2
  private final val EndArray: Byte = 3
  private final val Key: Byte = 4
  private final val Str: Byte = 5
  private final val Int64: Byte = 7
  private final val UInt64: Byte = 8
  private final val Float64: Byte = 9
  private final val Float32: Byte = 10
  private final val Number: Byte = 11
  private final val True: Byte = 12
  private final val False: Byte = 13
  private final val Null: Byte = 14
  private final val DateTime: Byte = 15
}
