package swarender
package derivation

/** The definitions of encoders in messages, in Scala 2. */
private[derivation] object Syntax {

  /** An encoder for the companion of its type. */
  def companion(typeClass: String, tpe: String, value: String): String =
    s"implicit val ${if (typeClass == "Encoder") "encoder" else "keys"}: $typeClass[$tpe] = $value"

  /** An encoder for any place.
    *
    * @param parameters
    *   of types, each with its bounds
    */
  def instance(typeClass: String, tpe: String, value: String, parameters: List[String] = Nil): String = {
    val name = tpe.takeWhile(_ != '[').stripSuffix(".type").split('.').last.filter(_.isLetterOrDigit)
    val suffix = if (typeClass == "KeyEncoder") "Keys" else "Encoder"
    val own = (name + suffix).updated(0, (name + suffix).head.toLower)
    val definition = if (parameters.isEmpty) s"val $own" else parameters.mkString(s"def $own[", ", ", "]")
    s"implicit $definition: $typeClass[$tpe] = $value"
  }
}
