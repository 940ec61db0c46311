package swarender
package derivation

/** Evidence that `T` is inferred. Where `T` would be `Nothing`, the compiler leaves it open and
  * tries every encoder, which ends in an ambiguity.
  */
final class Inferred[T] private () {

  /** `encoder`, which is for values of `T`. */
  private[swarender] def value[E](encoder: E): E = encoder
}

object Inferred {
  private[this] val Instance = new Inferred[Nothing]

  implicit def any[T]: Inferred[T] = Instance.asInstanceOf[Inferred[T]]

  // Two of them, so that neither is the one.
  implicit def open: Inferred[Nothing] = Instance
  implicit def ambiguousOpen: Inferred[Nothing] = Instance
}
