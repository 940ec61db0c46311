package swarender
package event

import java.util.Arrays

import swarender.RenderError.Segment
import swarender.text.Reusable

/** The place of the next event, as the events before it have moved it. */
private[swarender] final class Path extends Place with Reusable {
  import Path._

  /** How many containers are open. */
  var depth: Int = 0

  /** Per level, from 1 on: the last key of an object; how many elements of an array are complete,
    * or `InObject`.
    */
  private[this] var keys: Array[String] = new Array[String](InitialDepth)
  private[this] var indexes: Array[Int] = new Array[Int](InitialDepth)

  /** Whether the innermost container is an object with a key that waits for its value. */
  private[this] var keyed = false

  /** Whether `keys` holds any. */
  private[this] var hasKeys = false

  def begin(isObject: Boolean): Unit = {
    depth += 1
    if (depth == indexes.length) grow()
    indexes(depth) = if (isObject) InObject else 0
    keyed = false
  }

  private def grow(): Unit = {
    keys = Arrays.copyOf(keys, depth * 2)
    indexes = Arrays.copyOf(indexes, depth * 2)
  }

  /** Leaves the innermost container, which is the value at this place then. */
  def end(): Unit = {
    depth -= 1
    keyed = depth > 0 && indexes(depth) < 0
  }

  def key(s: CharSequence): Unit = {
    keys(depth) = s.toString
    hasKeys = true
    keyed = true
  }

  /** After a whole value in a container. */
  def next(): Unit = if (indexes(depth) >= 0) indexes(depth) += 1 else keyed = false

  /** Whether the innermost container, at least one being open, is an object. */
  def inObject: Boolean = indexes(depth) < 0

  def segments: List[Segment] = {
    var all: List[Segment] = Nil
    var level = depth
    while (level > 0) {
      if (indexes(level) >= 0) all ::= RenderError.Index(indexes(level))
      else if (level < depth || keyed) all ::= RenderError.Key(keys(level))
      level -= 1
    }
    all
  }

  def reset(): Unit = {
    depth = 0
    keyed = false
  }

  // New keys, since G1 makes every store of a reference into an old array wait for the stores before.
  def forget(): Unit = if (hasKeys) {
    keys = new Array[String](indexes.length)
    hasKeys = false
  }
  private[swarender] def isSmall: Boolean = indexes.length <= Reusable.Depth
}

private[swarender] object Path {
  private final val InitialDepth = 16
  private final val InObject = -1
}
