package swarender
package output

import java.util.concurrent.atomic.{AtomicBoolean, AtomicReferenceArray}

/** What an [[ObjectPool]] keeps. */
private[swarender] abstract class Pooled {

  /** Whether somebody has it, as it is when it is made. */
  private[this] val taken = new AtomicBoolean(true)

  /** The place of this object in the pool; -1 if it has none. */
  private[output] final var place = -1

  private[output] final def tryTake(): Boolean = !taken.get && taken.compareAndSet(false, true)
  private[output] final def release(): Unit = taken.lazySet(false)
}

/** Things that are costly to make, kept for the next use; at most 8 of them. Safe to share between
  * threads; never blocks. A thing stays in its place while it is in use: to store a reference costs
  * more than the rest where G1 collects.
  */
private[swarender] abstract class ObjectPool[T <: Pooled] {
  private[this] val things = new AtomicReferenceArray[Pooled](ObjectPool.Retained)

  protected def make(): T

  /** A thing that is the caller's own until it comes back by `give`. */
  final def take(): T = {
    var i = 0
    while (i < ObjectPool.Retained) {
      val thing = things.get(i)
      if ((thing ne null) && thing.tryTake()) return thing.asInstanceOf[T]
      i += 1
    }
    make()
  }

  /** Gets `thing` back: to be used again, unless something was thrown while it was in use. */
  final def give(thing: T, failed: Boolean): Unit =
    if (failed) { if (thing.place >= 0) things.set(thing.place, null) }
    else if (thing.place >= 0) thing.release()
    else keep(thing)

  private def keep(thing: T): Unit = {
    var i = 0
    while (i < ObjectPool.Retained) {
      if (things.get(i) eq null) {
        thing.place = i
        if (things.compareAndSet(i, null, thing)) {
          thing.release()
          return
        }
      }
      i += 1
    }
    thing.place = -1
  }
}

private object ObjectPool {
  final val Retained = 8
}
