package swarender
package chars

/** Escapes UTF-16 code units: runs of those that are as many bytes of UTF-8, each by a loop of its
  * own. One loop for all units has more values than there are registers.
  */
private[swarender] final class Utf16Escaper {

  /** The index after the last unit that was written. */
  var at: Int = 0

  /** Writes `units[from, end)`, and the low surrogate of a pair at `end`, if that is below `n`, to
    * `dst(pos)` on, where `UnitRoom` bytes for each of the units and `Utf8.Room` are free. Returns
    * the index after the last byte.
    */
  def write(units: Array[Char], from: Int, end: Int, n: Int, escapes: Escapes, dst: Array[Byte], pos: Int): Int = {
    val clean = escapes.probe.clean
    val hasWide = escapes.hasWide
    var p = pos
    var i = from
    while (i < end) {
      var c = 0
      while (i < end && { c = units(i).toInt; c < 0x80 && clean(c) }) {
        dst(p) = c.toByte
        p += 1
        i += 1
      }
      if (i < end) {
        if (Utf16Escaper.isThree(c) && !(hasWide && escapes.isWide(c)))
          while ({
            dst(p) = (0xe0 | c >> 12).toByte
            dst(p + 1) = (0x80 | c >> 6 & 0x3f).toByte
            dst(p + 2) = (0x80 | c & 0x3f).toByte
            p += 3
            i += 1
            i < end && { c = units(i).toInt; Utf16Escaper.isThree(c) && !(hasWide && escapes.isWide(c)) }
          }) ()
        else if (Utf16Escaper.isTwo(c) && !(hasWide && escapes.isWide(c)))
          while ({
            dst(p) = (0xc0 | c >> 6).toByte
            dst(p + 1) = (0x80 | c & 0x3f).toByte
            p += 2
            i += 1
            i < end && { c = units(i).toInt; Utf16Escaper.isTwo(c) && !(hasWide && escapes.isWide(c)) }
          }) ()
        else {
          p = Utf8.unit(units, i, n, escapes, dst, p)
          i += Utf8.width(units, i, n)
        }
      }
    }
    at = i
    p
  }
}

private[swarender] object Utf16Escaper {

  /** No unit needs more bytes, a pair no more than two of them. */
  final val UnitRoom = 8

  /** Whether a unit, which is not Latin-1, has two bytes in UTF-8 if it is not escaped. */
  @inline private def isTwo(c: Int): Boolean = c >= 0x100 && c < 0x800

  /** Whether a unit, which is no surrogate, has three. */
  @inline private def isThree(c: Int): Boolean = c >= 0x800 && (c & 0xf800) != 0xd800
}
