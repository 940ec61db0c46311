package swarender
package derivation

/** Of an enum, whose subtypes are numbered. */
final class EnumEncoder[T](subtypes: Subtypes) extends SumEncoder[T](subtypes) {
  protected override def index(value: T): Int = value.asInstanceOf[scala.reflect.Enum].ordinal
}
