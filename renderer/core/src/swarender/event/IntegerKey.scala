package swarender
package event

/** A key that is an integer, where the style writes such keys as integers. Only `FixedText` and
  * holders of keys distinguish it from other text.
  */
private[swarender] final class IntegerKey(text: String) extends CharSequence {
  def length: Int = text.length
  def charAt(i: Int): Char = text.charAt(i)
  def subSequence(from: Int, until: Int): CharSequence = text.subSequence(from, until)
  override def toString: String = text
}
