package swarender
package chars

/** Caches the results of `make` for its last arguments, compared by `equals`.
  */
private[swarender] final class SmallCache[K, V](make: K => V) extends (K => V) {
  private[this] var entries: List[(K, V)] = Nil

  def apply(key: K): V = {
    var left = entries
    while (left.nonEmpty && left.head._1 != key) left = left.tail
    if (left.nonEmpty) left.head._2
    else {
      val made = make(key)
      entries = (key, made) :: entries.take(SmallCache.Size - 1)
      made
    }
  }
}

private object SmallCache {

  /** How many are kept. */
  final val Size = 16
}
