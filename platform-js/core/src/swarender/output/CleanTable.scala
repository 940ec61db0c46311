package swarender
package output

import scala.scalajs.js

import swarender.chars.{SmallCache, SwarProbe}

/** The result of a probe for each char in `[0, 0x7f]`: whether it is clean. */
private[output] final class CleanTable private (val probe: SwarProbe) {
  private[this] val clean = probe.clean

  def apply(c: Int): Boolean = c < 0x80 && clean(c)

  private[this] lazy val dirty = new js.RegExp("[^" + EscapePattern.narrowUnits(c => apply(c)) + "]")

  /** Whether all chars of a long string are clean. */
  def isAll(s: String): Boolean = !dirty.test(s)
}

private[output] object CleanTable {
  private[this] val made = new SmallCache[SwarProbe, CleanTable](new CleanTable(_))

  def apply(probe: SwarProbe): CleanTable = made(probe)
}
