package swarenderx.logback

import java.time.{Instant, OffsetDateTime}

import scala.jdk.CollectionConverters._

import ch.qos.logback.classic.spi.{ILoggingEvent, IThrowableProxy}
import org.slf4j.Marker
import swarender.Events.FieldNames
import swarender.chars.Literal
import swarender.derivation.{Direct, ObjectEncoder, TrustedEncoder}
import swarender.encoder.KeyEncoder
import swarender.output.ByteOutput
import swarender.{Encoder, Events}

/** Writes an event as an object: its members, in order, as `Members` takes them. */
private final class EventEncoder(settings: Settings) extends ObjectEncoder[ILoggingEvent](EventEncoder.Names) {
  import EventEncoder._

  private[this] val zone = settings.zone.getRules
  private[this] val traces = new StackTraces(settings.maxFrames, settings.maxStackTrace)

  def members(event: ILoggingEvent, events: Events): Unit = send(event, new EventMembers(events))

  override def direct(before: Literal, event: ILoggingEvent, out: ByteOutput): Unit = {
    val first = begin(before, event, out)
    if (first ne null) {
      send(event, new DirectMembers(first, out))
      end(before, out)
    }
  }

  private def send(event: ILoggingEvent, to: Members): Unit = {
    to.time(timeOf(event))
    to.string(Version, "1")
    val message = event.getFormattedMessage
    if (message ne null) to.string(Message, message)
    to.string(Logger, event.getLoggerName)
    to.string(Thread, event.getThreadName)
    val level = event.getLevel
    to.string(Level, level.toString)
    to.int(LevelValue, level.toInt)
    val thrown = event.getThrowableProxy
    if (thrown ne null) to.trace(traces, thrown)
    if (settings.context) sendAll(event.getLoggerContextVO.getPropertyMap, to)
    if (settings.mdc) sendAll(event.getMDCPropertyMap, to)
    if (settings.pairs) {
      val pairs = event.getKeyValuePairs
      if (pairs ne null) {
        val all = pairs.iterator
        while (all.hasNext) {
          val pair = all.next()
          if ((pair.key ne null) && pair.value != null) to.any(pair.key, pair.value)
        }
      }
    }
    if (settings.caller) sendCaller(event, to)
    val custom = settings.custom.iterator
    while (custom.hasNext) {
      val member = custom.next()
      to.any(member._1, member._2)
    }
    if (settings.tags) {
      val markers = event.getMarkerList
      if ((markers ne null) && !markers.isEmpty) to.tags(names(markers))
    }
  }

  private def timeOf(event: ILoggingEvent): OffsetDateTime = {
    val known = event.getInstant
    val instant = if (known ne null) known else Instant.ofEpochMilli(event.getTimeStamp)
    OffsetDateTime.ofInstant(instant, zone.getOffset(instant))
  }

  private def sendAll(properties: java.util.Map[String, String], to: Members): Unit =
    if ((properties ne null) && !properties.isEmpty) {
      val all = properties.entrySet.iterator
      while (all.hasNext) {
        val member = all.next()
        if ((member.getKey ne null) && (member.getValue ne null)) to.other(member.getKey, member.getValue)
      }
    }

  private def sendCaller(event: ILoggingEvent, to: Members): Unit = {
    val calls = event.getCallerData
    if ((calls ne null) && calls.nonEmpty) {
      to.string(CallerClass, calls(0).getClassName)
      to.string(CallerMethod, calls(0).getMethodName)
      to.string(CallerFile, calls(0).getFileName)
      to.int(CallerLine, calls(0).getLineNumber)
    }
  }

  /** The names of the markers and of what they refer to. */
  private def names(markers: java.util.List[Marker]): List[String] = {
    val all = new java.util.LinkedHashSet[String]
    def add(marker: Marker): Unit = {
      val isNew = all.add(marker.getName)
      if (isNew && marker.hasReferences) marker.iterator.forEachRemaining(add(_))
    }
    markers.forEach(add(_))
    all.asScala.toList
  }
}

private object EventEncoder {
  val Names = new FieldNames(
    "@timestamp", "@version", "message", "logger_name", "thread_name", "level", "level_value", "stack_trace", "tags",
    "caller_class_name", "caller_method_name", "caller_file_name", "caller_line_number"
  )
  final val Time = 0
  final val Version = 1
  final val Message = 2
  final val Logger = 3
  final val Thread = 4
  final val Level = 5
  final val LevelValue = 6
  final val StackTrace = 7
  final val Tags = 8
  final val CallerClass = 9
  final val CallerMethod = 10
  final val CallerFile = 11
  final val CallerLine = 12

  private val times: TrustedEncoder[OffsetDateTime] = TrustedEncoder.of(Encoder[OffsetDateTime])
  private val strings: TrustedEncoder[List[String]] = TrustedEncoder.of(Encoder[List[String]])

  /** Takes the members of a line. The time comes first. */
  abstract class Members {
    def time(value: OffsetDateTime): Unit
    def string(field: Int, value: String): Unit
    def int(field: Int, value: Int): Unit
    def tags(names: List[String]): Unit
    def trace(traces: StackTraces, thrown: IThrowableProxy): Unit

    /** A member that is no field. */
    def other(key: String, value: String): Unit
    def any(key: String, value: Any): Unit
  }

  final class EventMembers(events: Events) extends Members {
    def time(value: OffsetDateTime): Unit = {
      events.field(Names, Time)
      times.encode(value, events)
    }
    def string(field: Int, value: String): Unit = {
      events.field(Names, field)
      events.string(value)
    }
    def int(field: Int, value: Int): Unit = {
      events.field(Names, field)
      events.int64(value.toLong)
    }
    def tags(names: List[String]): Unit = {
      events.field(Names, Tags)
      strings.encode(names, events)
    }
    def trace(traces: StackTraces, thrown: IThrowableProxy): Unit = string(StackTrace, traces.text(thrown))
    def other(key: String, value: String): Unit = {
      events.key(key)
      events.string(value)
    }
    def any(key: String, value: Any): Unit = {
      events.key(key)
      AnyEncoder.encode(value, events)
    }
  }

  final class DirectMembers(first: Literal, out: ByteOutput) extends Members {
    private[this] val texts = Direct.texts(Names)
    def time(value: OffsetDateTime): Unit = times.direct(first, value, out)
    def string(field: Int, value: String): Unit = Direct.string(texts(field), value, out)
    def int(field: Int, value: Int): Unit = Direct.long(texts(field), value.toLong, out)
    def tags(names: List[String]): Unit = strings.direct(texts(Tags), names, out)
    def trace(traces: StackTraces, thrown: IThrowableProxy): Unit =
      if (traces.hasNoBound) traces.write(texts(StackTrace), thrown, out) else string(StackTrace, traces.text(thrown))
    def other(key: String, value: String): Unit = {
      Direct.key(isFirst = false, KeyEncoder.string, key, out)
      Direct.string(Direct.colon, value, out)
    }
    def any(key: String, value: Any): Unit = {
      Direct.key(isFirst = false, KeyEncoder.string, key, out)
      AnyEncoder.direct(Direct.colon, value, out)
    }
  }
}
