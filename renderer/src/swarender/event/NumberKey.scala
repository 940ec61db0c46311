package swarender
package event

import swarender.output.StringOutput

/** Numbers as keys: as `JsonStyle.compact` writes them, and `NaN`, `Infinity`, `-Infinity`. */
private[swarender] object NumberKey {
  def double(d: Double): String =
    if (Math.abs(d) <= Double.MaxValue) StringOutput(_.double(d, NumberLayout.ecma)) else d.toString

  def float(d: Float): String =
    if (Math.abs(d) <= Float.MaxValue) StringOutput(_.float(d, NumberLayout.ecma)) else d.toString
}
