package swarenderx.logback

import java.time.{DateTimeException, Instant, OffsetDateTime}
import java.util.{HashMap, Map => JavaMap}

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
  private[this] val pairs = new PairEncoder(settings.maxKeyValuePair)

  def members(event: ILoggingEvent, events: Events): Unit = send(event, new EventMembers(events))

  override def direct(before: Literal, event: ILoggingEvent, out: ByteOutput): Unit = {
    val first = begin(before, event, out)
    if (first ne null) {
      send(event, new DirectMembers(first, out))
      end(before, out)
    }
  }

  private def send(event: ILoggingEvent, to: Members): Unit = {
    val message = event.getFormattedMessage
    val level = event.getLevel
    val thrown = event.getThrowableProxy
    val context = if (settings.context) event.getLoggerContextVO.getPropertyMap else null
    val mdc = if (settings.mdc) event.getMDCPropertyMap else null
    val calls = if (settings.caller) event.getCallerData else null
    val hasCall = (calls ne null) && calls.length > 0
    val markers = if (settings.tags) event.getMarkerList else null
    val tags = if ((markers eq null) || markers.isEmpty) Nil else names(markers)
    var fields = AlwaysFields
    if (message ne null) fields |= 1 << Message
    if (level ne null) fields |= LevelFields
    if (thrown ne null) fields |= 1 << StackTrace
    if (tags.nonEmpty) fields |= 1 << Tags
    if (hasCall) fields |= CallerFields
    val keys = new LineKeys(fields, if (settings.pairs) event.getKeyValuePairs else null, mdc, context)

    to.time(timeOf(event))
    to.string(Version, "1")
    if (message ne null) to.string(Message, message)
    to.string(Logger, event.getLoggerName)
    to.string(Thread, event.getThreadName)
    if (level ne null) {
      to.string(Level, level.toString)
      to.int(LevelValue, level.toInt)
    }
    if (thrown ne null) to.trace(traces, thrown)
    if ((context ne null) && !context.isEmpty) sendContext(context, keys, to)
    if ((mdc ne null) && !mdc.isEmpty) sendMdc(mdc, keys, to)
    sendPairs(keys, to)
    if (hasCall) sendCall(calls(0), to)
    if (settings.custom.nonEmpty) sendCustom(keys, to)
    if (tags.nonEmpty) to.tags(tags)
  }

  private def sendContext(properties: JavaMap[String, String], keys: LineKeys, to: Members): Unit = {
    val all = properties.entrySet.iterator
    while (all.hasNext) {
      val member = all.next()
      LineKeys.check(member.getKey)
      if ((member.getValue ne null) && keys.isFreeInContext(member.getKey)) to.other(member.getKey, member.getValue)
    }
  }

  private def sendMdc(properties: JavaMap[String, String], keys: LineKeys, to: Members): Unit = {
    val all = properties.entrySet.iterator
    while (all.hasNext) {
      val member = all.next()
      LineKeys.check(member.getKey)
      if ((member.getValue ne null) && keys.isFree(member.getKey)) to.other(member.getKey, member.getValue)
    }
  }

  private def sendPairs(keys: LineKeys, to: Members): Unit = {
    var i = 0
    while (i < keys.pairs) {
      val pair = keys.pair(i)
      if (pair ne null) to.pair(pair.key, pairs, pair.value)
      i += 1
    }
  }

  private def sendCustom(keys: LineKeys, to: Members): Unit = {
    val custom = settings.custom.iterator
    while (custom.hasNext) {
      val member = custom.next()
      if (keys.isFreeForCustom(member._1)) to.pair(member._1, customValues, member._2)
    }
  }

  private def timeOf(event: ILoggingEvent): OffsetDateTime = {
    val known = event.getInstant
    val instant = if (known ne null) known else Instant.ofEpochMilli(event.getTimeStamp)
    try OffsetDateTime.ofInstant(instant, zone.getOffset(instant))
    catch { case _: DateTimeException => if (instant.getEpochSecond < 0) OffsetDateTime.MIN else OffsetDateTime.MAX }
  }

  private def sendCall(call: StackTraceElement, to: Members): Unit = {
    to.string(CallerClass, call.getClassName)
    to.string(CallerMethod, call.getMethodName)
    to.string(CallerFile, call.getFileName)
    to.int(CallerLine, call.getLineNumber)
  }

  /** The names of the markers and of what they refer to; of endless ones the first. */
  private def names(markers: java.util.List[Marker]): List[String] = {
    val all = new java.util.LinkedHashSet[String]
    var left = GuardedEvent.MaxMarkers
    def add(markers: java.util.Iterator[Marker]): Unit = while (left > 0 && markers.hasNext) {
      left -= 1
      val marker = markers.next()
      if (all.add(UserCode.text(marker.getName)) && marker.hasReferences) add(marker.iterator)
    }
    add(markers.iterator)
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

  /** The number of each field. */
  val Fields: JavaMap[String, Integer] = {
    val all = new HashMap[String, Integer]
    for (i <- 0 until Names.size) all.put(Names.name(i), i)
    all
  }

  // Which fields a line has, as bits.
  private final val AlwaysFields = 1 << Time | 1 << Version | 1 << Logger | 1 << Thread
  private final val LevelFields = 1 << Level | 1 << LevelValue
  private final val CallerFields = 1 << CallerClass | 1 << CallerMethod | 1 << CallerFile | 1 << CallerLine

  private val times: TrustedEncoder[OffsetDateTime] = TrustedEncoder.of(Encoder[OffsetDateTime])
  private val strings: TrustedEncoder[List[String]] = TrustedEncoder.of(Encoder[List[String]])
  private val customValues: TrustedEncoder[Any] =
    TrustedEncoder.of(Encoder[ujson.Value]).asInstanceOf[TrustedEncoder[Any]]

  /** Takes the members of a line. The time comes first. */
  abstract class Members {
    def time(value: OffsetDateTime): Unit
    def string(field: Int, value: String): Unit
    def int(field: Int, value: Int): Unit
    def tags(names: List[String]): Unit
    def trace(traces: StackTraces, thrown: IThrowableProxy): Unit

    /** A member that is not a field. */
    def other(key: String, value: String): Unit
    def pair(key: String, values: TrustedEncoder[Any], value: Any): Unit
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
    def pair(key: String, values: TrustedEncoder[Any], value: Any): Unit = {
      events.key(key)
      values.encode(value, events)
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
    def pair(key: String, values: TrustedEncoder[Any], value: Any): Unit = {
      Direct.key(isFirst = false, KeyEncoder.string, key, out)
      values.direct(Direct.colon, value, out)
    }
  }
}
