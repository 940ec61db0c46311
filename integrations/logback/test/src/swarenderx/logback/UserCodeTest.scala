package swarenderx.logback

import java.util.{AbstractList, AbstractMap, Arrays, Collections, ConcurrentModificationException, IdentityHashMap}
import java.util.{ArrayList, HashMap, LinkedHashMap, Map => JavaMap, Optional, Set => JavaSet}

import utest._

import swarender.Encoder

/** What user code does in a log: the line is written, with a text in place of what failed. */
object UserCodeTest extends TestSuite {
  import LogEvents._

  private final class Throws(error: => Throwable) {
    override def toString: String = throw error
  }

  private object NoText {
    override def toString: String = null
  }

  private final class Overflows {
    override def toString: String = s"${new Overflows}."
  }

  private def throwing(error: => Throwable, before: Any*): java.util.List[Any] = new AbstractList[Any] {
    def size: Int = before.size + 1
    def get(i: Int): Any = if (i < before.size) before(i) else throw error
  }

  private def pair(value: Any, change: JsonLinesEncoder => Unit = _ => ()): String = {
    val json = line(ours(change), withPairs("v" -> value, "last" -> 1))
    val node = read(json)
    assert(node.get("last").intValue == 1)
    String.valueOf(node.get("v"))
  }

  private def check(all: (Any, String)*): Unit = for ((value, expected) <- all) {
    val json = pair(value)
    if (json != expected) throw new java.lang.AssertionError(s"$json, not $expected")
  }

  private def seconds(run: => Any): Double = {
    val start = System.nanoTime
    val _ = run
    (System.nanoTime - start) / 1e9
  }

