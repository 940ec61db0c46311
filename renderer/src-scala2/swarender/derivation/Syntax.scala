package swarender
package derivation

/** The definitions of encoders in messages, in Scala 2. */
private[derivation] object Syntax {

  /** An encoder for the companion of its type. */
  def companion(typeClass: String, tpe: String, value: String): String =
    s"implicit val ${if (typeClass == "Encoder") "encoder" else "keys"}: $typeClass[$tpe] = $value"

  /** An encoder for any place. */
  def instance(typeClass: String, tpe: String, value: String): String = {
    val name = tpe.takeWhile(_ != '[').stripSuffix(".type").split('.').last.filter(_.isLetterOrDigit)
    val suffix = if (typeClass == "KeyEncoder") "Keys" else "Encoder"
    s"implicit val ${(name + suffix).updated(0, (name + suffix).head.toLower)}: $typeClass[$tpe] = $value"
  }
}
