package swarender
package event

import swarender.output.StringOutput

/** Numbers as keys: as `JsonStyle.compact` writes them, and `NaN`, `Infinity`, `-Infinity`. */
private[swarender] object NumberKey {
  def double(d: Double): String =
    if (java.lang.Double.isNaN(d) || java.lang.Double.isInfinite(d)) d.toString
    else StringOutput(_.double(d, NumberLayout.ecma))

  def float(d: Float): String =
    if (java.lang.Float.isNaN(d) || java.lang.Float.isInfinite(d)) d.toString
    else StringOutput(_.float(d, NumberLayout.ecma))
}
