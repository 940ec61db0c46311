package swarender
package chars

/** A line break, and the unit of indentation that follows it once per level: immutable data of a
  * style.
  */
private[swarender] final class Indentation private[swarender] (val newline: String, val unit: String)
    extends Serializable {

  /** For the levels below, the text is made once and kept: a text of more than `ReadyChars` is made
    * of its parts each time it is written. Levels 0 and 1 are always kept, and without a unit all
    * levels have its text.
    */
  @transient private[swarender] val readyLevels: Int =
    if (unit.isEmpty) Int.MaxValue
    else Math.max(2, Math.min(Indentation.ReadyLevels, (Indentation.ReadyChars - newline.length) / unit.length + 1))

  /** Per such level its text, once that was asked for. Threads may make the same one twice. */
  @transient private val ready: Array[Literal] = new Array[Literal](if (unit.isEmpty) 1 else readyLevels)

  /** From the text of a level to that of the next one. */
  @transient private val step: Int = if (unit.isEmpty) 0 else 1

  /** Whether the indentation writes nothing at any level. */
  val isEmpty: Boolean = newline.isEmpty && unit.isEmpty

  @transient private[this] var madeUnits: Indentation = null

  /** The units alone, for what is deeper than the levels that are kept. Threads may make them
    * twice.
    */
  private[swarender] def units: Indentation = {
    val known = madeUnits
    if (known ne null) known
    else {
      val made = new Indentation("", unit)
      madeUnits = made
      made
    }
  }

  /** Java's serialization writes the two texts only. */
  private[swarender] def readResolve(): AnyRef = ReadBack(new Indentation(newline, unit))

  /** The one ASCII char that it is at every level, else -1. */
  private[swarender] val char: Int =
    if (unit.isEmpty && newline.length == 1 && newline.charAt(0) < 0x80) newline.charAt(0).toInt else -1

  /** The line break and `level` units; `level` is below `readyLevels`. */
  private[swarender] def at(level: Int): Literal = {
    val known = ready(level * step)
    if (known ne null) known else make(level * step)
  }

  private def make(level: Int): Literal = {
    val text = new java.lang.StringBuilder(newline)
    var l = level
    while (l > 0) {
      text.append(unit)
      l -= 1
    }
    val made = new Literal(text.toString)
    ready(level) = made
    made
  }

  override def equals(that: Any): Boolean = that match {
    case that: Indentation => newline == that.newline && unit == that.unit
    case _ => false
  }
  override def toString: String = s"${QuotedText(newline)} ${QuotedText(unit)}"
  override def hashCode: Int = 31 * newline.hashCode + unit.hashCode
}

private[swarender] object Indentation {
  private final val ReadyLevels = 128
  private final val ReadyChars = 512

  /** A hundred spaces: no style has more at once. */
  private final val Hundred = ("                                                  " +
    "                                                  ")

  /** An indentation of `n` spaces, which must be in `[least, most]`. */
  def spaces(n: Int, least: Int, most: Int): String = {
    if (n < least || n > most)
      throw new IllegalArgumentException(s"requirement failed: indent must be between $least and $most spaces, got $n")
    Hundred.substring(0, n)
  }

  /** `indent`, which must be spaces and tabs. */
  def checked(indent: String): String = {
    require(indent.forall(c => c == ' ' || c == '\t'), s"indent must be spaces and tabs, got ${QuotedText(indent)}")
    indent
  }
}
