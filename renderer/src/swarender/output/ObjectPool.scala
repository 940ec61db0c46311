package swarender
package output

import java.util.concurrent.atomic.AtomicReferenceArray

/** Things that are costly to make, kept while they are not in use; at most 8 of them. Safe to share
  * between threads; never blocks.
  *
  * @param forget
  *   makes a thing ready for a use that knows nothing of the last one
  */
private[swarender] final class ObjectPool[T <: AnyRef](make: () => T, forget: T => Unit) {
  private[this] val free = new AtomicReferenceArray[T](ObjectPool.Retained)

  /** Runs `work` with a thing of its own. One with which something was thrown is made to forget it,
    * and not used again.
    */
  def use[R](work: T => R): R = {
    val thing = take()
    var done = false
    try {
      val result = work(thing)
      done = true
      result
    } finally {
      forget(thing)
      if (done) give(thing)
    }
  }

  private def take(): T = {
    var i = 0
    while (i < ObjectPool.Retained) {
      if (free.get(i) ne null) {
        val thing = free.getAndSet(i, null.asInstanceOf[T])
        if (thing ne null) return thing
      }
      i += 1
    }
    make()
  }

  private def give(thing: T): Unit = {
    var i = 0
    while (i < ObjectPool.Retained && !((free.get(i) eq null) && free.compareAndSet(i, null.asInstanceOf[T], thing)))
      i += 1
  }
}

private object ObjectPool {
  final val Retained = 8
}
