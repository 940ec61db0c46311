package swarender

import swarender.chars.AsciiSlice

/** Strings as a reader of bytes has them: those of ASCII in a part of an array, among bytes of any
  * kind.
  */
object AsciiSlices {
  def of(s: String): CharSequence = placed(s, new AsciiSlice)

  private def placed(s: String, text: AsciiSlice): CharSequence =
    if (s.exists(_ >= 0x80)) new java.lang.StringBuilder(s)
    else {
      val around = Array[Byte](-1, '\n', '"', 0, '\\')
      val bytes = around ++ s.getBytes("UTF-8") ++ around ++ around
      text.set(bytes, around.length, around.length + s.length)
    }

  /** One text for all strings, one after another: it is spoilt when the next one comes. */
  def inTurn: String => CharSequence = {
    val text = new AsciiSlice
    s => {
      java.util.Arrays.fill(text.bytes, '?'.toByte)
      placed(s, text)
    }
  }
}
