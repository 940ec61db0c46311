package swarender
package text

/** What a cache keeps only while it is small: the number of its entries then bounds its bytes. */
private[swarender] trait Retainable {

  /** Whether it refers to a few kilobytes at most. */
  private[swarender] def isSmall: Boolean
}

/** What a session keeps for its next call. */
private[swarender] trait Reusable extends Retainable {

  /** Drops every reference to what the last call wrote. */
  def forget(): Unit

  /** Whether it holds no more memory than is worth keeping it for. */
  private[swarender] def isSmall: Boolean
}

private[swarender] object Retainable {

  /** Arrays with a place for each of so many containers inside each other are small. */
  final val Depth = 256

  /** Texts of a style of so many chars together are small. */
  final val Chars = 1024

  def isSmall(value: Any): Boolean = value match {
    case value: Retainable => value.isSmall
    case _ => true
  }
}
