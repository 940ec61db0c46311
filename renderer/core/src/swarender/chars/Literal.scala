package swarender
package chars

import swarender.platform.CopiedBytes

/** Fixed text of a style, ready to be copied to either kind of output. Immutable. Lone surrogates
  * in `text` become U+FFFD.
  */
final class Literal private (private[swarender] val text: String, private[swarender] val wellFormed: String)
    extends CopiedBytes(wellFormed) {
  private[swarender] def this(text: String) = this(text, Literal.wellFormed(text))

  private[swarender] val chars: Array[Char] = wellFormed.toCharArray

  override def equals(that: Any): Boolean = that match {
    case that: Literal => text == that.text
    case _ => false
  }
  override def hashCode: Int = text.hashCode
  override def toString: String = text
}

private[swarender] object Literal {
  val Null = new Literal("null")
  val True = new Literal("true")
  val False = new Literal("false")
  val Nothing = new Literal("")
  val Comma = new Literal(",")
  val Colon = new Literal(":")
  val OpenArray = new Literal("[")
  val OpenObject = new Literal("{")
  val EmptyArray = new Literal("[]")
  val EmptyObject = new Literal("{}")

  def each(texts: Array[String]): Array[Literal] = {
    val all = new Array[Literal](texts.length)
    var i = 0
    while (i < texts.length) {
      all(i) = new Literal(texts(i))
      i += 1
    }
    all
  }

  def orNull(text: String): Literal = if (text.isEmpty) null else new Literal(text)

  // Not by `firstLone`: nearly every text has no char as high, and needs not load `Surrogate`.
  private def wellFormed(s: String): String = {
    var i = 0
    while (i < s.length && s.charAt(i) < 0xd800) i += 1
    if (i == s.length) s else Surrogate.replaced(s)
  }
}
