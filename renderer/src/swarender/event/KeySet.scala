package swarender
package event

import java.util.Arrays

/** The keys of one object. `n` keys take at most about `n log n` steps, whoever chose them: where
  * many of them come to the same places of the table, they go to a tree.
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
      var i = place(key)
      var steps = 0
      while ((keys(i) ne null) && !keys(i).equals(key)) {
        i = (i + 1) & mask
        steps += 1
      }
      (keys(i) eq null) && {
        keys(i) = key
        count += 1
        if (steps > MostSteps) plant() else if (2 * count > keys.length) grow()
        true
      }
    }

  /** By the upper bits of the product: similar texts have similar hashes. */
  private def place(key: String): Int = {
    val hash = key.hashCode * Spread
    (hash ^ hash >>> 15) & keys.length - 1
  }

  private def grow(): Unit = {
    val old = keys
    keys = new Array[String](2 * old.length)
    var i = 0
    while (i < old.length) {
      if (old(i) ne null) move(old(i))
      i += 1
    }
  }

  /** Adds a key that is known to be new. */
  private def move(key: String): Unit = {
    var i = place(key)
    while (keys(i) ne null) i = (i + 1) & keys.length - 1
    keys(i) = key
  }

  private def plant(): Unit = {
    tree = new java.util.TreeSet[String]
    var i = 0
    while (i < keys.length) {
      if (keys(i) ne null) tree.add(keys(i))
      i += 1
    }
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

private object KeySet {
  private final val InitialSize = 16
  private final val RetainedSize = 64

  /** In how many places one key is looked for. */
  private final val MostSteps = 64

  /** 2^32 divided by the golden ratio. */
  private final val Spread = 0x9e3779b9
}
