package swarenderx.logback

import java.math.{BigDecimal => JavaDecimal, BigInteger => JavaInteger}
import java.util.{Collection, Map => JavaMap, Optional}

import scala.jdk.CollectionConverters._

import swarender.chars.Literal
import swarender.derivation.{Direct, TrustedEncoder}
import swarender.output.ByteOutput
import swarender.{Encoder, Events, JsonText}

/** Writes what a key-value pair holds: numbers, booleans, maps and collections as such, anything
  * else as its text. Where user code throws, a text is written.
  *
  * @param max
  *   about how many chars one pair may write
  * @param isMasked
  *   whether the events are [[MaskedEvents]]
  */
private final class PairEncoder(max: Int, isMasked: Boolean) extends TrustedEncoder[Any] {
  def encode(value: Any, events: Events): Unit = new PairWalk(events, max, isMasked).send(value)

  override def direct(before: Literal, value: Any, out: ByteOutput): Unit = value match {
    case text: String => Direct.string(before, UserCode.cut(text, max), out)
    case v: Int => Direct.long(before, v.toLong, out)
    case v: Long => Direct.long(before, v, out)
    case v: Boolean => Direct.boolean(before, v, out)
    case _ => super.direct(before, value, out)
  }
}

/** Sends the value of one pair. User code is called before the event that its result becomes, so
  * that the events are whole when it throws.
  */
private final class PairWalk(events: Events, max: Int, isMasked: Boolean) {
  import PairWalk._

  /** How many chars may still be written. */
  private[this] var left = max

  /** The containers that are open. */
  private[this] val open = new Array[AnyRef](MaxDepth)
  private[this] var depth = 0

  def send(value: Any): Unit = {
    left -= ValueChars
    sendCounted(value)
  }

  private def sendCounted(value: Any): Unit = value match {
    case null | None => events.nullValue()
    case v: String => string(v)
    case v: Int => events.int64(v.toLong)
    case v: Long => events.int64(v)
    case v: Boolean => events.bool(v)
    case v: Double => events.float64(v)
    case v: Float => events.float32(v)
    case v: Byte => events.int64(v.toLong)
    case v: Short => events.int64(v.toLong)
    // Subclasses may have any text.
    case v: JavaInteger if v.getClass eq classOf[JavaInteger] => number(v, v.bitLength)
    case v: JavaDecimal if v.getClass eq classOf[JavaDecimal] => number(v, v.unscaledValue.bitLength)
    case v: BigInt if v.getClass eq classOf[BigInt] => sendCounted(v.bigInteger)
    case v: BigDecimal if v.getClass eq classOf[BigDecimal] => sendCounted(v.bigDecimal)
    case v: Logged => logged(v)
    case v: ujson.Value => tree(v)
    case Some(v) => sendCounted(v)
    case v: Optional[?] => sendCounted(if (v.isPresent) v.get else null)
    case v: JavaMap[?, ?] => obj(v, v.entrySet.iterator.asScala.map(entry => (entry.getKey, entry.getValue)))
    case v: scala.collection.Map[?, ?] => obj(v, v.iterator)
    case v: Collection[?] => array(v, v.iterator.asScala)
    case v: Iterable[?] => array(v, v.iterator)
    case v: Array[?] => array(v, v.iterator)
    case v => string(UserCode.text(v))
  }

  private def string(s: String): Unit = {
    val max = Math.max(left, 0)
    if (isMasked) MaskedEvents.sendCut(s, UserCode.cut(_, max), events) else events.string(UserCode.cut(s, max))
    left -= s.length
  }

  private def number(v: Number, bits: Int): Unit =
    if (bits > MaxBits) string(s"[NUMBER OF $bits BITS]")
    else {
      val text = v.toString
      if (text.length > MaxDigits) string(text)
      else {
        events.number(text)
        left -= text.length
      }
    }

  private def tree(v: ujson.Value): Unit = v match {
    case ujson.Str(s) => sendCounted(s)
    case ujson.Num(n) => events.float64(n)
    case ujson.Obj(members) => obj(v, members.iterator)
    case ujson.Arr(elements) => array(v, elements.iterator)
    case ujson.Null => events.nullValue()
    case _ => events.bool(v eq ujson.True)
  }

  private def logged(v: Logged): Unit = UserCode.attempt[AnyRef](v.json(left))(UserCode.failed(_)) match {
    case json: Array[Byte] =>
      Encoder.send(JsonText(json), events)
      left -= json.length
    case failed: String => string(failed)
    case _ => events.string(Logged.TooLongText)
  }

  private def array(container: AnyRef, all: => Iterator[Any]): Unit = if (enter(container)) {
    events.beginArray()
    val elements = new Elements(all)
    var more = true
    while (more) elements.next() match {
      case End => more = false
      case failed: Failed =>
        events.string(failed.text)
        more = false
      case value => send(value)
    }
    events.endArray()
    leave()
  }

  /** @param all
    *   pairs of a key and its value
    */
  private def obj(container: AnyRef, all: => Iterator[Any]): Unit = if (enter(container)) {
    events.beginObject()
    val keys = new KeySet
    val members = new Elements(all)
    var more = true
    while (more) members.next() match {
      case End => more = false
      case (key, value) =>
        val text = UserCode.cut(KeySet.plain(keyOf(key)), left)
        left -= text.length + ValueChars
        if (keys.add(text)) {
          events.key(text)
          send(value)
        }
      case other =>
        if (keys.add(Rest)) {
          events.key(Rest)
          events.string(other match {
            case failed: Failed => failed.text
            case _ => UserCode.NoText
          })
        }
        more = false
    }
    events.endObject()
    leave()
  }

  private def keyOf(key: Any): String = key match {
    case text: String => text
    case other => UserCode.text(other)
  }

  /** Begins `container`, unless it must be a text. */
  private def enter(container: AnyRef): Boolean = {
    var i = depth - 1
    while (i >= 0 && (open(i) ne container)) i -= 1
    val opens = i < 0 && depth < MaxDepth
    if (opens) {
      open(depth) = container
      depth += 1
    } else events.string(if (i < 0) Rest else Circular)
    opens
  }

  private def leave(): Unit = {
    depth -= 1
    open(depth) = null
  }

  /** What a container has, until it throws or no more may be written. */
  private final class Elements(all: => Iterator[Any]) {
    private[this] var iterator: Iterator[Any] = null

    /** The next one, `End`, or `Failed` in place of it and all others. */
    def next(): Any = UserCode.attempt[Any] {
      if (iterator eq null) iterator = all
      if (!iterator.hasNext) End else if (left <= 0) Cut else iterator.next()
    }(e => new Failed(UserCode.failed(e)))
  }
}

private object PairWalk {

  /** Containers deeper than this are text. */
  private final val MaxDepth = 32

  /** Some readers refuse numbers of more digits. They are strings. */
  private final val MaxDigits = 1000

  /** To make the digits of larger numbers takes long. */
  private final val MaxBits = 100000

  /** What a value counts at least. */
  private final val ValueChars = 8

  /** The key of what stands for the members that are left out; and their text, if there is no more
    * to say.
    */
  private final val Rest = "..."
  private final val Circular = "[CIRCULAR REFERENCE]"

  private object End
  private final class Failed(val text: String)
  private val Cut = new Failed(Rest)
}
