package swarender
package text

/** How strings are read, by their length. */
private[swarender] object CharLoop {

  /** From so many chars on it pays to ask whether all are Latin-1, to look at them as a block of
    * bytes: chars are copied and narrowed where they are.
    */
  final val Limit = 2

  /** Strings of so many chars are copied by words of eight of them ([[CharWord]]), up to those of
    * `Blocks`, which are blocks; shorter ones char by char. There are none for words.
    */
  final val Words = Limit
  final val Blocks = Limit
}
