package swarender
package event

import swarender.numbers.DecimalText
import swarender.output.StringOutput

/** Tests whether a number text equals the shortest text of its nearest double: `0.1` does. Loaded
  * only for styles that ask.
  */
private[swarender] object ExactDouble {
  def apply(text: String, v: Double): Boolean =
    text == this.text(v) || DecimalText.isSame(text, this.text(v))

  /** The shortest digits of `v`. */
  def text(v: Double): String = StringOutput(_.double(v, NumberLayout.ecma))
}
