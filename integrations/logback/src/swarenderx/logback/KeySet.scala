package swarenderx.logback

import java.util.{Arrays, HashSet}

/** Keys of one object, in the order in which they came: few are compared one by one, more are in a
  * hash set too.
  */
private final class KeySet {
  private[this] var keys = new Array[String](KeySet.Few)
  private[this] var n = 0
  private[this] var hashed: HashSet[String] = null

  def size: Int = n
  def apply(i: Int): String = keys(i)

  def has(key: String): Boolean =
    if (hashed ne null) hashed.contains(key)
    else {
      var i = n - 1
      while (i >= 0 && keys(i) != key) i -= 1
      i >= 0
    }

  /** Whether `key` is new. */
  def add(key: String): Boolean = {
    val isNew = !has(key)
    if (isNew) {
      if (n == keys.length) grow()
      keys(n) = key
      n += 1
      if (hashed ne null) hashed.add(key)
    }
    isNew
  }

  private def grow(): Unit = {
    keys = Arrays.copyOf(keys, n * 2)
    if (n >= KeySet.Many && (hashed eq null)) {
      hashed = new HashSet[String](n * 4)
      var i = 0
      while (i < n) {
        hashed.add(keys(i))
        i += 1
      }
    }
  }
}

private object KeySet {
  private final val Few = 8
  private final val Many = 16

  /** Whether a key is written as it is: a lone surrogate is written as U+FFFD, which another key
    * may have too.
    */
  def isPlain(key: String): Boolean =
    if (key eq null) false
    else {
      var i = key.length - 1
      while (i >= 0 && !Character.isSurrogate(key.charAt(i))) i -= 1
      i < 0 || replaced(key) == key
    }

  /** `key` as it is written; `null` if there is none. */
  def plain(key: String): String = if (isPlain(key)) key else replaced(String.valueOf(key))

  private def replaced(key: String): String = {
    val chars = key.toCharArray
    var i = 0
    while (i < chars.length) {
      val isPair =
        Character.isHighSurrogate(chars(i)) && i + 1 < chars.length && Character.isLowSurrogate(chars(i + 1))
      if (isPair) i += 1 else if (Character.isSurrogate(chars(i))) chars(i) = 0xfffd.toChar
      i += 1
    }
    new String(chars)
  }
}
