package swarender
package yaml

import swarender.output.Output
import swarender.text.Literal

/** Line breaks and spaces up to a column. */
private[swarender] object YamlIndent {
  private final val Ready = 128

  /** Each made when it is first needed; threads may make the same one twice. */
  private val breaks = new Array[Literal](Ready)

  private def break(n: Int): Literal = {
    if (breaks(n) eq null) breaks(n) = new Literal("\n" + " " * n)
    breaks(n)
  }

  /** Writes a line break and `column` spaces. */
  def break(out: Output, column: Int): Unit =
    if (column < Ready) out.literal(break(column))
    else {
      out.literal(break(0))
      var left = column
      while (left > 0) {
        val n = Math.min(left, Ready - 1)
        out.ascii(break(n).text, 1, n + 1)
        left -= n
      }
    }
}
