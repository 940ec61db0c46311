package swarender
package yaml

import swarender.output.Output
import swarender.text.Literal

/** Line breaks and spaces up to a column. */
private[swarender] object YamlIndent {
  private final val Ready = 128

  private val breaks: Array[Literal] = {
    val all = new Array[Literal](Ready)
    var n = 0
    while (n < Ready) {
      all(n) = new Literal("\n" + " " * n)
      n += 1
    }
    all
  }

  /** Writes a line break and `column` spaces. */
  def break(out: Output, column: Int): Unit =
    if (column < Ready) out.literal(breaks(column))
    else {
      out.literal(breaks(0))
      var left = column
      while (left > 0) {
        val n = Math.min(left, Ready - 1)
        out.ascii(breaks(n).text, 1, n + 1)
        left -= n
      }
    }
}
