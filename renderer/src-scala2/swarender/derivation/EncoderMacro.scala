package swarender
package derivation

import scala.reflect.macros.blackbox

/** Writes the code of an encoder: the calls that one would write by hand. */
final class EncoderMacro(val c: blackbox.Context) extends SumCode {
  import c.universe._

  def keys[K: WeakTypeTag]: Tree = keysOf(weakTypeOf[K].dealias)

  def derived[T: WeakTypeTag]: Tree = {
    val tpe = weakTypeOf[T].dealias
    root = tpe.typeSymbol
    if (!tpe.typeSymbol.isClass) fail(s"cannot derive an encoder of $tpe: it is no class")
    val symbol = tpe.typeSymbol.asClass
    symbol.typeSignature
    val encoder =
      if (symbol.isDerivedValueClass) valueClass(tpe)
      else if (symbol.isCaseClass) caseClass(tpe)
      else if (symbol.isSealed) sealedTrait(tpe, symbol)
      else fail(s"cannot derive an encoder of $tpe: it is no case class, value class, or sealed trait")
    if (lacks.isEmpty) encoder else fail(MissingText.derived(shown(tpe), lacks))
  }
}
