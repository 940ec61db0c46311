package swarender
package text

/** How long a string is that is looked at as a block of bytes. */
private[swarender] object CharLoop {

  /** Shorter ones are looked at char by char. Chars are copied and narrowed where they are. */
  final val Limit = 2
  final val Words = Limit
  final val Blocks = Limit
}
