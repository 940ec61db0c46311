package swarender
package event

import java.util.Arrays

/** The keys of one object. `n` keys take at most about `n log n` steps, whoever chose them: keys
  * that were chosen to come to the same places of the table go to a tree. No others do so: with the
  * bits of their hashes mixed and places that are further and further apart, keys of any shape are
  * found in a few steps (`KeySetTest`).
  */
private[swarender] final class KeySet {
  import KeySet._

  private[this] var keys = new Array[String](InitialSize)
  private[this] var count = 0
  private[this] var tree: java.util.TreeSet[String] = null

  /** Whether `key` is new. */
  def add(key: String): Boolean =
    if (tree ne null) tree.add(key)
    else {
      val mask = keys.length - 1
      var i = mixed(key.hashCode) & mask
      var steps = 0
      while ((keys(i) ne null) && !keys(i).equals(key)) {
        steps += 1
        i = (i + steps) & mask
      }
      (keys(i) eq null) && {
        keys(i) = key
        count += 1
        if (steps > MostSteps) plant() else if (2 * count > keys.length) grow()
        true
      }
    }

  private def grow(): Unit = {
    val old = keys
    keys = new Array[String](2 * old.length)
    count = 0
    addAll(old)
  }

  private def addAll(all: Array[String]): Unit = {
    var i = 0
    while (i < all.length) {
      if (all(i) ne null) { val _ = add(all(i)) }
      i += 1
    }
  }

  def isTree: Boolean = tree ne null

  private def plant(): Unit = {
    tree = new java.util.TreeSet[String]
    addAll(keys)
    keys = null
  }

  /** Forgets the keys; `false` says that this holds more memory than is worth keeping it for. */
  def clear(): Boolean =
    (tree eq null) && keys.length <= RetainedSize && {
      if (count > 0) Arrays.fill(keys.asInstanceOf[Array[AnyRef]], null)
      count = 0
      true
    }
}

private[swarender] object KeySet {
  private final val InitialSize = 16
  private final val RetainedSize = 64

  /** In how many places one key is looked for before the keys go to a tree. */
  private final val MostSteps = 64

  /** The finalizer of MurmurHash3: `String.hashCode` of similar texts differs in few bits. */
  def mixed(hash: Int): Int = {
    var h = hash
    h = (h ^ h >>> 16) * 0x85ebca6b
    h = (h ^ h >>> 13) * 0xc2b2ae35
    h ^ h >>> 16
  }
}
