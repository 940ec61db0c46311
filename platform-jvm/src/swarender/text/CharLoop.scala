package swarender
package text

/** How strings are read, by their length. */
private[swarender] object CharLoop {

  /** From so many chars on it pays to ask whether all are Latin-1, to look at them as a block of
    * bytes: few chars are read one by one sooner than copied.
    */
  final val Limit = 24

  /** Strings of so many chars are copied by words of eight of them ([[CharWord]]), up to those of
    * `Blocks`, which are blocks; shorter ones char by char: none.
    */
  final val Words = 0
  final val Blocks = 65
}
