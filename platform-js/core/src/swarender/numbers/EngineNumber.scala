package swarender
package numbers

import scala.scalajs.js

/** Doubles as text in any layout, from the digits that the engine makes. */
private[swarender] object EngineNumber {

  /** Whether a double prints as the `Int` that it is. */
  def isInt(v: Double, layout: NumberLayout): Boolean =
    v.toInt.toDouble == v && !layout.integerPoint && isLikeEngine(Math.abs(v), layout)

  /** A finite double. */
  def apply(v: Double, layout: NumberLayout): String = {
    val magnitude = Math.abs(v)
    val isIntegral = Math.floor(magnitude) == magnitude
    if (isLikeEngine(magnitude, layout)) if (layout.integerPoint && isIntegral) v.toString + ".0" else v.toString
    else if (v == 0) if (1 / v < 0) layout.negativeZero else layout.zero
    else if (isIntegral && v >= layout.integerFrom && v < layout.integerUntil)
      if (layout.integerPoint) integral(v) + ".0" else integral(v)
    else {
      val sign = if (v < 0) "-" else ""
      if (layout.exact && isIntegral) sign + integral(magnitude) + (if (layout.point) ".0" else "")
      else sign + laidOut(scientific(magnitude, layout), layout)
    }
  }

  private def isLikeEngine(magnitude: Double, layout: NumberLayout): Boolean =
    magnitude >= layout.ecmaFrom && magnitude < layout.ecmaUntil

  /** All digits of an integral value. `toFixed` has them below 1e21. */
  private def integral(v: Double): String =
    if (Math.abs(v) < 1e21) v.asInstanceOf[js.Dynamic].toFixed(0).asInstanceOf[String]
    else js.Dynamic.global.BigInt(v).toString

  /** The digits that the layout asks for, as `d.ddde+x`; `v` is not negative. */
  private def scientific(v: Double, layout: NumberLayout): String =
    if (layout.exact) seventeen(v)
    else {
      val shortest = v.asInstanceOf[js.Dynamic].toExponential().asInstanceOf[String]
      if (v < layout.twoDigitsBelow && shortest.charAt(1) == 'e') exponential(v, 2) else shortest
    }

  /** `n` significant digits, a tie to the larger. */
  private def exponential(v: Double, n: Int): String =
    v.asInstanceOf[js.Dynamic].toExponential(n - 1).asInstanceOf[String]

  /** 17 significant digits, a tie to the even one. No double is as near to a decimal of 18 digits
    * as its 60 digits tell, and differs from it: that takes 120 bits.
    */
  private def seventeen(v: Double): String = {
    val more = exponential(v, 60)
    val isTie = more.charAt(18) == '5' && areZeros(more, 19, more.indexOf('e'))
    if (isTie && (more.charAt(17) & 1) == 0) more.substring(0, 18) + more.substring(more.indexOf('e'))
    else exponential(v, 17)
  }

  private def areZeros(s: String, from: Int, until: Int): Boolean = {
    var i = from
    while (i < until && s.charAt(i) == '0') i += 1
    i == until
  }

  private def laidOut(scientific: String, layout: NumberLayout): String = {
    val e = scientific.indexOf('e')
    val x = js.Dynamic.global.Number(scientific.substring(e + 1)).asInstanceOf[Int]
    var end = e
    while (end > 2 && scientific.charAt(end - 1) == '0') end -= 1
    val digits = scientific.substring(0, 1) + (if (end > 2) scientific.substring(2, end) else "")
    val n = digits.length
    val zero = if (layout.point) ".0" else ""
    if (layout.paddedIntegers && x >= layout.fixedUntil && n <= x + 1) digits + zeros(x + 1 - n)
    else if (x < layout.fixedFrom || x >= layout.fixedUntil) {
      val mantissa = if (n > 1) scientific.substring(0, end) else digits + zero
      val sign = if (x < 0) "-" else if (layout.exponentPlus) "+" else ""
      val exponent = Math.abs(x).toString
      mantissa + layout.exponent.toString + sign + zeros(layout.exponentDigits - exponent.length) + exponent
    } else if (x < 0) "0." + zeros(-x - 1) + digits
    else if (n > x + 1) digits.substring(0, x + 1) + "." + digits.substring(x + 1)
    else digits + zeros(x + 1 - n) + zero
  }

  private def zeros(n: Int): String = {
    var text = ""
    var left = n
    while (left > 0) {
      text += "0"
      left -= 1
    }
    text
  }
}
