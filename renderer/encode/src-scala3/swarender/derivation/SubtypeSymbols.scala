package swarender
package derivation

import scala.quoted.*

/** Finds the subtypes of sealed traits and enums, and types that can be keys. */
private[derivation] trait SubtypeSymbols {
  implicit val q: Quotes
  import q.reflect.*

  /** The ways in which `KeyEncoder.derived` makes keys. */
  protected sealed trait Keys
  protected final case class OneField(field: Symbol) extends Keys
  protected final case class Constants(all: List[Symbol]) extends Keys
  protected case object NoKeys extends Keys

  protected final def derivedKeys(symbol: Symbol): Keys = {
    def fields = symbol.primaryConstructor.paramSymss.find(_.forall(_.isTerm)).getOrElse(Nil)
    if (!symbol.isClassDef) NoKeys
    else if (symbol.flags.is(Flags.Case) && !symbol.flags.is(Flags.Module) && fields.size == 1) OneField(fields.head)
    else if (symbol.flags.is(Flags.Sealed) && constants(symbol).exists(_.nonEmpty))
      Constants(constants(symbol).get)
    else NoKeys
  }

  /** The subtypes, if all are constants. */
  private def constants(symbol: Symbol): Option[List[Symbol]] = {
    val all = symbol.children.map { child =>
      if (isConstant(child)) Some(List(child))
      else if (child != symbol && child.flags.is(Flags.Sealed) && !child.flags.is(Flags.Case)) constants(child)
      else None
    }
    if (all.forall(_.nonEmpty)) Some(all.flatMap(_.get).distinct) else None
  }

  protected final def isConstant(child: Symbol): Boolean = child.isTerm || child.flags.is(Flags.Module)

  protected final def subtypes(symbol: Symbol): List[Symbol] =
    symbol.children.flatMap { child =>
      if (isConstant(child) || child.flags.is(Flags.Case)) List(child)
      // Of an anonymous or local class, the compiler knows no more.
      else if (child == symbol) report.errorAndAbort(MissingText.local(symbol.name))
      else if (child.flags.is(Flags.Sealed)) subtypes(child)
      else report.errorAndAbort(MissingText.open(symbol.name, child.name))
    }.distinct

  /** Empty for what is in no package. */
  protected final def packageOf(symbol: Symbol): String =
    if (symbol.flags.is(Flags.Package)) symbol.fullName.replace("<empty>", "") else packageOf(symbol.owner)

  /** With the objects that it is in. */
  protected final def path(symbol: Symbol): String = {
    val (owner, name) = (symbol.maybeOwner, symbol.name.stripSuffix("$"))
    if (owner.isClassDef && !owner.flags.is(Flags.Package)) s"${path(owner)}.$name" else name
  }
}
