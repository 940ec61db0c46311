package swarender
package numbers

/** A positive decimal number, `digits * 10^exponent`, to compare with others. `digits` is in
  * `[10^16, 10^17)`: equal numbers have equal digits.
  */
private[swarender] final class Decimal {
  var digits: Long = 0L
  var exponent: Int = 0

  private[this] val text = new Array[Byte](Digits.MaxLength)

  /** Sets the value `d * 10^e`, for `d` in `[1, 10^17]`. */
  def set(d: Long, e: Int): Unit = {
    digits = d
    exponent = e
    if (d >= 100000000000000000L) {
      digits = d / 10
      exponent += 1
    }
    while (digits < 10000000000000000L) {
      digits *= 10
      exponent -= 1
    }
  }

  /** Sets what `write` writes at 0 in the layout that it gets. */
  def read(write: (NumberLayout, Array[Byte]) => Int): Unit =
    read(new String(text, 0, write(Decimal.layout, text), "ISO-8859-1"))

  def shortest(v: Double): Unit = read(ShortestDecimal.double(v, _, _, 0))
  def shortest(v: Float): Unit = read(ShortestDecimal.float(v, _, _, 0))

  /** Sets the number that is printed in `s`. */
  def read(s: String): Unit = {
    var digits = 0L
    var afterPoint = 0
    var pointed = false
    var i = 0
    while (i < s.length && (s.charAt(i) | 0x20) != 'e') {
      val c = s.charAt(i)
      if (c == '.') pointed = true
      else {
        digits = digits * 10 + (c - '0')
        if (pointed) afterPoint += 1
      }
      i += 1
    }
    set(digits, (if (i < s.length) s.substring(i + 1).toInt else 0) - afterPoint)
  }
}

private object Decimal {
  private val layout = NumberLayout.scientific
}
