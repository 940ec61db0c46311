package swarenderx.logback

import java.time.{DateTimeException, Instant, OffsetDateTime}
import java.util.{List => JavaList, Map => JavaMap}

import scala.jdk.CollectionConverters._

import ch.qos.logback.classic.Level
import ch.qos.logback.classic.spi.{ILoggingEvent, IThrowableProxy}
import org.slf4j.Marker
import org.slf4j.event.KeyValuePair
import swarender.chars.Literal
import swarender.derivation.{Direct, TrustedEncoder}
import swarender.output.ByteOutput
import swarender.{Encoder, Events}

/** Writes an event as an object: its members, in order, as `Members` takes them. The format `ecs`
  * wants the level before the message, and the version after it.
  */
private final class EventEncoder(plan: Plan) extends TrustedEncoder[ILoggingEvent] {
  import EventEncoder._
  import Fields.{Level => _, _}

  private[this] val settings = plan.settings
  private[this] val isMasked = settings.masks.nonEmpty

  def encode(event: ILoggingEvent, events: Events): Unit = {
    val to = settings.masks.foldRight(events)((masks, to) => new MaskedEvents(to, masks))
    to.beginObject()
    send(event, new EventMembers(plan, to))
    to.endObject()
  }

  override def direct(before: Literal, event: ILoggingEvent, out: ByteOutput): Unit =
    if (isMasked) super.direct(before, event, out)
    else {
      Direct.open(before, out)
      val members = new DirectMembers(plan, out)
      send(event, members)
      Direct.closeObject(members.isEmpty, out)
    }

  private def send(event: ILoggingEvent, to: Members): Unit = {
    val message = event.getFormattedMessage
    val level = event.getLevel
    val thrown = event.getThrowableProxy
    val context = if (plan.hasContext) event.getLoggerContextVO.getPropertyMap else null
    val wholeMdc = if (plan.hasMdc || plan.isGcp) event.getMDCPropertyMap else null
    val trace = if (plan.isGcp) GcpTrace(wholeMdc, settings.gcpProject) else null
    val mdc = if (plan.hasMdc) settings.mdcKeys.of(if (trace eq null) wholeMdc else trace.rest) else null
    val pairs = if (plan.hasPairs) settings.pairKeys.of(event.getKeyValuePairs) else null
    val calls = if (plan.hasCaller) event.getCallerData else null
    val call = if ((calls eq null) || calls.length == 0) null else calls(0)
    val markers = if (plan.hasTags) event.getMarkerList else null
    val tags = if ((markers eq null) || markers.isEmpty) Nil else namesOf(markers)
    var fields = AlwaysFields
    if (message ne null) fields |= 1 << Message
    if (level ne null) fields |= LevelFields
    if (thrown ne null) fields |= (if (thrown.getMessage eq null) ThrownFields else ThrownFields | 1 << ErrorMessage)
    if (tags.nonEmpty) fields |= 1 << Tags
    if (call ne null) fields |= CallerFields
    if ((context ne null) && !context.isEmpty) fields |= 1 << Context
    if ((mdc ne null) && !mdc.isEmpty) fields |= 1 << Mdc
    if ((pairs ne null) && !pairs.isEmpty) fields |= 1 << Pairs
    if (trace ne null) fields |= traceFields(trace)
    val keys = keysOf(fields, inLine(Pairs, pairs), inLine(Mdc, mdc), inLine(Context, context), settings.custom)

    val written = fields & plan.written
    def has(field: Int): Boolean = (written >> field & 1) != 0
    if (has(Time)) sendTime(event, to)
    if (plan.isEcs) sendLevel(level, written, to) else if (has(Version)) to.string(Version, plan.version)
    if (has(Message)) to.string(Message, message)
    if (plan.isEcs && has(Version)) to.string(Version, plan.version)
    if (has(Logger)) to.string(Logger, shortened(event.getLoggerName))
    if (has(Thread)) to.string(Thread, event.getThreadName)
    if (!plan.isEcs) sendLevel(level, written, to)
    if (trace ne null) sendGcpTrace(trace, written, to)
    if (has(ErrorType)) to.string(ErrorType, thrown.getClassName)
    if (has(ErrorMessage)) to.string(ErrorMessage, thrown.getMessage)
    if (has(StackTrace)) sendTrace(event, thrown, to)
    if ((context ne null) && !context.isEmpty) sendContext(context, keys, to)
    if ((mdc ne null) && !mdc.isEmpty) sendMdc(mdc, keys, to)
    if ((pairs ne null) && !pairs.isEmpty) sendPairs(pairs, keys, to)
    if (call ne null) sendCall(call, to)
    if (has(Tags)) to.tags(tags)
    if (settings.custom.nonEmpty) sendCustom(keys, to)
  }

  private def sendLevel(level: Level, written: Int, to: Members): Unit = {
    if ((written >> Fields.Level & 1) != 0)
      to.string(Fields.Level, if (plan.isGcp) severity(level.toInt) else level.toString)
    if ((written >> LevelValue & 1) != 0) to.long(LevelValue, level.toInt.toLong)
  }

  private def sendGcpTrace(trace: GcpTrace, written: Int, to: Members): Unit = {
    if ((written >> Trace & 1) != 0) to.string(Trace, trace.trace)
    if ((written >> Span & 1) != 0) to.string(Span, trace.span)
    if ((written >> Sampled & 1) != 0) to.boolean(Sampled, GcpTrace.isSampled(trace.sampled))
  }

