package swarender
package text

/** What `make` made of the arguments used last, as far as it is small: a function that gives the
  * same object again for equal arguments. Safe to share between threads, which may make the same
  * one twice.
  */
private[swarender] final class Recent[K, V](make: K => V) extends (K => V) {
  private[this] var entries: List[(K, V)] = Nil

  def apply(key: K): V = {
    var left = entries
    while (left.nonEmpty && left.head._1 != key) left = left.tail
    if (left.nonEmpty) left.head._2
    else {
      val made = make(key)
      if (Retainable.isSmall(made)) entries = (key, made) :: entries.take(Recent.Retained - 1)
      made
    }
  }
}

private object Recent {
  final val Retained = 16
}
