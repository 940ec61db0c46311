package swarenderx.logback

import java.time.{DateTimeException, ZoneId}

import ch.qos.logback.classic.pattern.ThrowableHandlingConverter
import ch.qos.logback.classic.spi.ILoggingEvent
import ch.qos.logback.core.Context
import ch.qos.logback.core.encoder.EncoderBase
import com.google.re2j.{Pattern, PatternSyntaxException}
import swarender.Policy.NonFinite
import swarender.{Format, Json, JsonStyle}

/** Writes each event of logback as a line of JSON, with the fields of logstash-logback-encoder, of
  * the Elastic Common Schema or of Google's Cloud Logging.
  *
  * {{{
  * <appender name="STDOUT" class="ch.qos.logback.core.ConsoleAppender">
  *   <encoder class="swarenderx.logback.JsonLinesEncoder">
  *     <format>ecs</format>
  *     <customFields>{"service.name":"shop"}</customFields>
  *   </encoder>
  * </appender>
  * }}}
  *
  * Settings are those of the configuration file: each `set` method is an element, each `add` method
  * one that may come several times. They are read when logback starts the encoder. A value that
  * cannot be throws `IllegalArgumentException`, and is an error of logback's status.
  */
final class JsonLinesEncoder extends EncoderBase[ILoggingEvent] {
  private[this] var settings = Settings()
  private[this] var encoder: EventEncoder = null
  private[this] var unknown: UnknownElements = null

  /** The names and the form of the fields: `logstash`, which is the default, `ecs` or `gcp`. */
  def setFormat(name: String): Unit =
    settings = settings.copy(format = choice("format", name, LineFormat.all)(_.word))

  /** Other names of the fields. Those of several elements add up. */
  def setFieldNames(names: FieldNames): Unit =
    settings = settings.copy(fieldNames = settings.fieldNames ++ names.all)

  /** The value of `@version`, or of `ecs.version`. */
  def setVersion(version: String): Unit = settings = settings.copy(version = Some(version))

  /** The time zone of the time, such as `Europe/Oslo`: by default that of the system, and UTC in
    * the formats `ecs` and `gcp`.
    */
  def setTimeZone(id: String): Unit =
    try settings = settings.copy(zone = Some(ZoneId.of(id)))
    catch { case e: DateTimeException => refuse(s"timeZone cannot be $id: ${e.getMessage}") }

  /** The form of the time: a pattern of `java.time.format.DateTimeFormatter`, the name of one of
    * its constants in brackets, such as `[ISO_INSTANT]`, or `[UNIX_TIMESTAMP_AS_NUMBER]` or
    * `[UNIX_TIMESTAMP_AS_STRING]`: milliseconds since 1970.
    */
  def setTimestampPattern(pattern: String): Unit = settings = settings.copy(timestampPattern = Some(pattern))

  /** About how many chars the name of a logger may have: packages are shortened as in logback's
    * `%logger{20}`. With 0 only the class is written.
    */
  def setShortenedLoggerNameLength(n: Int): Unit = settings = settings.copy(loggerNameLength = n)

  /** Whether the values of the MDC are written. */
  def setIncludeMdc(isIncluded: Boolean): Unit = settings = settings.copy(mdc = isIncluded)

  /** A key of the MDC that is written: then others are not. */
  def addIncludeMdcKeyName(key: String): Unit =
    settings = settings.copy(mdcKeys = including(settings.mdcKeys, key))

  /** A key of the MDC that is not written. */
  def addExcludeMdcKeyName(key: String): Unit =
    settings = settings.copy(mdcKeys = excluding(settings.mdcKeys, key))

  /** Another name for a key of the MDC: `traceId=trace.id`. */
  def addMdcKeyFieldName(rule: String): Unit =
    settings = settings.copy(mdcKeys = renaming(settings.mdcKeys, "mdcKeyFieldName", rule))

  /** The project of Google's cloud that traces of the format `gcp` are in. */
  def setGcpProject(id: String): Unit = settings = settings.copy(gcpProject = Some(id))

  /** Whether the properties of the logger context are written. */
  def setIncludeContext(isIncluded: Boolean): Unit = settings = settings.copy(context = isIncluded)

  /** Whether the names of markers are written, as `tags`. */
  def setIncludeTags(isIncluded: Boolean): Unit = settings = settings.copy(tags = isIncluded)

  /** Whether the key-value pairs of SLF4J 2 are written. */
  def setIncludeKeyValuePairs(isIncluded: Boolean): Unit = settings = settings.copy(pairs = isIncluded)

  /** A key of key-value pairs that is written: then others are not. */
  def addIncludeKeyValueKeyName(key: String): Unit =
    settings = settings.copy(pairKeys = including(settings.pairKeys, key))

  /** A key of key-value pairs that is not written. */
  def addExcludeKeyValueKeyName(key: String): Unit =
    settings = settings.copy(pairKeys = excluding(settings.pairKeys, key))

  /** Another name for a key of key-value pairs: `took=duration`. */
  def addKeyValueKeyFieldName(rule: String): Unit =
    settings = settings.copy(pairKeys = renaming(settings.pairKeys, "keyValueKeyFieldName", rule))

  /** Whether class, method, file and line of the call are written, which are costly to find. */
  def setIncludeCallerData(isIncluded: Boolean): Unit = settings = settings.copy(caller = isIncluded)

