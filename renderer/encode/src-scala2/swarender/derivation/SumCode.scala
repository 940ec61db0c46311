package swarender
package derivation

/** Generates encoders of sealed traits. */
private[derivation] trait SumCode extends FieldCode {
  import c.universe._

  protected final def sealedTrait(tpe: Type, symbol: ClassSymbol): Tree = {
    val all = subtypes(symbol)
    if (all.isEmpty) fail(MissingText.noSubtypes(shown(tpe)))
    ofSubtypes(tpe, all, tq"$swarender.derivation.SumEncoder[$tpe]")
  }

  /** A new `made`, which gets the subtypes. */
  private def ofSubtypes(tpe: Type, all: List[ClassSymbol], made: Tree): Tree = {
    val names = all.map(child => declared(child, path(child)))
    known.subtypes(shown(tpe), names).foreach(fail)
    val subtypesName = TermName(c.freshName("subtypes"))
    val calls = all.zip(names).map { case (child, name) => subtype(tpe, child, name, subtypesName) }
    q"""
      {
        val $subtypesName = new $swarender.derivation.Subtypes($rules, ${shown(tpe)})
        ..${inParts(calls)}
        new $made($subtypesName)
      }
    """
  }

  protected final def keysOf(tpe: Type): Tree = {
    val symbol = tpe.typeSymbol
    symbol.typeSignature
    requireNoWildcard("a key encoder", tpe)
    if (isOneField(tpe)) {
      val field = parameters(tpe).head
      val inner = fieldType(field)
      requireQuiet(symbol, tpe.member(field.name))
      val keys = c.inferImplicitValue(appliedType(keyType, inner), silent = true)
      if (keys.isEmpty) fail(MissingText.keysOf(shown(tpe), shown(inner)))
      q"$keys.contramap[$tpe](key => key.${field.name.toTermName})"
    } else if (isConstants(symbol))
      ofSubtypes(tpe, subtypes(symbol.asClass), tq"$swarender.derivation.SubtypeKeys[$tpe]")
    else fail(MissingText.keys(shown(tpe)))
  }

  private def subtype(tpe: Type, child: ClassSymbol, name: Declared, subtypes: TermName): Tree = {
    val key = keyOrNull(child)
    requireQuiet(child, if (child.isModuleClass) child.module else child)
    val mark = Literal(Constant(child.toType.erasure))
    val names = List(q"${name.name}", q"${name.shown}", q"${packageOf(child)}", key)
    if (child.isModuleClass) q"$subtypes.constant(..$names, $mark)"
    else {
      val childType = appliedChild(child, tpe)
      val own = c.inferImplicitValue(appliedType(encoderType, childType), silent = true)
      val isOwn = !own.isEmpty && !isFallback(own)
      known.discriminator(name.shown, declaredFields(childType), hasRules = !isOwn).foreach(fail)
      if (isOwn) q"$subtypes.own[$childType](..$names, $mark, () => $own, ${ifDerivable(own, childType)})"
      else q"$subtypes.derived[$childType](..$names, $mark, ${caseClass(childType)})"
    }
  }

  /** Makes the derived encoder of a subtype that has another one, which may be made of its
    * parent's; null if it cannot be derived, or if `own` is known to be derived.
    */
  private def ifDerivable(own: Tree, tpe: Type): Tree = {
    val before = lacks
    val derived =
      if (isDerived(own) || known.fields(shown(tpe), declaredFields(tpe)).nonEmpty) q"null"
      else q"() => ${caseClass(tpe)}"
    val isComplete = lacks == before
    lacks = before
    if (isComplete) derived else q"null"
  }

  private def isDerived(own: Tree): Boolean = own.symbol != null && derivedHere(accessed(own.symbol))

  /** What this source defines as derived, as far as it is known yet. */
  private lazy val derivedHere: Set[Symbol] = {
    val derived = c.mirror.staticClass("swarender.derivation.ObjectEncoder")
    // Nothing else has the definition of a symbol.
    @scala.annotation.nowarn("cat=deprecation")
    def source = c.enclosingUnit.body
    source.collect {
      case definition: ValOrDefDef if (definition.rhs match {
            case Select(_, TermName("derived")) | TypeApply(Select(_, TermName("derived")), _) => true
            case rhs => rhs.tpe != null && rhs.tpe.typeSymbol == derived
          }) =>
        definition.symbol
    }.toSet
  }

  /** Whether the encoder is made of an upickle `Writer`. */
  private def isFallback(tree: Tree): Boolean = tree match {
    case Apply(function, _) => function.symbol.name.toString == "upickleWriter"
    case _ => false
  }

  /** The subtype, with its type parameters as its parent has them. */
  private def appliedChild(child: ClassSymbol, parent: Type): Type = {
    val own = child.typeParams
    if (own.isEmpty) child.toType
    else {
      val base = child.toType.baseType(parent.typeSymbol)
      val arguments = parent match {
        case ExistentialType(_, inside) => inside.typeArgs
        case _ => parent.typeArgs
      }
      val known = base.typeArgs.map(_.typeSymbol).zip(arguments).toMap
      val unknown = own.filter(p => known.get(p).exists(hasWildcard))
      for (field <- parameters(child.toType) if unknown.exists(p => field.typeSignature.exists(_.typeSymbol == p)))
        fail(MissingText.unknownParameter(shown(parent), child.name.toString, field.name.toString))
      appliedType(
        child.toType.typeConstructor,
        own.map { p =>
          if (unknown.contains(p)) definitions.AnyTpe else known.getOrElse(p, definitions.AnyTpe)
        }
      )
    }
  }

  /** Empty for what is in no package. */
  private def packageOf(symbol: Symbol): String =
    if (symbol.isPackageClass) symbol.fullName.replace("<empty>", "") else packageOf(symbol.owner)

  /** With the objects that it is in. */
  private def path(symbol: Symbol): String = {
    val owner = symbol.owner
    val name = symbol.name.decodedName.toString.trim
    if (owner.isClass && !owner.isPackageClass) s"${path(owner)}.$name" else name
  }
}
