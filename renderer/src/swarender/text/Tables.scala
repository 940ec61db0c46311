package swarender
package text

/** Arrays filled by a function of the index. Unlike `Array.tabulate` they load no collections, of
  * which the first call of a process pays for every class.
  */
private[swarender] object Tables {
  def longs(n: Int)(of: Int => Long): Array[Long] = {
    val table = new Array[Long](n)
    var i = 0
    while (i < n) {
      table(i) = of(i)
      i += 1
    }
    table
  }

  def ints(n: Int)(of: Int => Int): Array[Int] = {
    val table = new Array[Int](n)
    var i = 0
    while (i < n) {
      table(i) = of(i)
      i += 1
    }
    table
  }

  /** The indexes for which `is` holds. */
  def where(from: Int, until: Int)(is: Int => Boolean): Array[Byte] = {
    val all = new Array[Byte](until - from)
    var n = 0
    var i = from
    while (i < until) {
      if (is(i)) {
        all(n) = i.toByte
        n += 1
      }
      i += 1
    }
    java.util.Arrays.copyOf(all, n)
  }
}
