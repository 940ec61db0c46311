package swarender
package platform

import scala.scalanative.annotation.alwaysinline
import scala.scalanative.runtime.{ByteArray, CharArray, Intrinsics, RawPtr}

/** The chars of a string where they are, and loops over them, since `String` gives them only one by
  * one, with three checks each, or as a copy.
  *
  * Scala Native's `String` begins with the fields `value: Array[Char]`, `offset: Int` and
  * `count: Int`. One that had others would not be `readable`.
  */
private[swarender] object StringChars {

  @alwaysinline private def value(s: String): AnyRef = Memory.reference(s, 0)
  @alwaysinline private def offset(s: String): Int = Memory.int(s, 8)
  @alwaysinline private def count(s: String): Int = Memory.int(s, 12)

  /** Where the char `i` of `s` is, if strings are `readable`. */
  @alwaysinline def at(s: String, i: Int): RawPtr = value(s).asInstanceOf[CharArray].atRawUnsafe(offset(s) + i)

  /** Whether strings are as expected; the lengths are looked at first, then what the reference
    * refers to.
    */
  val readable: Boolean = {
    val samples = (1 to 9).map(n => "0123456789" * n + n) ++ Seq("substring".substring(3, 6), "\u0100\ud83d\ude00")
    samples.forall(s => count(s) == s.length && offset(s) >= 0 && offset(s) <= 3) &&
    samples.forall(s =>
      value(s).isInstanceOf[CharArray] && s.indices.forall(i => Intrinsics.loadChar(at(s, i)) == s.charAt(i))
    )
  }

  /** The bitwise or of the `n` units at `units`. */
  def or(units: RawPtr, n: Int): Int = {
    var seen = 0
    var i = 0
    while (i < n) {
      seen |= unit(units, i)
      i += 1
    }
    seen
  }

  /** Writes the low bytes of the `n` units at `units` from `dst(at)` on, and returns the bitwise or
    * of the units.
    */
  def narrow(units: RawPtr, n: Int, dst: Array[Byte], at: Int): Int = {
    val to = dst.asInstanceOf[ByteArray].atRawUnsafe(at)
    var seen = 0
    var i = 0
    while (i < n) {
      val c = unit(units, i)
      seen |= c
      Intrinsics.storeByte(Intrinsics.elemRawPtr(to, Intrinsics.castIntToRawSize(i)), c.toByte)
      i += 1
    }
    seen
  }

  @alwaysinline private def unit(units: RawPtr, i: Int): Char =
    Intrinsics.loadChar(Intrinsics.elemRawPtr(units, Intrinsics.castIntToRawSize(i * 2)))
}
