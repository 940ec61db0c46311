package swarender
package event

import java.util.Arrays

import swarender.Policy.Surrogates
import swarender.platform.Platform
import swarender.chars.{Reusable, Surrogate}

/** The keys that each open object has had, of those that may come twice, as they are written. An
  * object is named by its depth, which is more than 0. One of few keys takes no more than a bit for
  * the hash of each, and a search where two have the same bit. In one of many, each key is compared
  * with the one before: as long as they ascend, as those of an evaluator do, none can have come
  * before. The first key that is not greater puts all of them into a [[KeySet]]. Memory comes with
  * the first key.
  *
  * @param surrogates
  *   what lone surrogates are written as
  */
private[swarender] final class OpenKeys(surrogates: Surrogates) extends Reusable {
  import OpenKeys._

  private[this] val replaces = surrogates eq Surrogates.Replace

  /** The keys of the objects of few keys, those of the innermost last. */
  private[this] var keys: Array[String] = null
  private[this] var count = 0

  /** How many there have been at most since `forget`, where they have become fewer. */
  private[this] var most = 0

  /** Per open object that has keys, from 1 on: its depth; where its keys begin, or `InSet`; two
    * words with the bits of its keys; the set that it uses, or one that is empty, or null. There
    * are no sets before the first object of many keys.
    */
  private[this] var depths: Array[Int] = null
  private[this] var firsts: Array[Int] = null
  private[this] var bits: Array[Long] = null
  private[this] var sets: Array[KeySet] = null
  private[this] var level = 0

  /** The depth of the innermost such object, or 0. */
  private[this] var innermost = 0

  /** Adds a key of the innermost object, which is at `depth`; whether it is new. */
  def add(depth: Int, key: String): Boolean = addWritten(depth, if (replaces) Surrogate.replaced(key) else key)

  private def addWritten(depth: Int, key: String): Boolean = {
    if (innermost != depth) begin(depth)
    val first = firsts(level)
    if (first == InSet) sets(level).add(key)
    else if (count - first >= MostByBits) addToMany(key, first)
    else {
      val hash = Platform.keyHash(key) * Spread >>> HashShift
      val word = 2 * level + (hash >>> 6)
      val bit = 1L << hash
      val all = bits(word)
      ((all & bit) == 0 || !has(key, first)) && {
        bits(word) = all | bit
        append(key)
        true
      }
    }
  }

  private def has(key: String, first: Int): Boolean = {
    var i = first
    while (i < count && !keys(i).equals(key)) i += 1
    i < count
  }

  private def append(key: String): Unit = {
    if (count == keys.length) keys = Arrays.copyOf(keys, 2 * count)
    keys(count) = key
    count += 1
  }

  /** Adds a key to those from `first` on. More than `MostByBits` are known to ascend. */
  private def addToMany(key: String, first: Int): Boolean =
    if (keys(count - 1).compareTo(key) < 0 && (count - first > MostByBits || ascend(first))) {
      append(key)
      true
    } else {
      toSet(first)
      sets(level).add(key)
    }

  private def ascend(first: Int): Boolean = {
    var i = first + 1
    while (i < count && keys(i - 1).compareTo(keys(i)) < 0) i += 1
    i >= count
  }

  private def toSet(first: Int): Unit = {
    if (sets eq null) sets = new Array[KeySet](depths.length)
    if (sets(level) eq null) sets(level) = new KeySet
    var i = first
    while (i < count) {
      val _ = sets(level).add(keys(i))
      i += 1
    }
    drop(first)
    firsts(level) = InSet
  }

  /** Drops the keys from `first` on, and the memory of many. */
  private def drop(first: Int): Unit = {
    if (count > most) most = count
    count = first
    if (keys.length > RetainedKeys && first <= RetainedKeys) keys = Arrays.copyOf(keys, Math.max(InitialKeys, first))
  }

  private def begin(depth: Int): Unit = {
    if (keys eq null) open()
    level += 1
    if (level == depths.length) {
      depths = Arrays.copyOf(depths, 2 * level)
      firsts = Arrays.copyOf(firsts, 2 * level)
      bits = Arrays.copyOf(bits, 4 * level)
      if (sets ne null) sets = Arrays.copyOf(sets, 2 * level)
    }
    depths(level) = depth
    firsts(level) = count
    bits(2 * level) = 0
    bits(2 * level + 1) = 0
    innermost = depth
  }

  private def open(): Unit = {
    keys = new Array[String](InitialKeys)
    depths = new Array[Int](InitialDepth)
    firsts = new Array[Int](InitialDepth)
    bits = new Array[Long](2 * InitialDepth)
  }

  /** Ends the container at `depth`, which may be an array. */
  def end(depth: Int): Unit = if (innermost == depth) {
    val first = firsts(level)
    if (first != InSet) drop(first)
    else if (!sets(level).clear()) sets(level) = null
    level -= 1
    innermost = depths(level)
  }

  def forget(): Unit = if (keys ne null) {
    while (level > 0) end(innermost)
    Arrays.fill(keys.asInstanceOf[Array[AnyRef]], 0, Math.min(most, keys.length), null)
    most = 0
  }
  private[swarender] def isSmall: Boolean = (keys eq null) || depths.length <= Reusable.Depth
}

private object OpenKeys {
  private final val InitialDepth = 16
  private final val InitialKeys = 64
  private final val RetainedKeys = 1024

  /** How many keys have their bits, and are searched one by one. */
  private final val MostByBits = 40
  private final val InSet = -1

  /** The upper seven bits of a product with 2^32 divided by the golden ratio. */
  private final val Spread = 0x9e3779b9
  private final val HashShift = 25
}
