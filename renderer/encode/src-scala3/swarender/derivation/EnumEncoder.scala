package swarender
package derivation

/** The encoder of an enum, whose subtypes have ordinals. */
final class EnumEncoder[T](subtypes: Subtypes) extends SumEncoder[T](subtypes) {
  protected override def index(value: T): Int = value.asInstanceOf[scala.reflect.Enum].ordinal
}
