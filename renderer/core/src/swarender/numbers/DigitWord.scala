package swarender
package numbers

/** Eight decimal digits in a word, one a byte, the first one lowest. */
private[swarender] object DigitWord {

  /** What makes the digits of a word ASCII. */
  final val Ascii = 0x3030303030303030L

  /** The digits of `v`, in `[0, 10^8)`: its halves, in the two halves of the word, then theirs, at
    * last single digits. A half of `v` is found by a product with `2^40 / 10^4`, `2^20 / 10^2` and
    * `2^10 / 10`, rounded up; that and what is left of `v` are where they belong after another one.
    * After Xiang JunBo (xjb).
    */
  @inline def apply(v: Long): Long = {
    val top = v * 109951163L >>> 40
    val fours = (v << 32) - top * ((10000L << 32) - 1)
    val tops = fours * 10486 >>> 20 & 0x7f0000007fL
    pairs((fours << 16) - tops * ((100L << 16) - 1), 0xf000f000f000fL)
  }

  /** The two digits of each of some numbers in `[0, 100)`, two bytes or more apart, in their
    * places.
    *
    * @param places
    *   the lowest four bits of each number are set
    */
  @inline def pairs(numbers: Long, places: Long): Long = {
    val tens = numbers * 103 >>> 10 & places
    (numbers << 8) - tens * ((10L << 8) - 1)
  }

  /** How many digits `word` has without the zeros at its end. */
  def significant(word: Long): Int = 8 - (java.lang.Long.numberOfLeadingZeros(word) >>> 3)

  /** The three digits of `v`, in `[0, 1000)`. */
  def three(v: Int): Long = threes(v).toLong

  private val threes: Array[Int] = {
    val all = new Array[Int](1000)
    var v = 0
    while (v < all.length) {
      all(v) = v / 100 | v / 10 % 10 << 8 | v % 10 << 16
      v += 1
    }
    all
  }
}
