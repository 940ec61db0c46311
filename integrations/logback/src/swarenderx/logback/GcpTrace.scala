package swarenderx.logback

import java.util.{LinkedHashMap, Map => JavaMap}

/** What Cloud Logging joins to a trace, from the keys of the MDC that OpenTelemetry and Micrometer
  * set. Each is null if the MDC does not have it.
  *
  * @param rest
  *   the MDC without these keys
  */
private final class GcpTrace(
    val trace: String,
    val span: String,
    val sampled: String,
    val rest: JavaMap[String, String]
)

private object GcpTrace {
  private val Traces = Array("trace_id", "traceId")
  private val Spans = Array("span_id", "spanId")
  private val Flags = Array("trace_flags", "traceSampled")
  private val None = new GcpTrace(null, null, null, null)

  def apply(mdc: JavaMap[String, String], project: Option[String]): GcpTrace =
    if ((mdc eq null) || mdc.isEmpty) None
    else {
      val trace = first(mdc, Traces)
      val rest = new LinkedHashMap[String, String](mdc)
      for (keys <- Seq(Traces, Spans, Flags); key <- keys) rest.remove(key)
      new GcpTrace(named(trace, project), first(mdc, Spans), first(mdc, Flags), rest)
    }

  /** The flags of W3C's trace context: the last bit is that of a sampled trace. */
  def isSampled(flags: String): Boolean =
    flags == "true" || (flags.nonEmpty && Character.digit(flags.charAt(flags.length - 1), 16) % 2 == 1)

  private def named(trace: String, project: Option[String]): String =
    if ((trace eq null) || project.isEmpty || trace.startsWith("projects/")) trace
    else s"projects/${project.get}/traces/$trace"

  private def first(mdc: JavaMap[String, String], keys: Array[String]): String = {
    val value = mdc.get(keys(0))
    if (value ne null) value else mdc.get(keys(1))
  }
}
