package swarender
package derivation

import scala.util.NotGiven

/** Evidence that `C` is not a map: a map whose keys have no key encoder must not become an array of
  * pairs.
  */
final class NotMap[C] private ()

object NotMap {
  private val Instance = new NotMap[Nothing]

  implicit def any[C](implicit ev: NotGiven[C <:< collection.Map[?, Any]]): NotMap[C] =
    Instance.asInstanceOf[NotMap[C]]
}
