package swarender

import utest.*

import swarender.numbers.{Decimal, FloatText, Schubfach, ShortestDecimal}
import swarender.jsonnet.JsonnetNumbers

/** Digits and layouts of numbers. */
object NumberTest extends TestSuite {

  /** The layouts that print integral values as floats. */
  private val floats = Seq("python", "tomlFloats")

  private def style(layout: NumberLayout): JsonStyle = JsonStyle.compact.withNumbers(layout)

  private def render(d: Double, layout: NumberLayout): String = Modes.json.same(ujson.Num(d), style(layout))

  private def zeros(n: Int): String = "0" * n

  /** One value in the layouts ecma, jsonnet, positional, seventeenG and ujson; its negative prints
    * the same after a sign.
    */
  private val table: Seq[(Double, Seq[String])] = Seq(
    1.0 -> Seq("1", "1", "1", "1", "1"),
    10.0 -> Seq("10", "10", "10", "10", "10"),
    0.5 -> Seq("0.5", "0.5", "0.5", "0.5", "0.5"),
    0.97 -> Seq("0.97", "0.97", "0.97", "0.96999999999999997", "0.97"),
    1.1 -> Seq("1.1", "1.1", "1.1", "1.1000000000000001", "1.1"),
    123456.789 -> Seq("123456.789", "123456.789", "123456.789", "123456.789", "123456.789"),
    1234567.5 -> Seq("1234567.5", "1234567.5", "1234567.5", "1234567.5", "1234567.5"),
    12345678.5 -> Seq("12345678.5", "12345678.5", "12345678.5", "12345678.5", "1.23456785E7"),
    0.001 -> Seq("0.001", "0.001", "0.001", "0.001", "0.001"),
    0.0001 -> Seq("0.0001", "0.0001", "0.0001", "0.0001", "1.0E-4"),
    0.00001 -> Seq("0.00001", "0.00001", "0.00001", "1.0000000000000001e-05", "1.0E-5"),
    0.000001 -> Seq("0.000001", "0.000001", "0.000001", "9.9999999999999995e-07", "1.0E-6"),
    1e-7 -> Seq("1e-7", "1e-07", "0.0000001", "9.9999999999999995e-08", "1.0E-7"),
    1.5e-7 -> Seq("1.5e-7", "1.5e-07", "0.00000015", "1.4999999999999999e-07", "1.5E-7"),
    1.25e-10 -> Seq("1.25e-10", "1.25e-10", "0.000000000125", "1.2500000000000001e-10", "1.25E-10"),
    2147483648.0 -> Seq.fill(5)("2147483648"),
    9007199254740991.0 -> Seq.fill(5)("9007199254740991"),
    9007199254740992.0 -> Seq.fill(5)("9007199254740992"),
    9007199254740994.0 -> Seq.fill(5)("9007199254740994"),
    1e16 -> Seq.fill(5)("10000000000000000"),
    1e17 -> Seq.fill(5)("100000000000000000"),
    9223372036854774784.0 ->
      Seq("9223372036854775000", "9223372036854774784", "9223372036854775000", "9223372036854774784",
        "9223372036854774784"),
    1e20 -> Seq("1" + zeros(20), "1" + zeros(20), "1" + zeros(20), "1" + zeros(20), "1.0E20"),
    1e21 -> Seq("1e+21", "1" + zeros(21), "1" + zeros(21), "1" + zeros(21), "1.0E21"),
    1.5e21 -> Seq("1.5e+21", "15" + zeros(20), "15" + zeros(20), "15" + zeros(20), "1.5E21"),
    1e22 -> Seq("1e+22", "1" + zeros(22), "1" + zeros(22), "1" + zeros(22), "1.0E22"),
    1e23 -> Seq("1e+23", "1" + zeros(23), "1" + zeros(23), "99999999999999991611392", "1.0E23"),
    1e100 -> Seq(
      "1e+100",
      "1" + zeros(100),
      "1" + zeros(100),
      "10000000000000000159028911097599180468360808563945281389781327557747838772170381060813469985856815104",
      "1.0E100"
    ),
    5e-324 -> Seq("5e-324", "5e-324", "0." + zeros(323) + "5", "4.9406564584124654e-324", "4.9E-324"),
    1e-323 -> Seq("1e-323", "1e-323", "0." + zeros(322) + "1", "9.8813129168249309e-324", "9.9E-324"),
    2.2250738585072014e-308 -> Seq(
      "2.2250738585072014e-308",
      "2.2250738585072014e-308",
      "0." + zeros(307) + "22250738585072014",
      "2.2250738585072014e-308",
      "2.2250738585072014E-308"
    )
  )

