package swarender
package chars

import scala.scalanative.annotation.alwaysinline
import scala.scalanative.runtime.{ByteArray, CharArray, RawPtr}

import swarender.platform.{CleanKernel, StringChars}

/** Strings up to their first char that is not clean, 16 chars at a time. */
private[swarender] object CleanText {

  /** Copies the chars `[from, until)` of `s` to the bytes of `dst` from `at` on as long as `probe`
    * finds nothing in them, and returns how many. What is in the bytes of the others is anything.
    */
  @alwaysinline def copy(s: String, from: Int, until: Int, probe: SwarProbe, dst: Array[Byte], at: Int): Int = {
    val n = part(s, from, until, probe, dst, at)
    if (probe.inPairs) n + plain(s, from + n, until, probe, dst, at + n) else n
  }

  /** Copies what follows a run of clean chars: colons and `#` outside of the pairs, and the runs
    * after them.
    */
  private def plain(s: String, from: Int, until: Int, probe: SwarProbe, dst: Array[Byte], at: Int): Int = {
    var i = from
    while (i < until && PlainPairs.isPlain(s, i)) {
      dst(at + i - from) = s.charAt(i).toByte
      i += 1
      i += part(s, i, until, probe, dst, at + i - from)
    }
    i - from
  }

  @alwaysinline private def part(s: String, from: Int, until: Int, probe: SwarProbe, dst: Array[Byte], at: Int): Int =
    if (StringChars.readable) clean(StringChars.at(s, from), until - from, probe, dst, at)
    else
      clean(s.substring(from, until).toCharArray.asInstanceOf[CharArray].atRawUnsafe(0), until - from, probe, dst, at)

  @alwaysinline private def clean(units: RawPtr, n: Int, probe: SwarProbe, dst: Array[Byte], at: Int): Int =
    CleanKernel.copy(units, n, place(dst, at), place(probe.specials, 0), probe.specials.length)

  @alwaysinline private def place(a: Array[Byte], i: Int): RawPtr = a.asInstanceOf[ByteArray].atRawUnsafe(i)
}
