package swarender

import utest.*

import swarender.numbers.{Decimal, PowersOfTen, RoundedDigits}

/** Numbers of 17 significant digits, and whole ones with all digits, against exact arithmetic. */
object RoundedDigitsTest extends TestSuite {
  private val rounded = new Decimal

  private def check(v: Double, n: Int, write: (NumberLayout, Array[Byte]) => Int): Unit = {
    rounded.read(write)
    val (digits, exponent) = ExactDecimal.rounded(v, n)
    val expected = new Decimal
    expected.set(digits, exponent)
    if (rounded.digits != expected.digits || rounded.exponent != expected.exponent)
      throw new java.lang.AssertionError(s"$v: ${rounded.digits}e${rounded.exponent}, not ${digits}e$exponent")
  }

  /** `v` as C prints it with `%.17g`, but that integral values have all digits. */
  private def printed(v: Double): String =
    if (v == Math.rint(v)) ExactDecimal(v).toBigInteger.toString
    else {
      val (rounded, exponent) = ExactDecimal.rounded(v, 17)
      val x = rounded.toString.length - 1 + exponent
      val digits = rounded.toString.reverse.dropWhile(_ == '0').reverse
      def pointed(s: String, before: Int) = if (s.length > before) s"${s.take(before)}.${s.drop(before)}" else s
      if (x < -4 || x >= 17)
        s"${pointed(digits, 1)}e${if (x < 0) "-" else "+"}${if (Math.abs(x) < 10) "0" else ""}${Math.abs(x)}"
      else if (x < 0) s"0.${"0" * (-x - 1)}$digits"
      else pointed(digits.padTo(x + 1, '0'), x + 1)
    }

  private def checkAll(v: Double): Unit = if (v > 0 && v <= Double.MaxValue) {
    check(v, 17, RoundedDigits.seventeen(v, _, _, 0))
    val expected = printed(v)
    for ((number, text) <- Seq(v -> expected, -v -> s"-$expected")) {
      val got = NumberLayout.seventeenG.render(number)
      if (got != text) throw new java.lang.AssertionError(s"$number: $got, not $text")
    }
  }

  /** Powers of two and ten, and the smallest doubles. */
  private def edges: Seq[Double] =
    (-1074 to 1023).map(Math.scalb(1.0, _)) ++ (-323 to 308).map(e => s"1e$e".toDouble) ++
      (1 to 300).map(_ * Double.MinPositiveValue) :+ Double.MaxValue :+ 2.2250738585072014e-308

  /** The least x in `[0, m)` with `a * x mod m` in `[from, to]`, or -1. */
  private def first(a: BigInt, m: BigInt, from: BigInt, to: BigInt): BigInt =
    if (from == 0) 0
    else if (a == 0) -1
    else {
      val x = (from + a - 1) / a
      if (a * x <= to) x
      else {
        val y = first(m % a, a, (-to).mod(a), (-from).mod(a))
        if (y < 0) -1 else (from + m * y + a - 1) / a
      }
    }

  /** A significand in `[2^(size-1), 2^size)` that makes `RoundedDigits` round `n` digits of
    * `significand * 2^e` down, in units of `10^k`, where the cut-off power hides the middle; -1 if
    * there is none.
    */
  private def undecided(size: Int, e: Int, k: Int): BigInt = {
    val zeros = 63 - size
    val power = (BigInt(PowersOfTen.high(k)) << 63) + PowersOfTen.low(k) - 1
    val m = BigInt(1) << 125 - (e - zeros) - PowersOfTen.floorLog2Pow10(-k)
    val a = (power << zeros).mod(m)
    val least = BigInt(1) << size - 1
    val from = ((m >> 1) - (BigInt(1) << 63) - a * least).mod(m)
    val to = ((m >> 1) - 1 - a * least).mod(m)
    val found = if (from <= to) Seq(first(a, m, from, to)) else Seq(first(a, m, from, m - 1), first(a, m, 0, to))
    found.find(x => x >= 0 && x < least).fold(BigInt(-1))(_ + least)
  }

