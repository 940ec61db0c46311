package fuzz

import swarender.FuzzReaders

/** What jazzer calls with one input after another. */
object FuzzTarget {
  def fuzzerTestOneInput(bytes: Array[Byte]): Unit = { val _ = FuzzReaders.check(bytes) }
}
