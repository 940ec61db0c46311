package swarenderx.logback

import java.util.{HashMap, Map => JavaMap}

import ch.qos.logback.classic.pattern.{Abbreviator, ClassNameOnlyAbbreviator, TargetLengthBasedClassNameAbbreviator}
import swarender.chars.Literal
import swarender.derivation.Direct

/** What the encoder writes for each line: made of the settings once.
  *
  * @param refuse
  *   takes the message about a setting that cannot be followed
  */
private final class Plan(val settings: Settings, val duplicates: Duplicates, refuse: String => Unit) {
  import Fields._

  private[this] val format = settings.format
  val isGcp: Boolean = format eq LineFormat.gcp
  val isEcs: Boolean = format eq LineFormat.ecs
  val version: String = settings.version.getOrElse(format.version)

  /** Whether each field may be in a line, with its name or, as a group, without one. */
  private[this] val isWritten: Array[Boolean] = {
    def isNamed(field: Int): Boolean = !settings.fieldNames.get(field).contains(Ignored)
    Array.tabulate(Count) { field =>
      isNamed(field) && (field match {
        case Tags => settings.tags
        case Trace | Span | Sampled => isGcp
        case CallerClass | CallerMethod | CallerFile | CallerLine | Caller => settings.caller && isNamed(Caller)
        case Context => settings.context
        case Mdc => settings.mdc
        case Pairs => settings.pairs
        case _ => true
      })
    }
  }

  /** The name of each field; null for one that is not written, and for a group without an object.
    */
  val names: Array[String] = Array.tabulate(Count) { field =>
    settings.fieldNames.get(field) match {
      case Some(Ignored) => null
      case Some(name) => name
      case None => format.names(field)
    }
  }

  /** The number of each field whose key is one of the line. */
  private[this] val fields: JavaMap[String, Integer] = new HashMap[String, Integer]
  dropRepeated()

  /** Keeps the first of two fields with the same key. The caller comes before its members, which
    * are not written without it.
    */
  private def dropRepeated(): Unit = {
    val ofCaller = new HashMap[String, Integer]
    val order = (0 until CallerClass) ++ (Caller +: (CallerClass to CallerLine)) ++ (Context until Count)
    def isOfCaller(field: Int): Boolean = field >= CallerClass && field <= CallerLine
    def has(field: Int): Boolean =
      isWritten(field) && (names(field) ne null) && (!isOfCaller(field) || isWritten(Caller))
    for (field <- order if has(field)) {
      val all = if (isOfCaller(field) && (names(Caller) ne null)) ofCaller else fields
      val other = all.putIfAbsent(names(field), field)
      if (other ne null) {
        refuse(
          s"<${elements(other)}> and <${elements(field)}> have the name ${names(field)}: only the first is written"
        )
        names(field) = null
        isWritten(field) = false
      }
    }
  }

  val hasContext: Boolean = isWritten(Context)
  val hasMdc: Boolean = isWritten(Mdc)
  val hasPairs: Boolean = isWritten(Pairs)
  val hasCaller: Boolean = isWritten(Caller)
  val hasTags: Boolean = isWritten(Tags) && (names(Tags) ne null)

  def hasField(key: String, present: Int): Boolean = {
    val field = fields.get(key)
    (field ne null) && (present >> field.intValue & 1) != 0
  }

  /** The fields that have a name: a bit for each. */
  val written: Int = (0 until Count).filter(names(_) ne null).map(1 << _).sum

  /** The text before the value of each field, as the first member of its object and as another one.
    */
  val firstTexts: Array[Literal] =
    names.map(name => if (name eq null) null else Direct.texts(new swarender.FieldNames(name))(0))
  val nextTexts: Array[Literal] =
    names.map(name => if (name eq null) null else Direct.texts(new swarender.FieldNames(s"_$name", name))(1))

  private[this] val zoneId = settings.zone.getOrElse(
    if (format.isUtc) java.time.ZoneOffset.UTC else java.time.ZoneId.systemDefault
  )
  val zone: java.time.zone.ZoneRules = zoneId.getRules

  /** Null for ISO 8601 with an offset. */
  val timestamps: Timestamps = settings.timestampPattern match {
    case None => null
    case Some(pattern) =>
      try Timestamps(pattern, zoneId)
      catch {
        case e: IllegalArgumentException =>
          refuse(s"<timestampPattern> cannot be $pattern: ${e.getMessage}")
          null
      }
  }

  /** Null if names of loggers are written as they are. */
  val abbreviator: Abbreviator = settings.loggerNameLength match {
    case n if n < 0 => null
    case 0 => new ClassNameOnlyAbbreviator
    case n => new TargetLengthBasedClassNameAbbreviator(n)
  }

  val traces = new StackTraces(settings.traces)
  val pairs = new PairEncoder(settings.maxKeyValuePair, settings.masks.nonEmpty)
}
