package swarender
package chars

/** The length from which a string is copied as a block instead of read char by char. */
private[swarender] object CharLoop {

  /** From so many chars on it pays to ask whether all are Latin-1, to look at them as a block of
    * bytes: chars are copied and narrowed where they are.
    */
  final val Limit = 2
}
