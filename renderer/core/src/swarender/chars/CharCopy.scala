package swarender
package chars

/** UTF-16 code units of any `CharSequence`, copied in bulk. */
private[swarender] object CharCopy {

  /** Copies as many of `s[from, until)` as fit in `dst`, parting no surrogate pair, and returns how
    * many. `dst` holds two or more.
    */
  def copy(s: CharSequence, from: Int, until: Int, dst: Array[Char]): Int = {
    val n = Math.min(until - from, dst.length)
    s match {
      case s: String => s.getChars(from, from + n, dst, 0)
      case _ =>
        var i = 0
        while (i < n) {
          dst(i) = s.charAt(from + i)
          i += 1
        }
    }
    if (from + n < until && Character.isHighSurrogate(dst(n - 1))) n - 1 else n
  }
}
