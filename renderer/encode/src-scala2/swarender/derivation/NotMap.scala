package swarender
package derivation

/** Evidence that `C` is not a map: a map whose keys have no key encoder must not become an array of
  * pairs.
  */
final class NotMap[C] private ()

object NotMap {
  private[this] val Instance = new NotMap[Nothing]

  implicit def any[C]: NotMap[C] = Instance.asInstanceOf[NotMap[C]]

  // Two of them, so that neither is the one.
  implicit def map[C <: collection.Map[?, Any]]: NotMap[C] = any
  implicit def ambiguousMap[C <: collection.Map[?, Any]]: NotMap[C] = any
}
