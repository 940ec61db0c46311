package swarender
package chars

import scala.scalanative.annotation.alwaysinline
import scala.scalanative.runtime.{ByteArray, CharArray, RawPtr}

import swarender.platform.{CleanKernel, StringChars}

/** Strings up to their first char that is not clean, 16 chars at a time. */
private[swarender] object CleanText {

  /** Strings of at most so many chars are copied by `copy`. */
  final val MostCopied = Int.MaxValue

  /** Whether `copyPart` copies anything. */
  final val copiesParts = true

  /** Copies the chars of `s` to the bytes of `dst` from `at` on as long as `probe` finds nothing in
    * them, and returns how many. What is in the bytes of the others is anything.
    */
  @alwaysinline def copy(s: String, probe: SwarProbe, dst: Array[Byte], at: Int): Int =
    copyPart(s, 0, s.length, probe, dst, at)

  /** Copies and probes the chars `[from, until)` of `s`, as `copy` does with all. */
  @alwaysinline def copyPart(s: String, from: Int, until: Int, probe: SwarProbe, dst: Array[Byte], at: Int): Int =
    if (StringChars.readable) clean(StringChars.at(s, from), until - from, probe, dst, at)
    else
      clean(s.substring(from, until).toCharArray.asInstanceOf[CharArray].atRawUnsafe(0), until - from, probe, dst, at)

  @alwaysinline private def clean(units: RawPtr, n: Int, probe: SwarProbe, dst: Array[Byte], at: Int): Int =
    CleanKernel.copy(units, n, place(dst, at), place(probe.specials, 0), probe.specials.length)

  @alwaysinline private def place(a: Array[Byte], i: Int): RawPtr = a.asInstanceOf[ByteArray].atRawUnsafe(i)
}
