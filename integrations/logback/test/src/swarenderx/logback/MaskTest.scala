package swarenderx.logback

import java.util.{Arrays, Collections}

import scala.jdk.CollectionConverters._

import com.fasterxml.jackson.databind.JsonNode
import utest._

/** What a mask hides, wherever it is in a line. */
object MaskTest extends TestSuite {
  import LogEvents._

  private final case class Card(number: String, owner: Map[String, String])
  private implicit val cards: swarender.Encoder[Card] = swarender.Encoder.of[Card] { (card, events) =>
    events.beginObject()
    events.key("number")
    events.string(card.number)
    events.key("owner")
    swarender.Encoder.send(card.owner, events)
    events.endObject()
  }

  private def masked(mask: String, more: String = ""): JsonLinesEncoder = configure(s"<mask>$mask</mask>$more")._2
  private def values(node: JsonNode): Seq[String] =
    if (node.isValueNode) Seq(node.asText) else node.elements.asScala.toSeq.flatMap(values)

  val tests: Tests = Tests {
    test("the values of keys, at any depth") {
      val all = add(
        event("m", mdc = Map("password" -> "secret", "user" -> "ada").asJava),
        "login" -> Map("password" -> "secret", "name" -> "ada"),
        "list" -> Seq(Map("password" -> Seq[Any](1, Map("a" -> "secret"))), Map("token" -> "shown")),
        "java" -> Collections.singletonMap("token", Collections.singletonMap("x", Arrays.asList("secret"))),
        "logged" -> Logged(Card("1", Map("token" -> "secret", "tokens" -> "shown"))),
        "tree" -> ujson.Obj("auth" -> ujson.Obj("token" -> "secret", "id" -> 7)),
        "auth.token" -> "secret",
        "token" -> "shown"
      )
      val encoder =
        masked("<path>password</path><path>*.token</path>", """<customFields>{"a":{"token":1}}</customFields>""")
      val node = read(line(encoder, all))
      assert(!values(node).exists(_.contains("secret")))
      assert(
        node.get("password").textValue == "****",
        node.get("login").toString == """{"password":"****","name":"ada"}""",
        // An element of an array is at the path of the array.
        node.get("list").toString == """[{"password":"****"},{"token":"****"}]""",
        node.get("java").toString == """{"token":"****"}""",
        node.get("logged").toString == """{"number":"1","owner":{"token":"****","tokens":"shown"}}""",
        node.get("tree").toString == """{"auth":{"token":"****","id":7}}""",
        node.get("auth.token").textValue == "****",
        node.get("token").textValue == "shown",
        node.get("a").toString == """{"token":"****"}""",
        node.get("user").textValue == "ada"
      )
      def of(path: String): JsonNode = read(line(masked(s"<path>$path</path><text>?</text>"), all))
      assert(
        of("login.name").get("login").toString == """{"password":"secret","name":"?"}""",
        of("auth.token").get("tree").toString == """{"auth":{"token":"?","id":7}}""",
        of("auth.token").get("auth.token").textValue == "?",
        of("tok*").get("token").textValue == "?",
        of("*word").get("password").textValue == "?",
        of("login.*").get("login").toString == """{"password":"?","name":"?"}""",
        of("ogin").get("login").size == 2,
        of("message").get("message").textValue == "?",
        of("level_value").get("level_value").textValue == "?",
        of("login").get("login").textValue == "?",
        of("log[i]n").get("login").size == 2
      )
    }
    test("parts of values, in texts of any kind") {
      val number = "4111-1111-1111-1111"
      val all = add(
        event(s"paid by $number, $number", new RuntimeException(s"no $number"), mdc = Map("card" -> number).asJava),
        "s" -> s"<$number>",
        "map" -> Map("k" -> Seq(number)),
        "logged" -> Logged(Card(number, Map("x" -> number))),
        "n" -> 4111111111111111L,
        "tree" -> ujson.Num(4111111111111111.0),
        "big" -> new java.math.BigDecimal("4111111111111111.5"),
        "other" -> 12,
        "half" -> 0.5,
        "float" -> 0.1f
      )
      all.addMarker(org.slf4j.MarkerFactory.getDetachedMarker(number))
      val encoder = masked("<value>\\d{4}-?\\d{4}-?\\d{4}-?\\d{4}</value><value>no such</value>")
      val node = read(line(encoder, all))
      assert(!values(node).exists(_.contains("1111")))
      assert(
        node.get("message").textValue == "paid by ****, ****",
        node.get("stack_trace").textValue.startsWith("java.lang.RuntimeException: no ****\n\tat "),
        node.get("card").textValue == "****",
        node.get("s").textValue == "<****>",
        node.get("map").toString == """{"k":["****"]}""",
        node.get("n").textValue == "****",
        node.get("tree").textValue == "****",
        node.get("big").textValue == "****.5",
        node.get("tags").toString == """["****"]""",
        node.get("other").intValue == 12,
        node.get("half").doubleValue == 0.5,
        node.get("float").toString == "0.1"
      )
    }
    test("a text is masked before it is cut") {
      val secret = "4111111111111111"
      for (max <- 0 to 60) {
        val limits = s"<maxKeyValuePair>$max</maxKeyValuePair><maxStackTrace>$max</maxStackTrace>"
        val encoder = masked("<value>\\d{16}</value>", limits)
        val all = add(event("m", new RuntimeException(secret)), "s" -> s"ab $secret", "l" -> Seq(secret, secret))
        val node = read(line(encoder, all))
        for (key <- Seq("stack_trace", "s", "l"); text <- values(node.get(key)))
          if (text.takeWhile(_ != '\n').replaceAll("\\.\\.\\. \\d+ char", "").contains("1"))
            throw new java.lang.AssertionError(s"$max: $text")
      }
    }
    test("a line with a mask is the line without one, if nothing is hidden") {
      val (plain, encoder) = (configure("")._2, masked("<path>no</path><value>no such text</value>"))
      val all = add(
        event("a \"b\" \u00e9 \ud83d\ude00", new RuntimeException("e", new Error("c")), mdc = Map("u" -> "v").asJava),
        "i" -> 1,
        "d" -> 0.1,
        "f" -> 0.1f,
        "nan" -> Double.NaN,
        "n" -> new java.math.BigDecimal("1.50"),
        "b" -> true,
        "seq" -> Seq[Any](None, Map("k" -> Seq(1))),
        "logged" -> Logged(Map("a" -> List(1.5)))
      )
      all.addMarker(org.slf4j.MarkerFactory.getDetachedMarker("A"))
      val formats = Seq("logstash", "ecs", "gcp").map(word => s"<format>$word</format>")
      for (
        format <- formats; groups <- Seq("", "<fieldNames><mdc>mdc</mdc><keyValuePair>kv</keyValuePair></fieldNames>")
      ) {
        val more = s"$format$groups<includeCallerData>true</includeCallerData><customFields>{\"c\":[1]}</customFields>"
        val (bare, whole) = (configure(more)._2, masked("<path>no</path><value>no such text</value>", more))
        assert(line(bare, all) == line(whole, all))
      }
      assert(line(plain, all) == line(encoder, all))
    }
    test("masks of two elements add up, each with its text") {
      val all = add(
        event("paid by 4111, code 77", mdc = Map("password" -> "p4", "token" -> "t4", "both" -> "b4").asJava),
        "n" -> 411177,
        "d" -> 41.77,
        "inner" -> Map[String, Any]("token" -> 1, "x" -> Seq("4111 77"))
      )
      def of(elements: String): JsonNode = read(line(configure(elements)._2, all))
      val first = "<mask><path>password</path><path>both</path><value>41+</value></mask>"
      val node = of(s"$first<mask><path>token</path><path>both</path><value>7+</value><text>?</text></mask>")
      assert(
        node.get("message").textValue == "paid by ****, code ?",
        node.get("password").textValue == "****",
        node.get("token").textValue == "?",
        node.get("n").textValue == "****?",
        node.get("d").textValue == "****.?",
        node.get("inner").toString == """{"token":"?","x":["**** ?"]}"""
      )
      assert(!values(node).exists(text => Seq("p4", "t4", "b4").contains(text)))
      // A text is cut after both.
      for (max <- 0 to 30) {
        val limits = s"<maxKeyValuePair>$max</maxKeyValuePair>"
        val encoder = configure(s"$first<mask><value>secret</value><text>?</text></mask>$limits")._2
        val cut = read(line(encoder, add(event("m"), "s" -> "ab secret 4111")))
        assert(!cut.get("s").textValue.exists("sect1".contains(_)))
      }
    }
    test("a pattern takes linear time") {
      val encoder = masked("<value>(a+)+b</value><value>(x|x)*y</value>")
      def seconds(n: Int): Double = {
        val all = add(event("a" * n + "!"), "x" -> "x" * n)
        (1 to 3).map { _ =>
          val start = System.nanoTime
          read(line(encoder, all))
          (System.nanoTime - start) / 1e9
        }.min
      }
      val (small, large) = (seconds(5000), seconds(50000))
      assert(large / small < 60)
    }
    test("a pattern that cannot be is an error, and others hold") {
      for (bad <- Seq("(", "(?=a)", "(a)\\1")) {
        val e = intercept[IllegalArgumentException](new Mask().addValue(bad))
        assert(e.getMessage.startsWith(s"<value> of a mask cannot be $bad: "))
        val (configured, encoder) = configure(s"<mask><value>$bad</value><value>secret</value></mask>")
        assert(errorsOf(configured).exists(_.startsWith(s"<value> of a mask cannot be $bad: ")))
        assert(read(line(encoder, event("a secret"))).get("message").textValue == "a ****")
      }
      val (configured, encoder) = configure("<excludeFrame>(</excludeFrame><excludeFrame>(?=a)</excludeFrame>")
      assert(errorsOf(configured).count(_.startsWith("excludeFrame cannot be ")) == 2)
      read(line(encoder, event("m", new RuntimeException)))
      // A pattern that matches nothing hides nothing.
      assert(read(line(masked("<value>z*</value>"), event("azb"))).get("message").textValue == "a****b")
    }
    test("values that fail, in a line with a mask") {
      val encoder = masked("<path>secret</path><value>x</value>")
      val self = new java.util.ArrayList[Any]
      self.add(self)
      val bad = new Object { override def toString: String = throw new IllegalStateException("no text") }
      val deep = (1 to 40).foldLeft[Any]("leaf")((inner, _) => Map("d" -> inner))
      val all = withPairs(
        "self" -> self,
        "secret" -> Map("a" -> self, "b" -> bad),
        "bad" -> bad,
        "nan" -> Double.NaN,
        "endless" -> LazyList.continually(1),
        "deep" -> deep,
        "failed" -> Logged(1)(swarender.Encoder.of[Int]((_, events) => { events.beginArray(); throw new Error("e") })),
        "last" -> 1
      )
      val node = read(line(encoder, all))
      assert(
        node.get("secret").textValue == "****",
        node.get("self").toString == """["[CIRCULAR REFERENCE]"]""",
        node.get("bad").textValue == "[FAILED toString()]",
        node.get("nan").textValue == "NaN",
        node.get("last").intValue == 1
      )
    }
  }
}
