package swarender
package event

import scala.collection.mutable.ArrayBuffer

/** Asks for nothing: there is no instruction for it here. */
private[swarender] object Prefetch {
  @inline def begin(all: ArrayBuffer[ujson.Value]): Unit = ()
  @inline def at(all: ArrayBuffer[ujson.Value], i: Int): Unit = ()
}
