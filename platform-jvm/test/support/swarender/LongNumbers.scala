package swarender

import java.util.SplittableRandom

import swarender.text.{Decimal, Digits, NumberLayout, Schubfach}

/** The long checks of shortest digits, a program of its own: `doubles N [SEED]` for N random
  * doubles of all magnitudes, `floats` for every float there is. The reference is
  * `java.lang.Double.toString` and `java.lang.Float.toString` of JDK 19 or newer, and exact
  * arithmetic where these print two digits though one would do.
  */
object LongNumbers {
  def main(args: Array[String]): Unit = {
    require(Runtime.version.feature >= 19, "older versions than JDK 19 do not print the shortest digits")
    args.toList match {
      case List("doubles", n) => doubles(n.toLong, Seeded.Seed)
      case List("doubles", n, seed) => doubles(n.toLong, seed.toLong)
      case List("floats") => floats()
      case _ => throw new IllegalArgumentException("doubles N [SEED] | floats")
    }
  }

  private val ours = new Decimal
  private val reference = new Decimal
  private val text = new Array[Byte](Digits.MaxLength)

  private def doubles(n: Long, seed: Long): Unit = {
    println(s"$n random doubles: seed $seed")
    val random = new SplittableRandom(seed)
    var i = 0L
    while (i < n) {
      val v = java.lang.Double.longBitsToDouble(random.nextLong() & Long.MaxValue)
      if (v > 0 && v <= Double.MaxValue) {
        Schubfach.double(v, ours)
        read(v.toString)
        if (!same && ShortestReference.double(v) != (ours.digits -> ours.exponent)) fail(v.toString)
        val end = Digits.double(v, NumberLayout.ecma, ours, text, 0)
        if (new String(text, 0, end, "ISO-8859-1").toDouble != v) fail(s"$v in text")
      }
      i += 1
      progress(i, n)
    }
    println(s"$n doubles are right")
  }

  private def floats(): Unit = {
    var bits = 1
    while (bits < 0x7f800000) {
      val v = java.lang.Float.intBitsToFloat(bits)
      Schubfach.float(v, ours)
      read(v.toString)
      if (!same && ShortestReference.float(v) != (ours.digits -> ours.exponent)) fail(v.toString)
      bits += 1
      progress(bits.toLong, 0x7f800000L)
    }
    println("all floats are right")
  }

  private def same: Boolean = ours.digits == reference.digits && ours.exponent == reference.exponent

  private def fail(what: String): Nothing =
    throw new java.lang.AssertionError(s"$what: ${ours.digits}e${ours.exponent}")

  private def progress(i: Long, n: Long): Unit = if ((i & 0xffffff) == 0) println(s"${i >>> 20} Mi of ${n >>> 20}")

  /** Sets `reference` to the number that Java printed. */
  private def read(s: String): Unit = {
    var digits = 0L
    var afterPoint = 0
    var pointed = false
    var i = 0
    while (i < s.length && s.charAt(i) != 'E') {
      val c = s.charAt(i)
      if (c == '.') pointed = true
      else {
        digits = digits * 10 + (c - '0')
        if (pointed) afterPoint += 1
      }
      i += 1
    }
    val exponent = if (i < s.length) java.lang.Integer.parseInt(s, i + 1, s.length, 10) else 0
    reference.set(digits, exponent - afterPoint)
  }
}
