package swarender
package derivation

import scala.quoted.*

import swarender.encoder.KeyEncoder

/** Encoders of sealed traits and enums. */
private[derivation] trait SumCode extends FieldCode with SubtypeSymbols {
  import q.reflect.*

  /** What derived code says of a subtype, once `Subtypes` are there. */
  private type Call = Expr[Subtypes] => Quotes ?=> Expr[Unit]

  protected final def sealedTrait[T: Type]: Expr[Encoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val all = subtypes(tpe.typeSymbol)
    if (all.isEmpty) fail(MissingText.noSubtypes(shown(tpe)))
    val isEnum = tpe.typeSymbol.flags.is(Flags.Enum) && tpe <:< TypeRepr.of[scala.reflect.Enum]
    withSubtypes(tpe, all, isEnum) { subtypes =>
      if (isEnum) '{ new EnumEncoder[T]($subtypes) } else '{ new SumEncoder[T]($subtypes) }
    }
  }

  final def keys[K: Type]: Expr[KeyEncoder[K]] = {
    val tpe = TypeRepr.of[K].dealias
    if (hasWildcard(tpe)) fail(MissingText.underivableWildcard("a key encoder", shown(tpe)))
    quiet(derivedKeys(tpe.typeSymbol) match {
      case OneField(field) => valueKeys[K](field)
      case Constants(all) => withSubtypes(tpe, all, isEnum = false)(subtypes => '{ new SubtypeKeys[K]($subtypes) })
      case NoKeys => fail(MissingText.keys(shown(tpe)))
    })
  }

  /** Of an enum of which no case has fields, or of one of its cases. */
  final def enumKeys[E: Type]: Expr[KeyEncoder[E]] = TypeRepr.of[E].dealias match {
    case constant: TermRef =>
      constant.widen.asType match {
        case '[w] =>
          val keys = Expr.summon[KeyEncoder[w]].getOrElse(fail(MissingText.keys(shown(TypeRepr.of[w]))))
          '{ $keys.contramap[E](_.asInstanceOf[w]) }
      }
    case tpe =>
      derivedKeys(tpe.typeSymbol) match {
        case Constants(_) => '{ KeyEncoder.of[E](_.asInstanceOf[Product].productPrefix) }
        case _ => fail(MissingText.keys(shown(tpe)))
      }
  }

  private def withSubtypes[S: Type](tpe: TypeRepr, all: List[Symbol], isEnum: Boolean)(
      make: Expr[Subtypes] => Quotes ?=> Expr[S]
  ): Expr[S] = {
    val names = all.map(child => declared(path(child), child.name.stripSuffix("$"), child))
    known.subtypes(shown(tpe), names).foreach(fail)
    val calls = all.zip(names).map((child, name) => subtype(tpe, child, name, isEnum))
    '{
      val subtypes = new Subtypes($rules, ${ Expr(shown(tpe)) })
      ${ inParts(calls.map(call => call('subtypes))) }
      ${ make('subtypes) }
    }
  }

  private def valueKeys[K: Type](field: Symbol): Expr[KeyEncoder[K]] = {
    val tpe = TypeRepr.of[K].dealias
    requireQuiet(tpe.typeSymbol, field)
    fieldType(tpe, field).asType match {
      case '[f] =>
        val keys = Expr.summon[KeyEncoder[f]].getOrElse(fail(MissingText.keysOf(shown(tpe), shown(TypeRepr.of[f]))))
        '{ $keys.contramap[K](key => ${ code(Select.unique(tree('key), field.name)).asExprOf[f] }) }
    }
  }

  private def subtype(tpe: TypeRepr, child: Symbol, declared: Declared, isEnum: Boolean): Call = {
    requireQuiet(child)
    val (name, path, in, key) = (Expr(declared.name), Expr(declared.shown), Expr(packageOf(child)), keyOrNull(child))
    if (isConstant(child)) {
      val mark =
        if (isEnum) nullOf[AnyRef]
        else if (!child.flags.is(Flags.Module)) {
          val constant = Ref(child).asExprOf[AnyRef]
          '{ () => $constant }
        } else classOf(if (child.isTerm) child.moduleClass else child)
      subtypes => '{ $subtypes.constant($name, $path, $in, $key, $mark) }
    } else {
      val mark = classOf(child)
      applied(child, tpe).asType match {
        case '[c] =>
          val own = Expr.summon[Encoder[c]].filterNot(isFallback)
          val fields = declaredFields(TypeRepr.of[c])
          known.discriminator(declared.shown, fields, own.isEmpty).foreach(fail)
          own match {
            case Some(encoder) if isDerived(encoder) =>
              subtypes =>
                '{ $subtypes.own[c]($name, $path, $in, $key, $mark, () => $encoder, ${ nullOf[() => Encoder[c]] }) }
            case Some(encoder) =>
              val derived = ifDerivable[c]
              subtypes => '{ $subtypes.own[c]($name, $path, $in, $key, $mark, () => $encoder, $derived) }
            case None =>
              val derived = caseClass[c]
              // `-Ysafe-init` refuses what may reach an encoder that is not there yet: `lookUp` asks for that when a value comes.
              subtypes => '{ $subtypes.derived[c]($name, $path, $in, $key, $mark, ($derived: @unchecked)) }
          }
      }
    }
  }

  /** Makes the derived encoder of a subtype that has another one, which may be made of its
    * parent's; null if it cannot be derived.
    */
  private def ifDerivable[C: Type]: Expr[() => Encoder[C]] = {
    val tpe = TypeRepr.of[C].dealias
    val before = lacks
    val derived = if (known.fields(shown(tpe), declaredFields(tpe)).isEmpty) Some(caseClass[C]) else None
    val isComplete = lacks == before
    lacks = before
    derived.filter(_ => isComplete).fold(nullOf[() => Encoder[C]])(encoder => '{ () => $encoder })
  }

  /** Whether the encoder is what the compiler makes of `derives Encoder`. */
  private def isDerived(encoder: Expr[?]): Boolean = encoder.asTerm match {
    case Inlined(_, Nil, inner) => inner.symbol.name == "derived$Encoder"
    case other => other.symbol.name == "derived$Encoder"
  }

  private def classOf(symbol: Symbol): Expr[Class[?]] = classOfType(symbol.typeRef)

  protected final def classOfType(tpe: TypeRepr): Expr[Class[?]] =
    Literal(ClassOfConstant(tpe)).asExpr.asInstanceOf[Expr[Class[?]]]

  /** Whether the encoder is made of an upickle `Writer`. */
  private def isFallback(encoder: Expr[?]): Boolean = {
    def called(term: Term): String = term match {
      case Inlined(_, _, inner) => called(inner)
      case Apply(function, _) => called(function)
      case TypeApply(function, _) => called(function)
      case other => other.symbol.name
    }
    called(encoder.asTerm) == "upickleWriter"
  }

  private def mentions(tpe: TypeRepr, parameter: Symbol): Boolean =
    tpe.typeSymbol.name == parameter.name && tpe.typeSymbol.isTypeParam || tpe.typeArgs.exists(mentions(_, parameter))

  /** The subtype, with its type parameters as its parent has them; what its fields need is known.
    */
  private def applied(child: Symbol, parent: TypeRepr): TypeRepr = {
    val own = child.primaryConstructor.paramSymss.flatten.filter(_.isType)
    if (own.isEmpty) child.typeRef
    else {
      val base = child.typeRef.baseType(parent.typeSymbol)
      val known = base.typeArgs.map(_.typeSymbol.name).zip(parent.typeArgs).toMap
      val unknown = own.filter(p => known.get(p.name).exists(arg => isWildcard(arg) || hasWildcard(arg)))
      for {
        field <- child.primaryConstructor.paramSymss.find(_.forall(_.isTerm)).getOrElse(Nil)
        if unknown.exists(mentions(child.typeRef.memberType(child.fieldMember(field.name)).widen, _))
      } fail(MissingText.unknownParameter(shown(parent), child.name, field.name))
      child.typeRef.appliedTo(own.map { p =>
        if (unknown.contains(p)) TypeRepr.of[Any] else known.getOrElse(p.name, TypeRepr.of[Any])
      })
    }
  }
}
