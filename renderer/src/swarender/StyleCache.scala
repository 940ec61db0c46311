package swarender

/** The styles of one format that were made last, each with the call that made it: the same call
  * gives the same object. A fixed number of styles is kept, and none that is not small, so that
  * their bytes are bounded. Safe to share between threads, which may make the same one twice.
  */
private[swarender] final class StyleCache[S <: Style] {
  import StyleCache._

  /** In groups of `Ways`, which the hash of a call chooses. */
  private[this] val derived = new Array[Derived[S]](Size)

  /** Where in a full group the next style goes: after the one that was kept last. */
  private[this] var next = 0

  /** The style that `setting` of `base` with the value `value` gave, or null. No call of another
    * meaning has the same `setting`, which is a literal.
    */
  def find(base: Style, setting: String, value: AnyRef): S = {
    val hash = hashOf(base, setting, value)
    val start = groupOf(hash)
    var i = start
    var known = derived(i)
    while ((known ne null) && !known.is(hash, base, setting, value)) {
      i += 1
      known = if (i < start + Ways) derived(i) else null
    }
    if (known ne null) known.style else null.asInstanceOf[S]
  }

  /** Keeps `style` as what `setting` of `base` with the value `value` gives. Both are small. */
  def keep(base: Style, setting: String, value: AnyRef, style: S): Unit = {
    val hash = hashOf(base, setting, value)
    val start = groupOf(hash)
    var i = start
    while (i < start + Ways && (derived(i) ne null)) i += 1
    if (i == start + Ways) i = start + next
    next = i + 1 & Ways - 1
    derived(i) = new Derived(hash, base, setting, value, style)
  }
}

private[swarender] object StyleCache {

  /** How many styles are kept: a power of two. */
  final val Size = 64
  private final val Ways = 4

  private def hashOf(base: Style, setting: String, value: AnyRef): Int =
    (base.hashCode * 31 + setting.hashCode) * 31 + value.hashCode

  private def groupOf(hash: Int): Int = (hash ^ hash >>> 16) & Size - Ways

  /** A style and the call that made it. */
  private final class Derived[S](hash: Int, base: Style, setting: String, value: AnyRef, val style: S) {
    def is(hash: Int, base: Style, setting: String, value: AnyRef): Boolean =
      this.hash == hash && (this.setting eq setting) &&
        ((this.value eq value) || this.value.equals(value)) && ((this.base eq base) || this.base == base)
  }
}
