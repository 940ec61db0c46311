package swarender.examples.evaluator

import java.util.Comparator

import sjsonnet.Val

/** The keys of an object in Jsonnet's order, that of code points. */
object Keys {
  def of(o: Val.Obj): Array[String] = {
    val keys = o.visibleKeyNames.clone()
    java.util.Arrays.sort(keys, byCodePoint)
    keys
  }

  private object byCodePoint extends Comparator[String] {
    def compare(a: String, b: String): Int = {
      val length = Math.min(a.length, b.length)
      var i = 0
      while (i < length && a.charAt(i) == b.charAt(i)) i += 1
      if (i == length) a.length - b.length else rank(a.charAt(i)) - rank(b.charAt(i))
    }

    /** Surrogates after all other code units. */
    private def rank(c: Char): Int = if (Character.isSurrogate(c)) c + 0x10000 else c.toInt
  }
}
