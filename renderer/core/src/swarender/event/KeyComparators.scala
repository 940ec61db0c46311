package swarender
package event

import java.util.{Comparator, HashMap}
import java.util.Map.Entry

import swarender.Policy.KeyOrder

/** Compares members by their keys. A trait, since the verifier loads the subclasses of a class to
  * check assignments.
  */
private[event] trait KeyComparator extends Comparator[Entry[String, AnyRef]] {
  def keys(a: String, b: String): Int
  final def compare(one: Entry[String, AnyRef], other: Entry[String, AnyRef]): Int = keys(one.getKey, other.getKey)
}

private[event] object KeyComparators {

  /** For the objects at no path that `order` names. */
  def elsewhere(order: KeyOrder): KeyComparator = comparator(order, "")

  /** For the objects at each path that `order` names, which has `[*]` for each index. */
  def byPath(order: KeyOrder): HashMap[String, KeyComparator] = {
    val all = new HashMap[String, KeyComparator]
    for (path <- paths(order)) { val _ = all.put(path, comparator(order, path)) }
    all
  }

  private def paths(order: KeyOrder): List[String] = order match {
    case KeyOrder.First(_, rest) => paths(rest)
    case KeyOrder.At(path, there, rest) => path :: paths(there) ::: paths(rest)
    case _ => Nil
  }

  /** For the objects at `path`. */
  private def comparator(order: KeyOrder, path: String): KeyComparator = order match {
    case KeyOrder.CodePoint => ByCodePoint
    case KeyOrder.Utf16 => ByUnit
    case KeyOrder.Natural => Natural
    case KeyOrder.AsGiven => AsGiven
    case KeyOrder.First(keys, rest) => new KeysFirst(keys, comparator(rest, path))
    case KeyOrder.At(of, there, rest) => comparator(if (of == path) there else rest, path)
  }

  /** All are equal, and so stay as they are. */
  private object AsGiven extends KeyComparator {
    def keys(a: String, b: String): Int = 0
  }

  private object ByUnit extends KeyComparator {
    def keys(a: String, b: String): Int = a.compareTo(b)
  }

  private object ByCodePoint extends KeyComparator {
    def keys(a: String, b: String): Int = {
      val n = Math.min(a.length, b.length)
      var i = 0
      while (i < n && a.charAt(i) == b.charAt(i)) i += 1
      if (i == n) a.length - b.length else rank(a.charAt(i)) - rank(b.charAt(i))
    }

    /** Code units in the order of the code points they begin: the surrogates after all others. */
    private def rank(c: Char): Int = if (c < 0xd800) c.toInt else if (c < 0xe000) c + 0x2000 else c - 0x800
  }

  /** Runs of ASCII digits by their number; keys that differ in zeros before such a run only, by
    * code points.
    */
  private object Natural extends KeyComparator {
    def keys(a: String, b: String): Int = {
      var i = 0
      var j = 0
      var result = 0
      while (result == 0 && i < a.length && j < b.length)
        if (isDigit(a, i) && isDigit(b, j)) {
          val fromA = afterZeros(a, i)
          val fromB = afterZeros(b, j)
          i = afterDigits(a, fromA)
          j = afterDigits(b, fromB)
          result = (i - fromA) - (j - fromB)
          if (result == 0) result = a.substring(fromA, i).compareTo(b.substring(fromB, j))
        } else if (a.charAt(i) == b.charAt(j)) {
          i += 1
          j += 1
        } else result = ByCodePoint.keys(a.substring(i), b.substring(j))
      if (result == 0) result = (a.length - i) - (b.length - j)
      if (result == 0) ByCodePoint.keys(a, b) else result
    }

    private def isDigit(s: String, i: Int): Boolean = i < s.length && s.charAt(i) >= '0' && s.charAt(i) <= '9'

    private def afterZeros(s: String, from: Int): Int = {
      var i = from
      while (i < s.length && s.charAt(i) == '0') i += 1
      i
    }

    private def afterDigits(s: String, from: Int): Int = {
      var i = from
      while (isDigit(s, i)) i += 1
      i
    }
  }

  /** `keys` in their order, then the others in the order of `rest`. */
  private final class KeysFirst(keys: List[String], rest: KeyComparator) extends KeyComparator {
    private[this] val places = new HashMap[String, Integer]
    for (key <- keys) { val _ = places.put(key, places.size) }

    private def place(key: String): Int = places.getOrDefault(key, Int.MaxValue)

    def keys(a: String, b: String): Int = {
      val inOrder = Integer.compare(place(a), place(b))
      if (inOrder == 0) rest.keys(a, b) else inOrder
    }
  }
}
