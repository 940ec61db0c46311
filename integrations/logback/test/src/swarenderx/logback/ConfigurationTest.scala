package swarenderx.logback

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.{Files, Path}
import java.util.concurrent.{CountDownLatch, TimeUnit}

import scala.jdk.CollectionConverters._

import ch.qos.logback.classic.LoggerContext
import ch.qos.logback.classic.joran.JoranConfigurator
import ch.qos.logback.classic.util.LogbackMDCAdapter
import com.fasterxml.jackson.databind.JsonNode
import utest._

/** Configuration files: elements that there are not, those of logstash-logback-encoder, and
  * appenders that programs use.
  */
object ConfigurationTest extends TestSuite {
  import LogEvents._

  /** A file that a team has for logstash-logback-encoder: over 20 elements. */
  private val logstash = """
    <fieldNames>
      <timestamp>time</timestamp>
      <version>[ignore]</version>
      <levelValue>[ignore]</levelValue>
      <logger>logger</logger>
      <thread>thread</thread>
      <stackTrace>exception</stackTrace>
      <mdc>mdc</mdc>
    </fieldNames>
    <timeZone>UTC</timeZone>
    <timestampPattern>yyyy-MM-dd'T'HH:mm:ss.SSS'Z'</timestampPattern>
    <shortenedLoggerNameLength>20</shortenedLoggerNameLength>
    <customFields>{"app":"shop","env":"test"}</customFields>
    <includeContext>false</includeContext>
    <includeMdc>true</includeMdc>
    <includeMdcKeyName>user</includeMdcKeyName>
    <includeMdcKeyName>traceId</includeMdcKeyName>
    <mdcKeyFieldName>traceId=trace_id</mdcKeyFieldName>
    <includeTags>true</includeTags>
    <includeKeyValuePairs>true</includeKeyValuePairs>
    <excludeKeyValueKeyName>internal</excludeKeyValueKeyName>
    <keyValueKeyFieldName>took=took_ms</keyValueKeyFieldName>
    <includeCallerData>false</includeCallerData>
    <version>2</version>
    <throwableConverter class="net.logstash.logback.stacktrace.ShortenedThrowableConverter">
      <maxDepthPerThrowable>5</maxDepthPerThrowable>
      <maxLength>2048</maxLength>
      <shortenedClassNameLength>20</shortenedClassNameLength>
      <exclude>^utest\..*</exclude>
      <rootCauseFirst>true</rootCauseFirst>
    </throwableConverter>"""

  /** Its elements that this encoder does not have. */
  private val others = Seq(
    "<writeVersionAsInteger>false</writeVersionAsInteger>", "<messageSplitRegex>\n</messageSplitRegex>",
    "<includeStructuredArguments>true</includeStructuredArguments>",
    "<includeNonStructuredArguments>true</includeNonStructuredArguments>",
    "<nonStructuredArgumentsFieldPrefix>arg</nonStructuredArgumentsFieldPrefix>",
    "<findAndRegisterJacksonModules>true</findAndRegisterJacksonModules>", "<encoding>UTF-8</encoding>",
    "<lineSeparator>UNIX</lineSeparator>", "<minBufferSize>1024</minBufferSize>",
    """<mdcEntryWriter class="net.logstash.logback.composite.loggingevent.mdc.LongMdcEntryWriter"/>""",
    """<provider class="net.logstash.logback.composite.loggingevent.SequenceJsonProvider"/>""",
    """<jsonFactoryDecorator class="net.logstash.logback.decorate.CompositeJsonFactoryDecorator"/>""",
    """<jsonGeneratorDecorator class="net.logstash.logback.mask.MaskingJsonGeneratorDecorator"><path>a</path></jsonGeneratorDecorator>"""
  )

