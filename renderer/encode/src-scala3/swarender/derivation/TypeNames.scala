package swarender
package derivation

import scala.quoted.*

/** The names of types in messages. */
private[derivation] trait TypeNames {
  implicit val q: Quotes
  import q.reflect.*

  /** Without packages and owners. */
  final def shown(tpe: TypeRepr): String = text(tpe, _.show(using Printer.TypeReprShortCode))

  /** The name of a type with its packages, which every source can use. */
  protected final def full(tpe: TypeRepr): String =
    text(tpe, part => MissingText.withoutStandard(part.show(using Printer.TypeReprCode)))

  private def text(tpe: TypeRepr, show: TypeRepr => String): String = {
    val parts = elements(tpe)
    val all = if (parts.isEmpty) show(tpe) else parts.map(show).mkString("(", ", ", ")")
    all
      .replaceAll("\\b_ >: Nothing <: ", "? <: ")
      .replaceAll("\\b_ >: ", "? >: ")
      .replaceAll("(\\?.*?) <: Any\\b", "$1")
  }

  /** The types of a tuple of more than 22. */
  private def elements(tpe: TypeRepr): List[TypeRepr] = tpe match {
    case AppliedType(cons, List(head, tail)) if cons.typeSymbol == TypeRepr.of[*:[Any, EmptyTuple]].typeSymbol =>
      head :: elements(tail)
    case _ => Nil
  }

  /** Whether `tpe` is a wildcard: bounds in place of a type. */
  protected final def isWildcard(tpe: TypeRepr): Boolean = tpe match {
    case _: TypeBounds => true
    case _ => false
  }

  protected final def hasWildcard(tpe: TypeRepr): Boolean =
    tpe.typeArgs.exists(arg => isWildcard(arg) || hasWildcard(arg))
}
