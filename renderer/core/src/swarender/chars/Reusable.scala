package swarender
package chars

/** An object that a session keeps for its next call. */
private[swarender] trait Reusable {

  /** Drops every reference to what the last call wrote. */
  def forget(): Unit

  /** Whether the object holds no more memory than is worth keeping it for. */
  private[swarender] def isSmall: Boolean
}

private[swarender] object Reusable {

  /** Arrays with a place for each of so many nested containers are small. */
  final val Depth = 256
}
