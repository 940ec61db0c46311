package swarenderx.logback

import java.io.{ByteArrayInputStream, OutputStream, PrintStream}
import java.lang.reflect.{InvocationHandler, Proxy}
import java.nio.charset.StandardCharsets.UTF_8
import java.util.{Collections, Map => JavaMap}

import scala.jdk.CollectionConverters._

import ch.qos.logback.classic.joran.JoranConfigurator
import ch.qos.logback.classic.spi.{ILoggingEvent, LoggingEvent}
import ch.qos.logback.classic.{Level, LoggerContext}
import ch.qos.logback.core.ConsoleAppender
import com.fasterxml.jackson.core.StreamReadFeature
import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.{DeserializationFeature, JsonNode}
import org.slf4j.MarkerFactory
import org.slf4j.event.KeyValuePair
import utest._

/** Events, and their lines, for the suites. */
object LogEvents {
  val context = new LoggerContext
  context.setName("default")
  context.setMDCAdapter(new ch.qos.logback.classic.util.LogbackMDCAdapter)
  private val logger = context.getLogger("com.example.Orders")

  def event(
      message: String,
      thrown: Throwable = null,
      args: Seq[AnyRef] = Nil,
      mdc: JavaMap[String, String] = Collections.emptyMap[String, String]
  ): LoggingEvent = {
    val event = new LoggingEvent(getClass.getName, logger, Level.INFO, message, thrown, args.toArray)
    event.setThreadName("main-1")
    event.setMDCPropertyMap(mdc)
    event
  }

  def marked(names: String*): LoggingEvent = {
    val marked = event("marked")
    names.foreach(name => marked.addMarker(MarkerFactory.getDetachedMarker(name)))
    marked
  }

  def withPairs(pairs: (String, Any)*): LoggingEvent = add(event("pairs"), pairs*)

  def add(event: LoggingEvent, pairs: (String, Any)*): LoggingEvent = {
    for ((key, value) <- pairs) event.addKeyValuePair(new KeyValuePair(key, value))
    event
  }

  def withMdc(all: (String, String)*): LoggingEvent = event("mdc", mdc = all.toMap.asJava)

  /** `event` with other answers of some of its methods. */
  def altered(event: ILoggingEvent, answers: (String, () => Any)*): ILoggingEvent = {
    val own = answers.toMap
    val handler: InvocationHandler = (_, method, args) =>
      own.get(method.getName) match {
        case Some(answer) => answer().asInstanceOf[AnyRef]
        case None => method.invoke(event, args*)
      }
    Proxy
      .newProxyInstance(getClass.getClassLoader, Array[Class[?]](classOf[ILoggingEvent]), handler)
      .asInstanceOf[ILoggingEvent]
  }

  /** The encoder that logback makes of a configuration with these elements. */
  def configure(elements: String): (LoggerContext, JsonLinesEncoder) = {
    val configured = new LoggerContext
    val configurator = new JoranConfigurator
    configurator.setContext(configured)
    configurator.doConfigure(new ByteArrayInputStream(s"""<configuration>
      <appender name="F" class="ch.qos.logback.core.ConsoleAppender">
        <encoder class="swarenderx.logback.JsonLinesEncoder">$elements</encoder>
      </appender>
      <root level="INFO"><appender-ref ref="F"/></root>
    </configuration>""".getBytes(UTF_8)))
    val appender = configured.getLogger("ROOT").getAppender("F").asInstanceOf[ConsoleAppender[ILoggingEvent]]
    (configured, appender.getEncoder.asInstanceOf[JsonLinesEncoder])
  }

  /** The errors of logback's status. */
  def errorsOf(configured: LoggerContext): Seq[String] =
    configured.getStatusManager.getCopyOfStatusList.asScala.toSeq
      .filter(_.getEffectiveLevel == ch.qos.logback.core.status.Status.ERROR)
      .map(_.getMessage)

  def ours(change: JsonLinesEncoder => Unit = _ => ()): JsonLinesEncoder = {
    val encoder = new JsonLinesEncoder
    change(encoder)
    encoder.start()
    encoder
  }

  def line(encoder: JsonLinesEncoder, event: ILoggingEvent): String = {
    val text = new String(encoder.encode(event), UTF_8)
    assert(text.endsWith("\n"), text.count(_ == '\n') == 1)
    text.dropRight(1)
  }

  /** Without what SLF4J says of each `toString` that throws. */
  def quietly[A](run: => A): A = {
    val err = System.err
    System.setErr(new PrintStream(OutputStream.nullOutputStream))
    try run
    finally System.setErr(err)
  }

  /** Refuses a key that an object has twice, and text after the value. */
  private val strict = JsonMapper
    .builder()
    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
    .build()

  /** The line as it is read: one object. */
  def read(line: String): JsonNode = {
    val node =
      try strict.readTree(line)
      catch { case e: Exception => throw new java.lang.AssertionError(s"$e in ${line.take(2000)}") }
    if (!node.isObject) throw new java.lang.AssertionError(line)
    node
  }

  def has(json: String, part: String): Unit =
    if (!json.contains(part)) throw new java.lang.AssertionError(s"no $part in ${json.take(2000)}")

  private class BadMessage extends RuntimeException {
    override def getMessage: String = throw new IllegalStateException("bad")
  }

  /** All that is no error of the virtual machine. */
  def errors: Seq[Throwable] = Seq(
    new RuntimeException("r"),
    new NotImplementedError,
    new java.lang.AssertionError("a"),
    new LinkageError("l"),
    new NoClassDefFoundError("c"),
    new StackOverflowError,
    new Exception("checked"),
    new InterruptedException,
    new BadMessage,
    new Error { override def toString: String = null },
    new scala.util.control.ControlThrowable {}
  )
}
