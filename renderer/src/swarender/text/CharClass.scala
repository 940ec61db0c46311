package swarender
package text

/** What single chars say, as bits, and how to find those that say something. Immutable, safe to share.
  *
  * @param of
  *   what each char in `[0, 0xff]` says
  */
private[swarender] final class CharClass(val of: Array[Int]) {
  private[this] val specials = (0x20 to 0x7e).filter(of(_) != 0).toArray

  /** By which of the special chars have said what they can: what finds the others. */
  private[this] val probes = Array.tabulate(1 << specials.length) { said =>
    new SwarProbe(specials.indices.filter(i => (said >> i & 1) == 0).map(specials(_).toByte).toArray)
  }

  /** What finds the chars that can say more than `seen`. */
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
