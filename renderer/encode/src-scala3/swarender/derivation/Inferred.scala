package swarender
package derivation

/** Evidence that `T` is inferred, as it always is in Scala 3. */
final class Inferred[T] private () {

  /** `encoder`, which is for values of `T`. */
  private[swarender] def value[E](encoder: E): E = encoder
}

object Inferred {
  private val Instance = new Inferred[Nothing]

  implicit def any[T]: Inferred[T] = Instance.asInstanceOf[Inferred[T]]
}
