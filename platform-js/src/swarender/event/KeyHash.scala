package swarender
package event

private[event] object KeyHash {

  /** A hash that is quick to get, equal for equal strings: of the length and three chars, since
    * strings do not keep theirs.
    */
  def apply(s: String): Int = {
    val n = s.length
    if (n == 0) 0 else n + 31 * (s.charAt(0) + 31 * (s.charAt(n - 1) + 31 * s.charAt(n >> 1)))
  }
}