  /** Powers of two and ten, their neighbours, and the places where the exponent of the rounding
    * interval changes.
    */
  private def edges: Seq[Double] = {
    val powers =
      (-1074 to 1023).map(e => Math.scalb(1.0, e)) ++ (-323 to 308).map(e => s"1e$e".toDouble) ++ (1 to 200).map(
        _ * Double.MinPositiveValue
      )
    powers.flatMap(v => Seq(v, Math.nextUp(v), Math.nextDown(v))).filter(v => v > 0 && v <= Double.MaxValue) ++
      Seq(Double.MaxValue, 9007199254740991.0, 9223372036854774784.0, 4.35, 0.3, 2e-323, 1.8446744073709552e19)
  }

  private def doubles(what: String, n: Int): Iterator[Double] = {
    val random = Seeded(what)
    Iterator
      .fill(n)(Math.abs(java.lang.Double.longBitsToDouble(random.nextLong())))
      .filter(v => v > 0 && v <= Double.MaxValue)
  }

  private def checkDigits(v: Double): Unit = {
    val decimal = new Decimal
    def check(what: String): Unit = checkSame(s"$v $what", decimal, ShortestReference.double(v))
    decimal.shortest(v)
    check("shortest")
    Schubfach.double(v, decimal)
    check("by Schubfach")
    val few = ShortestDecimal.thousandths(v)
    if (few >= 0) {
      decimal.set(few, -3)
      check("in thousandths")
    }
  }

  private def checkDigits(v: Float): Unit = {
    val decimal = new Decimal
    decimal.shortest(v)
    checkSame(s"float $v", decimal, ShortestReference.float(v))
  }

  private def checkSame(what: String, got: Decimal, expected: Decimal): Unit =
    if (got.digits != expected.digits || got.exponent != expected.exponent)
      throw new java.lang.AssertionError(
        s"$what: ${got.digits}e${got.exponent}, not ${expected.digits}e${expected.exponent}"
      )

