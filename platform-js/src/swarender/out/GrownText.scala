package swarender
package out

import java.nio.charset.StandardCharsets.ISO_8859_1

import swarender.text.{Decimal, Digits, Escapes, NumberLayout}

/** A string that grows by what is written. JavaScript engines append without a copy: they keep the parts, and join them once. */
private[swarender] final class GrownText extends Text {
  private[this] val grown = new StringOut
  def out: Out = grown
  def result: String = grown.text
  def trim(): Unit = grown.reset()
}

/** UTF-16 code units, all of them in one string. */
private[swarender] final class StringOut extends Out {
  import StringOut.*

  /** What has been written. */
  var text: String = ""
  private[this] var failed = false

  /** How much was written when the last failure came. */
  private[this] var before = 0L
  private[this] var pattern: EscapePattern = EscapePattern(Escapes.none)

  private[this] val number = new Array[Byte](Digits.MaxLength)
  private[this] val decimal = new Decimal

  private def append(s: String): Unit = {
    if (failed) throw RenderError.broken(position)
    if (s.length > MaxLength - text.length) {
      val length = position + s.length
      poison()
      throw new RenderError(RenderError.TooLarge, s"$length chars do not fit in one string", "$", length)
    }
    text = text + s
  }

  def ascii(c: Int): Unit = append(chars(c))
  def ascii(s: CharSequence): Unit = append(s.toString)
  def literal(l: Literal): Unit = append(l.wellFormed)

  def escaped(s: CharSequence, from: Int, until: Int, escapes: Escapes): Unit =
    append(patternOf(escapes)(part(s, from, until)))

  private def part(s: CharSequence, from: Int, until: Int): String = s match {
    case s: String => if (from == 0 && until == s.length) s else s.substring(from, until)
    case _ => s.subSequence(from, until).toString
  }

  def quoted(s: CharSequence, quote: Int, escapes: Escapes): Unit =
    append(patternOf(escapes).quoted(s.toString, chars(quote)))

  private def patternOf(escapes: Escapes): EscapePattern = {
    if (pattern.escapes ne escapes) pattern = EscapePattern(escapes)
    pattern
  }

  def long(v: Long): Unit = append(if (v.toInt.toLong == v) v.toInt.toString else v.toString)

  def double(v: Double, layout: NumberLayout): Unit = {
    val magnitude = Math.abs(v)
    if (magnitude >= layout.ecmaFrom && magnitude < layout.ecmaUntil) {
      append(v.toString)
      if (layout.integerPoint && Math.floor(v) == v) append(".0")
    } else digits(Digits.double(v, layout, decimal, number, 0))
  }

  def float(v: Float, layout: NumberLayout): Unit = digits(Digits.float(v, layout, decimal, number, 0))

  private def digits(n: Int): Unit = append(new String(number, 0, n, ISO_8859_1))

  def position: Long = before + text.length

  def flush(): Unit = if (failed) throw RenderError.broken(position)

  def poison(): Unit = {
    before = position
    text = ""
    failed = true
  }

  def isPoisoned: Boolean = failed

  def reset(): Unit = {
    failed = false
    before = 0L
    text = ""
  }
}

private[out] object StringOut {

  /** In chars: what V8 allows on machines of 64 bits; other engines allow more. */
  final val MaxLength = (1 << 29) - 24

  private val chars: Array[String] = Array.tabulate(0x80)(_.toChar.toString)
}
