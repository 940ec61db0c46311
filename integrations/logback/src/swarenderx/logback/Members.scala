package swarenderx.logback

import java.time.OffsetDateTime

import ch.qos.logback.classic.spi.IThrowableProxy
import swarender.chars.Literal
import swarender.derivation.{Direct, TrustedEncoder}
import swarender.encoder.KeyEncoder
import swarender.output.ByteOutput
import swarender.{Encoder, Events}

/** Takes the members of a line. */
private abstract class Members {
  def time(value: OffsetDateTime): Unit
  def string(field: Int, value: String): Unit
  def long(field: Int, value: Long): Unit
  def boolean(field: Int, value: Boolean): Unit
  def tags(names: List[String]): Unit
  def trace(traces: StackTraces, thrown: IThrowableProxy): Unit

  /** A text that may have as many chars as a stack trace. */
  def text(field: Int, value: String, traces: StackTraces): Unit

  /** Begins a group. Returns whether its members are those of the line. */
  def begin(group: Int): Boolean
  def end(group: Int): Unit

  /** A member that is not a field. */
  def other(key: String, value: String): Unit
  def pair(key: String, values: TrustedEncoder[Any], value: Any): Unit
}

private object Members {
  val times: TrustedEncoder[OffsetDateTime] = TrustedEncoder.of(Encoder[OffsetDateTime])
  val strings: TrustedEncoder[List[String]] = TrustedEncoder.of(Encoder[List[String]])
}

private final class EventMembers(plan: Plan, events: Events) extends Members {
  def time(value: OffsetDateTime): Unit = {
    events.key(plan.names(Fields.Time))
    Members.times.encode(value, events)
  }
  def string(field: Int, value: String): Unit = {
    events.key(plan.names(field))
    events.string(value)
  }
  def long(field: Int, value: Long): Unit = {
    events.key(plan.names(field))
    events.int64(value)
  }
  def boolean(field: Int, value: Boolean): Unit = {
    events.key(plan.names(field))
    events.bool(value)
  }
  def tags(names: List[String]): Unit = {
    events.key(plan.names(Fields.Tags))
    Members.strings.encode(names, events)
  }
  def trace(traces: StackTraces, thrown: IThrowableProxy): Unit = {
    events.key(plan.names(Fields.StackTrace))
    traces.send(thrown, events)
  }
  def text(field: Int, value: String, traces: StackTraces): Unit = {
    events.key(plan.names(field))
    traces.sendCut(value, events)
  }
  def begin(group: Int): Boolean = {
    val name = plan.names(group)
    if (name ne null) {
      events.key(name)
      events.beginObject()
    }
    name eq null
  }
  def end(group: Int): Unit = if (plan.names(group) ne null) events.endObject()
  def other(key: String, value: String): Unit = {
    events.key(key)
    events.string(value)
  }
  def pair(key: String, values: TrustedEncoder[Any], value: Any): Unit = {
    events.key(key)
    values.encode(value, events)
  }
}

private final class DirectMembers(plan: Plan, out: ByteOutput) extends Members {

  /** Whether the open object has no member yet. */
  private[this] var first = true
  def isEmpty: Boolean = first

  private def before(field: Int): Literal =
    if (first) {
      first = false
      plan.firstTexts(field)
    } else plan.nextTexts(field)

  def time(value: OffsetDateTime): Unit = Members.times.direct(before(Fields.Time), value, out)
  def string(field: Int, value: String): Unit = Direct.string(before(field), value, out)
  def long(field: Int, value: Long): Unit = Direct.long(before(field), value, out)
  def boolean(field: Int, value: Boolean): Unit = Direct.boolean(before(field), value, out)
  def tags(names: List[String]): Unit = Members.strings.direct(before(Fields.Tags), names, out)
  def trace(traces: StackTraces, thrown: IThrowableProxy): Unit =
    if (traces.hasNoBound) traces.write(before(Fields.StackTrace), thrown, out)
    else string(Fields.StackTrace, traces.text(thrown))
  def text(field: Int, value: String, traces: StackTraces): Unit = string(field, traces.cut(value))

  def begin(group: Int): Boolean = {
    val isObject = plan.names(group) ne null
    if (isObject) {
      Direct.open(before(group), out)
      first = true
    }
    !isObject
  }
  def end(group: Int): Unit = if (plan.names(group) ne null) {
    Direct.closeObject(first, out)
    first = false
  }
  def other(key: String, value: String): Unit = {
    writeKey(key)
    Direct.string(Direct.colon, value, out)
  }
  def pair(key: String, values: TrustedEncoder[Any], value: Any): Unit = {
    writeKey(key)
    values.direct(Direct.colon, value, out)
  }
  private def writeKey(key: String): Unit = {
    Direct.key(first, KeyEncoder.string, key, out)
    first = false
  }
}
