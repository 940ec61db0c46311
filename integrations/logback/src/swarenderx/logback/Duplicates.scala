package swarenderx.logback

import java.util.concurrent.atomic.AtomicLong

/** Counts the members whose key was in their line already.
  *
  * @param report
  *   called with the key and the count at the first one, the tenth, the hundredth and so on
  */
private final class Duplicates(report: (String, Long) => Unit) {
  private[this] val counted = new AtomicLong

  def add(key: String): Unit = {
    val n = counted.incrementAndGet()
    if (isPowerOfTen(n)) report(key, n)
  }

  private def isPowerOfTen(n: Long): Boolean = {
    var rest = n
    while (rest % 10 == 0) rest /= 10
    rest == 1
  }
}
