package swarender
package derivation

import scala.quoted.*

import swarender.encoder.KeyEncoder

/** The types for which an encoder is missing.
  *
  * @param isField
  *   whether the types are those of fields
  */
private[derivation] final class Missing(isField: Boolean = false)(using val q: Quotes)
    extends SubtypeSymbols
    with TypeNames {
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
      case Some(args) if args.exists(isWildcard) => Nil
      case Some(List(key, value)) => missingKey(key) ++ missingIn(value)
      case _ => Some(needs(tpe)).filterNot(_.exists(isWildcard)).fold(Nil)(_.flatMap(missingIn))
    }
    if (lines.nonEmpty) lines.distinct else List(missingItself(tpe))
  }

  private def missingIn(tpe: TypeRepr): List[String] =
    if (isFound(tpe)) Nil else missing(tpe.dealias)

  private def missingKey(tpe: TypeRepr): List[String] =
    tpe.asType match {
      case '[k] => if (Expr.summon[KeyEncoder[k]].nonEmpty) Nil else List(missingKeyItself(tpe))
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
    val name = shown(tpe)
    def instance = Syntax.instance("Encoder", full(tpe), "Encoder[String].contramap(value => ...)")
    def derives = s"`derives Encoder` to ${symbol.name}"
    foreign(tpe).orElse(parent(tpe)).getOrElse {
      if (hasWildcard(tpe)) MissingText.wildcard(name, instance)
      else if (symbol.flags.is(Flags.Opaque)) opaque(tpe)
      else if (symbol.isTypeParam || symbol.isAbstractType) MissingText.parameter(name)
      else if (!symbol.isClassDef || symbol.flags.is(Flags.Module)) MissingText.other(name, instance)
      else if (symbol.flags.is(Flags.Case) || symbol.flags.is(Flags.Sealed))
        if (symbol.isDefinedInCurrentRun) MissingText.derivable(name, derives)
        else if (isStandard(symbol)) MissingText.other(name, instance)
        else MissingText.compiled(name, instance, derives)
      else if (isOwn(tpe))
        MissingText.companion(name, Syntax.instance("Encoder", name, "Encoder[String].contramap(value => ...)"))
      else MissingText.other(name, instance)
    }
  }

  private def missingKeyItself(tpe: TypeRepr): String = {
    val name = shown(tpe)
    val symbol = tpe.typeSymbol
    def instance = Syntax.instance("KeyEncoder", full(tpe), "KeyEncoder.of(key => ...)")
    if (hasWildcard(tpe)) MissingText.wildcardKey(name, instance)
    else if (symbol.isTypeParam || symbol.isAbstractType && !symbol.flags.is(Flags.Opaque))
      MissingText.parameterKey(name)
    else if (isDerivableKey(symbol)) MissingText.derivableKey(name, s"`derives KeyEncoder` to ${symbol.name}")
    else if (isOwn(tpe))
      MissingText.companionKey(name, Syntax.instance("KeyEncoder", name, "KeyEncoder.of(key => ...)"))
    else MissingText.key(name, instance)
  }

  /** Whether `KeyEncoder.derived` would find what it needs. */
  private def isDerivableKey(symbol: Symbol): Boolean = symbol.isDefinedInCurrentRun && {
    derivedKeys(symbol) match {
      case OneField(field) =>
        symbol.typeRef.memberType(symbol.fieldMember(field.name)).widen.asType match {
          case '[f] => Expr.summon[KeyEncoder[f]].nonEmpty
        }
      case Constants(_) => true
      case NoKeys => false
    }
  }

  /** Whether the companion of `tpe` is a place for encoders of it, and its name is enough there. */
  private def isOwn(tpe: TypeRepr): Boolean = {
    val symbol = tpe.typeSymbol
    (symbol.isClassDef || symbol.flags.is(Flags.Opaque)) && !symbol.flags.is(Flags.Module) &&
    symbol.isDefinedInCurrentRun && tpe.typeArgs.isEmpty
  }

  private def isStandard(symbol: Symbol): Boolean = symbol.fullName.matches("(scala|java|javax)\\..*")

  /** In its companion, an opaque type is its underlying type. */
  private def opaque(tpe: TypeRepr): String = {
    val underlying = tpe match {
      case reference: TypeRef => reference.translucentSuperType
      case AppliedType(reference: TypeRef, args) => reference.translucentSuperType.appliedTo(args)
      case other => other
    }
    named(underlying) match {
      case Some(code) if isOwn(tpe) => MissingText.companion(shown(tpe), Syntax.instance("Encoder", shown(tpe), code))
      case _ =>
        val value = s"Encoder[${full(underlying)}].contramap(value => ...)"
        MissingText.other(shown(tpe), Syntax.instance("Encoder", full(tpe), value))
    }
  }

  /** The encoder of the library of `tpe`, by a name that no given of the scope hides. */
  def named[T: Type]: Option[String] = named(TypeRepr.of[T].dealias)

  private def named(tpe: TypeRepr): Option[String] = {
    val symbol = tpe.typeSymbol
    def args = tpe.typeArgs.map(full)
    def constructor = full(tpe).takeWhile(_ != '[')
    if (SelfReference.isOfLibrary(tpe)) Some(s"Encoder[${full(tpe)}]")
    else if (symbol == TypeRepr.of[Option[Any]].typeSymbol) Some(s"Encoder.option[${args.head}]")
    else if (symbol == defn.ArrayClass) Some(s"Encoder.array[${args.head}]")
    else if (tpe.typeArgs.lengthIs == 1 && tpe <:< TypeRepr.of[Iterable[Any]])
      Some(s"Encoder.iterable[${args.head}, $constructor]")
    else if (tpe.typeArgs.lengthIs == 2 && tpe <:< TypeRepr.of[collection.Map[?, Any]])
      Some(s"Encoder.map[${args.mkString(", ")}, $constructor]")
    else if (tpe.typeArgs.lengthIs == 2 && tpe <:< TypeRepr.of[Either[Any, Any]])
      Some(s"Encoder.either[${args.mkString(", ")}, $constructor]")
    else if (symbol.isClassDef && symbol.flags.is(Flags.Case) && !symbol.flags.is(Flags.Module))
      Some(s"Encoder.derived[${full(tpe)}]")
    else None
  }

  /** What to write where a sealed parent has an encoder, or is an enum. */
  private def parent(tpe: TypeRepr): Option[String] =
    tpe.baseClasses.drop(1).filter(_.flags.is(Flags.Sealed)).map(tpe.baseType) match {
      case Nil => None
      case all =>
        all.find(isFound).map(p => MissingText.subtype(shown(tpe), full(p), shown(p), isField, ownWay(tpe))).orElse {
          all
            .find(p => tpe.typeSymbol.flags.is(Flags.Enum) && p.typeSymbol.flags.is(Flags.Enum))
            .map(p => MissingText.enumCase(shown(tpe), full(p)))
        }
    }

  /** How a case class gets an encoder of its own. */
  private def ownWay(tpe: TypeRepr): Option[String] = {
    val symbol = tpe.typeSymbol
    val isCaseClass = symbol.flags.is(Flags.Case) && !symbol.flags.is(Flags.Module) && !symbol.flags.is(Flags.Enum)
    if (isCaseClass && symbol.isDefinedInCurrentRun) Some(s"`derives Encoder` to ${symbol.name}") else None
  }

  private def isFound(tpe: TypeRepr): Boolean =
    tpe.asType match { case '[t] => Expr.summon[Encoder[t]].nonEmpty }

  /** What to write where another library has a type class of `tpe`, and the module of that library
    * is there.
    */
  private def foreign(tpe: TypeRepr): Option[String] =
    MissingText.foreignModules.collectFirst {
      case (typeClass, module) if isThere(typeClass) && isThere(s"$module.package") && hasForeign(typeClass, tpe) =>
        val value = s"$module.encoderOf[${full(tpe)}]"
        MissingText.foreign(shown(tpe), typeClass, Syntax.instance("swarender.Encoder", full(tpe), value))
    }

  private def hasForeign(typeClass: String, tpe: TypeRepr): Boolean =
    Implicits.search(Symbol.requiredClass(typeClass).typeRef.appliedTo(tpe)) match {
      case _: ImplicitSearchSuccess => true
      case _ => false
    }

  /** Whether the program's class path has such a class. */
  private def isThere(name: String): Boolean =
    getClass.getClassLoader.getResource(name.replace('.', '/') + ".class") ne null
}
