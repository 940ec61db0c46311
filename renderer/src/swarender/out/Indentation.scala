package swarender
package out

/** A line break, and the unit of indentation which follows it once per level: immutable data of a style. */
final class Indentation(val newline: String, val unit: String) {

  /** Per level its text, once that was written. Threads may make the same one twice. */
  private val ready: Array[Literal] = new Array[Literal](Indentation.ReadyLevels)
  private val unitLiteral = new Literal(unit)

  /** The one ASCII char that it is at every level, else -1. */
  private val char: Int =
    if (unit.isEmpty && newline.length == 1 && newline.charAt(0) < 0x80) newline.charAt(0).toInt else -1

  /** Whether it writes nothing at any level. */
  val isEmpty: Boolean = newline.isEmpty && unit.isEmpty

  private def literal(level: Int): Literal = {
    val known = ready(level)
    if (known ne null) known
    else {
      val made = new Literal(newline + unit * level)
      ready(level) = made
      made
    }
  }

  /** Writes the line break and `level` units. */
  def write(out: Out, level: Int): Unit =
    if (char >= 0) out.ascii(char)
    else if (level < Indentation.ReadyLevels) out.literal(literal(level))
    else if (unit.isEmpty) out.literal(literal(0))
    else {
      out.literal(literal(Indentation.ReadyLevels - 1))
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
}
