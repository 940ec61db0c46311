package swarender
package text

/** What a cache keeps only while it is small: the number of its entries then bounds its bytes. */
private[swarender] trait Retainable {

  /** Whether it refers to a few kilobytes at most. */
  private[swarender] def isSmall: Boolean
}

private[swarender] object Retainable {

  /** Texts of a style of so many chars together are small. */
  final val Chars = 1024

  def isSmall(value: Any): Boolean = value match {
    case value: Retainable => value.isSmall
    case _ => true
  }
}
