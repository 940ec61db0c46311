package swarenderx.logback

import java.nio.charset.StandardCharsets.UTF_8
import java.time.Instant
import java.time.format.DateTimeFormatter

import scala.jdk.CollectionConverters._

import ch.qos.logback.classic.spi.{LoggerContextVO, LoggingEvent}
import com.fasterxml.jackson.databind.JsonNode
import net.logstash.logback.encoder.LogstashEncoder
import net.logstash.logback.fieldnames.LogstashFieldNames
import utest._

/** Names, keys and forms of fields, as a configuration chooses them. */
object FieldNamesTest extends TestSuite {
  import LogEvents._

  private val time = Instant.parse("2026-01-02T03:04:05.678901Z")

  private def full: LoggingEvent = {
    val all = withoutContext
    all.setLoggerContextRemoteView(new LoggerContextVO("c", Map("app" -> "shop").asJava, 0L))
    all
  }

  private def withoutContext: LoggingEvent = {
    val all = add(event("m", new RuntimeException("e"), mdc = Map("user" -> "ada").asJava), "k" -> 1)
    all.setInstant(time)
    all.addMarker(org.slf4j.MarkerFactory.getDetachedMarker("A"))
    all
  }

  private val caller = "<includeCallerData>true</includeCallerData>"
  private def node(elements: String, event: LoggingEvent = full): JsonNode = read(line(configure(elements)._2, event))
  private def keys(node: JsonNode): Seq[String] = node.fieldNames.asScala.toSeq

  /** All elements of `<fieldNames>` but those of groups. */
  private val fields = Seq(
    "timestamp", "version", "message", "logger", "thread", "level", "levelValue", "stackTrace", "throwableClassName",
    "throwableMessage", "tags", "callerClass", "callerMethod", "callerFile", "callerLine"
  )

