package swarender
package derivation

import scala.quoted.*

object EncoderMacro {
  def derived[T: Type](using Quotes): Expr[Encoder[T]] = new EncoderMacro().derived[T]
  def missing[T: Type](using q: Quotes): Expr[Encoder[T]] =
    q.reflect.report.errorAndAbort(new Missing().encoder[T].mkString("\n"))
}

/** Writes the code of an encoder: the calls that one would write by hand. */
private final class EncoderMacro(implicit val q: Quotes) extends SumCode {
  import q.reflect.*

  def derived[T: Type]: Expr[Encoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val symbol = tpe.typeSymbol
    root = Some(symbol)
    val encoder =
      if (tpe <:< TypeRepr.of[AnyVal]) valueClass[T]
      else if (symbol.flags.is(Flags.Case)) caseClass[T]
      else if (symbol.flags.is(Flags.Sealed)) sealedTrait[T]
      else fail(s"cannot derive an encoder of ${tpe.show}: it is no case class, value class, or sealed trait")
    if (lacks.isEmpty) encoder else fail(MissingText.derived(shown(tpe), lacks))
  }
}
