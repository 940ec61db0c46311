package swarender
package text

import java.nio.charset.StandardCharsets.ISO_8859_1

/** Numbers that are neither NaN nor infinite as strings. Serves one thread. */
private[swarender] final class NumberTexts(layout: NumberLayout) {
  private[this] val bytes = new Array[Byte](Digits.MaxLength)
  private[this] val decimal = new Decimal

  def double(v: Double): String = text(Digits.double(v, layout, decimal, bytes, 0))
  def float(v: Float): String = text(Digits.float(v, layout, decimal, bytes, 0))

  private def text(length: Int): String = new String(bytes, 0, length, ISO_8859_1)
}
