package swarenderx.logback

import java.nio.charset.StandardCharsets.UTF_8
import java.time.OffsetDateTime

import scala.jdk.CollectionConverters._

import ch.qos.logback.classic.spi.{ILoggingEvent, LoggingEvent}
import com.fasterxml.jackson.databind.ObjectMapper
import net.logstash.logback.encoder.LogstashEncoder
import org.slf4j.MarkerFactory
import org.slf4j.event.KeyValuePair
import utest._

import swarender.Encoder

/** Lines of events: those of logstash-logback-encoder in its defaults, and what settings change. */
object JsonLinesTest extends TestSuite {
  import LogEvents._

  private def caused: Throwable = {
    val error = new IllegalStateException("outer \u00e9", new RuntimeException("inner"))
    error.addSuppressed(new IllegalArgumentException("suppressed", new Error("of it \u8a9e \ud83d\ude00 \u0007")))
    error
  }

  private def cyclic: Throwable = {
    val (a, b) = (new Exception("a"), new Exception("b"))
    a.initCause(b)
    b.initCause(a)
    a
  }

  private def nested: org.slf4j.Marker = {
    val outer = MarkerFactory.getDetachedMarker("outer")
    outer.add(MarkerFactory.getDetachedMarker("inner"))
    outer
  }

  /** What both encoders write alike. */
  private def events: Seq[(String, LoggingEvent)] = Seq(
    "text" -> event("hello"),
    "arguments" -> event("order {} of {}", null, Seq(Integer.valueOf(7), "Ada")),
    "escapes" -> event("a \"b\" \\ \n\t\u0001\u007f / \u00e9\u2028 \ud83d\ude00"),
    "empty" -> event(""),
    "error" -> event("failed", caused),
    "cyclic" -> event("failed", cyclic),
    "no message" -> event("failed", new RuntimeException),
    "mdc" -> withMdc("user" -> "ada", "a \"key\"" -> "1"),
    "markers" -> marked("A", "B"),
    "nested markers" -> { val e = event("m"); e.addMarker(nested); e },
    "pairs" -> withPairs(
      "s" -> "t",
      "i" -> 1,
      "l" -> Long.MaxValue,
      "b" -> true,
      "n" -> null,
      "decimal" -> new java.math.BigDecimal("1.50"),
      "half" -> 0.5,
      "list" -> java.util.Arrays.asList("a", Integer.valueOf(1)),
      "map" -> java.util.Collections.singletonMap("k", "v")
    ),
    "time" -> { val e = event("t"); e.setInstant(java.time.Instant.parse("2026-01-02T03:04:05.678901Z")); e },
    "whole seconds" -> { val e = event("t"); e.setInstant(java.time.Instant.parse("2026-01-02T03:04:05Z")); e }
  )

  private val mapper = new ObjectMapper

  /** The time as it is read: logstash-logback-encoder leaves out zeros at the end of its fraction.
    */
  private def members(json: String): Seq[(String, Any)] =
    mapper.readValue(json, classOf[java.util.LinkedHashMap[String, Any]]).asScala.toSeq.map {
      case ("@timestamp", text: String) => "@timestamp" -> OffsetDateTime.parse(text)
      case other => other
    }

  val tests: Tests = Tests {
    test("the members of logstash-logback-encoder, in its order") {
      val logstash = new LogstashEncoder
      logstash.setContext(context)
      logstash.start()
      val encoder = ours()
      for ((name, event) <- events) {
        val (expected, json) = (members(new String(logstash.encode(event), UTF_8)), members(line(encoder, event)))
        if (json != expected) throw new java.lang.AssertionError(s"$name: $json, not $expected")
      }
    }
    test("the same bytes with events and without") {
      for ((name, event) <- events) {
        val all = new EventEncoder(new Plan(Settings(caller = true), new Duplicates((_, _) => ()), _ => ()))
        val direct = JsonLinesEncoder.Lines.render(event: ILoggingEvent)(all)
        val byEvents = JsonLinesEncoder.Lines.render(swarender.Events(e => Encoder.send(event: ILoggingEvent, e)(all)))
        if (direct != byEvents) throw new java.lang.AssertionError(s"$name: $direct, not $byEvents")
      }
    }
    test("settings leave members out, or add them") {
      val all = withMdc("user" -> "ada")
      all.addMarker(MarkerFactory.getDetachedMarker("A"))
      all.addKeyValuePair(new KeyValuePair("k", 1))
      val none = line(
        ours { e =>
          e.setIncludeMdc(false)
          e.setIncludeTags(false)
          e.setIncludeKeyValuePairs(false)
          e.setTimeZone("UTC")
        },
        all
      )
      for (part <- Seq("user", "tags", "\"k\"")) assert(!none.contains(part))
      assert(none.matches("\\{\"@timestamp\":\"[^\"]*Z\",.*\"level_value\":20000\\}"))
      has(line(ours(_.setCustomFields("""{"app":"shop","n":[1]}""")), all), """"app":"shop","n":[1]""")
      has(line(ours(_.setIncludeCallerData(true)), all), "\"caller_method_name\":")
    }
    test("a stack trace has a bound") {
      val error = event("failed", caused)
      val few = mapper.readTree(line(ours(_.setMaxFrames(2)), error)).get("stack_trace").textValue
      // Frames of a throwable are between two lines that are none.
      def mostFrames(text: String): Int = text.linesIterator
        .map(_.trim.startsWith("at "))
        .foldLeft(List(0))((all, isFrame) => if (isFrame) (all.head + 1) :: all.tail else 0 :: all)
        .max
      assert(mostFrames(few) == 2, mostFrames(mapper.readTree(line(ours(), error)).get("stack_trace").textValue) > 2)
      has(few, " frames omitted")
      val short = mapper.readTree(line(ours(_.setMaxStackTrace(100)), error)).get("stack_trace").textValue
      assert(
        short.length <= 100,
        short.matches("(?s).*\\.\\.\\. \\d+ characters omitted"),
        short.startsWith("java.lang.IllegalStateException: outer")
      )
    }
    test("values of any kind") {
      val self = new java.util.ArrayList[Any]
      self.add(self)
      val bad = new Object { override def toString: String = throw new IllegalStateException("no text") }
      val json = line(
        ours(),
        withPairs(
          "nan" -> Double.NaN,
          "some" -> Some(1),
          "none" -> None,
          "seq" -> Seq[Any](1, "a"),
          "map" -> Map("k" -> 1),
          "array" -> Array(1, 2),
          "logged" -> Logged(Map("a" -> List(1))),
          "bad" -> bad,
          "self" -> self
        )
      )
      for (
        part <- Seq(
          """"nan":"NaN"""",
          """"some":1,"none":null,"seq":[1,"a"],"map":{"k":1},"array":[1,2],"logged":{"a":[1]}""",
          """"bad":"[FAILED toString()]","self":["[CIRCULAR REFERENCE]"]"""
        )
      ) has(json, part)
      val _ = ujson.read(json)
    }
    test("a configuration file sets it up") {
      val (_, encoder) = configure(
        """<maxFrames>30</maxFrames><includeMdc>false</includeMdc><customFields>{"app":"shop"}</customFields>"""
      )
      val json = line(encoder, withMdc("user" -> "ada"))
      has(json, "\"app\":\"shop\"")
      assert(!json.contains("ada"))
    }
  }
}
