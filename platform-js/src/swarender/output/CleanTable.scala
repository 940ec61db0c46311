package swarender
package output

import scala.scalajs.js

import swarender.text.SwarProbe

/** What a probe finds, for one char at a time: whether each in `[0, 0x7f]` is clean. */
private[output] final class CleanTable private (val probe: SwarProbe) {
  private val clean = new Array[Boolean](0x80)

  private def fill(): Unit = {
    var c = 0x20
    while (c < 0x7f) {
      clean(c) = !probe.specials.contains(c.toByte)
      c += 1
    }
  }
  fill()

  def apply(c: Int): Boolean = c < 0x80 && clean(c)

  private[this] lazy val dirty = new js.RegExp("[^" + EscapePattern.narrowUnits(c => apply(c)) + "]")

  /** Whether all chars of a long string are clean. */
  def isAll(s: String): Boolean = !dirty.test(s)
}

private[output] object CleanTable {

  /** Those that were made last; formats have few probes, which stay the same. */
  private[this] val made = new js.Array[CleanTable]
  private final val Retained = 16

  def apply(probe: SwarProbe): CleanTable = {
    var i = 0
    while (i < made.length) {
      if (made(i).probe eq probe) return made(i)
      i += 1
    }
    val table = new CleanTable(probe)
    if (made.length == Retained) made.shift()
    val _ = made.push(table)
    table
  }
}
