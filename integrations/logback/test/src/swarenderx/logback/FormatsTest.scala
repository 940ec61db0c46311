package swarenderx.logback

import java.nio.charset.StandardCharsets.UTF_8

import scala.jdk.CollectionConverters._

import ch.qos.logback.classic.Level
import ch.qos.logback.classic.spi.LoggingEvent
import co.elastic.logging.logback.EcsEncoder
import com.fasterxml.jackson.databind.JsonNode
import utest._

/** The lines of each format, field by field. */
object FormatsTest extends TestSuite {
  import LogEvents._

  private val Instant = java.time.Instant.parse("2026-01-02T03:04:05.678901Z")

  private def full: LoggingEvent = full("user" -> "ada")

  private def full(mdc: (String, String)*): LoggingEvent = {
    val all = add(event("m", new IllegalStateException("bad"), mdc = mdc.toMap.asJava), "took" -> 12)
    all.setInstant(Instant)
    all.addMarker(org.slf4j.MarkerFactory.getDetachedMarker("A"))
    all
  }

  private def format(word: String, elements: String = "<includeCallerData>true</includeCallerData>") =
    configure(s"<format>$word</format>$elements")._2

  /** What the type of a field in the specification of ecs-logging means for its value. */
  private def isOf(kind: String)(node: JsonNode): Boolean = kind match {
    case "datetime" =>
      node.isTextual && node.textValue.endsWith("Z") && java.time.Instant.parse(node.textValue) == Instant
    case "string" => node.isTextual
    case "integer" => node.isIntegralNumber
  }

  /** The fields of ecs-logging's specification 1.0 that a logger writes by itself, with their
    * types. Those of the service, of `event.dataset` and `labels` are configured by users;
    * `trace.id` and `transaction.id` come from the MDC.
    */
  private val ecsFields = Seq(
    "@timestamp" -> "datetime",
    "log.level" -> "string",
    "message" -> "string",
    "ecs.version" -> "string",
    "process.thread.name" -> "string",
    "log.logger" -> "string",
    "log.origin.file.line" -> "integer",
    "log.origin.file.name" -> "string",
    "log.origin.function" -> "string",
    "error.type" -> "string",
    "error.message" -> "string",
    "error.stack_trace" -> "string"
  )

  /** The fields to which Cloud Logging's page on structured logs gives a meaning, and which an
    * event of logback has.
    */
  private val gcpFields: Seq[(String, JsonNode => Boolean)] = Seq(
    "severity" -> (_.textValue == "INFO"),
    "message" -> (_.textValue == "m"),
    "time" -> isOf("datetime"),
    "logging.googleapis.com/sourceLocation" -> { node =>
      node.fieldNames.asScala.toSet == Set("file", "line", "function") && node.elements.asScala.forall(_.isTextual) &&
      node.get("line").textValue.toInt > 0 && node.get("function").textValue.contains(".")
    },
    "logging.googleapis.com/trace" -> (_.textValue == "projects/shop-1/traces/4bf92f3577b34da6a3ce929d0e0e4736"),
    "logging.googleapis.com/spanId" -> (_.textValue == "00f067aa0ba902b7"),
    "logging.googleapis.com/trace_sampled" -> (_.booleanValue),
    "stack_trace" -> (_.textValue.startsWith("java.lang.IllegalStateException: bad\n\tat "))
  )

