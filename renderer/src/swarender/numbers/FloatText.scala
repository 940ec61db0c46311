package swarender
package numbers

/** Floats with the fewest digits that read back to the same float. */
private[swarender] object FloatText {

  /** Writes a finite float as [[Digits]] does doubles. */
  def apply(v: Float, layout: NumberLayout, dst: Array[Byte], at: Int): Int =
    if (layout.isInteger(v.toDouble)) Digits.double(v.toDouble, layout, dst, at)
    else ShortestDecimal.float(v, layout, dst, at)
}
