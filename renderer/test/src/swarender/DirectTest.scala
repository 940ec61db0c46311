package swarender

import java.util.UUID

import utest.*

import swarender.Policy.{KeyOrder, NonFinite, Nulls}
import swarender.encoder.{EncoderRules, KeyEncoder}
import swarender.jsonnet.Jsonnet

/** Encoders write compact JSON without events: the same bytes as with them. */
object DirectTest extends TestSuite {

  /** Its encoder is one of user code. */
  final case class Celsius(degrees: Int)
  object Celsius {
    implicit val encoder: Encoder[Celsius] =
      Encoder.of((v, events) => if (v eq null) events.nullValue() else events.string(s"${v.degrees} C"))
    implicit val keys: KeyEncoder[Celsius] = KeyEncoder.of(v => s"""${v.degrees} "C"""")
  }

  final case class Own(
      one: Celsius,
      option: Option[Celsius],
      list: List[Celsius],
      vector: Vector[Celsius],
      set: Set[Celsius],
      array: Array[Celsius],
      map: Map[String, Celsius],
      keys: Map[Celsius, Int],
      inside: List[Option[Map[Int, Vector[Celsius]]]],
      pair: (Celsius, Boolean),
      either: Either[Celsius, Celsius]
  )
  object Own { implicit val encoder: Encoder[Own] = Encoder.derived }

  final case class Scalars(int: Int, text: String, ints: List[Int], texts: Map[String, String], some: Option[Int])
  object Scalars {
    implicit val ints: Encoder[Int] = Encoder.of((v, events) => events.string(s"int $v"))
    implicit val texts: Encoder[String] = Encoder.of((v, events) => events.int64(v.length.toLong))
    implicit val encoder: Encoder[Scalars] = Encoder.derived
  }

  final case class Wide(
      bool: Boolean,
      byte: Byte,
      short: Short,
      int: Int,
      long: Long,
      float: Float,
      double: Double,
      text: String,
      char: Char,
      id: UUID,
      decimal: BigDecimal,
      integer: BigInt,
      option: Option[Option[String]],
      rows: Seq[Array[Double]],
      maps: Map[Long, Map[UUID, List[String]]],
      inner: Option[Wide] = None
  )
  object Wide { implicit val encoder: Encoder[Wide] = Encoder.derived }

  sealed trait Shape
  final case class Circle(radius: Double, label: Option[String]) extends Shape
  final case class Nothing() extends Shape
  case object Point extends Shape
  final case class Group(shapes: List[Shape]) extends Shape
  private def shapes(implicit rules: EncoderRules): Encoder[Shape] = {
    implicit lazy val encoder: Encoder[Shape] = Encoder.derived
    encoder
  }

  private def wide(seed: Int, depth: Int): Wide = {
    val random = new scala.util.Random(seed)
    def text() = random.nextInt(6) match {
      case 0 => "\"\\\n\u0001 quoted"
      case 1 => "größer 東京 \ud83d\ude00 \ud800"
      case n => "x" * (n * random.nextInt(20))
    }
    def id() = new UUID(random.nextLong(), random.nextLong())
    def some[T](value: => T) = if (random.nextBoolean()) Some(value) else None
    Wide(
      random.nextBoolean(),
      random.nextInt().toByte,
      random.nextInt().toShort,
      random.nextInt(),
      random.nextLong() >> random.nextInt(64),
      java.lang.Float.intBitsToFloat(random.nextInt() & 0xbf7fffff),
      random.nextGaussian(),
      if (random.nextInt(5) == 0) null else text(),
      random.nextInt(0x10000).toChar,
      id(),
      BigDecimal(new java.math.BigDecimal(BigInt(random.nextLong()).bigInteger, random.nextInt(25) - 4)),
      BigInt(random.nextLong()).pow(1 + random.nextInt(3)),
      some(some(text())),
      Seq.fill(random.nextInt(3))(Array.fill(random.nextInt(3))(random.nextInt(100) / 4.0)),
      Seq.fill(random.nextInt(3))(random.nextLong() -> Map(id() -> List.fill(random.nextInt(3))(text()))).toMap,
      if (depth > 0) Some(wide(seed + 1, depth - 1)) else None
    )
  }

  final case class Large(a: Int, b: Long)
  object Large { implicit val encoder: Encoder[Large] = Encoder.derived }

  final case class Remarked(a: Int, @EncoderRules.comment("two") b: Int, @EncoderRules.comment("three") c: String)
  object Remarked { implicit val encoder: Encoder[Remarked] = Encoder.derived }

