package swarender
package derivation

import scala.reflect.macros.whitebox

import swarender.encoder.KeyEncoder

/** Finds the types for which an encoder is missing. */
private[swarender] trait MissingTypes extends SubtypeSymbols {
  import c.universe._

  protected final val encoderType: Type = classSymbol(classOf[Encoder[?]]).toTypeConstructor
  protected final val keyType: Type = classSymbol(classOf[KeyEncoder[?]]).toTypeConstructor
  private val maps = List(classOf[collection.Map[?, ?]], classOf[java.util.Map[?, ?]]).map(classSymbol(_))
  private val holders = definitions.ArrayClass :: List(
    classOf[Iterable[?]],
    classOf[Iterator[?]],
    classOf[Option[?]],
    classOf[Either[?, ?]],
    classOf[java.util.Collection[?]],
    classOf[java.util.Optional[?]]
  ).map(classSymbol(_))

  /** What to write so that there is an encoder of `tpe`, for each type that lacks one.
    *
    * @param isField
    *   whether it is the type of a field
    */
  protected final def missing(tpe: Type, isField: Boolean): List[String] = {
    def missingIn(tpe: Type): List[String] = if (isFound(encoderType, tpe)) Nil else missing(tpe.dealias, isField)
    val lines = maps.find(tpe.baseClasses.contains(_)) match {
      case _ if isExistential(tpe) || tpe.typeArgs.exists(isOpen) => Nil
      case Some(map) =>
        val List(key, value) = tpe.baseType(map).typeArgs: @unchecked
        missingKey(key) ++ missingIn(value)
      case None => needs(tpe).flatMap(missingIn)
    }
    if (lines.nonEmpty) lines.distinct else List(missingItself(tpe, isField))
  }

  private def missingKey(tpe: Type): List[String] =
    if (isFound(keyType, tpe)) Nil else List(missingKeyItself(tpe))

  /** What has no value lacks nothing: see `EmptyEncoders`. */
  private def isFound(typeClass: Type, tpe: Type): Boolean =
    tpe.typeSymbol == definitions.NothingClass ||
      c.inferImplicitValue(appliedType(typeClass, tpe), silent = true) != EmptyTree

  /** Whose encoders that of `tpe` is made of. */
  private def needs(tpe: Type): List[Type] =
    holders.find(tpe.baseClasses.contains(_)) match {
      case Some(holder) => tpe.baseType(holder).typeArgs
      case None if tpe.typeSymbol.fullName.matches("scala\\.Tuple\\d+") || hasEncoder(tpe) => tpe.typeArgs
      case None => Nil
    }

  /** Whether the companion has an encoder, which is of no use without others. */
  private def hasEncoder(tpe: Type): Boolean =
    tpe.typeSymbol.companion.typeSignature.members.exists { member =>
      member.isImplicit && member.isMethod && member.asMethod.returnType.typeSymbol == encoderType.typeSymbol
    }

  private def missingItself(tpe: Type, isField: Boolean): String = {
    val symbol = tpe.typeSymbol
    val name = shown(tpe)
    def instance = Syntax.instance("Encoder", full(tpe), "Encoder[String].contramap(value => ...)")
    foreign(tpe).orElse(parent(tpe, isField)).getOrElse {
      if (hasWildcard(tpe))
        MissingText.wildcard(name, wildcard("Encoder", tpe, "Encoder[String].contramap(value => ...)"))
      else if (isParameter(symbol)) MissingText.parameter(name)
      else if (symbol.isClass && !symbol.isModuleClass && (symbol.asClass.isCaseClass || symbol.asClass.isSealed))
        if (isCompiledNow(symbol)) MissingText.derivable(name, derivation(symbol.asClass))
        else if (symbol.fullName.matches("(scala|java|javax)\\..*")) MissingText.other(name, instance)
        else MissingText.compiled(name, instance, derivation(symbol.asClass))
      else if (isOwn(tpe))
        MissingText.companion(name, Syntax.companion("Encoder", name, "Encoder[String].contramap(value => ...)"))
      else MissingText.other(name, instance)
    }
  }

  /** What a value of a type with wildcards is rendered with: one for all types, since the compiler
    * gives each wildcard a type of its own there.
    */
  private def wildcard(typeClass: String, tpe: Type, value: String): String = {
    val open = tpe.typeArgs.filter(isOpen).map(_.typeSymbol.asType).distinct.zip("ABCDEFGH".map(_.toString))
    def named(text: String) = open.foldLeft(text) { case (text, (symbol, name)) =>
      text.replaceAll(s"(?<!\\w)${java.util.regex.Pattern.quote(symbol.name.toString)}(?!\\w)", name)
    }
    val parameters = open.map { case (symbol, name) =>
      val bounds = symbol.typeSignature match {
        case TypeBounds(_, high) if !(high =:= definitions.AnyTpe) => s" <: ${full(high)}"
        case _ => ""
      }
      name + bounds
    }
    Syntax.instance(typeClass, named(full(tpe)), value, parameters)
  }

  private def missingKeyItself(tpe: Type): String = {
    val name = shown(tpe)
    val symbol = tpe.typeSymbol
    def instance = Syntax.instance("KeyEncoder", full(tpe), "KeyEncoder.of(key => ...)")
    if (hasWildcard(tpe)) MissingText.wildcardKey(name, wildcard("KeyEncoder", tpe, "KeyEncoder.of(key => ...)"))
    else if (isParameter(symbol)) MissingText.parameterKey(name)
    else if (isDerivableKey(tpe))
      MissingText.derivableKey(name, s"`${Syntax.companion("KeyEncoder", name, "KeyEncoder.derived")}` to object $name")
    else if (isOwn(tpe))
      MissingText.companionKey(name, Syntax.companion("KeyEncoder", name, "KeyEncoder.of(key => ...)"))
    else MissingText.key(name, instance)
  }

  private def isParameter(symbol: Symbol) = symbol.isParameter || symbol.isAbstract && !symbol.isClass

  /** Whether `KeyEncoder.derived` would find what it needs. */
  private def isDerivableKey(tpe: Type): Boolean = isOwn(tpe) && {
    tpe.typeSymbol.typeSignature
    if (isOneField(tpe)) isFound(keyType, fieldType(parameters(tpe).head)) else isConstants(tpe.typeSymbol)
  }

  private def derivation(symbol: ClassSymbol): String = {
    val parameters = symbol.typeParams.map(_.name.decodedName.toString)
    val own = symbol.name.decodedName.toString
    val way =
      if (parameters.isEmpty) s"`implicit val encoder: Encoder[$own] = Encoder.derived`"
      else
        parameters.mkString("`implicit def encoder[", ": Encoder, ", ": Encoder]") +
          parameters.mkString(s": Encoder[$own[", ", ", "]] = Encoder.derived`")
    s"$way to object $own"
  }

  private def isCompiledNow(symbol: Symbol): Boolean = symbol.pos != NoPosition

  /** Whether the companion of `tpe` is a place for encoders of it, and its name is enough there. */
  private def isOwn(tpe: Type): Boolean =
    tpe.typeSymbol.isClass && !tpe.typeSymbol.isModuleClass && isCompiledNow(tpe.typeSymbol) && tpe.typeArgs.isEmpty

  /** What to write where a sealed parent has an encoder. */
  private def parent(tpe: Type, isField: Boolean): Option[String] =
    tpe.baseClasses
      .drop(1)
      .filter(base => base.isClass && base.asClass.isSealed)
      .map(tpe.baseType)
      .find(isFound(encoderType, _))
      .map(p => MissingText.subtype(shown(tpe), full(p), shown(p), isField, ownWay(tpe.typeSymbol)))

  /** How a case class gets an encoder of its own. */
  private def ownWay(symbol: Symbol): Option[String] =
    if (!isCompiledNow(symbol) || symbol.isModuleClass || !symbol.asClass.isCaseClass) None
    else Some(derivation(symbol.asClass))

  /** What to write where another library has a type class of `tpe`, and the module of that library
    * is there.
    */
  private def foreign(tpe: Type): Option[String] =
    MissingText.foreignModules.find { case (typeClass, module) => hasForeign(typeClass, module, tpe) }.map {
      case (typeClass, module) =>
        val value = s"$module.encoderOf[${full(tpe)}]"
        MissingText.foreign(shown(tpe), typeClass, Syntax.instance("swarender.Encoder", full(tpe), value))
    }

  private def hasForeign(typeClass: String, module: String, tpe: Type): Boolean =
    try {
      val _ = c.mirror.staticPackage(module)
      isFound(c.mirror.staticClass(typeClass).toType.typeConstructor, tpe)
    } catch { case _: ScalaReflectionException => false }
}

/** Fails with the missing types as the compiler's message. */
final class MissingMacro(val c: whitebox.Context) extends MissingTypes {
  import c.universe._

  def encoder[T: WeakTypeTag]: Tree = {
    // The search for an encoder searches for those that it needs, but the message is that of the first.
    if (c.openImplicits.count(_.pt.typeSymbol == encoderType.typeSymbol) <= 1) {
      val text = MissingText.withImports(missing(weakTypeOf[T].dealias, isField = false).mkString("\n"))
      val annotation = c.typecheck(q"new _root_.scala.annotation.implicitNotFound($text)")
      val _ = c.internal.setAnnotations(encoderType.typeSymbol, Annotation(annotation))
    }
    c.abort(c.enclosingPosition, "no encoder")
  }
}
