package swarender
package derivation

import scala.reflect.macros.blackbox

/** Finds the subtypes of a sealed trait, the value that a class holds, and types that can be keys.
  */
private[swarender] trait SubtypeSymbols {
  val c: blackbox.Context
  import c.universe._

  /** The symbol of a class that is not in a class. `typeOf` would find it by a class of its own. */
  protected final def classSymbol(of: Class[?]): ClassSymbol = c.mirror.staticClass(of.getName.replace('$', '.'))

  protected final def fail(message: String): Nothing = c.abort(c.enclosingPosition, message)

  protected final def accessed(symbol: Symbol): Symbol =
    if (symbol.isTerm && symbol.asTerm.isAccessor && symbol.asTerm.accessed != NoSymbol) symbol.asTerm.accessed
    else symbol

  protected final def parameters(tpe: Type): List[TermSymbol] =
    tpe.decl(termNames.CONSTRUCTOR).alternatives.map(_.asMethod).find(_.isPrimaryConstructor) match {
      case Some(constructor) => constructor.typeSignatureIn(tpe).paramLists.headOption.getOrElse(Nil).map(_.asTerm)
      case None => fail(MissingText.noConstructor(shown(tpe)))
    }

  /** The type of what the field holds: a sequence, if the parameter takes any number of arguments.
    */
  protected final def fieldType(parameter: TermSymbol): Type = {
    val tpe = parameter.typeSignature.dealias
    if (tpe.typeSymbol == definitions.RepeatedParamClass) appliedType(sequence, tpe.typeArgs) else tpe
  }

  /** Of which class the arguments are differs between the versions of Scala. */
  private lazy val sequence = typeOf[Seq[Any]].typeConstructor

  /** Whether it is a case class of one field. */
  protected final def isOneField(tpe: Type): Boolean =
    tpe.typeSymbol.isClass && tpe.typeSymbol.asClass.isCaseClass && !tpe.typeSymbol.isModuleClass &&
      parameters(tpe).size == 1

  /** Whether it is a sealed trait or class, of which all subtypes are case objects. */
  protected final def isConstants(symbol: Symbol): Boolean = symbol.isClass && symbol.asClass.isSealed && {
    val all = children(symbol.asClass)
    all.nonEmpty && all.forall(child => child.isModuleClass || !child.isCaseClass && isConstants(child))
  }

  private def children(symbol: ClassSymbol): List[ClassSymbol] =
    symbol.knownDirectSubclasses.toList
      // The subtypes of a library have no position.
      .sortBy(child => if (child.pos == NoPosition) 0 else child.pos.point)
      .map(_.asClass)

  protected final def subtypes(symbol: ClassSymbol): List[ClassSymbol] =
    children(symbol).flatMap { child =>
      child.typeSignature
      // A class that is local to the method of its parent is known where that is.
      if (child.name.toString.contains("$anon") || child.owner.isTerm && child.owner != symbol.owner)
        fail(MissingText.local(symbol.name.toString))
      else if (child.isModuleClass || child.isCaseClass) List(child)
      else if (child.isSealed) subtypes(child)
      else fail(MissingText.open(symbol.name.toString, child.name.toString))
    }.distinct

  /** Without packages and owners. */
  protected final def shown(tpe: Type): String =
    tpe.toString.replaceAll("(?:\\w+\\.)+(?!type\\b)(\\w+)", "$1").replaceAll("(?<!\\w)_\\$\\d+", "_")

  /** The name of a type with its packages, which every source can use. */
  protected final def full(tpe: Type): String = MissingText.withoutStandard(tpe.toString)

  /** Whether `tpe` is what the compiler makes of a wildcard in the type of a value. */
  protected final def isOpen(tpe: Type): Boolean = tpe.typeSymbol.isType && tpe.typeSymbol.asType.isExistential

  protected final def isExistential(tpe: Type): Boolean = tpe match {
    case ExistentialType(_, _) => true
    case _ => false
  }

  protected final def hasWildcard(tpe: Type): Boolean =
    isExistential(tpe) || isOpen(tpe) || tpe.typeArgs.exists(hasWildcard)
}
