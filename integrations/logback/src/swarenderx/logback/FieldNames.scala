package swarenderx.logback

/** The element `fieldNames` of [[JsonLinesEncoder]]: other names of the fields of a line. A field
  * with the name `[ignore]` is left out. A group without a name, as the MDC is by default, has its
  * members in the line; with a name, it is an object.
  *
  * {{{
  * <fieldNames>
  *   <timestamp>time</timestamp>
  *   <levelValue>[ignore]</levelValue>
  *   <mdc>mdc</mdc>
  * </fieldNames>
  * }}}
  */
final class FieldNames {
  private[logback] var all: Map[Int, String] = Map.empty
  private def set(field: Int, name: String): Unit = all = all.updated(field, KeySet.plain(name))

  def setTimestamp(name: String): Unit = set(Fields.Time, name)
  def setVersion(name: String): Unit = set(Fields.Version, name)
  def setMessage(name: String): Unit = set(Fields.Message, name)
  def setLogger(name: String): Unit = set(Fields.Logger, name)
  def setThread(name: String): Unit = set(Fields.Thread, name)
  def setLevel(name: String): Unit = set(Fields.Level, name)
  def setLevelValue(name: String): Unit = set(Fields.LevelValue, name)
  def setStackTrace(name: String): Unit = set(Fields.StackTrace, name)

  /** The class of the throwable, which only the format `ecs` has by default. */
  def setThrowableClassName(name: String): Unit = set(Fields.ErrorType, name)

  /** The message of the throwable, which only the format `ecs` has by default. */
  def setThrowableMessage(name: String): Unit = set(Fields.ErrorMessage, name)
  def setTags(name: String): Unit = set(Fields.Tags, name)

  /** The trace of the format `gcp`. */
  def setTrace(name: String): Unit = set(Fields.Trace, name)

  /** The span of the format `gcp`. */
  def setSpanId(name: String): Unit = set(Fields.Span, name)

  /** Whether the trace of the format `gcp` is sampled. */
  def setTraceSampled(name: String): Unit = set(Fields.Sampled, name)

  /** The group of the next four. */
  def setCaller(name: String): Unit = set(Fields.Caller, name)
  def setCallerClass(name: String): Unit = set(Fields.CallerClass, name)
  def setCallerMethod(name: String): Unit = set(Fields.CallerMethod, name)
  def setCallerFile(name: String): Unit = set(Fields.CallerFile, name)
  def setCallerLine(name: String): Unit = set(Fields.CallerLine, name)

  /** The group of the properties of the logger context. */
  def setContext(name: String): Unit = set(Fields.Context, name)

  /** The group of the values of the MDC. */
  def setMdc(name: String): Unit = set(Fields.Mdc, name)

  /** The group of the key-value pairs of SLF4J. */
  def setKeyValuePair(name: String): Unit = set(Fields.Pairs, name)
}
