package swarender
package text

/** Gathers what the chars of strings say, as bits: long Latin-1 strings eight chars at a time. Serves one thread.
  *
  * @param facts
  *   what each char in `[0, 0xff]` says
  */
private[swarender] abstract class FactScan(facts: Array[Int]) {
  import FactScan._

  private[this] val specials = (0x20 to 0x7e).filter(facts(_) != 0)
  private[this] val probe = new AsciiSafe(specials.map(_.toByte).toArray)

  /** All that special chars can say; and what finds other chars, once that is known. */
  private[this] val ofSpecials = specials.foldLeft(0)(_ | facts(_))
  private[this] val others = new AsciiSafe(Array())

  /** A chunk of a string as Latin-1, with room for one word behind it. */
  private[this] var latin: Array[Byte] = null

  /** What a char from U+0100 on says. */
  protected def wide(c: Char): Int

  /** All that the chars of `s` say. */
  def all(s: CharSequence): Int = s match {
    case s: String => if (s.length < Platform.longEnough) ofString(s, 0, s.length) else ofChunks(s)
    case s: AsciiText => ofBytes(s.bytes, s.from, s.until)
    case _ => ofAny(s)
  }

  private def ofChar(c: Char): Int = if (c < 0x100) facts(c.toInt) else wide(c)

  private def ofString(s: String, from: Int, until: Int): Int = {
    var seen = 0
    var i = from
    while (i < until) {
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

  private def ofChunks(s: String): Int = {
    if (latin eq null) latin = new Array[Byte](Chunk + 8)
    var seen = 0
    var done = 0
    while (done < s.length) {
      val end = Math.min(s.length, done + Chunk)
      seen |= (if (Platform.copyIfLatin1(s, done, end, latin, 0)) ofBytes(latin, 0, end - done)
               else ofString(s, done, end))
      done = end
    }
    seen
  }

  /** What the bytes `[from, until)` of `a`, which are Latin-1, say. `a` has 8 bytes from `until` on. */
  private def ofBytes(a: Array[Byte], from: Int, until: Int): Int = {
    var seen = 0
    var i = probe.cleanPrefix(a, from, until)
    while (i < until) {
      val end = Math.min(until, i + Dense)
      while (i < end) {
        seen |= facts(a(i) & 0xff)
        i += 1
      }
      i = (if ((seen & ofSpecials) == ofSpecials) others else probe).cleanPrefix(a, i, until)
    }
    seen
  }
}

private object FactScan {
  final val Chunk = 2048

  /** So many chars are looked at one by one, from one on that says something: such chars seldom stand alone. */
  final val Dense = 8
}
