package swarenderx

import scala.util.Random

/** Random JSON texts whose keys are distinct in each object, without some numbers. */
final class RandomJson(random: Random, left: Set[String]) {
  private val numbers = Array(
    "0", "-0.0", "1", "-1", "1.5", "1.10", "0.1", "1e3", "1E-7", "123456789", "9007199254740993", "9223372036854775807",
    "-9223372036854775808", "9223372036854775808", "18446744073709551616", "1.7976931348623157e308",
    "0.30000000000000004", "3.141592653589793238462643383279"
  ).filterNot(left)
  private val pieces =
    Array("a", "key", " ", "\\n", "\\\"", "\\\\", "\\u0000", "\u00e9", "\u4e2d", "\ud83d\ude00", "~", "1", ": ", "#",
      "-")

  def document(): String = value(6)

  private def value(depth: Int): String = random.nextInt(if (depth == 0) 5 else 9) match {
    case 0 => "null"
    case 1 => random.nextBoolean().toString
    case 2 => numbers(random.nextInt(numbers.length))
    case 3 | 4 => string(random.nextInt(6))
    case 5 | 6 => Seq.fill(random.nextInt(6))(value(depth - 1)).mkString("[", ",", "]")
    case _ =>
      (0 until random.nextInt(6))
        .map(i => s"${string(random.nextInt(3)).dropRight(1)}$i\":${value(depth - 1)}")
        .mkString("{", ",", "}")
  }

  private def string(size: Int): String =
    Seq.fill(size)(pieces(random.nextInt(pieces.length))).mkString("\"", "", "\"")
}
