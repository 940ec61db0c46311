package swarender
package event

import java.util.Arrays

/** The containers of a JSON text that are open. */
private[swarender] final class OpenContainers {
  import OpenContainers._

  var depth = 0
  var inObject = false

  /** A bit for each that is an object. */
  private[this] var objects = new Array[Long](1)
  def isFull: Boolean = depth == MaxDepth

  def begin(isObject: Boolean): Unit = {
    val i = depth >> 6
    if (i == objects.length) objects = Arrays.copyOf(objects, i * 2)
    if (isObject) objects(i) |= 1L << depth else objects(i) &= ~(1L << depth)
    depth += 1
    inObject = isObject
  }

  /** Whether the container at `level`, from 1 on, is an object. */
  def isObject(level: Int): Boolean = (objects(level - 1 >> 6) >>> level - 1 & 1L) != 0

  def end(): Unit = {
    depth -= 1
    inObject = depth > 0 && isObject(depth)
  }
}

private[swarender] object OpenContainers {
  final val MaxDepth = 1 << 30
}
