package swarender

/** The styles of one format that were made last, each with the call that made it: the same call
  * gives the same object. A fixed number of styles is kept, and none that is not small, so that
  * their bytes are bounded. Safe to share between threads, which may make the same one twice.
  */
private[swarender] final class StyleCache[S <: AnyRef] {
  import StyleCache._

  /** In groups of `Ways`, which the hash of a call chooses. */
  private[this] val derived = new Array[Derived[S]](Size)

  /** Where in a full group the next style goes: after the one that was kept last. */
  private[this] var next = 0

  /** The style that the call `call` of the style `base` with the argument `value` gave, or null. A
    * call is a setting, or a literal that names it, so that `eq` compares it.
    */
  def find(base: AnyRef, call: AnyRef, value: AnyRef): S = {
    val hash = hashOf(base, call, value)
    val start = groupOf(hash)
    var i = start
    var known = derived(i)
    while ((known ne null) && !known.is(hash, base, call, value)) {
      i += 1
      known = if (i < start + Ways) derived(i) else null
    }
    if (known ne null) known.style else null.asInstanceOf[S]
  }

  /** Keeps `style` as what `call` of `base` with the argument `value` gives. Both are small. */
  def keep(base: AnyRef, call: AnyRef, value: AnyRef, style: S): Unit = {
    val hash = hashOf(base, call, value)
    val start = groupOf(hash)
    var i = start
    while (i < start + Ways && (derived(i) ne null)) i += 1
    if (i == start + Ways) i = start + next
    next = i + 1 & Ways - 1
    derived(i) = new Derived(hash, base, call, value, style)
  }
}

private[swarender] object StyleCache {

  /** How many styles are kept: a power of two. */
  final val Size = 64
  private final val Ways = 4

  private def hashOf(base: AnyRef, call: AnyRef, value: AnyRef): Int =
    (base.hashCode * 31 + call.hashCode) * 31 + value.hashCode

  private def groupOf(hash: Int): Int = (hash ^ hash >>> 16) & Size - Ways

  /** A style and the call that made it. */
  private final class Derived[S](hash: Int, base: AnyRef, call: AnyRef, value: AnyRef, val style: S) {
    def is(hash: Int, base: AnyRef, call: AnyRef, value: AnyRef): Boolean =
      this.hash == hash && (this.call eq call) &&
        ((this.value eq value) || this.value.equals(value)) && ((this.base eq base) || this.base == base)
  }
}
