package swarender
package output

import java.util.concurrent.atomic.AtomicInteger

/** Things that are costly to make, kept while they are not in use; at most 8 of them. Safe to share
  * between threads; never blocks.
  *
  * @param forget
  *   makes a thing ready for a use that knows nothing of the last one
  */
private[swarender] final class ObjectPool[T <: AnyRef](make: () => T, forget: T => Unit) {

  /** A place is in use while its bit is set: then its thing is the user's alone. To take a thing
    * stores no reference, which costs more than the rest where G1 collects.
    */
  private[this] val used = new AtomicInteger
  private[this] val things = new Array[AnyRef](ObjectPool.Retained)

  /** Runs `work` with a thing of its own. One with which something was thrown is made to forget it,
    * and not used again.
    */
  def use[R](work: T => R): R = {
    val place = take()
    val known = if (place < 0) null else things(place)
    var thing = known.asInstanceOf[T]
    var done = false
    try {
      if (known eq null) thing = make()
      val result = work(thing)
      done = true
      result
    } finally
      try if (thing ne null) forget(thing)
      finally
        if (place >= 0) {
          if (!done) things(place) = null
          else if (known eq null) things(place) = thing
          give(place)
        }
  }

  /** A place that was free, or -1. */
  private def take(): Int = {
    var found = -1
    var bits = used.get
    while (found < 0 && bits != ObjectPool.AllUsed) {
      val free = Integer.numberOfTrailingZeros(~bits)
      if (used.compareAndSet(bits, bits | 1 << free)) found = free
      else bits = used.get
    }
    found
  }

  private def give(place: Int): Unit = {
    var bits = used.get
    while (!used.compareAndSet(bits, bits & ~(1 << place))) bits = used.get
  }
}

private object ObjectPool {
  final val Retained = 8
  final val AllUsed = (1 << Retained) - 1
}
