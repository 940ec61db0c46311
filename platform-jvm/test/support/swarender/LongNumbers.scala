package swarender

import java.util.SplittableRandom

import swarender.numbers.{Decimal, Digits, FloatText, NearDecisions, Schubfach}

/** The long checks of shortest digits, a program of its own: `doubles N [SEED]` for N random
  * doubles of all magnitudes, `floats` for every float there is and its negative, `near` for every
  * double that is near to where a decision changes. The reference is `java.lang.Double.toString`
  * and `java.lang.Float.toString` of JDK 19 or newer, and exact arithmetic where these print two
  * digits though one would do.
  */
object LongNumbers {
  def main(args: Array[String]): Unit = {
    require(Runtime.version.feature >= 19, "older versions than JDK 19 do not print the shortest digits")
    args.toList match {
      case List("doubles", n) => doubles(n.toLong, Seeded.Seed)
      case List("doubles", n, seed) => doubles(n.toLong, seed.toLong)
      case List("floats") => floats()
      case List("near") => near()
      case _ => throw new IllegalArgumentException("doubles N [SEED] | floats | near")
    }
  }

  private val ours = new Decimal
  private val reference = new Decimal
  private val text = new Array[Byte](Digits.MaxLength)
  private val negative = new Array[Byte](Digits.MaxLength)

  private def doubles(n: Long, seed: Long): Unit = {
    println(s"$n random doubles: seed $seed")
    val random = new SplittableRandom(seed)
    var i = 0L
    while (i < n) {
      val v = java.lang.Double.longBitsToDouble(random.nextLong() & Long.MaxValue)
      if (v > 0 && v <= Double.MaxValue) {
        check(v)
        Schubfach.double(v, reference)
        if (!same) fail(s"$v by Schubfach")
        val end = Digits.double(v, NumberLayout.ecma, text, 0)
        if (new String(text, 0, end, "ISO-8859-1").toDouble != v) fail(s"$v in text")
      }
      i += 1
      progress(i, n)
    }
    println(s"$n doubles are right")
  }

  private def near(): Unit = {
    var n = 0
    NearDecisions.foreach { v =>
      check(v)
      n += 1
    }
    println(s"$n doubles near to where a decision changes are right")
  }

  private def check(v: Double): Unit = {
    ours.shortest(v)
    reference.read(v.toString)
    if (!same) {
      copy(ShortestReference.double(v))
      if (!same) fail(v.toString)
    }
  }

  private def copy(from: Decimal): Unit = reference.set(from.digits, from.exponent)

  private def floats(): Unit = {
    var bits = 1
    while (bits < 0x7f800000) {
      val v = java.lang.Float.intBitsToFloat(bits)
      ours.shortest(v)
      reference.read(v.toString)
      if (!same) {
        copy(ShortestReference.float(v))
        if (!same) fail(v.toString)
      }
      val end = FloatText(v, NumberLayout.ecma, text, 0)
      if (FloatText(-v, NumberLayout.ecma, negative, 0) != end + 1 || !isNegative(end)) fail(s"-$v")
      bits += 1
      progress(bits.toLong, 0x7f800000L)
    }
    println("all floats are right")
  }

  /** Whether `negative` is a minus and the first `n` bytes of `text`. */
  private def isNegative(n: Int): Boolean = {
    var i = 0
    while (i < n && negative(i + 1) == text(i)) i += 1
    i == n && negative(0) == '-'
  }

  private def same: Boolean = ours.digits == reference.digits && ours.exponent == reference.exponent

  private def fail(what: String): Nothing =
    throw new java.lang.AssertionError(s"$what: ${ours.digits}e${ours.exponent}")

  private def progress(i: Long, n: Long): Unit = if ((i & 0xffffff) == 0) println(s"${i >>> 20} Mi of ${n >>> 20}")
}
