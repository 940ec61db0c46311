package swarender
package output

import java.util.Arrays
import java.util.concurrent.atomic.AtomicInteger

/** What an [[ObjectPool]] keeps. */
private[swarender] abstract class Pooled {

  /** How many have it: one when it is made. A Java has loaded this class when it starts. */
  private[this] val takers = new AtomicInteger(1)

  /** Whether it has a place in the pool. */
  private[output] final var isKept = false

  private[output] final def tryTake(): Boolean = takers.get == 0 && takers.compareAndSet(0, 1)
  private[output] final def release(): Unit = takers.lazySet(0)
}

/** Things that are costly to make, kept for the next use; at most 8 of them. Safe to share between
  * threads, which wait for each other only to keep or to drop a thing. A thing stays in its place
  * while it is in use: to store a reference costs more than the rest where G1 collects.
  */
private[swarender] abstract class ObjectPool[T <: Pooled] {

  /** Replaced, never changed. */
  @volatile private[this] var things = new Array[Pooled](0)

  protected def make(): T

  /** A thing that is the caller's own until it comes back by `give`. */
  final def take(): T = {
    val all = things
    var i = 0
    while (i < all.length) {
      if (all(i).tryTake()) return all(i).asInstanceOf[T]
      i += 1
    }
    make()
  }

  /** Gets `thing` back: to be used again, unless something was thrown while it was in use. */
  final def give(thing: T, failed: Boolean): Unit =
    if (failed) { if (thing.isKept) drop(thing) }
    else if (thing.isKept) thing.release()
    else if (things.length < ObjectPool.Retained) keep(thing)

  private def keep(thing: T): Unit = synchronized {
    val n = things.length
    if (n < ObjectPool.Retained) {
      val more = Arrays.copyOf(things, n + 1)
      more(n) = thing
      thing.isKept = true
      thing.release()
      things = more
    }
  }

  private def drop(thing: T): Unit = synchronized {
    val fewer = new Array[Pooled](things.length - 1)
    var n = 0
    var i = 0
    while (i < things.length) {
      if (things(i) ne thing) {
        fewer(n) = things(i)
        n += 1
      }
      i += 1
    }
    things = fewer
  }
}

private object ObjectPool {
  final val Retained = 8
}
