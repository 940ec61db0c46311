package swarender
package derivation

import scala.quoted.*

import swarender.encoder.KeyEncoder

/** What an encoder needs and the compiler does not find. */
private[derivation] final class Missing(using val q: Quotes) {
  import q.reflect.*

  private val maps = List(TypeRepr.of[collection.Map[Any, Any]], TypeRepr.of[java.util.Map[Any, Any]]).map(_.typeSymbol)
  private val holders = List(
    TypeRepr.of[Iterable[Any]],
    TypeRepr.of[Iterator[Any]],
    TypeRepr.of[Option[Any]],
    TypeRepr.of[Array[Any]],
    TypeRepr.of[Either[Any, Any]],
    TypeRepr.of[java.util.Collection[Any]],
    TypeRepr.of[java.util.Optional[Any]]
  ).map(_.typeSymbol)

  /** What to write so that there is an encoder of `T`, for each type that lacks one. */
  def encoder[T: Type]: List[String] = missing(TypeRepr.of[T].dealias)

  private def missing(tpe: TypeRepr): List[String] = {
    val lines = maps.find(tpe.baseClasses.contains(_)).map(tpe.baseType(_).typeArgs) match {
      case Some(List(key, value)) => missingKey(key) ++ missingIn(value)
      case _ => needs(tpe).flatMap(missingIn)
    }
    if (lines.nonEmpty) lines.distinct else List(missingItself(tpe))
  }

  private def missingIn(tpe: TypeRepr): List[String] =
    tpe.asType match { case '[t] => if (Expr.summon[Encoder[t]].nonEmpty) Nil else missing(tpe.dealias) }

  private def missingKey(tpe: TypeRepr): List[String] =
    tpe.asType match {
      case '[k] => if (Expr.summon[KeyEncoder[k]].nonEmpty) Nil else List(MissingText.key(shown(tpe)))
    }

  /** Whose encoders that of `tpe` is made of. */
  private def needs(tpe: TypeRepr): List[TypeRepr] =
    holders.find(tpe.baseClasses.contains(_)) match {
      case Some(holder) => tpe.baseType(holder).typeArgs
      case None if defn.isTupleClass(tpe.typeSymbol) || hasEncoder(tpe) => tpe.typeArgs
      case None => Nil
    }

  /** Whether the companion has an encoder, which is of no use without others. */
  private def hasEncoder(tpe: TypeRepr): Boolean = {
    val encoder = TypeRepr.of[Encoder[Any]].typeSymbol
    val companion = tpe.typeSymbol.companionModule
    def result(tpe: TypeRepr): TypeRepr = tpe match {
      case MethodType(_, _, inner) => result(inner)
      case PolyType(_, _, inner) => result(inner)
      case ByNameType(inner) => result(inner)
      case other => other
    }
    companion.exists && companion.methodMembers.exists { member =>
      (member.flags.is(Flags.Given) || member.flags.is(Flags.Implicit)) &&
      result(companion.termRef.memberType(member)).typeSymbol == encoder
    }
  }

  private def missingItself(tpe: TypeRepr): String = {
    val symbol = tpe.typeSymbol
    if (symbol.isTypeParam || symbol.isAbstractType) MissingText.parameter(shown(tpe))
    else if (symbol.isClassDef && (symbol.flags.is(Flags.Case) || symbol.flags.is(Flags.Sealed)))
      MissingText.derivable(shown(tpe), s"`derives Encoder` to ${symbol.name}")
    else MissingText.other(shown(tpe))
  }

  /** Without packages and owners. */
  def shown(tpe: TypeRepr): String = tpe.show(using Printer.TypeReprShortCode)
  def shown[T: Type]: String = shown(TypeRepr.of[T])
}
