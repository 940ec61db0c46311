package swarender

import utest.*

import java.math.BigInteger

import swarender.numbers.{Decimal, DigitWord, Digits, LaidOut, PowersOfTen, Schubfach}

/** The shortest decimals where they are hard to find, and how their digits are written. */
object ShortestDecimalTest extends TestSuite {
  private val ours = new Decimal
  private val reference = new Decimal

  private def check(v: Double): Unit = {
    ours.shortest(v)
    Schubfach.double(v, reference)
    if (ours.digits != reference.digits || ours.exponent != reference.exponent)
      throw new java.lang.AssertionError(
        s"$v: ${ours.digits}e${ours.exponent}, not ${reference.digits}e${reference.exponent}"
      )
  }

  private def laidOut(digits: Long, exponent: Int, layout: NumberLayout): String = {
    val bytes = new Array[Byte](Digits.MaxLength)
    new String(bytes, 0, LaidOut.decimal(digits, exponent, 0, layout, bytes, 0), "ISO-8859-1")
  }

  val tests: Tests = Tests {
    test("63 bits of the fraction cannot tell the last digit") {
      for (
        (c, q) <- Seq(
          6685530990800801L -> -866,
          5592117679628511L -> 164,
          7487252720986826L -> 547
        )
      ) check(Math.scalb(c.toDouble, q))
      check(1.7706146115181413e137)
      // Halves of a last digit, of which the even one is taken.
      for (i <- 1 to 2000; v <- Seq(1e15 + 0.125 * i, i * 0.03125 + 1e14)) check(v)
    }
    test("integers at the ends of the interval of their neighbours") {
      for (e <- 54 to 76; i <- -500 to 500) check(Math.pow(2, e) + i * Math.ulp(Math.pow(2, e)))
      for (e <- 16 to 23; i <- -500 to 500) check(Math.pow(10, e) + i * Math.ulp(Math.pow(10, e)))
    }
    test("every power of two") {
      for (e <- -1074 to 1023) check(Math.scalb(1.0, e))
      for (e <- -149 to 127) {
        val v = Math.scalb(1f, e)
        ours.shortest(v)
        Schubfach.float(v, reference)
        assert(ours.digits == reference.digits, ours.exponent == reference.exponent)
      }
    }
    test("a decimal has 17 digits, however many it is made of") {
      for (n <- 0 to 17) assert(laidOut(BigInteger.TEN.pow(n).longValue, 3, NumberLayout.ecma) == s"1${"0" * (n + 3)}")
      assert(laidOut(99999999999999999L, 0, NumberLayout.ecma) == "99999999999999999")
      assert(laidOut(123, -1, NumberLayout.ecma) == "12.3")
    }
    test("one float in 30,011, of all there are") {
      var bits = 1
      while (bits < 0x7f800000) {
        val v = java.lang.Float.intBitsToFloat(bits)
        ours.shortest(v)
        Schubfach.float(v, reference)
        if (ours.digits != reference.digits || ours.exponent != reference.exponent)
          throw new java.lang.AssertionError(s"float $v: ${ours.digits}e${ours.exponent}")
        bits += 30011
      }
    }
    test("logarithms are rounded down in their whole range") {
      def bits(e: Int): Int = BigInteger.ONE.shiftLeft(Math.abs(e)).toString.length - 1
      for (e <- -1334 to 2620) {
        assert(PowersOfTen.floorLog10Pow2(e) == (if (e >= 0) bits(e) else -1 - bits(e)))
        // 3/4 * 2^e is 3 * 2^(e - 2).
        val three = BigInteger.valueOf(3).shiftLeft(Math.max(e - 2, 0))
        val expected =
          if (e >= 2) three.toString.length - 1
          else {
            // The least n with 10^n * 3 >= 2^(2 - e).
            var n = 0
            val power = BigInteger.ONE.shiftLeft(2 - e)
            n = Math.max(power.divide(three).toString.length - 1, 0)
            if (BigInteger.TEN.pow(n).multiply(three).compareTo(power) < 0) n += 1
            -n
          }
        assert(Schubfach.floorLog10ThreeQuartersPow2(e) == expected)
      }
      for (e <- -350 to 350) {
        val length = BigInteger.TEN.pow(Math.abs(e)).bitLength
        assert(PowersOfTen.floorLog2Pow10(e) == (if (e > 0) length - 1 else if (e == 0) 0 else -length))
      }
    }
    test("the text of a number alone is the one in a document, in the narrowest layouts too") {
      val narrow =
        for (from <- Seq(-8, -7, 0); until <- Seq(1, 9, 21, 22); point <- Seq(false, true))
          yield NumberLayout(from, until, exponentDigits = 3, point = point)
      val values =
        for (x <- -9 to 23; text <- Seq("1", "1.2345678901234567", "-9.8765432109876543", "-3"))
          yield s"${text}e$x".toDouble
      for (layout <- narrow ++ NumberLayouts.all.map(_._2); v <- values :+ 0.0 :+ -0.0) {
        val expected = Modes.chars(400)(_.double(v, layout))
        if (layout.render(v) != expected) throw new java.lang.AssertionError(s"${layout.render(v)}, not $expected")
      }
    }
    test("eight digits in a word") {
      def text(v: Long): String =
        (0 until 8).map(i => ((DigitWord(v) | DigitWord.Ascii) >>> 8 * i & 0xff).toChar).mkString
      val random = Seeded("eight digits")
      val values = (0 to 10000) ++ (1 to 99999).map(_ * 1000) ++ (1 to 99999).map(_ * 1000 - 1) ++
        Seq.fill(20000)(random.nextInt(100000000)) :+ 99999999
      for (v <- values) {
        val expected = (100000000 + v).toString.substring(1)
        if (text(v.toLong) != expected) throw new java.lang.AssertionError(s"$v: ${text(v.toLong)}")
        assert(DigitWord.significant(DigitWord(v.toLong)) == expected.reverse.dropWhile(_ == '0').length)
      }
    }
    test("1 to 17 digits and a point at each place") {
      val digits = "12345678987654321"
      val ecma = NumberLayout.ecma
      for (n <- 1 to 17; text = digits.substring(0, n); point <- -5 to 21) {
        val expected =
          if (point <= 0) "0." + "0" * -point + text
          else if (point < n) text.substring(0, point) + "." + text.substring(point)
          else text + "0" * (point - n)
        val got = laidOut(text.toLong, point - n, ecma)
        if (got != expected) throw new java.lang.AssertionError(s"$got, not $expected")
      }
      for (n <- 1 to 17; text = digits.substring(0, n); x <- Seq(-308, -100, -99, -10, -9, -7, 21, 99, 100, 308)) {
        val mantissa = if (n > 1) text.substring(0, 1) + "." + text.substring(1) else text
        def exponent(digits: Int) = (if (x < 0) "-" else "+") + s"%0${digits}d".format(Math.abs(x))
        assert(laidOut(text.toLong, x - n + 1, ecma) == mantissa + "e" + exponent(1))
        assert(laidOut(text.toLong, x - n + 1, NumberLayout(exponentDigits = 3)) == mantissa + "e" + exponent(3))
      }
    }
  }
}
