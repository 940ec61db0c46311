package swarender
package derivation

/** Encoders of sealed traits. */
private[derivation] trait SumCode extends FieldCode {
  import c.universe._

  protected final def sealedTrait(tpe: Type, symbol: ClassSymbol): Tree = {
    val all = subtypes(symbol)
    if (all.isEmpty) fail(s"cannot derive an encoder of $tpe: it has no subtypes, or they are not known yet")
    val names = all.map(child => declared(child, path(child)))
    known.subtypes(shown(tpe), names).foreach(fail)
    val subtypesName = TermName(c.freshName("subtypes"))
    val calls = all.zip(names).map { case (child, name) => subtype(tpe, child, name, subtypesName) }
    q"""
      {
        val $subtypesName = new $swarender.derivation.Subtypes($rules, ${shown(tpe)})
        ..${inParts(calls)}
        new $swarender.derivation.SumEncoder[$tpe]($subtypesName)
      }
    """
  }

  protected final def keysOf(tpe: Type): Tree = {
    val symbol = tpe.typeSymbol
    symbol.typeSignature
    lazy val all = subtypes(symbol.asClass)
    if (symbol.isClass && symbol.asClass.isCaseClass && parameters(tpe).size == 1) {
      val field = parameters(tpe).head
      val inner = field.typeSignatureIn(tpe).dealias
      val keys = c.inferImplicitValue(appliedType(keyType, inner), silent = true)
      if (keys.isEmpty) fail(MissingText.keysOf(shown(tpe), shown(inner)))
      q"$keys.contramap[$tpe](key => key.${field.name.toTermName})"
    } else if (symbol.isClass && symbol.asClass.isSealed && all.nonEmpty && all.forall(_.isModuleClass)) {
      val names = all.map(child => declared(child, path(child)))
      known.subtypes(shown(tpe), names).foreach(fail)
      val subtypesName = TermName(c.freshName("subtypes"))
      val calls = all.zip(names).map { case (child, name) => subtype(tpe, child, name, subtypesName) }
      q"""
        {
          val $subtypesName = new $swarender.derivation.Subtypes($rules, ${shown(tpe)})
          ..${inParts(calls)}
          new $swarender.derivation.SubtypeKeys[$tpe]($subtypesName)
        }
      """
    } else fail(MissingText.keys(shown(tpe)))
  }

  private def subtype(tpe: Type, child: ClassSymbol, name: Declared, subtypes: TermName): Tree = {
    val key = keyOrNull(child)
    val mark = Literal(Constant(child.toType.erasure))
    if (child.isModuleClass) q"$subtypes.constant(${name.name}, $key, $mark)"
    else {
      val childType = appliedChild(child, tpe)
      val own = c.inferImplicitValue(appliedType(encoderType, childType), silent = true)
      val isOwn = !own.isEmpty && !isFallback(own)
      known.discriminator(name.shown, declaredFields(childType), hasRules = !isOwn).foreach(fail)
      if (isOwn) q"$subtypes.own[$childType](${name.name}, $key, $mark, () => $own)"
      else q"$subtypes.derived[$childType](${name.name}, $key, $mark, ${caseClass(childType)})"
    }
  }

  /** Whether the encoder is made of an upickle `Writer`. */
  private def isFallback(tree: Tree): Boolean = tree match {
    case Apply(function, _) => function.symbol.name.toString == "upickleWriter"
    case _ => false
  }

  private def subtypes(symbol: ClassSymbol): List[ClassSymbol] =
    symbol.knownDirectSubclasses.toList
      // The subtypes of a library have no position.
      .sortBy(child => if (child.pos == NoPosition) 0 else child.pos.point)
      .map(_.asClass)
      .flatMap { child =>
        child.typeSignature
        if (child.isModuleClass || child.isCaseClass) List(child)
        else if (child.isSealed) subtypes(child)
        else fail(s"cannot derive an encoder of ${symbol.name}: ${child.name} is neither a case class nor sealed")
      }
      .distinct

  /** The subtype, with its type parameters as its parent has them. */
  private def appliedChild(child: ClassSymbol, parent: Type): Type = {
    val own = child.typeParams
    if (own.isEmpty) child.toType
    else {
      val base = child.toType.baseType(parent.typeSymbol)
      val known = base.typeArgs.map(_.typeSymbol).zip(parent.typeArgs).toMap
      appliedType(child.toType.typeConstructor, own.map(p => known.getOrElse(p, definitions.AnyTpe)))
    }
  }

  /** With the objects that it is in. */
  private def path(symbol: Symbol): String = {
    val owner = symbol.owner
    val name = symbol.name.decodedName.toString.trim
    if (owner.isClass && !owner.isPackageClass) s"${path(owner)}.$name" else name
  }
}