  private def load(encoder: String, elements: String, file: Path, wrap: String = ""): LoggerContext = {
    val configured = new LoggerContext
    configured.setMDCAdapter(new LogbackMDCAdapter)
    val configurator = new JoranConfigurator
    configurator.setContext(configured)
    val name = if (wrap.isEmpty) "FILE" else "ASYNC"
    val text = s"""<configuration>
      <appender name="FILE" class="ch.qos.logback.core.rolling.RollingFileAppender">
        <file>$file</file>
        <rollingPolicy class="ch.qos.logback.core.rolling.FixedWindowRollingPolicy">
          <fileNamePattern>$file.%i</fileNamePattern><minIndex>1</minIndex><maxIndex>20</maxIndex>
        </rollingPolicy>
        <triggeringPolicy class="ch.qos.logback.core.rolling.SizeBasedTriggeringPolicy">
          <maxFileSize>100KB</maxFileSize><checkIncrement>1 milliseconds</checkIncrement>
        </triggeringPolicy>
        <encoder class="$encoder">$elements</encoder>
      </appender>
      $wrap
      <root level="INFO"><appender-ref ref="$name"/></root>
    </configuration>"""
    configurator.doConfigure(new java.io.ByteArrayInputStream(text.getBytes(UTF_8)))
    configured
  }

  private def logAll(configured: LoggerContext): Unit = {
    val logger = configured.getLogger("com.example.orders.OrderService")
    val mdc = configured.getMDCAdapter
    mdc.put("user", "ada")
    mdc.put("traceId", "4bf9")
    mdc.put("hidden", "no")
    logger.info("order {} of {}", 7, "Ada")
    logger.atWarn().addKeyValue("took", 12).addKeyValue("internal", "no").log("slow")
    logger.error("failed", new IllegalStateException("no order", new RuntimeException("timeout")))
    mdc.clear()
    logger.info(org.slf4j.MarkerFactory.getMarker("AUDIT"), "no MDC")
    logger.debug("not written")
    configured.stop()
  }

  private def inFolder[A](run: Path => A): A = {
    val folder = Files.createTempDirectory("logs")
    try run(folder)
    finally {
      Files.list(folder).iterator.asScala.toSeq.foreach(Files.delete)
      Files.delete(folder)
    }
  }

  private def linesOf(file: Path): Seq[JsonNode] =
    new String(Files.readAllBytes(file), UTF_8).linesIterator.map(read).toSeq

