package swarender
package text

/** The classes of single chars, as bits, and probes that find the chars that have any. Immutable,
  * safe to share.
  *
  * @param of
  *   the classes of each char in `[0, 0xff]`
  */
private[swarender] final class CharClass(val of: Array[Int]) {
  private[this] val specials = Tables.where(0x20, 0x7f)(of(_) != 0)

  /** Per set of special chars whose classes are all known: the probe that finds the others. */
  private[this] val probes = new Array[SwarProbe](1 << specials.length)

  private def fill(): Unit = {
    var said = 0
    while (said < probes.length) {
      val left = Tables.where(0, specials.length)(i => (said >> i & 1) == 0)
      probes(said) = new SwarProbe(Tables.where(0x20, 0x7f)(c => isAmong(c, left)))
      said += 1
    }
  }

  private def isAmong(c: Int, some: Array[Byte]): Boolean = {
    var i = 0
    while (i < some.length && specials(some(i)) != c) i += 1
    i < some.length
  }

  fill()

  /** The probe that finds the chars with a class that is not in `seen`. */
  def probe(seen: Int): SwarProbe = {
    var said = 0
    var i = 0
    while (i < specials.length) {
      if ((of(specials(i)) & ~seen) == 0) said |= 1 << i
      i += 1
    }
    probes(said)
  }
}
