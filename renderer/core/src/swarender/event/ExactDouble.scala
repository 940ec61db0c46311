package swarender
package event

import swarender.numbers.DecimalText
import swarender.output.StringOutput

/** Whether a number that is there as text is the double nearest to it, as far as the digits go that
  * a double prints: `0.1` is. A class that is loaded only where a style asks.
  */
private[swarender] object ExactDouble {
  def apply(text: String, v: Double): Boolean =
    text == this.text(v) || DecimalText.isSame(text, this.text(v))

  /** The shortest digits of `v`. */
  def text(v: Double): String = StringOutput(_.double(v, NumberLayout.ecma))
}
