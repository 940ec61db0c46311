package swarender
package yaml

import swarender.output.Output
import swarender.text.Literal

/** Line breaks and spaces up to a column. */
private[swarender] object YamlIndent {
  private final val Ready = 128

  private val breaks: Array[Literal] = Array.tabulate(Ready)(n => new Literal("\n" + " " * n))
  private val spaces: Array[Literal] = Array.tabulate(Ready)(n => new Literal(" " * n))

  /** Writes a line break and `column` spaces. */
  def break(out: Output, column: Int): Unit =
    if (column < Ready) out.literal(breaks(column))
    else {
      out.literal(breaks(0))
      var left = column
      while (left > 0) {
        val n = Math.min(left, Ready - 1)
        out.literal(spaces(n))
        left -= n
      }
    }
}