  private def celsius(implicit rules: EncoderRules): Encoder[Celsius] = Encoder.derived

  val tests: Tests = Tests {
    test("names of every length") {
      for (length <- 1 to 100) {
        val name = (0 until length).map(i => ('a' + i % 26).toChar).mkString
        val encoder = celsius(EncoderRules.default.withFieldNames(_ => name))
        val text = new String(Json.toBytes(Celsius(7))(encoder), "UTF-8")
        val expected = "{\"" + name + "\":7}"
        assert(text == expected)
      }
    }
    test("the types of the tables, over pages of any size") {
      for (row <- EncoderTypes.values ++ PlatformTypes.values ++ VersionTypes.values; size <- 1 to 70) {
        val json = row.inPages(size)
        if (json != row.json) throw new java.lang.AssertionError(s"${row.tpe}, pages of $size: $json, not ${row.json}")
      }
    }
    test("random values of a class of all kinds of fields") {
      for (seed <- 0 until 100) { val _ = DirectModes.same(wide(seed, 2)) }
    }
    test("an encoder of user code is called wherever it is found") {
      val c = Celsius(1)
      val all = Own(
        c,
        Some(c),
        List(c, c),
        Vector(c),
        Set(c),
        Array(c),
        Map("k" -> c),
        Map(c -> 1),
        List(None, Some(Map(7 -> Vector(c)))),
        (c, true),
        Left(c)
      )
      val json = DirectModes.same(all)
      assert(
        json == """{"one":"1 C","option":"1 C","list":["1 C","1 C"],"vector":["1 C"],"set":["1 C"],"array":["1 C"],""" +
          """"map":{"k":"1 C"},"keys":{"1 \"C\"":1},"inside":[null,{"7":["1 C"]}],"pair":["1 C",true],"either":[0,"1 C"]}"""
      )
    }
    test("an encoder of user code for a primitive or a string is called") {
      val json = DirectModes.same(Scalars(1, "ab", List(2), Map("k" -> "abc"), Some(3)))
      assert(json == """{"int":"int 1","text":2,"ints":["int 2"],"texts":{"k":3},"some":"int 3"}""")
    }
    test("sealed traits by all rules") {
      val values = List(Circle(1.5, None), Nothing(), Point, Group(List(Point, Circle(2, Some("\"")))), Group(Nil))
      val rules = EncoderRules.default
      val all = Seq(
        rules -> """{"$type":"Circle","radius":1.5,"label":null}""",
        rules.withDiscriminatorLast(true) -> """{"radius":1.5,"label":null,"$type":"Circle"}""",
        rules.withWrapper(true) -> """{"Circle":{"radius":1.5,"label":null}}""",
        rules.withCaseObjectStrings(false).withDiscriminator("a \"b\"").withSubtypeNames(_ + "\n") ->
          """{"a \"b\"":"Circle\n","radius":1.5,"label":null}""",
        rules.withCaseObjectStrings(false).withWrapper(true) -> """{"Circle":{"radius":1.5,"label":null}}""",
        rules.withCaseObjectStrings(false).withDiscriminatorLast(true) ->
          """{"radius":1.5,"label":null,"$type":"Circle"}"""
      )
      for ((rules, first) <- all) {
        implicit val encoder: Encoder[Shape] = shapes(rules)
        val json = DirectModes.same(values: List[Shape])
        assert(json.startsWith("[" + first + ","))
      }
    }
    test("null references") {
      val json = DirectModes.same(Own(null, null, null, null, null, null, null, null, null, null, null))
      assert(ujson.read(json).obj.values.forall(v => v.isNull || v.arrOpt.nonEmpty || v.strOpt.nonEmpty))
      val _ = DirectModes.same(List[Wide](null))
    }
    test("errors have the place that events give") {
      val bad = wide(1, 0).copy(rows = Seq(Array(1.0), Array(2.0, Double.NaN)))
      assert(DirectModes.sameError(List(bad)).path == "$[0].rows[1][1]")
      assert(DirectModes.sameError(wide(1, 0).copy(float = Float.PositiveInfinity)).path == "$.float")
      assert(DirectModes.sameError(Map((null: String) -> 1)).kind eq RenderError.NullValue)
    }
    test("NaN as the style writes it") {
      for (policy <- Seq(NonFinite.WriteNull, NonFinite.Quote)) {
        val style = JsonStyle.compact.withNonFinite(policy)
        val value = List(1.5, Double.NaN, Double.NegativeInfinity)
        assert(Json.render(value, style) == Json.render(style)(Encoder.send(value, _)))
      }
    }
    test("fields that are large integers, and fields after a comment") {
      val large = Large(1, 1L << 60)
      val quoted = Policy.BigIntegers.Quote
      assert(
        Json.render(large, JsonStyle.compact.withBigIntegers(quoted)) == "{\"a\":1,\"b\":\"1152921504606846976\"}",
        Yaml.render(large, YamlStyle.safe.withBigIntegers(quoted)) == "a: 1\nb: \"1152921504606846976\"\n"
      )
      assert(Yaml.render(Remarked(1, 2, "three")) == "a: 1\n# two\nb: 2\n# three\nc: three\n")
    }
    test("integers of any number of bits, in digits") {
      val random = new java.util.Random(20240229)
      for (bits <- 60 to 1100; around <- Seq(-1, 0, 1)) {
        val power = BigInt(1) << bits
        val any = BigInt(bits, random)
        for (v <- Seq(power + around, -power - around, any, -any, power / BigInt(10).pow(bits % 40)))
          assert(Json.render(v) == v.toString)
      }
    }
    test("styles that change what is written") {
      val value = wide(3, 1)
      val compact = JsonStyle.compact
      val styles = Seq(
        compact.withIndent(2),
        compact.withNulls(Nulls.OmitMembers),
        compact.withEscapes(Escapes.ascii),
        compact.withKeyOrder(KeyOrder.CodePoint),
        compact.withOmitDefaults(true),
        compact.withOmitEmpty(true),
        compact.withBigIntegers(Policy.BigIntegers.Quote),
        compact.withNumberText(Policy.NumberText.ToDouble),
        compact.withItemSeparator(", "),
        compact.withKeySeparator(": "),
        compact.withSurrogates(Policy.Surrogates.Escape),
        compact.withDocumentEnd("\n"),
        compact.withMaxDepth(5),
        Jsonnet.go.manifestPython
      )
      for (style <- styles) {
        val (direct, events) = (Json.render(value, style), Json.render(style)(Encoder.send(value, _)))
        if (direct != events) throw new java.lang.AssertionError(s"$style: ${Golden.difference(direct, events)}")
      }
    }
    test("random values in random styles of all formats") {
      val random = Seeded("styles of encoders")
      implicit val encoder: Encoder[Shape] = shapes(EncoderRules.default)
      def group(n: Int): Shape = Group(List.fill(random.nextInt(4)) {
        if (n > 0 && random.nextInt(3) == 0) group(n - 1)
        else if (random.nextBoolean()) Circle(random.nextInt(8) / 4.0, Some("a\tb").filter(_ => random.nextBoolean()))
        else Nothing()
      })
      var written = 0
      for (n <- 0 until 600) {
        val bytes = new Array[Byte](80)
        random.nextBytes(bytes)
        val in = new FuzzInput(bytes)
        val style: Style = n % 3 match {
          case 0 => FuzzStyles.yaml(in)
          case 1 => FuzzStyles.toml(in)
          case _ => FuzzStyles.json(in)
        }
        val size = 1 + random.nextInt(100)
        if (DirectModes.sameIn(wide(n, random.nextInt(3)), style, size)) written += 1
        if (DirectModes.sameIn(Map("rows" -> List.fill(random.nextInt(4))(wide(n, 0))), style, size)) written += 1
        if (DirectModes.sameIn(group(3), style, size)) written += 1
      }
      assert(written > 600)
    }
    test("elements that are pulled, with encoders of user code inside, are no deeper than others") {
      val values = List.fill(20000)(List(Some(List(Celsius(1)))))
      val in = Json.pulled(values).inputStream()
      val json = new String(Iterator.continually(in.read()).takeWhile(_ >= 0).map(_.toByte).toArray, "UTF-8")
      assert(json == values.map(_ => "[[\"1 C\"]]").mkString("[", ",", "]"))
    }
    test("several documents, and one after an error") {
      val out = new java.io.ByteArrayOutputStream
      Json.writeAll(Iterator(wide(1, 1), wide(2, 1)), out)
      assert(out.toString("UTF-8") == s"${EncoderTypes.byEvents(wide(1, 1))}\n${EncoderTypes.byEvents(wide(2, 1))}\n")
      locally { val _ = intercept[RenderError](Json.toBytes(List(List(Double.NaN)))) }
      assert(new String(Json.toBytes(List(List(1.5))), "UTF-8") == "[[1.5]]")
    }
  }
}
