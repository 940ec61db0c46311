package swarender

import utest.*

import swarender.output.PagePool.Page
import swarender.Policy.KeyOrder
import swarender.dialects.*
import swarender.output.{ByteOutput, ByteSink}

/** The orders of keys. */
object KeyOrderTest extends TestSuite {
  private val byCodePoint = JsonStyle.compact.withKeyOrder(KeyOrder.CodePoint)
  private val byUnit = JsonStyle.compact.withKeyOrder(KeyOrder.Utf16)

  private def keys(style: JsonStyle, keys: Seq[String]): Seq[String] =
    Doubles.read(Modes.json.same(ujson.Obj.from(keys.map(_ -> ujson.Null)), style)).obj.keys.toSeq

  /** The members of every object sorted, the plain way. */
  private def sorted(value: ujson.Value, order: Ordering[String]): ujson.Value = value match {
    case ujson.Obj(members) =>
      ujson.Obj.from(members.toSeq.sortBy(_._1)(order).map { case (k, v) => k -> sorted(v, order) })
    case ujson.Arr(elements) => ujson.Arr.from(elements.map(sorted(_, order)))
    case scalar => scalar
  }

  private def points(s: String): List[Int] =
    if (s.isEmpty) Nil else s.codePointAt(0) :: points(s.substring(Character.charCount(s.codePointAt(0))))

  private def isLess(a: List[Int], b: List[Int]): Boolean =
    b.nonEmpty && (a.isEmpty || a.head < b.head || a.head == b.head && isLess(a.tail, b.tail))

  private val codePoints: Ordering[String] = Ordering.fromLessThan((a, b) => isLess(points(a), points(b)))
  private val units: Ordering[String] =
    Ordering.fromLessThan((a, b) => isLess(a.map(_.toInt).toList, b.map(_.toInt).toList))

  /** Parts that are digits as numbers, the other chars by code points; then by zeros. */
  private def naturally(keys: Seq[String]): Seq[String] = {
    def parts(s: String): List[Either[BigInt, Char]] =
      if (s.isEmpty) Nil
      else if (!s.head.isDigit) Right(s.head) :: parts(s.tail)
      else Left(BigInt(s.takeWhile(_.isDigit))) :: parts(s.dropWhile(_.isDigit))
    def isLess(a: List[Either[BigInt, Char]], b: List[Either[BigInt, Char]]): Boolean = (a, b) match {
      case (_, Nil) => false
      case (Nil, _) => true
      case (x :: _, y :: _) if x != y =>
        (x, y) match {
          case (Left(m), Left(n)) => m < n
          case (Left(_), Right(c)) => '0' < c
          case (Right(c), Left(_)) => c < '0'
          case (Right(c), Right(d)) => c < d
        }
      case _ => isLess(a.tail, b.tail)
    }
    keys.sortWith { (a, b) =>
      val (x, y) = (parts(a), parts(b))
      isLess(x, y) || x == y && a < b
    }
  }