  val tests: Tests = Tests {
    test("ecs: each field of the specification of ecs-logging, with its type") {
      val node = read(line(format("ecs"), full))
      for ((name, kind) <- ecsFields)
        if (!node.has(name) || !isOf(kind)(node.get(name))) throw new java.lang.AssertionError(s"$name in $node")
      // These come first, in this order.
      assert(node.fieldNames.asScala.take(4).toSeq == ecsFields.take(4).map(_._1))
      val more = Set("user", "took", "tags")
      assert(node.fieldNames.asScala.toSet == ecsFields.map(_._1).toSet ++ more)
      assert(node.get("ecs.version").textValue.startsWith("8."))
      val own = read(line(format("ecs", "<version>9.1.0</version>"), full))
      assert(own.get("ecs.version").textValue == "9.1.0", !own.has("log.origin.function"))
      // No field of an error without one; no message of one that has none.
      val none = read(line(format("ecs"), event("m")))
      assert(!none.fieldNames.asScala.exists(_.startsWith("error.")))
      val silent = read(line(format("ecs"), event("m", new RuntimeException)))
      assert(silent.has("error.type"), !silent.has("error.message"))
    }
    test("ecs: what ecs-logging-java writes") {
      val elastic = new EcsEncoder
      elastic.setIncludeMarkers(true)
      elastic.start()
      val mdc = Map("trace.id" -> "1", "transaction.id" -> "2", "traceId" -> "3", "labels.a" -> "x")
      for (all <- Seq(full, event("text"), event("m", mdc = mdc.asJava), marked("A", "B"))) {
        all.setInstant(Instant)
        val (theirs, ours) = (read(new String(elastic.encode(all), UTF_8)), read(line(format("ecs", ""), all)))
        // Their time has milliseconds, and their version is of 2019. Of pairs they write the text.
        def members(node: JsonNode): Map[String, String] = node.properties.asScala
          .map(member => member.getKey -> member.getValue.asText)
          .toMap - "ecs.version" - "@timestamp" - "error.stack_trace" - "took"
        assert(members(ours) == members(theirs))
        val time = java.time.Instant.parse(ours.get("@timestamp").textValue).toEpochMilli
        assert(time == java.time.Instant.parse(theirs.get("@timestamp").textValue).toEpochMilli)
      }
    }
    test("gcp: each special field of Cloud Logging") {
      val trace = Seq(
        "trace_id" -> "4bf92f3577b34da6a3ce929d0e0e4736",
        "span_id" -> "00f067aa0ba902b7",
        "trace_flags" -> "01",
        "user" -> "ada"
      )
      val encoder = format(
        "gcp",
        "<gcpProject>shop-1</gcpProject><includeCallerData>true</includeCallerData>" +
          "<fieldNames><mdc>logging.googleapis.com/labels</mdc></fieldNames>"
      )
      val node = read(line(encoder, full(trace*)))
      for ((name, isRight) <- gcpFields)
        if (!node.has(name) || !isRight(node.get(name))) throw new java.lang.AssertionError(s"$name in $node")
      assert(node.get("logging.googleapis.com/labels").toString == """{"user":"ada"}""")
      val more = Set("logging.googleapis.com/labels", "logger", "thread", "tags", "took")
      assert(node.fieldNames.asScala.toSet == gcpFields.map(_._1).toSet ++ more)
    }
    test("gcp: severities, and traces as the MDC has them") {
      val encoder = format("gcp", "")
      def severity(level: Level): String = {
        val all = event("m")
        read(line(encoder, altered(all, "getLevel" -> (() => level)))).get("severity").textValue
      }
      val all = Seq(
        Level.TRACE -> "DEBUG",
        Level.DEBUG -> "DEBUG",
        Level.INFO -> "INFO",
        Level.WARN -> "WARNING",
        Level.ERROR -> "ERROR"
      )
      for ((level, expected) <- all) assert(severity(level) == expected)
      def of(mdc: (String, String)*): JsonNode = read(line(encoder, withMdc(mdc*)))
      val micrometer = of("traceId" -> "ab", "spanId" -> "cd", "traceSampled" -> "true")
      assert(
        micrometer.get("logging.googleapis.com/trace").textValue == "ab",
        micrometer.get("logging.googleapis.com/spanId").textValue == "cd",
        micrometer.get("logging.googleapis.com/trace_sampled").booleanValue,
        !micrometer.has("traceId")
      )
      for (
        (flags, sampled) <- Seq("00" -> false, "01" -> true, "03" -> true, "false" -> false, "" -> false, "?" -> false)
      )
        assert(of("trace_flags" -> flags).get("logging.googleapis.com/trace_sampled").booleanValue == sampled)
      val none = of("user" -> "ada")
      assert(none.get("user").textValue == "ada", !none.fieldNames.asScala.exists(_.contains("trace")))
      val project = format("gcp", "<gcpProject>p</gcpProject>")
      has(line(project, withMdc("trace_id" -> "projects/q/traces/1")), "\"projects/q/traces/1\"")
    }
    test("gcp: the trace does not depend on what else of the MDC is written") {
      val all =
        withMdc(
          "trace_id" -> "ab",
          "span_id" -> "cd",
          "trace_flags" -> "01",
          "traceId" -> "x",
          "user" -> "ada",
          "n" -> "1"
        )
      val rules = Seq(
        "" -> Set("user", "n"),
        "<includeMdc>false</includeMdc>" -> Set.empty[String],
        "<fieldNames><mdc>[ignore]</mdc></fieldNames>" -> Set.empty[String],
        "<includeMdcKeyName>user</includeMdcKeyName>" -> Set("user"),
        "<excludeMdcKeyName>user</excludeMdcKeyName>" -> Set("n"),
        "<excludeMdcKeyName>trace_id</excludeMdcKeyName>" -> Set("user", "n"),
        "<mdcKeyFieldName>span_id=span</mdcKeyFieldName>" -> Set("user", "n")
      )
      for ((elements, keys) <- rules; mask <- Seq("", "<mask><path>no</path></mask>")) {
        val node = read(line(format("gcp", elements + mask), all))
        assert(
          node.path("logging.googleapis.com/trace").asText == "ab",
          node.path("logging.googleapis.com/spanId").asText == "cd",
          node.path("logging.googleapis.com/trace_sampled").asBoolean,
          Seq("user", "n", "trace_id", "traceId", "span_id", "span", "trace_flags").filter(node.has(_)).toSet == keys
        )
      }
    }
    test("a format that there is not") {
      val e = intercept[IllegalArgumentException](ours(_.setFormat("gelf")))
      assert(e.getMessage == "format must be one of logstash, ecs, gcp, and is gelf")
      val (configured, encoder) = configure("<format>ECS</format>")
      assert(errorsOf(configured) == Seq("format must be one of logstash, ecs, gcp, and is ECS"))
      has(line(encoder, event("m")), "\"@version\":\"1\"")
    }
  }
}
