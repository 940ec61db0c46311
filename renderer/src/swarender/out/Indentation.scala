package swarender
package out

/** A line break, and the unit of indentation which follows it once per level: immutable data of a style. */
final class Indentation(val newline: String, val unit: String) {
  private val ready: Array[Literal] =
    Array.tabulate(Indentation.ReadyLevels)(level => new Literal(newline + unit * level))
  private val unitLiteral = new Literal(unit)

  /** Whether it writes nothing at any level. */
  val isEmpty: Boolean = newline.isEmpty && unit.isEmpty

  /** Writes the line break and `level` units. */
  def write(out: Out, level: Int): Unit =
    if (level < Indentation.ReadyLevels) out.literal(ready(level))
    else if (unit.isEmpty) out.literal(ready(0))
    else {
      out.literal(ready(Indentation.ReadyLevels - 1))
      var l = Indentation.ReadyLevels - 1
      while (l < level) {
        out.literal(unitLiteral)
        l += 1
      }
    }

  override def equals(that: Any): Boolean = that match {
    case that: Indentation => newline == that.newline && unit == that.unit
    case _ => false
  }
  override def hashCode: Int = 31 * newline.hashCode + unit.hashCode
}

object Indentation {
  private final val ReadyLevels = 32

  /** The layout of one line. */
  val none: Indentation = new Indentation("", "")

  /** What stands between elements in one line. */
  private[swarender] val comma: Indentation = new Indentation(",", "")
}
