package swarender
package chars

/** The classes of single chars, as bits, and probes that find the chars that have any. Immutable,
  * safe to share.
  *
  * @param of
  *   the classes of each char in `[0, 0xff]`
  */
private[swarender] final class CharClass(val of: Array[Int]) {
  private[this] val specials = among(0)

  /** The classes of all of them. */
  private[this] val special = classesOf(specials)

  /** Per set of special chars whose classes are all known: the probe that finds the others. */
  private[this] val probes = new Array[SwarProbe](1 << specials.length)

  fill()

  private def fill(): Unit = {
    var said = 0
    while (said < probes.length) {
      probes(said) = new SwarProbe(among(said))
      said += 1
    }
  }

  /** The chars in `[0x20, 0x7e]` that have a class, without those whose bit in `said` is set. */
  private def among(said: Int): Array[Byte] = {
    val all = new Array[Byte](0x7f - 0x20)
    var n = 0
    var special = 0
    var c = 0x20
    while (c < 0x7f) {
      if (of(c) != 0) {
        if ((said >> special & 1) == 0) {
          all(n) = c.toByte
          n += 1
        }
        special += 1
      }
      c += 1
    }
    java.util.Arrays.copyOf(all, n)
  }

  private def classesOf(chars: Array[Byte]): Int = {
    var all = 0
    var i = 0
    while (i < chars.length) {
      all |= of(chars(i).toInt)
      i += 1
    }
    all
  }

  /** The probe that finds the chars with a class that is not in `seen`. */
  def probe(seen: Int): SwarProbe = if ((seen & special) == 0) probes(0) else probeOf(seen)

  private def probeOf(seen: Int): SwarProbe = {
    var said = 0
    var i = 0
    while (i < specials.length) {
      if ((of(specials(i)) & ~seen) == 0) said |= 1 << i
      i += 1
    }
    probes(said)
  }
}