  val tests: Tests = Tests {
    test("each field is renamed") {
      val names = fields.map(name => s"<$name>my_$name</$name>").mkString
      val all = node(s"<fieldNames>$names</fieldNames>$caller")
      assert(keys(all).toSet == fields.map(name => s"my_$name").toSet ++ Set("app", "user", "k"))
      assert(all.get("my_throwableClassName").textValue == "java.lang.RuntimeException")
      assert(all.get("my_throwableMessage").textValue == "e")
    }
    test("each field is left out, alone and with all others") {
      val whole = keys(node(caller))
      for (format <- Seq("logstash", "ecs", "gcp"); name <- fields) {
        val before = keys(node(s"<format>$format</format>$caller"))
        val all = keys(node(s"<format>$format</format><fieldNames><$name>[ignore]</$name></fieldNames>$caller"))
        val missing = before.diff(all)
        assert(missing.size <= 1, all.diff(before).isEmpty)
      }
      val some = node("<fieldNames><level>[ignore]</level></fieldNames>" + caller)
      assert(whole.diff(keys(some)) == Seq("level"))
      val groups = Seq("caller", "context", "mdc", "keyValuePair")
      val none = (fields ++ groups).map(name => s"<$name>[ignore]</$name>").mkString
      assert(line(configure(s"<fieldNames>$none</fieldNames>$caller")._2, full) == "{}")
      // The first member that is left may be any.
      val leaves = (fields ++ groups).map { left =>
        val others = (fields ++ groups).filter(_ != left).map(name => s"<$name>[ignore]</$name>").mkString
        node(s"<fieldNames>$others<callerLine>l</callerLine></fieldNames>$caller").size
      }
      assert(leaves.forall(_ <= 2), leaves.exists(_ == 1))
    }
    test("groups are objects") {
      val groups = "<mdc>mdc</mdc><context>ctx</context><keyValuePair>kv</keyValuePair><caller>caller</caller>"
      val all = node(s"<fieldNames>$groups<callerClass>c</callerClass></fieldNames>$caller")
      assert(
        all.get("mdc").toString == """{"user":"ada"}""",
        all.get("ctx").toString == """{"app":"shop"}""",
        all.get("kv").toString == """{"k":1}""",
        keys(all.get("caller")) == Seq("c", "caller_method_name", "caller_file_name", "caller_line_number")
      )
      val bare = node(s"<fieldNames>$groups</fieldNames>", event("m"))
      assert(!bare.has("mdc"), !bare.has("kv"))
      // Keys of objects are apart from those of the line; the name of an object is a key of the line.
      val same =
        add(event("m", mdc = Map("message" -> "in mdc", "x" -> "1").asJava), "message" -> "p", "message" -> "q")
      val apart = node(s"<fieldNames>$groups</fieldNames><customFields>{\"mdc\":1,\"x\":2}</customFields>", same)
      assert(
        apart.get("message").textValue == "m",
        apart.get("mdc").get("message").textValue == "in mdc",
        apart.get("kv").toString == """{"message":"p"}""",
        apart.get("x").intValue == 2
      )
    }
    test("what logstash-logback-encoder writes with the same names") {
      val names = new LogstashFieldNames
      val chosen = Seq[(String, String, String => Unit)](
        ("timestamp", "time", names.setTimestamp(_)),
        ("version", "[ignore]", names.setVersion(_)),
        ("message", "msg", names.setMessage(_)),
        ("logger", "logger", names.setLogger(_)),
        ("levelValue", "[ignore]", names.setLevelValue(_)),
        ("stackTrace", "stack", names.setStackTrace(_)),
        ("tags", "labels", names.setTags(_)),
        ("mdc", "mdc", names.setMdc(_)),
        ("keyValuePair", "kv", names.setKeyValuePair(_))
      )
      chosen.foreach { case (_, name, set) => set(name) }
      val logstash = new LogstashEncoder
      logstash.setContext(context)
      logstash.setFieldNames(names)
      logstash.setTimeZone("UTC")
      logstash.setTimestampPattern("[ISO_INSTANT]")
      logstash.setShortenedLoggerNameLength(12)
      logstash.start()
      val elements = chosen.map { case (name, value, _) => s"<$name>$value</$name>" }.mkString
      val encoder = configure(
        s"<fieldNames>$elements</fieldNames><timeZone>UTC</timeZone><timestampPattern>[ISO_INSTANT]</timestampPattern>" +
          "<shortenedLoggerNameLength>12</shortenedLoggerNameLength>"
      )._2
      for (all <- Seq(withoutContext, event("m"), withMdc("a" -> "b"))) {
        val theirs = new String(logstash.encode(all), UTF_8).trim
        val members = Seq(line(encoder, all), theirs).map(read(_).properties.asScala.toSeq.map(_.toString))
        if (members(0) != members(1)) throw new java.lang.AssertionError(members.mkString(", not "))
      }
    }
    test("two fields with one name") {
      val (configured, encoder) = configure("<fieldNames><logger>message</logger></fieldNames>")
      assert(errorsOf(configured) == Seq("<message> and <logger> have the name message: only the first is written"))
      assert(read(line(encoder, full)).get("message").textValue == "m")
    }
    test("a group whose name is taken is left out") {
      val groups = Seq("mdc" -> "user", "keyValuePair" -> "k", "context" -> "app", "caller" -> "caller_class_name")
      val order = Seq("caller", "context", "mdc", "keyValuePair")
      for ((first, second) <- groups.combinations(2).map(two => (two(0), two(1))).toSeq) {
        val (configured, encoder) =
          configure(s"<fieldNames><${first._1}>data</${first._1}><${second._1}>data</${second._1}></fieldNames>$caller")
        val both = Seq(first, second).sortBy(group => order.indexOf(group._1))
        val (kept, dropped) = (both.head, both.last)
        val message = s"<${kept._1}> and <${dropped._1}> have the name data: only the first is written"
        assert(errorsOf(configured) == Seq(message))
        val all = read(line(encoder, full))
        assert(all.get("data").has(kept._2), !all.get("data").has(dropped._2), !all.has(dropped._2))
      }
      for ((group, key) <- groups) {
        val all = node(s"<fieldNames><$group>message</$group></fieldNames>$caller")
        assert(all.get("message").textValue == "m", !all.has(key))
      }
      // Nor are members of a caller that is left out.
      val called = configure(
        s"<fieldNames><caller>message</caller><callerClass>level</callerClass><callerFile>x</callerFile>" +
          s"<callerLine>x</callerLine></fieldNames>$caller"
      )
      assert(errorsOf(called._1) == Seq("<message> and <caller> have the name message: only the first is written"))
      val all = read(line(called._2, full))
      assert(all.get("level").textValue == "INFO", !all.has("x"), !all.has("caller_method_name"))
    }
    test("what is not written takes no name") {
      val absent = Seq(
        "<includeMdc>false</includeMdc>" -> "mdc",
        "<includeContext>false</includeContext>" -> "context",
        "<includeTags>false</includeTags>" -> "tags",
        "" -> "caller",
        "" -> "callerLine",
        "<includeCallerData>true</includeCallerData><fieldNames><caller>[ignore]</caller></fieldNames>" -> "callerLine",
        "" -> "trace",
        "" -> "spanId",
        "" -> "traceSampled"
      )
      for ((elements, name) <- absent) {
        val (configured, encoder) =
          configure(s"$elements<fieldNames><$name>data</$name><keyValuePair>data</keyValuePair></fieldNames>")
        assert(errorsOf(configured) == Nil)
        assert(read(line(encoder, full)).get("data").toString == """{"k":1}""")
      }
      val (configured, encoder) =
        configure(
          "<includeKeyValuePairs>false</includeKeyValuePairs><fieldNames><keyValuePair>level</keyValuePair></fieldNames>"
        )
      assert(errorsOf(configured) == Nil, read(line(encoder, full)).get("level").textValue == "INFO")
    }
    test("names of two elements add up") {
      val twice = node(
        "<fieldNames><timestamp>ts</timestamp><level>l</level></fieldNames>" +
          "<fieldNames><message>msg</message><level>severity</level></fieldNames>"
      )
      assert(twice.has("ts"), twice.get("msg").textValue == "m", twice.get("severity").textValue == "INFO")
      assert(!twice.has("@timestamp"), !twice.has("message"), !twice.has("level"), !twice.has("l"))
    }
    test("forms of the time") {
      def stamp(pattern: String, at: Instant = time): JsonNode = {
        val all = full
        all.setInstant(at)
        node(s"<timeZone>Europe/Oslo</timeZone><timestampPattern>$pattern</timestampPattern>", all).get("@timestamp")
      }
      assert(stamp("[UNIX_TIMESTAMP_AS_NUMBER]").longValue == time.toEpochMilli)
      assert(stamp("[UNIX_TIMESTAMP_AS_STRING]").textValue == time.toEpochMilli.toString)
      val zoned = time.atZone(java.time.ZoneId.of("Europe/Oslo"))
      val constants = classOf[DateTimeFormatter].getFields.toSeq.filter(_.getType == classOf[DateTimeFormatter])
      assert(constants.size >= 14)
      for (constant <- constants) {
        val format = constant.get(null).asInstanceOf[DateTimeFormatter]
        assert(stamp(s"[${constant.getName}]").textValue == format.format(zoned))
      }
      assert(stamp("yyyy-MM-dd HH:mm:ss.SSS").textValue == "2026-01-02 04:04:05.678")
      for (
        pattern <- Seq("[UNIX_TIMESTAMP_AS_NUMBER]", "[UNIX_TIMESTAMP_AS_STRING]", "yyyy", "[ISO_INSTANT]");
        at <- Seq(Instant.MIN, Instant.MAX)
      ) assert(!stamp(pattern, at).isNull)
      for (bad <- Seq("[NO_FORMAT]", "yyyy-bb-jj", "[class]")) {
        val (configured, encoder) = configure(s"<timestampPattern>$bad</timestampPattern>")
        assert(errorsOf(configured).exists(_.startsWith(s"<timestampPattern> cannot be $bad: ")))
        assert(read(line(encoder, full)).get("@timestamp").isTextual)
      }
      val (configured, _) = configure("<timeZone>Mars</timeZone>")
      assert(errorsOf(configured).exists(_.startsWith("timeZone cannot be Mars: ")))
    }
    test("names of loggers are shortened") {
      def logger(n: Int): String =
        node(s"<shortenedLoggerNameLength>$n</shortenedLoggerNameLength>").get("logger_name").textValue
      assert(
        logger(0) == "Orders",
        logger(5) == "c.e.Orders",
        logger(16) == "c.example.Orders",
        logger(100) == "com.example.Orders",
        logger(-1) == "com.example.Orders"
      )
      val none = altered(full, "getLoggerName" -> (() => null))
      read(line(configure("<shortenedLoggerNameLength>5</shortenedLoggerNameLength>")._2, none))
    }
    test("keys of the MDC and of pairs are chosen and renamed") {
      val all = add(event("m", mdc = Map("a" -> "1", "b" -> "2", "c" -> "3").asJava), "x" -> 1, "y" -> 2, "z" -> 3)
      def of(elements: String): Map[String, String] = {
        val whole = node(elements, all)
        (keys(whole).filter(_.length <= 2).map(key => key -> whole.get(key).asText)).toMap
      }
      val pairs = Map("x" -> "1", "y" -> "2", "z" -> "3")
      assert(
        of("<includeMdcKeyName>a</includeMdcKeyName><includeMdcKeyName>c</includeMdcKeyName>") ==
          Map("a" -> "1", "c" -> "3") ++ pairs,
        of("<excludeMdcKeyName>a</excludeMdcKeyName><includeMdc>true</includeMdc>") == Map(
          "b" -> "2",
          "c" -> "3"
        ) ++ pairs,
        of("<mdcKeyFieldName>a=aa</mdcKeyFieldName><excludeMdcKeyName>c</excludeMdcKeyName>") ==
          Map("aa" -> "1", "b" -> "2") ++ pairs,
        of("<includeKeyValueKeyName>x</includeKeyValueKeyName><includeMdc>false</includeMdc>") == Map("x" -> "1"),
        of(
          "<excludeKeyValueKeyName>x</excludeKeyValueKeyName><keyValueKeyFieldName>y=yy</keyValueKeyFieldName>" +
            "<includeMdc>false</includeMdc>"
        ) == Map("yy" -> "2", "z" -> "3"),
        of("<keyValueKeyFieldName>x=y</keyValueKeyFieldName><includeMdc>false</includeMdc>") ==
          Map("y" -> "1", "z" -> "3")
      )
      for (bad <- Seq("a", "a=b=c")) {
        val (configured, _) = configure(s"<mdcKeyFieldName>$bad</mdcKeyFieldName>")
        assert(errorsOf(configured).contains(s"mdcKeyFieldName must be key=name, and is $bad"))
      }
    }
  }
}
