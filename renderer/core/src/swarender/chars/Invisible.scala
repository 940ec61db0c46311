package swarender
package chars

/** The chars from U+0100 on that are invisible, though they may change how others show: Unicode
  * 15.1's Default_Ignorable_Code_Point (DerivedCoreProperties.txt) as far as it is one code unit,
  * and the annotation marks. The variation selectors and the joiners U+200C and U+200D are left
  * out: emoji and the writing of Persian and of Indic languages need them between their chars.
  */
private[swarender] object Invisible {

  /** First and last of each range. */
  private def ranges: Array[Int] = Array(
    0x034f, 0x034f, // combining grapheme joiner
    0x061c, 0x061c, // Arabic letter mark
    0x115f, 0x1160, // Hangul fillers
    0x17b4, 0x17b5, // Khmer inherent vowels
    0x180e, 0x180e, // Mongolian vowel separator
    0x200b, 0x200b, // zero-width space
    0x200e, 0x200f, // directional marks
    0x202a, 0x202e, // directional embeddings and overrides
    0x2060, 0x206f, // word joiner, invisible operators, directional isolates
    0x3164, 0x3164, // Hangul filler
    0xfeff, 0xfeff, // zero-width no-break space, the byte order mark
    0xffa0, 0xffa0, // halfwidth Hangul filler
    0xfff0, 0xfffb // not assigned; interlinear annotation
  )

  /** All of them after `units`, some of which they may be. */
  def append(units: String): String = {
    val text = new java.lang.StringBuilder(units)
    val all = ranges
    var i = 0
    while (i < all.length) {
      var c = all(i)
      while (c <= all(i + 1)) {
        text.append(c.toChar)
        c += 1
      }
      i += 2
    }
    text.toString
  }
}
