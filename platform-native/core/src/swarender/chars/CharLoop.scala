package swarender
package chars

/** How strings are read, by their length. */
private[swarender] object CharLoop {

  /** From so many chars on it pays to ask whether all are Latin-1, to look at them as a block of
    * bytes: chars are copied and narrowed where they are.
    */
  final val Limit = 2
}