  val tests: Tests = Tests {
    test("keys are compared, and sorted, as they are written") {
      val same = Seq("\ud800" -> 1, "\udc00" -> 2)
      val table = ujson.Obj("t" -> ujson.Obj.from(same.map { case (k, v) => k -> ujson.Num(v) }))
      val fails = JsonStyle.compact.withDuplicateKeys(Policy.DuplicateKeys.Fail)
      val dotted = TomlStyle.standard.withSmallTables(TomlStyle.SmallTables.Dotted)
      val inline = TomlStyle.standard.withSmallTables(TomlStyle.SmallTables.Inline)
      for (
        send <- Seq[() => String](
          () => Toml.render(table),
          () => Toml.render(table, dotted),
          () => Toml.render(table, inline),
          () => Toml.render(ujson.Obj("a" -> ujson.Arr(table, 1))),
          () => Toml.render(Map("t" -> same.toMap)),
          () => Toml.render(ujson.Obj("t" -> ujson.Obj("\ufffd" -> ujson.Obj(), "\ud800" -> ujson.Obj()))),
          () => Toml.render(JsonText("{\"t\": {\"\\ud800\": 1, \"\\udc00\": 2}}")),
          () => Yaml.render(table),
          () => Yaml.render(Map("t" -> same.toMap)),
          () => Yaml.render(Map("t" -> Map("\ufffd" -> 1, "\udc00" -> 2))),
          () => Yaml.render(JsonText("{\"t\": {\"\\ud800\": 1, \"\\udc00\": 2}}")),
          () => Yaml.render(table, YamlStyle.pyyaml.withDuplicateKeys(Policy.DuplicateKeys.Fail)),
          () => Yaml.render(table, YamlStyle.kyaml.withDuplicateKeys(Policy.DuplicateKeys.Fail)),
          () => Json.render(table, fails),
          () => Json.render(Map("t" -> same.toMap), fails),
          () => Json.render(JsonText("{\"t\": {\"\\ud800\": 1, \"\\udc00\": 2}}"), fails)
        )
      ) {
        val e = intercept[RenderError](send())
        assert(e.kind eq RenderError.DuplicateKey, e.path.startsWith("$.t") || e.path.startsWith("$.a[0].t"))
      }
      // A key that one writer has written before.
      val lone = ujson.Obj("\ud800" -> 1)
      val often = ujson.Arr(lone, lone, lone, lone, ujson.Obj("\ud800" -> 1, "\udc00" -> 2))
      val again = intercept[RenderError](Yaml.render(often))
      assert(again.kind eq RenderError.DuplicateKey, again.path.startsWith("$[4]"))
      assert(
        Json.render(table, fails.withSurrogates(Policy.Surrogates.Escape)) == "{\"t\":{\"\\ud800\":1,\"\\udc00\":2}}",
        Toml.render(ujson.Obj("\ud800" -> 1, "a\udc00" -> 2)) == "\"\ufffd\" = 1\n\"a\ufffd\" = 2\n",
        intercept[RenderError](
          Toml.render(ujson.Obj("a" -> table), dotted.withSurrogates(Policy.Surrogates.Fail))
        ).kind eq RenderError.LoneSurrogate
      )
      val keys = ujson.Obj("\ud800" -> 1, "\uffff" -> 2, "\uf000" -> 3, "\udc00" -> 4)
      for (order <- Seq(KeyOrder.CodePoint, KeyOrder.Utf16, KeyOrder.Natural, KeyOrder.CodePoint.first("\ufffd"))) {
        val read = ujson.read(Json.render(keys, JsonStyle.compact.withKeyOrder(order).withEscapes(Escapes.none)))
        val first =
          if (order == KeyOrder.CodePoint.first("\ufffd")) Seq("\ufffd", "\uf000") else Seq("\uf000", "\ufffd")
        assert(read.obj.keys.toSeq == first :+ "\uffff")
      }
      val escaped = JsonStyle.compact.withKeyOrder(KeyOrder.Utf16).withSurrogates(Policy.Surrogates.Escape)
      assert(Json.render(keys, escaped) == "{\"\\ud800\":1,\"\\udc00\":4,\"\uf000\":3,\"\uffff\":2}")
    }
    test("surrogates sort before U+E000 by code units and after U+FFFF by code points") {
      val unsorted =
        Seq("\uffff", "\ud800\udc00", "\ue000", "\ud7ff", "\udbff\udfff", "z", "a\uffff", "a\ud800\udc00", "")
      val expectedUnits =
        Seq("", "a\ud800\udc00", "a\uffff", "z", "\ud7ff", "\ud800\udc00", "\udbff\udfff", "\ue000", "\uffff")
      val expectedPoints =
        Seq("", "a\uffff", "a\ud800\udc00", "z", "\ud7ff", "\ue000", "\uffff", "\ud800\udc00", "\udbff\udfff")
      assert(
        keys(byUnit, unsorted) == expectedUnits,
        keys(byCodePoint, unsorted) == expectedPoints,
        keys(JsonStyle.compact, unsorted) == unsorted
      )
    }
    test("of keys with equal prefixes the shorter one is first") {
      val unsorted = Seq("abc", "ab", "abcd", "", "a", "abd", "ABC", "ab\u0000", "10", "9", "1")
      val expected = Seq("", "1", "10", "9", "ABC", "a", "ab", "ab\u0000", "abc", "abcd", "abd")
      assert(keys(byUnit, unsorted) == expected, keys(byCodePoint, unsorted) == expected)
    }
    test("1,000 keys are sorted") {
      val random = Seeded("1,000 keys")
      val unsorted = Seq.fill(1000)(Documents.string(random)).distinct
      assert(
        keys(byUnit, unsorted) == unsorted.sorted(units),
        keys(byCodePoint, unsorted) == unsorted.sorted(codePoints)
      )
    }
    test("objects in objects and arrays are sorted") {
      val value = ujson.Obj(
        "z" -> ujson
          .Arr(ujson.Obj("b" -> 1, "a" -> ujson.Arr(ujson.Obj("d" -> 1, "c" -> 2), 3)), ujson.Obj(), ujson.Arr(), 4),
        "y" -> ujson.Obj("k" -> ujson.Obj("n" -> ujson.Obj(), "m" -> "x"), "j" -> ujson.Null),
        "x" -> 1.5
      )
      val expected = """{"x":1.5,"y":{"j":null,"k":{"m":"x","n":{}}},"z":[{"a":[{"c":2,"d":1},3],"b":1},{},[],4]}"""
      assert(Modes.json.same(value, byUnit) == expected)
      assert(Modes.json.same(ujson.Arr(value, 1, value), byUnit) == s"[$expected,1,$expected]")
    }
    test("generated documents") {
      val random = Seeded("documents to sort")
      for (_ <- 0 until 300) {
        val value = Documents.random(random, 6)
        for ((style, order) <- Seq(byUnit -> units, byCodePoint -> codePoints)) {
          val expected = Json.render(sorted(value, order), JsonStyle.compact)
          val got = Modes.json.same(value, style)
          if (got != expected) throw new java.lang.AssertionError(Golden.difference(got, expected))
        }
      }
    }
    test("digits by their number") {
      val natural = JsonStyle.compact.withKeyOrder(KeyOrder.Natural)
      val expected = Seq("", "01", "1", "2", "10", "a", "a01", "a1", "a1b", "a2", "a10", "a10b2", "a10b10", "ab", "b")
      val random = Seeded("natural order")
      assert(keys(natural, expected.reverse) == expected, naturally(expected.reverse) == expected)
      for (_ <- 0 until 200) {
        val some = Seq.fill(12)(Seq.fill(random.nextInt(6))("0129ab".charAt(random.nextInt(6))).mkString).distinct
        assert(keys(natural, some) == naturally(some))
      }
    }
    test("some keys first, then the others") {
      val unsorted = Seq("x", "spec", "b", "kind", "a", "apiVersion")
      def ordered(order: KeyOrder) = keys(JsonStyle.compact.withKeyOrder(order), unsorted)
      assert(
        ordered(KeyOrder.first("apiVersion", "kind", "spec")) == Seq("apiVersion", "kind", "spec", "x", "b", "a"),
        ordered(KeyOrder.CodePoint.first("kind", "no")) == Seq("kind", "a", "apiVersion", "b", "spec", "x"),
        ordered(KeyOrder.kubernetes) == Seq("apiVersion", "kind", "spec", "a", "b", "x"),
        ordered(KeyOrder.CodePoint.first("x").first("b")) == Seq("b", "x", "a", "apiVersion", "kind", "spec")
      )
      intercept[IllegalArgumentException](KeyOrder.first("a", "b", "a"))
    }
    test("an order at a path") {
      def obj(keys: String*)(values: ujson.Value*) = ujson.Obj.from(keys.zip(values))
      val value = obj("b", "a", "list")(
        obj("y", "x")(1, obj("n", "m")(1, 2)),
        obj("y", "x")(1, 2),
        ujson.Arr(obj("z", "a")(1, 2), ujson.Arr(obj("d", "c")(1, 2)))
      )
      val order = KeyOrder.AsGiven
        .at("$", KeyOrder.CodePoint)
        .at("$.b", KeyOrder.CodePoint)
        .at("$.list[*]", KeyOrder.first("a"))
        .at("$.list[*][*]", KeyOrder.CodePoint)
        .first("m")
      val style = JsonStyle.compact.withKeyOrder(order)
      val expected =
        """{"a":{"y":1,"x":2},"b":{"x":{"m":2,"n":1},"y":1},"list":[{"a":2,"z":1},[{"c":2,"d":1}]]}"""
      assert(Modes.json.same(value, style) == expected)
      // In arrays, from every source.
      val inArray = JsonStyle.compact.withKeyOrder(KeyOrder.AsGiven.at("$[*][*].k", KeyOrder.CodePoint))
      val one = ujson.Arr(obj("z", "k")(0, obj("b", "a")(1, 2)), obj("k", "b")(obj("b", "a")(3, 4), 5))
      val nested = ujson.Arr(one, one)
      val sortedOne = """[{"z":0,"k":{"a":2,"b":1}},{"k":{"a":4,"b":3},"b":5}]"""
      val sortedNested = s"[$sortedOne,$sortedOne]"
      assert(Modes.json.same(nested, inArray) == sortedNested)
      val twice = Seq(Seq(Map("k" -> scala.collection.immutable.ListMap("b" -> 1, "a" -> 2))))
      assert(Json.render(twice, inArray) == """[[{"k":{"a":2,"b":1}}]]""")
      intercept[IllegalArgumentException](KeyOrder.AsGiven.at("spec", KeyOrder.CodePoint))
    }
    test("orders that are made of others are equal if these are") {
      def order = KeyOrder.CodePoint.first("a", "b").at("$.c", KeyOrder.first("d"))
      val style = JsonStyle.compact.withKeyOrder(order)
      assert(
        order == order,
        order.hashCode == order.hashCode,
        order != KeyOrder.CodePoint.first("a").at("$.c", KeyOrder.first("d")),
        order != KeyOrder.CodePoint.first("a", "b").at("$.d", KeyOrder.first("d")),
        order != KeyOrder.CodePoint.first("a", "b").at("$.c", KeyOrder.first("e")),
        style == JsonStyle.compact.withKeyOrder(order),
        order.toString == "CodePoint.first(a, b).at($.c, AsGiven.first(d))"
      )
    }
    test("equal keys keep their order") {
      val text = Modes.chars(64) { out =>
        val renderer = Json(byUnit).renderer(out)
        renderer.beginObject()
        for (i <- 0 until 100) {
          renderer.key(if (i % 2 == 0) "b" else "a")
          renderer.int64(i.toLong)
        }
        renderer.endObject()
      }
      val expected = Seq("a" -> 1, "b" -> 0)
        .flatMap { case (k, from) => (from until 100 by 2).map(i => s""""$k":$i""") }
        .mkString("{", ",", "}")
      assert(text == expected)
    }
    test("every kind of event goes through the sorter as it is") {
      def send(r: Renderer): Unit = {
        r.beginObject()
        Seq[Renderer => Unit](
          _.string("s\n"),
          _.string(new java.lang.StringBuilder("builder")),
          _.int64(Long.MinValue),
          _.uint64(-1),
          _.float64(-0.0),
          _.float64(0.1),
          _.float32(0.1f),
          _.float32(-0.0f),
          _.number("1.50E+2"),
          _.bool(true),
          _.bool(false),
          _.nullValue()
        ).zipWithIndex.foreach { case (event, i) =>
          r.key(s"k${10 + i}")
          event(r)
        }
        r.endObject()
      }
      val plain = Modes.chars(64)(out => send(Json(JsonStyle.compact).renderer(out)))
      assert(Modes.chars(64)(out => send(Json(byUnit).renderer(out))) == plain, plain.contains("\"k19\":true"))
    }
    test("a key and a text that come in one buffer, used again") {
      val text = Modes.chars(64) { out =>
        val renderer = Json(byUnit).renderer(out)
        val buffer = new java.lang.StringBuilder
        def fill(s: String): CharSequence = {
          buffer.setLength(0)
          buffer.append(s)
        }
        renderer.beginObject()
        for (k <- Seq("c", "a", "b")) {
          renderer.key(fill(k))
          renderer.string(fill(k + k))
        }
        renderer.endObject()
      }
      assert(text == """{"a":"aa","b":"bb","c":"cc"}""")
    }
    test("only objects are buffered") {
      val target = new java.io.ByteArrayOutputStream
      val renderer = Json(byUnit).renderer(new ByteOutput(ByteSink(target, new Page(64))))
      renderer.beginArray()
      for (i <- 0 until 1000) {
        renderer.beginObject()
        renderer.key("i")
        renderer.int64(i.toLong)
        renderer.endObject()
      }
      assert(target.size > 6000)
    }
  }
}
