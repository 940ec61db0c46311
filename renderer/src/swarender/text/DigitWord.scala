package swarender
package text

/** Eight decimal digits in a word, one a byte, the first one lowest. */
private[swarender] object DigitWord {

  /** What makes the digits of a word ASCII. */
  final val Ascii = 0x3030303030303030L

  /** The digits of `v`, in `[0, 10^8)`: the factors are `2^38 / 1000` and `2^26 / 1000`, rounded
    * up.
    */
  def apply(v: Long): Long = {
    val high = v * 274877907 >>> 38
    val top = high * 67109 >>> 26
    three(top.toInt) >>> 8 | three((high - top * 1000).toInt) << 16 | three((v - high * 1000).toInt) << 40
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
