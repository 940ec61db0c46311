package swarender
package event

import swarender.output.StringOutput

/** Numbers as keys: as `JsonStyle.compact` writes them, and `NaN`, `Infinity`, `-Infinity`. Finite
  * numbers as strings: as `layout` has them.
  */
private[swarender] object NumberKey {
  def double(d: Double, layout: NumberLayout): String = StringOutput(_.double(d, layout))
  def float(d: Float, layout: NumberLayout): String = StringOutput(_.float(d, layout))

  def double(d: Double): String =
    if (Math.abs(d) <= Double.MaxValue) double(d, NumberLayout.ecma) else d.toString

  def float(d: Float): String =
    if (Math.abs(d) <= Float.MaxValue) float(d, NumberLayout.ecma) else d.toString
}
