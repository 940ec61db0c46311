package swarender
package event

import scala.collection.mutable.ArrayBuffer

/** Does nothing: this platform has no prefetch instruction. */
private[swarender] object Prefetch {
  @inline def begin(all: ArrayBuffer[ujson.Value]): Unit = ()
  @inline def at(all: ArrayBuffer[ujson.Value], i: Int): Unit = ()
}
