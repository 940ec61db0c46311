package swarender
package numbers

/** The rules by which the style of a document writes numbers, for classes that make strings of
  * numbers.
  */
private[swarender] trait NumberRules {
  private[swarender] def numbers: NumberLayout

  /** Whether keys that are integers are written as integers. */
  private[swarender] def integerKeys: Boolean

  /** What an integer with that text is as a key. */
  private[swarender] def integerKey(text: String): CharSequence

  /** The text of a number that becomes a string, which may have any size; an error if it is not a
    * number of RFC 8259.
    */
  private[swarender] def quotable(text: CharSequence): CharSequence
}