  val tests: Tests = Tests {
    test("a file of logstash-logback-encoder: the same fields, or an error for what there is not") {
      inFolder { folder =>
        val theirs = load("net.logstash.logback.encoder.LogstashEncoder", logstash, folder.resolve("theirs"))
        val ours = load("swarenderx.logback.JsonLinesEncoder", logstash, folder.resolve("ours"))
        assert(errorsOf(ours) == Nil, errorsOf(theirs) == Nil)
        logAll(theirs)
        logAll(ours)
        val (expected, lines) = (linesOf(folder.resolve("theirs")), linesOf(folder.resolve("ours")))
        assert(lines.size == 4, expected.size == 4)
        // The time, and the lines of this file, differ.
        def members(node: JsonNode): Seq[(String, String)] =
          node.properties.asScala.toSeq.map(member => member.getKey -> member.getValue.toString).map {
            case ("time", _) => ("time", "")
            case ("exception", text) => ("exception", text.replaceAll("ConfigurationTest[^)]*\\)", ""))
            case other => other
          }
        for ((their, our) <- expected.zip(lines)) assert(members(our) == members(their))
        assert(lines(0).get("mdc") == read("""{"user":"ada","trace_id":"4bf9"}"""))
      }
    }
    test("each element that there is not is an error with what to do") {
      for (element <- others) {
        val name = element.drop(1).takeWhile(c => c != '>' && c != ' ')
        val (configured, encoder) = configure(s"<includeMdc>false</includeMdc>$element")
        val remedy = UnknownElements.unsupported(name)
        assert(errorsOf(configured) == Seq(s"<$name> is not supported: $remedy"))
        read(line(encoder, event("m")))
      }
      val all = UnknownElements.elementsOf(classOf[JsonLinesEncoder])
      assert(UnknownElements.unsupported.keys.forall(!all.contains(_)))
    }
    test("an element with a mistake: the nearest one") {
      val mistakes = Seq(
        "<maxFrame>1</maxFrame>" -> "<maxFrame>; did you mean <maxFrames>?",
        "<includemdc>false</includemdc>" -> "<includemdc>; did you mean <includeMdc>?",
        "<includeMdcKeyNames>a</includeMdcKeyNames>" -> "<includeMdcKeyNames>; did you mean <includeMdcKeyName>?",
        "<timestampPatern>x</timestampPatern>" -> "<timestampPatern>; did you mean <timestampPattern>?",
        "<fieldNames><loger>x</loger></fieldNames>" -> "<loger> in <fieldNames>; did you mean <logger>?",
        "<mask><valu>x</valu></mask>" -> "<valu> in <mask>; did you mean <value>?",
        "<somethingElseEntirely/>" -> "<somethingElseEntirely>"
      )
      for ((element, expected) <- mistakes) {
        val (configured, encoder) = configure(element)
        assert(errorsOf(configured) == Seq(s"unknown element $expected"))
        read(line(encoder, event("m")))
      }
      // Two encoders: each reports its own, once.
      val text = """<maxFrame>1</maxFrame></encoder></appender>
        <logger name="other"><appender-ref ref="G"/></logger>
        <appender name="G" class="ch.qos.logback.core.ConsoleAppender">
          <encoder class="swarenderx.logback.JsonLinesEncoder"><maxFrams>1</maxFrams>"""
      assert(errorsOf(configure(text)._1).size == 2)
    }
    test("the page names each element") {
      val page =
        new String(Files.readAllBytes(Path.of(System.getenv("SWARENDER_ROOT"), "docs/how-to/logging.md")), UTF_8)
      val own = UnknownElements.elementsOf(classOf[JsonLinesEncoder]) ++ UnknownElements.elementsOf(classOf[Mask])
      assert(own.filterNot(name => page.contains(s"<$name>")) == Nil)
      val names = UnknownElements.elementsOf(classOf[FieldNames])
      assert(names.toSet == Fields.elements.toSet, names.filterNot(name => page.contains(s"`$name`")) == Nil)
      for (format <- LineFormat.all; name <- format.names.filter(_ ne null)) assert(page.contains(s"`$name`"))
    }
    test("an asynchronous appender and files that roll: each line is there, once and whole") {
      inFolder { folder =>
        val file = folder.resolve("log")
        val async = """<appender name="ASYNC" class="ch.qos.logback.classic.AsyncAppender">
          <queueSize>64</queueSize><discardingThreshold>0</discardingThreshold><neverBlock>false</neverBlock>
          <includeCallerData>true</includeCallerData><appender-ref ref="FILE"/></appender>"""
        val configured = load(
          "swarenderx.logback.JsonLinesEncoder",
          "<format>ecs</format><includeCallerData>true</includeCallerData><mask><path>password</path></mask>",
          file,
          async
        )
        val (threads, each) = (4, 1000)
        val done = new CountDownLatch(threads)
        for (t <- 0 until threads) {
          val thread = new Thread(() => {
            val logger = configured.getLogger(s"com.example.T$t")
            configured.getMDCAdapter.put("thread", t.toString)
            for (i <- 0 until each)
              logger.atInfo().addKeyValue("i", i).addKeyValue("password", "secret").log("event {}", i)
            done.countDown()
          })
          thread.start()
        }
        assert(done.await(60, TimeUnit.SECONDS))
        configured.stop()
        val files = Files.list(folder).iterator.asScala.toSeq
        assert(files.size > 2, errorsOf(configured) == Nil)
        val lines = files.flatMap(linesOf)
        val found = lines.map(node => (node.get("thread").textValue.toInt, node.get("i").intValue))
        assert(found.size == threads * each, found.toSet.size == threads * each)
        for (node <- lines)
          assert(
            node.get("message").textValue == s"event ${node.get("i").intValue}",
            node.get("password").textValue == "****",
            node.get("log.origin.file.name").textValue == "ConfigurationTest.scala"
          )
      }
    }
  }
}
