package swarenderx.logback

import java.time.ZoneId

import ch.qos.logback.classic.pattern.ThrowableHandlingConverter

/** What a configuration says. */
private final case class Settings(
    format: LineFormat = LineFormat.logstash,
    fieldNames: Map[Int, String] = Map.empty,
    zone: Option[ZoneId] = None,
    timestampPattern: Option[String] = None,
    version: Option[String] = None,
    loggerNameLength: Int = -1,
    mdc: Boolean = true,
    mdcKeys: KeyRules = KeyRules.none,
    gcpProject: Option[String] = None,
    context: Boolean = true,
    tags: Boolean = true,
    pairs: Boolean = true,
    pairKeys: KeyRules = KeyRules.none,
    caller: Boolean = false,
    traces: TraceSettings = TraceSettings(),
    converter: Option[ThrowableHandlingConverter] = None,
    maxKeyValuePair: Int = 1000000,
    custom: Seq[(String, ujson.Value)] = Nil,
    duplicateKeys: DuplicateKeys = DuplicateKeys.First,
    masks: Seq[Masks] = Nil
)

/** How stack traces are written.
  *
  * @param maxFrames
  *   of each throwable
  * @param maxChars
  *   of the text
  * @param excluded
  *   regular expressions of frames that are left out
  */
private final case class TraceSettings(
    maxFrames: Int = Int.MaxValue,
    maxChars: Int = Int.MaxValue,
    rootCauseFirst: Boolean = false,
    omitCommonFrames: Boolean = true,
    excluded: Seq[String] = Nil
)

/** What becomes of a member whose key is there already. */
private sealed abstract class DuplicateKeys(val word: String, val effect: String)

private object DuplicateKeys {
  case object First extends DuplicateKeys("first", "only the first is written")
  case object Rename extends DuplicateKeys("rename", "the others are renamed")
  case object Keep extends DuplicateKeys("keep", "all are written")
  val all: Seq[DuplicateKeys] = Seq(First, Rename, Keep)
}

private object Settings {
  def members(json: String): Seq[(String, ujson.Value)] =
    ujson.read(json).obj.toSeq.map { case (key, value) => (KeySet.plain(key), value) }.distinctBy(_._1)
}
