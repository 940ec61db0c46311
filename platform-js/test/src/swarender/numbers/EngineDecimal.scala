package swarender
package numbers

/** The shortest decimal of a double, from the engine, to compare with: `Number::toString` prints
  * its digits.
  */
private[swarender] object EngineDecimal {

  /** Fills `into` with the shortest decimal that reads back to `v`, the nearest one of these. `v`
    * is positive and finite.
    */
  def apply(v: Double, into: Decimal): Unit = {
    val text = v.toString
    val e = text.indexOf('e')
    val mantissa = if (e < 0) text else text.substring(0, e)
    val exponent = if (e < 0) 0 else text.substring(e + 1).toInt
    val point = mantissa.indexOf('.')
    if (point < 0) {
      val digits = mantissa.reverse.dropWhile(_ == '0').reverse
      into.set(digits.toLong, exponent + mantissa.length - digits.length)
    } else
      into.set(
        (mantissa.substring(0, point) + mantissa.substring(point + 1)).toLong,
        exponent - (mantissa.length - point - 1)
      )
  }
}
