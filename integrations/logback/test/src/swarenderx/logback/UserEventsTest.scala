package swarenderx.logback

import java.util.{AbstractMap, Collections, Iterator => JavaIterator, Map => JavaMap, Set => JavaSet}

import scala.jdk.CollectionConverters._

import ch.qos.logback.classic.spi.{ILoggingEvent, IThrowableProxy, StackTraceElementProxy}
import ch.qos.logback.core.status.Status
import org.slf4j.{Marker, MarkerFactory}
import utest._

/** Markers, maps, exceptions and events of user code, and settings that are refused. */
object UserEventsTest extends TestSuite {
  import LogEvents._

  private class OneMarker(i: Int) extends Marker {
    def getName: String = i.toString
    def iterator: JavaIterator[Marker] = Iterator.single[Marker](new OneMarker(i + 1)).asJava
    def add(reference: Marker): Unit = ()
    def remove(reference: Marker): Boolean = false
    def hasChildren: Boolean = true
    def hasReferences: Boolean = true
    def contains(other: Marker): Boolean = false
    def contains(name: String): Boolean = false
  }

  private final class EndlessMarker extends OneMarker(0) {
    override def iterator: JavaIterator[Marker] = Iterator.continually[Marker](new OneMarker(1)).asJava
  }
  private final class FailingMarker extends OneMarker(0) {
    override def getName: String = throw new java.lang.AssertionError("name")
    override def iterator: JavaIterator[Marker] = throw new java.lang.AssertionError("references")
  }

  private final class Proxy(message: => String, next: Proxy => IThrowableProxy) extends IThrowableProxy {
    def getMessage: String = message
    def getClassName: String = "Proxy"
    def getStackTraceElementProxyArray: Array[StackTraceElementProxy] = null
    def getCommonFrames: Int = 0
    def getCause: IThrowableProxy = next(this)
    def getSuppressed: Array[IThrowableProxy] = null
    def isCyclic: Boolean = false
  }

  private final class BadTrace extends RuntimeException {
    override def getStackTrace: Array[StackTraceElement] = null
    override def getMessage: String = null
  }

  val tests: Tests = Tests {
    test("markers, maps, and exceptions of user code") {
      val marker = event("m")
      marker.addMarker(new FailingMarker)
      marker.addMarker(MarkerFactory.getDetachedMarker("A"))
      has(line(ours(), marker), "\"tags\":[\"[FAILED ")
      has(line(ours(), marker), ",\"A\"]}")
      val chain = event("m")
      chain.addMarker(new OneMarker(0))
      has(line(ours(), chain), "\"tags\":[\"0\",\"1\",\"2\",")
      val endless = event("m")
      endless.addMarker(new EndlessMarker)
      has(line(ours(), endless), "\"tags\":[\"0\",\"1\"")
      for (error <- errors) {
        val mdc = new AbstractMap[String, String] {
          def entrySet: JavaSet[JavaMap.Entry[String, String]] = {
            val all = new java.util.LinkedHashSet[JavaMap.Entry[String, String]](
              Collections.singletonMap("user", "ada").entrySet
            )
            new java.util.AbstractSet[JavaMap.Entry[String, String]] {
              def size: Int = 2
              def iterator: JavaIterator[JavaMap.Entry[String, String]] =
                (all.asScala.iterator ++ Iterator.continually(throw error)).asJava
            }
          }
        }
        val all = altered(event("m", new BadTrace), "getMDCPropertyMap" -> (() => mdc))
        val node = read(line(ours(), all))
        assert(node.get("user").textValue == "ada", node.get("message").textValue == "m")
      }
      // What logback has made of an exception, or another implementation has.
      def next: Proxy = new Proxy("fresh", _ => next)
      val circle = new Proxy("circle", identity)
      for (proxy <- Seq(next, circle)) {
        val trace =
          read(line(ours(), altered(event("m"), "getThrowableProxy" -> (() => proxy)))).get("stack_trace").textValue
        assert(trace.endsWith("... throwables omitted\n"), trace.length < 100000)
      }
      val failing = new Proxy(throw new java.lang.AssertionError("message"), _ => throw new LinkageError("cause"))
      val trace = line(ours(), altered(event("m"), "getThrowableProxy" -> (() => failing)))
      has(trace, "\"stack_trace\":\"Proxy: [FAILED java.lang.AssertionError: message]\\n\"")
    }
    test("an event each of whose methods throws, or returns null") {
      val methods = classOf[ILoggingEvent].getMethods.map(_.getName).distinct
      val all = withPairs("k" -> 1)
      for (method <- methods; error <- errors) {
        val json = read(line(ours(_.setIncludeCallerData(true)), altered(all, method -> (() => throw error))))
        assert(json.has("@timestamp"))
      }
      for (method <- methods) read(line(ours(_.setIncludeCallerData(true)), altered(all, method -> (() => null))))
      val none = altered(all, methods.toSeq.map(method => method -> (() => throw new java.lang.AssertionError))*)
      has(line(ours(), none), "\"message\":\"[FAILED java.lang.AssertionError]\"")
      for (instant <- Seq(java.time.Instant.MAX, java.time.Instant.MIN))
        read(line(ours(), altered(all, "getInstant" -> (() => instant))))
    }
    test("a negative setting is refused") {
      val settings = Seq[(String, JsonLinesEncoder => Unit)](
        "maxFrames" -> (_.setMaxFrames(-1)),
        "maxStackTrace" -> (_.setMaxStackTrace(-1)),
        "maxKeyValuePair" -> (_.setMaxKeyValuePair(-1))
      )
      for ((name, set) <- settings) {
        val e = intercept[IllegalArgumentException](ours(set))
        assert(e.getMessage == s"$name must not be negative, and is -1")
        val (configured, encoder) = configure(s"<$name>-1</$name>")
        val errors = configured.getStatusManager.getCopyOfStatusList.asScala.filter(_.getEffectiveLevel == Status.ERROR)
        assert(errors.exists(_.getMessage == e.getMessage))
        read(line(encoder, event("failed", new RuntimeException("whole"))))
      }
      val error = event("failed", new RuntimeException("\ud83d\ude00"))
      for (max <- 0 to 50) {
        val node = read(line(ours { e => e.setMaxStackTrace(max); e.setMaxFrames(0) }, error))
        val trace = node.get("stack_trace").textValue
        assert(trace.length <= max, trace.endsWith("...".take(max)) || trace.endsWith(" characters omitted"))
      }
      has(line(ours(_.setMaxFrames(0)), error), "\\n\\t... ")
    }
  }
}
