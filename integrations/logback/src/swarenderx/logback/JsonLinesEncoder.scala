package swarenderx.logback

import java.time.ZoneId

import ch.qos.logback.classic.spi.ILoggingEvent
import ch.qos.logback.core.encoder.EncoderBase
import swarender.Policy.NonFinite
import swarender.{Format, Json, JsonStyle}

/** Writes each event of logback as a line of JSON, with the fields of logstash-logback-encoder.
  *
  * {{{
  * <appender name="STDOUT" class="ch.qos.logback.core.ConsoleAppender">
  *   <encoder class="swarenderx.logback.JsonLinesEncoder">
  *     <maxFrames>30</maxFrames>
  *     <customFields>{"app":"shop"}</customFields>
  *   </encoder>
  * </appender>
  * }}}
  *
  * Settings are those of the configuration file: each `set` method is an element. They are read
  * when logback starts the encoder.
  */
final class JsonLinesEncoder extends EncoderBase[ILoggingEvent] {
  private[this] var settings = Settings()
  private[this] var events: EventEncoder = null

  /** The time zone of `@timestamp`, such as `UTC`: by default that of the system. */
  def setTimeZone(id: String): Unit = settings = settings.copy(zone = ZoneId.of(id))

  /** Whether the values of the MDC are written. */
  def setIncludeMdc(isIncluded: Boolean): Unit = settings = settings.copy(mdc = isIncluded)

  /** Whether the properties of the logger context are written. */
  def setIncludeContext(isIncluded: Boolean): Unit = settings = settings.copy(context = isIncluded)

  /** Whether the names of markers are written, as `tags`. */
  def setIncludeTags(isIncluded: Boolean): Unit = settings = settings.copy(tags = isIncluded)

  /** Whether the key-value pairs of SLF4J 2 are written. */
  def setIncludeKeyValuePairs(isIncluded: Boolean): Unit = settings = settings.copy(pairs = isIncluded)

  /** Whether class, method, file and line of the call are written, which are costly to find. */
  def setIncludeCallerData(isIncluded: Boolean): Unit = settings = settings.copy(caller = isIncluded)

  /** How many frames of each throwable are written: by default all. */
  def setMaxFrames(n: Int): Unit = settings = settings.copy(maxFrames = notNegative("maxFrames", n))

  /** How many chars a stack trace may have: by default any number. A longer one ends with `...`. */
  def setMaxStackTrace(chars: Int): Unit =
    settings = settings.copy(maxStackTrace = notNegative("maxStackTrace", chars))

  /** About how many chars the value of a key-value pair may have: by default 1,000,000. Of a longer
    * string or collection the beginning is written, and `...`.
    */
  def setMaxKeyValuePair(chars: Int): Unit =
    settings = settings.copy(maxKeyValuePair = notNegative("maxKeyValuePair", chars))

  /** The members of this JSON object are written in each line. */
  def setCustomFields(json: String): Unit = settings = settings.copy(custom = Settings.members(json))

  /** In a configuration file this is an error of logback's status. */
  private def notNegative(name: String, n: Int): Int =
    if (n >= 0) n
    else {
      val message = s"$name must not be negative, and is $n"
      if (getContext ne null) addError(message)
      throw new IllegalArgumentException(message)
    }

  override def start(): Unit = {
    events = new EventEncoder(settings)
    super.start()
  }

  def headerBytes(): Array[Byte] = null
  def footerBytes(): Array[Byte] = null

  /** The line of `event`. What user code throws does not get here: a text is written in its place.
    */
  def encode(event: ILoggingEvent): Array[Byte] =
    try JsonLinesEncoder.Lines.toBytes(event)(events)
    catch {
      case e: Throwable if !UserCode.isFatal(e) =>
        JsonLinesEncoder.Lines.toBytes[ILoggingEvent](new GuardedEvent(event))(events)
    }
}

private object JsonLinesEncoder {

  /** NaN must not lose a line. */
  val Lines: Format[JsonStyle] = Json(JsonStyle.compact.withNonFinite(NonFinite.Quote).withDocumentEnd("\n"))
}

/** What a configuration says. */
private final case class Settings(
    zone: ZoneId = ZoneId.systemDefault,
    mdc: Boolean = true,
    context: Boolean = true,
    tags: Boolean = true,
    pairs: Boolean = true,
    caller: Boolean = false,
    maxFrames: Int = Int.MaxValue,
    maxStackTrace: Int = Int.MaxValue,
    maxKeyValuePair: Int = 1000000,
    custom: Seq[(String, ujson.Value)] = Nil
)

private object Settings {
  def members(json: String): Seq[(String, ujson.Value)] =
    ujson.read(json).obj.toSeq.map { case (key, value) => (KeySet.plain(key), value) }.distinctBy(_._1)
}
