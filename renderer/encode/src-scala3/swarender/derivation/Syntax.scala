package swarender
package derivation

/** The definitions of encoders in messages, in Scala 3. */
private[derivation] object Syntax {

  /** An encoder for any place. */
  def instance(typeClass: String, tpe: String, value: String): String = s"given $typeClass[$tpe] = $value"
}
