package swarender
package chars

/** The pairs of chars that a plain scalar of YAML cannot have (YAML 1.2, section 7.3.3): a colon
  * before a space, a space before `#`. A colon at the end is plain here: the caller decides on it.
  */
private[swarender] object PlainPairs {

  /** Whether the char at `i` of `s` is a colon or a `#` outside of such a pair. */
  def isPlain(s: String, i: Int): Boolean = {
    val c = s.charAt(i)
    if (c == ':') i + 1 == s.length || s.charAt(i + 1) != ' '
    else c == '#' && (i == 0 || s.charAt(i - 1) != ' ')
  }

  /** Whether the byte at `i` of the text in `a[from, until)` is a colon or a `#` outside of such a
    * pair.
    */
  def isPlain(a: Array[Byte], from: Int, until: Int, i: Int): Boolean = {
    val c = a(i)
    if (c == ':') i + 1 == until || a(i + 1) != ' '
    else c == '#' && (i == from || a(i - 1) != ' ')
  }
}
