package swarender
package numbers

/** Floats with the fewest digits that read back to the same float. */
private[swarender] object FloatText {

  /** Below, floats are closer to each other than thousandths: at most one of these reads back to a
    * float, and then no other decimal has fewer digits.
    */
  private final val Until = 8192

  /** Writes a finite float as [[Digits]] does doubles. */
  def apply(v: Float, layout: NumberLayout, dst: Array[Byte], at: Int): Int = {
    val near = Math.rint(v * 1000.0) / 1000.0
    if (layout.isInteger(v.toDouble)) Digits.double(v.toDouble, layout, dst, at)
    else if (near.toFloat == v && isShort(Math.abs(near), layout))
      Digits.double(near, layout, dst, at)
    else ShortestDecimal.float(v, layout, dst, at)
  }

  private def isShort(v: Double, layout: NumberLayout): Boolean =
    v < Until && v >= layout.plainFrom && v < layout.plainUntil && !layout.exact
}
