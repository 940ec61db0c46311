package evaluator

import java.util.Comparator

import sjsonnet.Val

/** The keys of an object in Jsonnet's order, that of code points. */
object Keys {
  private final val Few = 24

  /** The keys of the last large object: the array in which the evaluator keeps them, and in order.
    */
  @volatile private var last: (Array[String], Array[String]) = (null, null)

  def of(o: Val.Obj): Array[String] = {
    val keys = o.visibleKeyNames
    var i = 1
    while (i < keys.length && compare(keys(i - 1), keys(i)) < 0) i += 1
    if (i >= keys.length) keys
    else if (keys.length <= Few) sorted(keys.clone())
    else {
      val (known, inOrder) = last
      if (known eq keys) inOrder
      else {
        val made = sorted(keys.clone())
        last = (keys, made)
        made
      }
    }
  }

  /** Most objects are small: an insertion sort is faster there. */
  private def sorted(keys: Array[String]): Array[String] = {
    if (keys.length > Few) java.util.Arrays.sort(keys, byCodePoint)
    else {
      var i = 1
      while (i < keys.length) {
        val key = keys(i)
        var j = i
        while (j > 0 && compare(keys(j - 1), key) > 0) {
          keys(j) = keys(j - 1)
          j -= 1
        }
        keys(j) = key
        i += 1
      }
    }
    keys
  }

  private object byCodePoint extends Comparator[String] {
    def compare(a: String, b: String): Int = Keys.compare(a, b)
  }

  private def compare(a: String, b: String): Int = {
    val length = Math.min(a.length, b.length)
    var i = 0
    while (i < length && a.charAt(i) == b.charAt(i)) i += 1
    if (i == length) a.length - b.length else rank(a.charAt(i)) - rank(b.charAt(i))
  }

  /** Surrogates come after all other code units. */
  private def rank(c: Char): Int = if (Character.isSurrogate(c)) c + 0x10000 else c.toInt
}