  val tests: Tests = Tests {
    test("all digits, of which the others are a part") {
      val tenth = ExactDecimal(0.1).stripTrailingZeros.toPlainString
      assert(tenth == "0.1000000000000000055511151231257827021181583404541015625")
      assert(ExactDecimal(1e23).toPlainString == "99999999999999991611392", ExactDecimal(3.0).intValue == 3)
      val smallest = ExactDecimal(Double.MinPositiveValue).toPlainString
      assert(
        smallest.length == 1076,
        smallest.endsWith("625"),
        smallest.dropWhile(c => c == '0' || c == '.').startsWith("49406564584124654417")
      )
    }
    test("17 digits at the edges") {
      Cases.some(edges.flatMap(v => Seq(v, Math.nextUp(v), Math.nextDown(v)))).foreach(checkAll(_))
    }
    test("17 digits of random doubles") {
      val random = Seeded("17 digits")
      for (_ <- 0 until TestPlatform.scaled(100000)) checkAll(java.lang.Double.longBitsToDouble(random.nextLong()))
      for (_ <- 0 until TestPlatform.scaled(10000)) {
        checkAll((random.nextInt(1000000) + 1) / 1000.0)
        checkAll(1.0 + random.nextInt(1 << 20) * Math.pow(2, -20))
        checkAll(java.lang.Double.longBitsToDouble(random.nextLong() & 0xfffffffffffffL))
      }
    }
    test("ties go to the even digit") {
      val random = Seeded("ties of 17 digits")
      // An odd multiple of 5^n in units of 10^-n has n places and ends in 5.
      for (n <- 2 to 25) {
        val fives = BigInt(5).pow(n)
        val least = BigInt(10).pow(17) / fives
        val most = (BigInt(10).pow(18) / fives).min(BigInt(1) << 53)
        for (_ <- 0 until TestPlatform.scaled(100)) {
          val odd = (least + BigInt(60, random) % (most - least)) | 1
          if (odd < most) checkAll(Math.scalb(odd.toDouble, -n))
        }
      }
    }
    test("no double is so near to the middle of two decimals that 126 bits do not tell") {
      def none(size: Int, e: Int, k: Int): Unit = {
        val found = undecided(size, e, k)
        if (found >= 0) throw new java.lang.AssertionError(s"$found * 2^$e in units of 10^$k")
      }
      for (e <- Cases.some(-1074 to 971); size <- if (e == -1074) 1 to 53 else 53 to 53) {
        val x = PowersOfTen.floorLog10Pow2(e + size - 1)
        for (n <- Seq(17, 2) if n == 17 || e < -53; k <- Seq(x + 1 - n, x + 2 - n)) none(size, e, k)
        // What RoundedDigits.units is for: doubles, then floats.
        none(size, e, PowersOfTen.floorLog10Pow2(e))
      }
      for (e <- Cases.some(-149 to 104); size <- if (e == -149) 1 to 24 else 24 to 24)
        none(size, e, PowersOfTen.floorLog10Pow2(e))
    }
    test("the search for such doubles finds what there is") {
      for (m <- 2 to 40; a <- 0 until m; from <- Cases.some(0 until m); to <- from until m) {
        val found = first(a, m, from, to)
        assert(found == (0 until m).indexWhere(x => a * x % m >= from && a * x % m <= to))
      }
    }
    test("two digits of the smallest doubles") {
      for (c <- 1 to 300; v = c * Double.MinPositiveValue) check(v, 2, RoundedDigits.two(v, _, _, 0))
    }
    test("all digits of whole numbers, whatever prints as an integer") {
      val layout = NumberLayout(integerUntil = 0, exact = true, fixedUntil = 400)
      val random = Seeded("whole numbers")
      val whole =
        (0 to 1023).map(Math.scalb(1.0, _)).flatMap(v => Seq(v, Math.nextUp(v))).filter(v => v == Math.rint(v))
      val others = Seq
        .fill(TestPlatform.scaled(1000))(Math.scalb((random.nextLong() >>> 11).toDouble, random.nextInt(972)))
        .filter(_ > 0)
      for (v <- Double.MaxValue +: (whole ++ others)) {
        val expected = ExactDecimal(v).toBigInteger.toString
        assert(layout.render(v) == expected, layout.render(-v) == "-" + expected)
      }
    }
  }
}