  val tests: Tests = Tests {
    test("integral values outside the integer window are numbers like others") {
      val none = NumberLayout(integerUntil = 0, point = true)
      val few = NumberLayout(integerUntil = 10, integerPoint = true)
      for (
        (value, inNone, inFew) <- Seq(
          (0.0, "0.0", "0.0"),
          (-0.0, "-0", "-0"),
          (5.0, "5.0", "5.0"),
          (-5.0, "-5.0", "-5.0"),
          (50.0, "50.0", "50"),
          (0.5, "0.5", "0.5"),
          (1e10, "10000000000.0", "10000000000"),
          (1e21, "1.0e+21", "1e+21")
        )
      ) assert(render(value, none) == inNone, render(value, few) == inFew)
    }
    test("table of layouts") {
      val columns = Seq(
        NumberLayout.ecma,
        JsonnetNumbers.sjsonnet,
        NumberLayout.positional,
        NumberLayout.seventeenG,
        NumberLayout.ujson
      )
      for ((v, texts) <- table; (layout, text) <- columns.zip(texts); sign <- Seq("", "-")) {
        val got = render(if (sign == "") v else -v, layout)
        if (got != sign + text) throw new java.lang.AssertionError(s"$sign$v: $got, not $sign$text")
      }
    }
    test("few places") {
      val random = Seeded("few places")
      for (digits <- 1 to 15; _ <- 1 to TestPlatform.scaled(2000)) {
        val n = 1 + Math.floorMod(random.nextLong(), BigInt(10).pow(digits).toLong - 1)
        val v = n / 1000.0
        assert(ShortestDecimal.thousandths(v) == n)
        checkDigits(v)
        checkDigits(Math.nextUp(v))
        val places = (1000 + n % 1000).toString.substring(1).reverse.dropWhile(_ == '0').reverse
        val plain = if (places.isEmpty) (n / 1000).toString else s"${n / 1000}.$places"
        if (digits <= 12) assert(render(v, NumberLayout.ecma) == plain, render(-v, NumberLayout.ecma) == "-" + plain)
      }
      // More places, more digits, and too small a number.
      for (v <- Seq(0.0001, 1e12 + 0.125, 1e300, Double.MinPositiveValue)) assert(ShortestDecimal.thousandths(v) == -1)
    }
    test("2^63 and -2^63") {
      val texts = NumberLayouts.all.map { case (name, layout) =>
        name -> (render(9223372036854775808.0, layout) -> render(-9223372036854775808.0, layout))
      }.toMap
      assert(texts("ecma") == "9223372036854776000" -> "-9223372036854776000")
      assert(texts("sjsonnet") == "9223372036854776000" -> "-9223372036854775808")
      assert(texts("positional") == "9223372036854776000" -> "-9223372036854776000")
      assert(texts("seventeenG") == "9223372036854775808" -> "-9223372036854775808")
      assert(texts("ujson") == "9.223372036854776E18" -> "-9223372036854775808")
      for ((name, (plus, minus)) <- texts) {
        if (plus.toDouble != 9223372036854775808.0 || minus.toDouble != -9223372036854775808.0)
          throw new java.lang.AssertionError(s"$name: $plus, $minus")
      }
    }
    test("negative zero") {
      val without = Seq("canonical", "ujson")
      val withPoint = Seq("python", "yaml", "toml", "tomlFloats")
      for ((name, layout) <- NumberLayouts.all) {
        val expected = if (without.contains(name)) "0" else if (withPoint.contains(name)) "-0.0" else "-0"
        val got = render(-0.0, layout)
        val ofFloat = Modes.chars(9)(Json(style(layout)).renderer(_).float32(-0.0f))
        assert(got == expected, ofFloat == expected)
        assert(render(0.0, layout) == (if (floats.contains(name)) "0.0" else "0"))
      }
    }
    test("every layout reads back") {
      val values = Cases.some(edges ++ doubles("layouts", 1000)).flatMap(v => Seq(v, -v))
      for ((name, layout) <- NumberLayouts.all) {
        def write(out: swarender.output.Output): Unit = values.foreach { v =>
          out.double(v, layout)
          out.ascii(' ')
        }
        val text = Modes.chars(100)(write)
        if (text != new String(Modes.bytes(1000)(write), "UTF-8"))
          throw new java.lang.AssertionError(s"$name: bytes and chars differ")
        for ((v, number) <- values.zip(text.split(' ')))
          if (number.toDouble != v) throw new java.lang.AssertionError(s"$v in $name: $number")
      }
    }
    test("shortest digits at the edges") {
      edges.foreach(checkDigits(_))
    }
    test("shortest digits of random doubles") {
      doubles("random doubles", TestPlatform.scaled(40000)).foreach(checkDigits(_))
      val random = Seeded("doubles of few digits")
      for (_ <- 0 until TestPlatform.scaled(20000))
        checkDigits((1 + random.nextInt(10000000)) / Math.pow(10, random.nextInt(12).toDouble))
    }
    test("shortest digits of floats") {
      val powers =
        (-149 to 127).map(e => Math.scalb(1.0f, e)) ++ (-45 to 38).map(e => s"1e$e".toFloat) ++ (1 to 200).map(
          _ * Float.MinPositiveValue
        )
      powers
        .flatMap(v => Seq(v, Math.nextUp(v), Math.nextDown(v.toDouble).toFloat))
        .filter(v => v > 0 && v <= Float.MaxValue)
        .foreach(checkDigits(_))
      val random = Seeded("random floats")
      for (_ <- 0 until TestPlatform.scaled(20000)) {
        val v = java.lang.Float.intBitsToFloat(random.nextInt() & Int.MaxValue)
        if (v > 0 && v <= Float.MaxValue) checkDigits(v)
      }
    }
    test("floats of few places have the shortest digits in every layout") {
      val random = Seeded("floats of few places")
      val got, expected = new Array[Byte](400)
      for (_ <- 0 until TestPlatform.scaled(2000)) {
        val near = (1 + random.nextInt(100000000)) / 1000f
        for {
          v <- Seq(near, Math.nextUp(near), -near)
          (name, layout) <- NumberLayouts.all if !layout.isInteger(v.toDouble)
        } {
          val text = new String(got, 0, FloatText(v, layout, got, 0), "UTF-8")
          val shortest = new String(expected, 0, ShortestDecimal.float(v, layout, expected, 0), "UTF-8")
          if (text != shortest) throw new java.lang.AssertionError(s"$v in $name: $text, not $shortest")
        }
      }
    }
    test("floats print as floats") {
      val cases = Seq(
        0.1f -> "0.1",
        1.0f -> "1",
        16777216.0f -> "16777216",
        3.4028235e38f -> "3.4028235e+38",
        1.4e-45f -> "1e-45",
        -1.5f -> "-1.5"
      )
      for ((v, expected) <- cases) {
        val got = Modes.chars(64)(Json(JsonStyle.compact).renderer(_).float32(v))
        assert(got == expected)
      }
    }
    test("integers") {
      val powers = (0 to 62).flatMap(e => Seq(1L << e, (1L << e) - 1)) ++ Iterator
        .iterate(1L)(_ * 10)
        .take(19)
        .flatMap(v => Seq(v - 1, v, v + 1))
      val random = Seeded("integers")
      val groups = (0L to 9999L).flatMap(i => Seq(i, i * 10000 + 9999 - i, i * 1000000000003L))
      def write(out: swarender.output.Output): Unit = groups.foreach { v =>
        out.long(v)
        out.ascii(' ')
      }
      val expected = groups.mkString("", " ", " ")
      assert(Modes.chars(1000)(write) == expected, new String(Modes.bytes(1000)(write), "UTF-8") == expected)
      val all = powers ++ Seq(Long.MaxValue, Long.MinValue, Long.MinValue + 1) ++ Seq.fill(TestPlatform.scaled(2000))(
        random.nextLong() >> random.nextInt(64)
      )
      for (v <- all; signed <- Seq(v, -v)) {
        for (page <- Seq(1, 7, 64))
          assert(
            new String(Modes.bytes(page)(Json(JsonStyle.compact).renderer(_).int64(signed)), "UTF-8") == signed.toString
          )
        assert(Modes.chars(7)(Json(JsonStyle.compact).renderer(_).int64(signed)) == signed.toString)
        assert(
          Modes.chars(7)(Json(JsonStyle.compact).renderer(_).uint64(signed)) == java.lang.Long.toUnsignedString(signed)
        )
      }
    }
    test("every double has a point if integral ones are floats") {
      val random = Seeded("points")
      val values = Seq(
        0.0,
        -0.0,
        1.0,
        -1.0,
        10.0,
        1e15,
        -9007199254740991.0,
        9007199254740992.0,
        1e17,
        1e20,
        1e21,
        1e22,
        9223372036854775808.0,
        -9223372036854775808.0,
        0.5,
        1e-7,
        5e-324,
        Double.MaxValue
      ) ++
        Seq.fill(60)(random.nextInt().toDouble) ++ Seq.fill(60)(random.nextLong().toDouble) ++
        Seq.fill(60)(java.lang.Double.longBitsToDouble(random.nextLong())).filter(v => !v.isNaN && !v.isInfinite)
      for ((name, layout) <- NumberLayouts.all) {
        val floats = layout.withIntegralDoubles(false)
        for (v <- Cases.some(values)) {
          val text = render(v, floats)
          if (!text.contains('.') || text.toDouble != v)
            throw new java.lang.AssertionError(s"$v in $name: $text")
          val plain = render(v, floats.withIntegralDoubles(true))
          if (text != plain && text != plain + ".0" && v != 0)
            throw new java.lang.AssertionError(s"$v in $name: $text, and as an integer $plain")
        }
      }
      assert(
        Json.render(Seq(2.0, 1e21), JsonStyle.compact.withIntegralDoubles(false)) == "[2.0,1.0e+21]",
        Json.render(2.0, JsonStyle.pretty.withIntegralDoubles(false).withIntegralDoubles(true)) == "2",
        Yaml.render(Seq(2.0, -0.0), YamlStyle.safe.withIntegralDoubles(false)) == "- 2.0\n- -0.0\n",
        Json.render(Seq(2, 3), JsonStyle.compact.withIntegralDoubles(false)) == "[2,3]"
      )
    }
    test("integral doubles agree with integers below 2^53") {
      val random = Seeded("integral doubles")
      for ((name, layout) <- NumberLayouts.all; _ <- 0 until TestPlatform.scaled(500)) {
        val v = random.nextLong() >> (11 + random.nextInt(53))
        val expected = if (floats.contains(name)) s"$v.0" else v.toString
        assert(Modes.chars(400)(_.double(v.toDouble, layout)) == expected)
      }
    }
    test("large integral doubles: a negative one is a sign and its magnitude") {
      val random = Seeded("large integral doubles")
      def large() =
        java.lang.Double.longBitsToDouble((1023L + 63 + random.nextInt(961) << 52) | random.nextLong() >>> 12)
      for ((name, layout) <- NumberLayouts.all; v <- Double.MaxValue +: Seq.fill(TestPlatform.scaled(300))(large())) {
        val positive = Modes.chars(400)(_.double(v, layout))
        val negative = Modes.chars(400)(_.double(-v, layout))
        if (negative != "-" + positive) throw new java.lang.AssertionError(s"$name: $negative is not -$positive")
        if (name == "seventeenG") assert(positive == new java.math.BigDecimal(v).toPlainString)
      }
    }
  }
}
