package swarender
package json

import swarender.output.Output
import swarender.chars.Literal

/** Numbers as JSON text, in the spelling that YAML 1.1 and YAML 1.2 read as the same number. */
private[swarender] object YamlNumber {
  private val negativeZero = new Literal("-0.0")
  private val fraction = new Literal(".0")

  /** Writes `text`, a number of RFC 8259, section 6. YAML 1.1's floats need a point and, in an
    * exponent, a sign (yaml.org/type/float.html); an integer -0 is 0 in both.
    */
  def write(text: CharSequence, out: Output): Unit = {
    val n = text.length
    var e = 0
    var point = false
    while (e < n && (text.charAt(e) | 0x20) != 'e') {
      point |= text.charAt(e) == '.'
      e += 1
    }
    if (n == 2 && text.charAt(0) == '-' && text.charAt(1) == '0') out.literal(negativeZero)
    else if (e == n) out.ascii(text)
    else {
      out.escaped(text, 0, e, Escapes.none)
      if (!point) out.literal(fraction)
      out.ascii('e')
      if (text.charAt(e + 1) != '+' && text.charAt(e + 1) != '-') out.ascii('+')
      out.escaped(text, e + 1, n, Escapes.none)
    }
  }
}