  val tests: Tests = Tests {
    test("a toString without a text, or that throws") {
      check(NoText -> "\"[FAILED toString()]\"", new Overflows -> "\"[FAILED toString()]\"")
      for (error <- errors) {
        val bad = new Throws(error)
        check(
          bad -> "\"[FAILED toString()]\"",
          Arrays.asList[Any](1, bad, 2) -> "[1,\"[FAILED toString()]\",2]",
          Map(bad -> bad) -> "{\"[FAILED toString()]\":\"[FAILED toString()]\"}",
          Some(Optional.of(bad)) -> "\"[FAILED toString()]\""
        )
        val message = quietly(line(ours(), event("text {}", null, Seq(bad))))
        assert(read(message).get("message").textValue == "text [FAILED toString()]")
      }
    }
    test("an error of the virtual machine passes") {
      for (error <- Seq(new OutOfMemoryError("o"), new InternalError("i")))
        for (value <- Seq[Any](new Throws(error), throwing(error), Logged(1)(Encoder.of[Int]((_, _) => throw error)))) {
          val e = intercept[VirtualMachineError](ours().encode(withPairs("v" -> value)))
          assert(e eq error)
        }
    }
    test("a collection that throws ends with the error") {
      for (error <- errors) {
        val json = pair(throwing(error, "a", 1))
        assert(json.startsWith("[\"a\",1,\"[FAILED "), json.endsWith("]\"]"))
      }
      val error = new ConcurrentModificationException
      val text = "[FAILED java.util.ConcurrentModificationException]"
      def failing: Iterator[Nothing] = Iterator.continually(throw error)
      val noEntries = new AbstractMap[String, Int] { def entrySet: JavaSet[JavaMap.Entry[String, Int]] = throw error }
      val noSet = new AbstractMap[String, Int] { def entrySet: JavaSet[JavaMap.Entry[String, Int]] = null }
      check(
        throwing(error) -> s"""["$text"]""",
        noEntries -> s"""{"...":"$text"}""",
        Seq(1, 2).view.map(i => if (i == 1) i else throw error) -> s"""[1,"$text"]""",
        Map("a" -> 1).view.mapValues[Int](_ => throw error) -> s"""["$text"]""",
        new Iterable[Int] { def iterator: Iterator[Int] = failing } -> s"""["$text"]""",
        ujson.Arr(
          ujson.Obj("a" -> 1, "b" -> ujson.Arr()),
          1.5,
          true,
          ujson.Null
        ) -> """[{"a":1,"b":[]},1.5,true,null]"""
      )
      for (value <- Seq[Any](noSet, new Iterable[Int] { def iterator: Iterator[Int] = null }))
        has(pair(value), "[FAILED java.lang.NullPointerException")
    }
    test("an encoder of a Logged that throws, or sends no value") {
      def logged(send: swarender.Events => Unit): Logged = Logged(1)(Encoder.of[Int]((_, events) => send(events)))
      for (error <- errors)
        has(pair(logged { events => events.beginArray(); events.int64(1); throw error }), "\"[FAILED ")
      val bad = Seq[swarender.Events => Unit](
        _ => (),
        _.beginObject(),
        _.endArray(),
        events => { events.int64(1); events.int64(2) },
        events => { events.beginObject(); events.int64(1); events.endObject() },
        events => { events.beginObject(); for (_ <- 1 to 2) { events.key("k"); events.int64(1) }; events.endObject() },
        events => for (_ <- 1 to 5000) events.beginArray(),
        events => { events.beginArray(); while (true) events.int64(1) }
      )
      for (send <- bad) {
        val text = ujson.read(pair(logged(send))).str
        assert(text.startsWith("[FAILED swarender.RenderError") || text == "[TOO LONG]")
      }
      check(
        Logged(LazyList.from(1)) -> "\"[TOO LONG]\"",
        Seq(Logged(Double.NaN), Logged(Map("a" -> Seq(1)))) -> """["NaN",{"a":[1]}]"""
      )
    }
    test("keys that are null, or the same text") {
      val nullKey = new HashMap[String, Int]
      nullKey.put(null, 1)
      val same = new LinkedHashMap[Any, Any]
      for ((key, value) <- Seq[(Any, Any)](1 -> "a", "1" -> "b", "\ud800" -> 1, "\ufffd" -> 2, "\udc00" -> 3))
        same.put(key, value)
      val identical = new IdentityHashMap[String, Int]
      for (_ <- 1 to 30) identical.put(new String("k"), 7)
      check(nullKey -> """{"null":1}""", same -> "{\"1\":\"a\",\"\ufffd\":1}", identical -> """{"k":7}""")
      val pairs = line(ours(), withPairs(null.asInstanceOf[String] -> 1, "\ud800" -> 2, "\udc00" -> 3))
      has(pairs, "\"null\":1,\"\ufffd\":2}")
      val mdc = altered(event("m"), "getMDCPropertyMap" -> (() => nullKey))
      has(line(ours(), mdc), "\"null\":\"1\"}")
    }
    test("a container that is open already is a text, in linear time") {
      val children = new ArrayList[Any]
      val parent = new HashMap[String, Any]
      for (_ <- 1 to 5) children.add(Collections.singletonMap("parent", parent))
      parent.put("children", children)
      check(parent -> s"""{"children":[${Seq.fill(5)("{\"parent\":\"[CIRCULAR REFERENCE]\"}").mkString(",")}]}""")
      val (map, list) = (new HashMap[Int, Any], new ArrayList[Any])
      for (i <- 1 to 6) { map.put(i, list); list.add(map) }
      val array = new Array[Any](1)
      array(0) = Seq(Some(array))
      val tree = ujson.Arr(1)
      tree.value += tree
      check(
        map -> (1 to 6)
          .map(i => s"\"$i\":[${Seq.fill(6)("\"[CIRCULAR REFERENCE]\"").mkString(",")}]")
          .mkString("{", ",", "}"),
        array -> """[["[CIRCULAR REFERENCE]"]]""",
        tree -> """[1,"[CIRCULAR REFERENCE]"]"""
      )
      // The same list twice is no circle.
      check({ val a = Seq(1); Seq(a, a) } -> "[[1],[1]]")
    }
    test("a pair has a bound") {
      val twice = (1 to 40).foldLeft[Seq[Any]](Seq("leaf"))((all, _) => Seq(all, all))
      def wide(n: Int): java.util.List[Any] = new AbstractList[Any] {
        def size: Int = n
        def get(i: Int): Any = wide(n)
      }
      val sizes = Seq[Any](
        twice,
        wide(6),
        LazyList.continually(None),
        "x" * 5000000,
        Seq.fill(3)("y" * 900000),
        Array.fill(2000000)(1L),
        new java.math.BigDecimal("1" * 2000),
        java.math.BigInteger.ONE.shiftLeft(100000000)
      )
      for (value <- sizes) {
        val time = seconds(assert(pair(value).length < 2000000))
        assert(time < 5)
      }
      def short(value: Any): String = pair(value, _.setMaxKeyValuePair(40))
      for (
        (value, expected) <- Seq[(Any, String)](
          "a" * 41 -> s"\"${"a" * 40}...\"",
          "a" * 40 -> s"\"${"a" * 40}\"",
          "a" * 39 + "\ud83d\ude00" -> s"\"${"a" * 39}...\"",
          Seq(1, 2, 3, 4, 5, 6) -> """[1,2,3,4,"..."]""",
          Seq(1, 2, 3, 4) -> "[1,2,3,4]",
          Seq[Any]("a" * 50, 1) -> s"""["${"a" * 24}...","..."]""",
          scala.collection.immutable.ListMap("a" -> 1, "b" -> 2, "c" -> 3) -> """{"a":1,"b":2,"...":"..."}""",
          Logged(Seq(1)) -> "[1]",
          Logged("a" * 50) -> "\"[TOO LONG]\"",
          Seq.fill(3)(Logged("a" * 10)) -> s"""["${"a" * 10}","[TOO LONG]","[TOO LONG]"]"""
        )
      ) {
        val json = short(value)
        if (json != expected) throw new java.lang.AssertionError(s"$json, not $expected")
      }
      val large = Logged("x" * 900000)
      assert(pair(Seq.fill(1000)(large)).length < 1100000)
      check(new java.math.BigInteger("7" * 1000) -> "7" * 1000, BigInt("7" * 1001) -> s"\"${"7" * 1001}\"")
      val subclass = new java.math.BigDecimal("1") { override def toString: String = "one" }
      check(subclass -> "\"one\"", BigDecimal(subclass) -> "\"one\"")
      has(line(ours(), withPairs("v" -> BigDecimal("1.50"))), "\"v\":1.50}")
    }
  }
}
