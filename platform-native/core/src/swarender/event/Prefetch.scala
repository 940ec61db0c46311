package swarender
package event

import scala.collection.mutable.ArrayBuffer
import scala.scalanative.annotation.alwaysinline

import swarender.platform.Memory

/** The elements of an array are all over the memory: the processor loads some of them before they
  * are asked for.
  */
private[swarender] object Prefetch {
  private final val Distance = 6

  /** Before the first element. */
  @alwaysinline def begin(all: ArrayBuffer[ujson.Value]): Unit = {
    var i = 0
    while (i < all.length && i < Distance) {
      Memory.prefetch(all(i))
      i += 1
    }
  }

  /** Before the element `i`. */
  @alwaysinline def at(all: ArrayBuffer[ujson.Value], i: Int): Unit =
    if (i + Distance < all.length) Memory.prefetch(all(i + Distance))
}