  private def keysOf(
      fields: Int,
      pairs: JavaList[KeyValuePair],
      mdc: JavaMap[String, String],
      context: JavaMap[String, String],
      custom: Seq[(String, ujson.Value)]
  ): LineKeys =
    if (settings.duplicateKeys eq DuplicateKeys.Rename)
      new RenamedKeys(plan, fields, pairs, mdc, context, custom.map(_._1))
    else new FirstKeys(plan, fields, pairs, mdc, context, settings.duplicateKeys eq DuplicateKeys.Keep)

  /** `members`, if they are those of the line. */
  private def inLine[A <: AnyRef](group: Int, members: A): A =
    if (plan.names(group) eq null) members else null.asInstanceOf[A]

  private def sendContext(properties: JavaMap[String, String], keys: LineKeys, to: Members): Unit = {
    val isInLine = to.begin(Context)
    val all = properties.entrySet.iterator
    while (all.hasNext) {
      val member = all.next()
      LineKeys.check(member.getKey)
      if (member.getValue ne null) {
        val key = if (isInLine) keys.ofContext(member.getKey) else member.getKey
        if (key ne null) to.other(key, member.getValue)
      }
    }
    to.end(Context)
  }

  private def sendMdc(properties: JavaMap[String, String], keys: LineKeys, to: Members): Unit = {
    val isInLine = to.begin(Mdc)
    val all = properties.entrySet.iterator
    while (all.hasNext) {
      val member = all.next()
      LineKeys.check(member.getKey)
      if (member.getValue ne null) {
        val key = if (isInLine) keys.ofMdc(member.getKey) else member.getKey
        if (key ne null) to.other(key, member.getValue)
      }
    }
    to.end(Mdc)
  }

  private def sendPairs(pairs: JavaList[KeyValuePair], line: LineKeys, to: Members): Unit = {
    val keys = if (to.begin(Pairs)) line else keysOf(0, pairs, null, null, Nil)
    var i = 0
    while (i < keys.pairs) {
      val pair = keys.pair(i)
      if (pair ne null) to.pair(pair.key, plan.pairs, pair.value)
      i += 1
    }
    to.end(Pairs)
  }

  private def sendCustom(keys: LineKeys, to: Members): Unit = {
    val custom = settings.custom.iterator
    while (custom.hasNext) {
      val member = custom.next()
      val key = keys.ofCustom(member._1)
      if (key ne null) to.pair(key, customValues, member._2)
    }
  }

  private def sendTime(event: ILoggingEvent, to: Members): Unit = {
    val known = event.getInstant
    val instant = if (known ne null) known else Instant.ofEpochMilli(event.getTimeStamp)
    if (plan.timestamps ne null) plan.timestamps.send(instant, to) else to.time(dated(instant))
  }

  private def dated(instant: Instant): OffsetDateTime =
    try OffsetDateTime.ofInstant(instant, plan.zone.getOffset(instant))
    catch { case _: DateTimeException => if (instant.getEpochSecond < 0) OffsetDateTime.MIN else OffsetDateTime.MAX }

  private def shortened(logger: String): String =
    if ((plan.abbreviator eq null) || (logger eq null)) logger else plan.abbreviator.abbreviate(logger)

  private def sendTrace(event: ILoggingEvent, thrown: IThrowableProxy, to: Members): Unit =
    if (settings.converter.isEmpty) to.trace(plan.traces, thrown)
    else {
      val text = UserCode.attempt(settings.converter.get.convert(event))(UserCode.failed(_))
      to.text(StackTrace, String.valueOf(text), plan.traces)
    }

  private def sendCall(call: StackTraceElement, to: Members): Unit = {
    to.begin(Caller)
    callPart(CallerClass, call.getClassName, to)
    callPart(CallerMethod, if (plan.isGcp) s"${call.getClassName}.${call.getMethodName}" else call.getMethodName, to)
    callPart(CallerFile, call.getFileName, to)
    if (plan.names(CallerLine) ne null) {
      val line = call.getLineNumber
      // A number of 64 bits, which Google's JSON has as a string.
      if (plan.isGcp) to.string(CallerLine, Integer.toString(line)) else to.long(CallerLine, line.toLong)
    }
    to.end(Caller)
  }

  private def callPart(field: Int, text: String, to: Members): Unit =
    if (plan.names(field) ne null) to.string(field, text)

  /** The names of the markers and of what they refer to; of endless ones the first. */
  private def namesOf(markers: JavaList[Marker]): List[String] = {
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
  import Fields.{Level => _, _}

  // Which fields a line has, as bits.
  private final val AlwaysFields = 1 << Time | 1 << Version | 1 << Logger | 1 << Thread
  private final val LevelFields = 1 << Fields.Level | 1 << LevelValue
  private final val ThrownFields = 1 << StackTrace | 1 << ErrorType
  private final val CallerFields = 1 << Caller | 1 << CallerClass | 1 << CallerMethod | 1 << CallerFile |
    1 << CallerLine

  private def traceFields(trace: GcpTrace): Int =
    (if (trace.trace eq null) 0 else 1 << Trace) | (if (trace.span eq null) 0 else 1 << Span) |
      (if (trace.sampled eq null) 0 else 1 << Sampled)

  /** The severity of Cloud Logging for a level of logback. */
  private def severity(level: Int): String =
    if (level >= 40000) "ERROR" else if (level >= 30000) "WARNING" else if (level >= 20000) "INFO" else "DEBUG"

  private val customValues: TrustedEncoder[Any] =
    TrustedEncoder.of(Encoder[ujson.Value]).asInstanceOf[TrustedEncoder[Any]]
}
