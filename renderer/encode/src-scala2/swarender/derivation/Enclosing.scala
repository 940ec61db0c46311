package swarender
package derivation

/** The encoder of a class that has itself as a field. */
final class Enclosing[T] private ()

object Enclosing {
  implicit def found[T](implicit encoder: Encoder[T]): Enclosing[T] = {
    val _ = encoder
    new Enclosing[T]
  }
}
