package swarender
package output

import java.util.Arrays
import java.util.concurrent.atomic.AtomicInteger

/** An object that an [[ObjectPool]] keeps. */
private[swarender] abstract class Pooled {

  /** How many have it: one when it is made. The JVM loads `AtomicInteger` at its own start. */
  private[this] val takers = new AtomicInteger(1)

  /** Whether a pool keeps this object. */
  private[output] final var isKept = false

  private[output] final def tryTake(): Boolean = takers.get == 0 && takers.compareAndSet(0, 1)
  private[output] final def release(): Unit = takers.lazySet(0)
}

/** A pool of at most 8 objects that are costly to make. Safe to share between threads, which wait
  * for each other only to keep or to drop an object. An object in use stays in its slot: with G1 a
  * store of a reference costs more than the rest.
  */
private[swarender] final class ObjectPool[T <: Pooled] {

  /** Replaced for each thing that is kept; one that is dropped leaves null. */
  @volatile private[this] var things = new Array[Pooled](0)
  private[this] var hasHoles = false

  /** A thing that is the caller's own until it comes back by `give`, or null if there is none: then
    * the caller makes one. It knows how, without a class that says so.
    */
  def take(): T = {
    val all = things
    var i = 0
    while (i < all.length) {
      val thing = all(i)
      if ((thing ne null) && thing.tryTake()) return thing.asInstanceOf[T]
      i += 1
    }
    null.asInstanceOf[T]
  }

  /** Gets `thing` back: to be used again, unless something was thrown while it was in use. */
  def give(thing: T, failed: Boolean): Unit =
    if (failed) { if (thing.isKept) drop(thing) }
    else if (thing.isKept) thing.release()
    else if (hasHoles || things.length < ObjectPool.Retained) keep(thing)

  private def keep(thing: T): Unit = synchronized {
    val hole = placeOf(null)
    val n = things.length
    if (hole < n || n < ObjectPool.Retained) {
      val all = Arrays.copyOf(things, Math.max(n, hole + 1))
      all(hole) = thing
      thing.isKept = true
      thing.release()
      things = all
    } else hasHoles = false
  }

  /** Allocates nothing: the memory may be used up. */
  private def drop(thing: T): Unit = synchronized {
    val i = placeOf(thing)
    if (i < things.length) things(i) = null
    hasHoles = true
  }

  /** Where `thing` is; the number of things if it is nowhere. */
  private def placeOf(thing: AnyRef): Int = {
    var i = 0
    while (i < things.length && (things(i) ne thing)) i += 1
    i
  }
}

private object ObjectPool {
  final val Retained = 8
}
