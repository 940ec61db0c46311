package swarender
package text

/** Gathers what the chars of strings say, as bits: long Latin-1 strings eight chars at a time. Serves one thread.
  *
  * @param facts
  *   what each char in `[0, 0xff]` says
  */
private[swarender] abstract class FactScan(facts: Array[Int]) {
  import FactScan._

  private[this] val probe = new AsciiSafe((0x20 to 0x7e).filter(facts(_) != 0).map(_.toByte).toArray)

  /** A chunk of a string as Latin-1, with room for one word behind it. */
  private[this] var latin: Array[Byte] = null

  /** What a char from U+0100 on says. */
  protected def wide(c: Char): Int

  /** All that the chars of `s` say. */
  def all(s: CharSequence): Int = s match {
    case s: String => if (s.length >= LongEnough && Platform.isLatin1(s)) ofLatin1(s) else ofString(s)
    case _ => ofAny(s)
  }

  private def ofChar(c: Char): Int = if (c < 0x100) facts(c.toInt) else wide(c)

  private def ofString(s: String): Int = {
    var seen = 0
    var i = 0
    while (i < s.length) {
      seen |= ofChar(s.charAt(i))
      i += 1
    }
    seen
  }

  private def ofAny(s: CharSequence): Int = {
    var seen = 0
    var i = 0
    while (i < s.length) {
      seen |= ofChar(s.charAt(i))
      i += 1
    }
    seen
  }

  private def ofLatin1(s: String): Int = {
    if (latin eq null) latin = new Array[Byte](Chunk + 8)
    val a = latin
    var seen = 0
    var done = 0
    while (done < s.length) {
      val n = Math.min(s.length - done, Chunk)
      Platform.copyLatin1(s, done, done + n, a, 0)
      var i = probe.cleanPrefix(a, 0, n)
      while (i < n) {
        val end = Math.min(n, i + Dense)
        while (i < end) {
          seen |= facts(a(i) & 0xff)
          i += 1
        }
        i = probe.cleanPrefix(a, i, n)
      }
      done += n
    }
    seen
  }
}

private object FactScan {
  final val Chunk = 2048

  /** So many chars are looked at one by one, from one on that says something: such chars seldom stand alone. */
  final val Dense = 8

  /** From this length on it pays to ask whether a string is Latin-1. */
  final val LongEnough = 24
}
