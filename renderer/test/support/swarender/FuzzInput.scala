package swarender

/** What any bytes mean: choices, strings and documents, the same on every platform. After the last
  * byte come zeros, which end all that is open.
  */
final class FuzzInput(bytes: Array[Byte]) {
  import FuzzInput.*
  import FuzzNode.*

  private var at = 0

  /** How many more nodes and chars there may be, so that few bytes do not mean a huge document. */
  private var nodes = 2000
  private var chars = 20000

  def byte(): Int =
    if (at == bytes.length) 0
    else {
      at += 1
      bytes(at - 1) & 0xff
    }

  private def word(): Int = byte() << 8 | byte()

  private def long(): Long = (0 until 8).foldLeft(0L)((v, _) => v << 8 | byte().toLong)

  def pick[T](of: Seq[T]): T = of(byte() % of.size)

  def flag(): Boolean = (byte() & 1) == 1

  /** Mostly containers near the root. */
  def node(depth: Int = 0): FuzzNode = {
    nodes -= 1
    byte() & 15 match {
      case 0 => Null
      case 1 => Bool(flag())
      case 2 => Int64(byte().toLong - 128)
      case 3 => Int64(long())
      case 4 => UInt64(long())
      case 5 => Float64(word() / 64.0 - 300)
      case 6 => Float64(java.lang.Double.longBitsToDouble(long()))
      case 7 => Float32(pick(floats) * (byte() - 100))
      case 8 => Number(pick(numbers))
      case 9 => Date(pick(dates))
      case 10 | 11 => Str(text())
      case 12 | 13 if depth < MaxDepth => Obj(many(() => (text(), node(depth + 1))))
      case 14 | 15 if depth < MaxDepth => Arr(many(() => node(depth + 1)))
      case _ => Str(text())
    }
  }

  /** So many values of `one` as a byte says. */
  private def many[T](one: () => T): Vector[T] = {
    val all = Vector.newBuilder[T]
    var left = byte() & 31
    while (left > 0 && at < bytes.length && nodes > 0) {
      all += one()
      left -= 1
    }
    all.result()
  }

  def text(): String = {
    val b = byte()
    val n = Math.min(b >> 3, chars)
    val s = b & 7 match {
      case 0 | 1 => made(n)(byte().toChar)
      case 2 => made(n)((0x20 + byte() % 0x5f).toChar)
      case 3 => made(n)(word().toChar)
      case 4 => pick2(YamlStrings.nasty)
      case 5 => pick2(YamlStrings.nasty) + pick2(YamlStrings.nasty)
      case 6 => (0 until n).map(_ => pick(YamlStrings.alphabet)).mkString
      case _ =>
        val piece = made(1 + (byte() & 7))(word().toChar)
        piece * Math.min(n * n * 4, chars / piece.length)
    }
    chars -= s.length
    s
  }

  private def made(n: Int)(next: => Char): String = {
    val s = new java.lang.StringBuilder
    for (_ <- 0 until n) s.append(next)
    s.toString
  }

  private def pick2[T](of: Seq[T]): T = of(word() % of.size)
}

object FuzzInput {
  private final val MaxDepth = 24

  /** Factors of floats that have few digits. */
  private val floats: Seq[Float] =
    Seq(1f, 0.5f, 0.125f, 1e6f, Float.NaN, Float.PositiveInfinity, Float.NegativeInfinity)

  /** Texts of numbers, and some that are none. */
  private val numbers: Seq[String] = Seq(
    "0",
    "-0",
    "1",
    "-1",
    "1.5",
    "-1.50",
    "1e5",
    "1E+5",
    "1.0e-5",
    "123456789012345678",
    "9007199254740992",
    "9007199254740993",
    "-9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616",
    "1e300",
    "1e308",
    "1e309",
    "-1e400",
    "1" + "0" * 320,
    "1e-400",
    "0.1" + "0" * 40 + "1",
    "",
    "-",
    "+1",
    "01",
    "1.",
    ".5",
    "1e",
    "0x10",
    "NaN",
    "Infinity",
    "1 ",
    "1\n",
    "1_000"
  )

  private val dates: Seq[TomlDateTime] = Seq(
    TomlDateTime.date(1979, 5, 27),
    TomlDateTime.time(7, 32, 0),
    TomlDateTime.time(7, 32, 0, 500000000),
    TomlDateTime.local(1979, 5, 27, 7, 32, 0),
    TomlDateTime.offset(1979, 5, 27, 7, 32, 0),
    TomlDateTime.offset(1979, 5, 27, 7, 32, 0, 250000000, -420)
  )
}
