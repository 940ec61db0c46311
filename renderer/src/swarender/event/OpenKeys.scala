package swarender
package event

import java.util.Arrays

import swarender.Policy.Surrogates
import swarender.text.{Reusable, Surrogate}

/** The keys that each open object has had, of those that may come twice, as they are written.
  *
  * @param surrogates
  *   what lone surrogates are written as
  */
private[swarender] final class OpenKeys(surrogates: Surrogates) extends Reusable {
  private[this] val replaces = surrogates eq Surrogates.Replace

  /** The keys of each open object that has some, from 1 on; others are empty or null. */
  private[this] var sets = new Array[KeySet](OpenKeys.InitialDepth)
  private[this] var depth = 0

  /** Begins an object. */
  def begin(): Unit = {
    depth += 1
    if (depth == sets.length) sets = Arrays.copyOf(sets, 2 * depth)
  }

  /** Adds a key of the innermost object; whether it is new. */
  def add(key: String): Boolean = {
    if (sets(depth) eq null) sets(depth) = new KeySet
    sets(depth).add(if (replaces) Surrogate.replaced(key) else key)
  }

  /** Ends the innermost object. */
  def end(): Unit = {
    val set = sets(depth)
    if ((set ne null) && !set.clear()) sets(depth) = null
    depth -= 1
  }

  def forget(): Unit = {
    while (depth > 0) end()
    depth = 0
  }
  private[swarender] def isSmall: Boolean = sets.length <= Reusable.Depth
}

private object OpenKeys {
  private final val InitialDepth = 16
}
