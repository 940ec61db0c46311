package swarender
package derivation

import scala.quoted.*

import swarender.encoder.KeyEncoder

object EncoderMacro {
  def derived[T: Type](using Quotes): Expr[Encoder[T]] = new EncoderMacro().derived[T]
  def keys[K: Type](using Quotes): Expr[KeyEncoder[K]] = new EncoderMacro().keys[K]
  def enumKeys[E: Type](using Quotes): Expr[KeyEncoder[E]] = new EncoderMacro().enumKeys[E]

  /** The encoder of a type for which the companion can have no implicit, or an error. */
  def missing[T: Type](using q: Quotes): Expr[Encoder[T]] =
    new EncoderMacro()
      .structural[T]
      .getOrElse(q.reflect.report.errorAndAbort(MissingText.withImports(new Missing().encoder[T].mkString("\n"))))
}

/** Generates the code of an encoder: the calls that one would write by hand. */
private final class EncoderMacro(implicit val q: Quotes) extends StructuralCode {
  import q.reflect.*

  def derived[T: Type]: Expr[Encoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val symbol = tpe.typeSymbol
    root = Some(symbol)
    val encoder = structural[T].getOrElse {
      if (hasWildcard(tpe) && (symbol.flags.is(Flags.Case) || !symbol.flags.is(Flags.Sealed)))
        fail(MissingText.underivableWildcard("an encoder", shown(tpe)))
      else if (tpe <:< TypeRepr.of[AnyVal]) valueClass[T]
      else if (symbol.flags.is(Flags.Case)) caseClass[T]
      else if (symbol.flags.is(Flags.Sealed)) sealedTrait[T]
      else fail(MissingText.underivable(shown(tpe)))
    }
    if (lacks.isEmpty) quiet(encoder) else fail(MissingText.derived(shown(tpe), lacks))
  }
}
