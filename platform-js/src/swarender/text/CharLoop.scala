package swarender
package text

/** How long a string is that is looked at as a block of bytes. */
private[swarender] object CharLoop {

  /** Shorter ones are looked at char by char. Words of bytes are slower than chars. */
  final val Limit = Int.MaxValue
  final val Words = Limit
  final val Blocks = Limit
}
