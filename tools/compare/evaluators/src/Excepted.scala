package evaluators

import java.math.BigDecimal

import swarender.NumberLayout
import swarender.jsonnet.Jsonnet

/** What an evaluator prints otherwise than its styles, by the values that a document has: faults of
  * the evaluator, or of the Java that runs it.
  */
object Excepted {
  def apply(evaluator: Jsonnet, profile: String, document: ujson.Value): Boolean =
    (if (profile == "xml") s"${evaluator.name}-xml" else evaluator.name) match {
      // NUL is lost.
      case "cpp" | "cpp-xml" => strings(document).exists { case (s, _) => s.indexOf(0) >= 0 }
      // A key that ends with a line feed is a block; a line of a block loses a space at its end if it is not the last
      // one of the document.
      case "sjsonnet" =>
        doubles(document).exists(isOdd) || profile.startsWith("yaml") && strings(document).exists { case (s, isKey) =>
          s.endsWith("\n") && (isKey || s.contains(" \n"))
        }
      // Control characters are lost.
      case "sjsonnet-xml" =>
        strings(document).exists { case (s, _) => s.exists(c => c < ' ' && "\t\n\r".indexOf(c) < 0) }
      case "jrsonnet" | "jrsonnet-xml" => doubles(document).exists(isBetweenTwo)
      case _ => false
    }

  /** Digits that Java before 19 has too many of, and 2^63, which sjsonnet takes for the largest
    * integer of 64 bits.
    */
  private def isOdd(v: Double): Boolean =
    v == 9223372036854775808.0 ||
      new BigDecimal(java.lang.Double.toString(v)).compareTo(new BigDecimal(NumberLayout.ujson.render(v))) != 0

  /** Half-way between two decimals: jrsonnet prints the greater one, others the even one. */
  private def isBetweenTwo(v: Double): Boolean = {
    val shortest = new BigDecimal(NumberLayout.ecma.render(v))
    val away = new BigDecimal(v).subtract(shortest).abs
    v != 0 && away.multiply(BigDecimal.valueOf(2)).compareTo(shortest.ulp) == 0
  }

  private def doubles(v: ujson.Value): Iterator[Double] = v match {
    case ujson.Num(n) => Iterator(n)
    case ujson.Arr(items) => items.iterator.flatMap(doubles)
    case ujson.Obj(members) => members.iterator.flatMap { case (_, member) => doubles(member) }
    case _ => Iterator.empty
  }

  /** The strings of a document, and whether each is a key. */
  private def strings(v: ujson.Value): Iterator[(String, Boolean)] = v match {
    case ujson.Str(s) => Iterator(s -> false)
    case ujson.Arr(items) => items.iterator.flatMap(strings)
    case ujson.Obj(members) => members.iterator.flatMap { case (k, member) => Iterator(k -> true) ++ strings(member) }
    case _ => Iterator.empty
  }
}
