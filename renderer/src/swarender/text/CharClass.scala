package swarender
package text

/** The classes of single chars, as bits, and probes that find the chars that have any. Immutable,
  * safe to share.
  *
  * @param of
  *   the classes of each char in `[0, 0xff]`
  */
private[swarender] final class CharClass(val of: Array[Int]) {
  private[this] val specials = (0x20 to 0x7e).filter(of(_) != 0).toArray

  /** Per set of special chars whose classes are all known: the probe that finds the others. */
  private[this] val probes = Array.tabulate(1 << specials.length) { said =>
    new SwarProbe(specials.indices.filter(i => (said >> i & 1) == 0).map(specials(_).toByte).toArray)
  }

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
