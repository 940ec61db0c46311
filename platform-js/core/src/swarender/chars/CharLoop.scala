package swarender
package chars

/** The length from which a string is copied as a block instead of read char by char. */
private[swarender] object CharLoop {

  /** From so many chars on it pays to ask whether all are Latin-1, to look at them as a block of
    * bytes: words of bytes are slower than chars.
    */
  final val Limit = Int.MaxValue
}
