package swarenderx.logback

/** The fields of a line by number, with their names in each format. */
private object Fields {
  final val Time = 0
  final val Version = 1
  final val Message = 2
  final val Logger = 3
  final val Thread = 4
  final val Level = 5
  final val LevelValue = 6
  final val StackTrace = 7
  final val ErrorType = 8
  final val ErrorMessage = 9
  final val Tags = 10
  final val Trace = 11
  final val Span = 12
  final val Sampled = 13
  // Members of the caller, and groups: these are members of the line, or of an object if they have a name.
  final val CallerClass = 14
  final val CallerMethod = 15
  final val CallerFile = 16
  final val CallerLine = 17
  final val Caller = 18
  final val Context = 19
  final val Mdc = 20
  final val Pairs = 21
  final val Count = 22

  /** The name of a field that is not written, as in logstash-logback-encoder. */
  final val Ignored = "[ignore]"

  /** The elements of `<fieldNames>`. */
  val elements: Array[String] = Array(
    "timestamp", "version", "message", "logger", "thread", "level", "levelValue", "stackTrace", "throwableClassName",
    "throwableMessage", "tags", "trace", "spanId", "traceSampled", "callerClass", "callerMethod", "callerFile",
    "callerLine", "caller", "context", "mdc", "keyValuePair"
  )
}

/** What `<format>` chooses: the names of the fields.
  *
  * @param names
  *   by field; null for one that is not written, and for a group whose members are those of the
  *   line
  * @param version
  *   the value of the version, unless it is set
  * @param isUtc
  *   whether times are in UTC, unless the zone is set
  */
private final class LineFormat(
    val word: String,
    val names: Array[String],
    val version: String,
    val isUtc: Boolean
)

private object LineFormat {
  val logstash = new LineFormat(
    "logstash",
    Array(
      "@timestamp", "@version", "message", "logger_name", "thread_name", "level", "level_value", "stack_trace", null,
      null, "tags", null, null, null, "caller_class_name", "caller_method_name", "caller_file_name",
      "caller_line_number", null, null, null, null
    ),
    "1",
    isUtc = false
  )

  /** The Elastic Common Schema, as the specification of ecs-logging has it. */
  val ecs = new LineFormat(
    "ecs",
    Array(
      "@timestamp", "ecs.version", "message", "log.logger", "process.thread.name", "log.level", null,
      "error.stack_trace", "error.type", "error.message", "tags", null, null, null, null, "log.origin.function",
      "log.origin.file.name", "log.origin.file.line", null, null, null, null
    ),
    "8.11.0",
    isUtc = true
  )

  /** The special fields of Cloud Logging's structured logs. */
  val gcp = new LineFormat(
    "gcp",
    Array(
      "time", null, "message", "logger", "thread", "severity", null, "stack_trace", null, null, "tags",
      "logging.googleapis.com/trace", "logging.googleapis.com/spanId", "logging.googleapis.com/trace_sampled", null,
      "function", "file", "line", "logging.googleapis.com/sourceLocation", null, null, null
    ),
    "1",
    isUtc = true
  )

  val all: Seq[LineFormat] = Seq(logstash, ecs, gcp)
}
