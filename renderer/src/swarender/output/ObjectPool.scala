package swarender
package output

import java.util.concurrent.atomic.AtomicInteger

/** What an [[ObjectPool]] keeps. */
private[swarender] abstract class Pooled {

  /** Its place in the pool; -1 if there was none for it. */
  private[output] final var place = -1
}

/** Things that are costly to make, kept while they are not in use; at most 8 of them. Safe to share
  * between threads; never blocks.
  */
private[swarender] abstract class ObjectPool[T <: Pooled] {

  /** A place is in use while its bit is set: then its thing is the user's alone. To take a thing
    * stores no reference, which costs more than the rest where G1 collects.
    */
  private[this] val used = new AtomicInteger
  private[this] val things = new Array[Pooled](ObjectPool.Retained)

  protected def make(): T

  /** A thing that is the caller's own until it comes back by `give`. */
  final def take(): T = {
    val place = reserve()
    val known = if (place < 0) null else things(place)
    if (known ne null) known.asInstanceOf[T] else makeFor(place)
  }

  private def makeFor(place: Int): T = {
    var isMade = false
    try {
      val made = make()
      made.place = place
      isMade = true
      made
    } finally if (!isMade && place >= 0) free(place)
  }

  /** Gets `thing` back: to be used again, unless something was thrown while it was in use. */
  final def give(thing: T, failed: Boolean): Unit = {
    val place = thing.place
    if (place >= 0) {
      if (failed) things(place) = null
      else if (things(place) ne thing) things(place) = thing
      free(place)
    }
  }

  /** A place that was free, or -1. */
  private def reserve(): Int = {
    var found = -1
    var bits = used.get
    while (found < 0 && bits != ObjectPool.AllUsed) {
      val free = Integer.numberOfTrailingZeros(~bits)
      if (used.compareAndSet(bits, bits | 1 << free)) found = free
      else bits = used.get
    }
    found
  }

  private def free(place: Int): Unit = {
    var bits = used.get
    while (!used.compareAndSet(bits, bits & ~(1 << place))) bits = used.get
  }
}

private object ObjectPool {
  final val Retained = 8
  final val AllUsed = (1 << Retained) - 1
}