  /** How many frames of each throwable are written: by default all. */
  def setMaxFrames(n: Int): Unit = trace(_.copy(maxFrames = notNegative("maxFrames", n)))

  /** How many chars a stack trace may have: by default any number. A longer one ends with how many
    * are missing.
    */
  def setMaxStackTrace(chars: Int): Unit = trace(_.copy(maxChars = notNegative("maxStackTrace", chars)))

  /** Whether a throwable comes after its cause: by default it comes before. */
  def setRootCauseFirst(isFirst: Boolean): Unit = trace(_.copy(rootCauseFirst = isFirst))

  /** Whether the frames that a cause has in common with its throwable are left out: by default they
    * are.
    */
  def setOmitCommonFrames(isOmitted: Boolean): Unit = trace(_.copy(omitCommonFrames = isOmitted))

  /** A regular expression, with the syntax of RE2. Frames are left out of which a part of the class
    * and method matches it, such as `^java\.lang\.reflect\.`.
    */
  def addExcludeFrame(regex: String): Unit = {
    try Pattern.compile(regex)
    catch { case e: PatternSyntaxException => refuse(s"excludeFrame cannot be $regex: ${e.getMessage}") }
    trace(traces => traces.copy(excluded = traces.excluded :+ regex))
  }

  /** What makes the text of a throwable in place of this encoder, as `ShortenedThrowableConverter`
    * of logstash-logback-encoder does.
    */
  def setThrowableConverter(converter: ThrowableHandlingConverter): Unit =
    settings = settings.copy(converter = Some(converter))

  /** About how many chars the value of a key-value pair may have: by default 1,000,000. Of a longer
    * string or collection the beginning is written, and `...`.
    */
  def setMaxKeyValuePair(chars: Int): Unit =
    settings = settings.copy(maxKeyValuePair = notNegative("maxKeyValuePair", chars))

  /** The members of this JSON object are written in each line. Those of several elements add up; of
    * two with the same key the first one is written.
    */
  def setCustomFields(json: String): Unit =
    try settings = settings.copy(custom = (settings.custom ++ Settings.members(json)).distinctBy(_._1))
    catch {
      case e: ujson.ParsingFailedException => refuse(s"customFields must be a JSON object: ${e.getMessage}")
      case _: ujson.Value.InvalidData => refuse("customFields must be a JSON object")
    }

  /** What becomes of a member whose key is in the line already: with `first`, the default, it is
    * left out; with `rename` its key gets `_2`; with `keep` it is written as it is.
    */
  def setDuplicateKeys(word: String): Unit =
    settings = settings.copy(duplicateKeys = choice("duplicateKeys", word, DuplicateKeys.all)(_.word))

  /** What is hidden in each line. Several masks add up, each with its text. */
  def setMask(mask: Mask): Unit = settings = settings.copy(masks = settings.masks :+ mask.masks)

  private def trace(change: TraceSettings => TraceSettings): Unit =
    settings = settings.copy(traces = change(settings.traces))

  private def including(rules: KeyRules, key: String): KeyRules = rules.copy(included = rules.included + key)
  private def excluding(rules: KeyRules, key: String): KeyRules = rules.copy(excluded = rules.excluded + key)

  private def renaming(rules: KeyRules, element: String, rule: String): KeyRules = rule.split("=", -1) match {
    case Array(key, name) => rules.copy(names = rules.names.updated(key.trim, KeySet.plain(name.trim)))
    case _ => refuse(s"$element must be key=name, and is $rule")
  }

  private def choice[A](element: String, said: String, all: Seq[A])(word: A => String): A =
    all.find(word(_) == said.trim).getOrElse {
      refuse(s"$element must be one of ${all.map(word).mkString(", ")}, and is $said")
    }

  private def notNegative(name: String, n: Int): Int =
    if (n >= 0) n else refuse(s"$name must not be negative, and is $n")

  /** In a configuration file this is an error of logback's status. */
  private def refuse(message: String): Nothing = {
    report(message)
    throw new IllegalArgumentException(message)
  }

  private def report(message: String): Unit = if (getContext ne null) addError(message)

  override def setContext(context: Context): Unit = {
    super.setContext(context)
    unknown = new UnknownElements(context)
  }

  override def start(): Unit = {
    if (unknown ne null) unknown.messages.foreach(report)
    unknown = null
    settings.converter.foreach(converter => if (!converter.isStarted) converter.start())
    encoder = new EventEncoder(new Plan(settings, new Duplicates(reportDuplicate), report))
    super.start()
  }

  private def reportDuplicate(key: String, count: Long): Unit = if (getContext ne null) {
    if (count > 1) addInfo(s"$count members had a key that was in their line already")
    else addWarn(s"members of a line have the key $key: ${settings.duplicateKeys.effect}")
  }

  def headerBytes(): Array[Byte] = null
  def footerBytes(): Array[Byte] = null

  /** The line of `event`. What user code throws does not get here: a text is written in its place.
    */
  def encode(event: ILoggingEvent): Array[Byte] =
    try JsonLinesEncoder.Lines.toBytes(event)(encoder)
    catch {
      case e: Throwable if !UserCode.isFatal(e) =>
        JsonLinesEncoder.Lines.toBytes[ILoggingEvent](new GuardedEvent(event))(encoder)
    }
}

private object JsonLinesEncoder {

  /** NaN must not lose a line. */
  val Lines: Format[JsonStyle] = Json(JsonStyle.compact.withNonFinite(NonFinite.Quote).withDocumentEnd("\n"))
}
