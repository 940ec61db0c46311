package swarender
package derivation

import scala.reflect.macros.blackbox

/** Generates the code of an encoder: the calls that one would write by hand. */
final class EncoderMacro(val c: blackbox.Context) extends SumCode {
  import c.universe._

  def keys[K: WeakTypeTag]: Tree = {
    val tpe = weakTypeOf[K].dealias
    quiet(keysOf(tpe), appliedType(keyType, tpe))
  }

  def derived[T: WeakTypeTag]: Tree = {
    val tpe = weakTypeOf[T].dealias
    root = tpe.typeSymbol
    if (!tpe.typeSymbol.isClass) fail(MissingText.underivable(shown(tpe)))
    val symbol = tpe.typeSymbol.asClass
    symbol.typeSignature
    if (symbol.isCaseClass || !symbol.isSealed) requireNoWildcard("an encoder", tpe)
    val encoder =
      if (symbol.isDerivedValueClass) valueClass(tpe)
      else if (symbol.isCaseClass) caseClass(tpe)
      else if (symbol.isSealed) sealedTrait(tpe, symbol)
      else fail(MissingText.underivable(shown(tpe)))
    if (lacks.isEmpty) quiet(encoder, appliedType(encoderType, tpe)) else fail(MissingText.derived(shown(tpe), lacks))
  }
}
