package swarenderx.logback

import scala.jdk.CollectionConverters._

import ch.qos.logback.classic.spi.{LoggerContextVO, LoggingEvent}
import org.slf4j.MarkerFactory
import utest._

/** A key is once in a line: fields of the event, pairs, MDC, context, custom fields. */
object LineKeysTest extends TestSuite {
  import LogEvents._

  private val own = Seq(
    "@timestamp", "@version", "message", "logger_name", "thread_name", "level", "level_value", "stack_trace", "tags",
    "caller_class_name", "caller_method_name", "caller_file_name", "caller_line_number"
  )

  private def contextOf(properties: (String, String)*): LoggerContextVO =
    new LoggerContextVO("c", properties.toMap.asJava, 0L)

  private def custom(keys: Seq[String]): String = ujson.write(ujson.Obj.from(keys.map(_ -> ujson.Str("custom"))))

  private def full: LoggingEvent = {
    val all = event("m", new RuntimeException("e"), mdc = own.map(_ -> "mdc").toMap.asJava)
    all.addMarker(MarkerFactory.getDetachedMarker("A"))
    all.setLoggerContextRemoteView(contextOf(own.map(_ -> "context")*))
    add(all, own.map(_ -> "pair")*)
  }

  val tests: Tests = Tests {
    test("the fields of the event win") {
      val node = read(line(ours { e => e.setIncludeCallerData(true); e.setCustomFields(custom(own)) }, full))
      assert(node.size == own.size)
      for (value <- node.elements.asScala; other <- Seq("pair", "mdc", "context", "custom"))
        assert(value.asText != other)
    }
    test("a field that the line does not have leaves its key to others") {
      val absent = Seq("stack_trace", "tags", "caller_class_name")
      val node = read(line(ours(_.setCustomFields(custom(absent))), withPairs("tags" -> "pair")))
      assert(
        node.get("tags").textValue == "pair",
        node.get("stack_trace").textValue == "custom",
        node.get("caller_class_name").textValue == "custom"
      )
    }
    test("pairs win over the MDC, the MDC over the context, and that over custom fields") {
      def of(parts: Set[String]): String = {
        def has(part: String): Map[String, String] = if (parts(part)) Map("k" -> part) else Map.empty
        val all = event("m", mdc = has("mdc").asJava)
        all.setLoggerContextRemoteView(contextOf(has("context").toSeq*))
        add(all, has("pair").toSeq*)
        if (parts("pair")) add(all, "k" -> "second", "n" -> null)
        read(line(ours(_.setCustomFields(custom(has("custom").keys.toSeq))), all)).path("k").asText
      }
      val order = Seq("pair", "mdc", "context", "custom")
      for (parts <- order.toSet.subsets()) assert(of(parts) == order.find(parts).getOrElse(""))
    }
    test("what is left out wins over nothing") {
      val all = add(event("m", mdc = Map("k" -> "mdc").asJava), "k" -> "pair")
      val node = read(line(ours(_.setIncludeKeyValuePairs(false)), all))
      assert(node.get("k").textValue == "mdc")
      val nulls = add(event("m", mdc = Map("k" -> "mdc").asJava), "k" -> null)
      assert(read(line(ours(), nulls)).get("k").textValue == "mdc")
    }
    test("many pairs, in linear time") {
      for (n <- Seq(7, 8, 9, 15, 16, 17, 31, 32, 33, 1000)) {
        val all =
          add(event("m", mdc = (0 until n).map(i => s"k$i" -> "mdc").toMap.asJava), (0 until n).map(i => s"k$i" -> i)*)
        add(all, (0 until n).map(i => s"k$i" -> "again")*)
        val node = read(line(ours(_.setCustomFields(custom((0 until n).map(i => s"k$i")))), all))
        assert(node.size == n + 7)
        for (i <- 0 until n) assert(node.get(s"k$i").intValue == i)
      }
      val encoder = ours()
      def time(n: Int): Double = {
        val all = add(event("m"), (0 until n).map(i => s"k$i" -> i)*)
        (1 to 5).map { _ =>
          val start = System.nanoTime
          val _ = encoder.encode(all)
          (System.nanoTime - start).toDouble
        }.min
      }
      val (small, large) = (time(10000), time(100000))
      assert(large / small < 40)
    }
    test("duplicates are renamed, or kept") {
      def all: LoggingEvent = {
        val made = event("m", mdc = Map("k" -> "mdc", "message" -> "mdc", "k_2" -> "own").asJava)
        made.setLoggerContextRemoteView(contextOf("k" -> "context"))
        add(made, "k" -> "pair", "k" -> "second", "level" -> "pair", "null" -> null)
      }
      val fields = custom(Seq("k", "app"))
      val renamed =
        read(line(configure(s"<duplicateKeys>rename</duplicateKeys><customFields>$fields</customFields>")._2, all))
      def of(key: String): String = renamed.path(key).asText
      assert(of("k") == "pair", of("k_2") == "second", of("k_2_2") == "own", of("level") == "INFO")
      assert(of("level_2") == "pair", of("message") == "m", of("message_2") == "mdc", of("app") == "custom")
      val rest = Seq("k_3", "k_4", "k_5").map(of).filter(_.nonEmpty)
      assert(rest.sorted == Seq("context", "custom", "mdc"))
      val kept = line(configure(s"<duplicateKeys>keep</duplicateKeys><customFields>$fields</customFields>")._2, all)
      def count(part: String): Int = kept.sliding(part.length).count(_ == part)
      assert(count("\"k\":") == 5, count("\"message\":") == 2, count("\"level\":") == 2, count("\"app\":") == 1)
      val many = add(event("m"), (0 until 100).flatMap(i => Seq(s"k$i" -> i, s"k$i" -> -i))*)
      assert(line(configure("<duplicateKeys>keep</duplicateKeys>")._2, many).sliding(2).count(_ == "\"k") == 200)
      assert(read(line(configure("<duplicateKeys>rename</duplicateKeys>")._2, many)).size == 207)
      assert(read(line(configure("<duplicateKeys>first</duplicateKeys>")._2, many)).size == 107)
      val same = add(event("m"), (0 until 20000).map(i => "k" -> i)*)
      assert(read(line(configure("<duplicateKeys>rename</duplicateKeys>")._2, same)).size == 20007)
    }
    test("the first duplicate is reported, then how many there are") {
      val all = Seq(
        "first" -> "only the first is written",
        "rename" -> "the others are renamed",
        "keep" -> "all are written"
      )
      for ((word, what) <- all) {
        val (configured, encoder) = configure(s"<duplicateKeys>$word</duplicateKeys>")
        def messages: Seq[String] =
          configured.getStatusManager.getCopyOfStatusList.asScala.toSeq.map(_.getMessage).filter(_.contains("member"))
        val _ = line(encoder, withPairs("a" -> 1, "b" -> 2))
        assert(messages == Nil)
        val first = s"members of a line have the key a: $what"
        for (_ <- 1 to 3) line(encoder, withPairs("a" -> 1, "a" -> 2, "level" -> 3))
        assert(messages == Seq(first))
        for (_ <- 1 to 60) line(encoder, withPairs("a" -> 1, "a" -> 2, "level" -> 3))
        def later(n: Int): String = s"$n members had a key that was in their line already"
        assert(messages == Seq(first, later(10), later(100)))
      }
    }
    test("members of an object are no duplicates of those of the line") {
      for (word <- Seq("first", "rename", "keep"); group <- Seq("keyValuePair", "mdc", "context")) {
        val (configured, encoder) = configure(
          s"<duplicateKeys>$word</duplicateKeys><fieldNames><$group>g</$group></fieldNames>" +
            """<customFields>{"k":"custom"}</customFields>"""
        )
        val all = event(
          "m",
          mdc = (if (group == "mdc") Map("k" -> "own", "level" -> "1") else Map.empty[String, String]).asJava
        )
        all.setLoggerContextRemoteView(contextOf((if (group == "context") Seq("k" -> "own", "level" -> "1") else Nil)*))
        if (group == "keyValuePair") add(all, "k" -> "own", "level" -> "1")
        val node = read(line(encoder, all))
        assert(node.get("g").toString == """{"k":"own","level":"1"}""", node.get("k").textValue == "custom")
        val messages = configured.getStatusManager.getCopyOfStatusList.asScala.map(_.getMessage)
        assert(!messages.exists(_.startsWith("members of a line")))
      }
    }
    test("custom fields of two elements add up") {
      val fields = "<customFields>{\"a\":1,\"b\":2}</customFields><customFields>{\"b\":3,\"c\":4}</customFields>"
      val node = read(line(configure(fields)._2, event("m")))
      assert(node.get("a").intValue == 1, node.get("b").intValue == 2, node.get("c").intValue == 4)
    }
    test("a custom field that comes twice") {
      val node = read(line(ours(_.setCustomFields("""{"a":1,"a":2,"\ud800":3,"\ufffd":4}""")), event("m")))
      assert(node.size == 9)
    }
  }
}
