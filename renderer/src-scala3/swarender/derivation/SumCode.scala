package swarender
package derivation

import scala.quoted.*

import swarender.encoder.KeyEncoder

/** Encoders of sealed traits and enums. */
private[derivation] trait SumCode extends FieldCode {
  import q.reflect.*

  protected final def sealedTrait[T: Type]: Expr[Encoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val all = subtypes(tpe.typeSymbol)
    val names = all.map(child => declared(path(child), child.name.stripSuffix("$"), child))
    known.subtypes(shown(tpe), names).foreach(fail)
    val isEnum = tpe.typeSymbol.flags.is(Flags.Enum) && tpe <:< TypeRepr.of[scala.reflect.Enum]
    '{
      val subtypes = new Subtypes($rules, ${ Expr(shown(tpe)) })
      ${ inParts(all.zip(names).map((child, name) => subtype(tpe, child, name, isEnum, 'subtypes))) }
      ${ if (isEnum) '{ new EnumEncoder[T](subtypes) } else '{ new SumEncoder[T](subtypes) } }
    }
  }

  final def keys[K: Type]: Expr[KeyEncoder[K]] = {
    val tpe = TypeRepr.of[K].dealias
    val symbol = tpe.typeSymbol
    lazy val all = subtypes(symbol)
    if (symbol.flags.is(Flags.Case) && parameters(tpe).size == 1) valueKeys[K](parameters(tpe).head)
    else if (symbol.flags.is(Flags.Sealed) && all.forall(isConstant)) {
      val names = all.map(child => declared(path(child), child.name.stripSuffix("$"), child))
      known.subtypes(shown(tpe), names).foreach(fail)
      '{
        val subtypes = new Subtypes($rules, ${ Expr(shown(tpe)) })
        ${ inParts(all.zip(names).map((child, name) => subtype(tpe, child, name, false, 'subtypes))) }
        new SubtypeKeys[K](subtypes)
      }
    } else fail(MissingText.keys(shown(tpe)))
  }

  private def valueKeys[K: Type](field: Symbol): Expr[KeyEncoder[K]] = {
    val tpe = TypeRepr.of[K].dealias
    fieldType(tpe, field).asType match {
      case '[f] =>
        val keys = Expr.summon[KeyEncoder[f]].getOrElse(fail(MissingText.keysOf(shown(tpe), shown(TypeRepr.of[f]))))
        '{ $keys.contramap[K](key => ${ Select.unique('key.asTerm, field.name).asExprOf[f] }) }
    }
  }

  private def subtype(
      tpe: TypeRepr,
      child: Symbol,
      declared: Declared,
      isEnum: Boolean,
      subtypes: Expr[Subtypes]
  ): Expr[Unit] = {
    val (name, key) = (Expr(declared.name), keyOrNull(child))
    if (isConstant(child)) {
      val mark =
        if (isEnum) nullOf[AnyRef]
        else if (!child.flags.is(Flags.Module)) {
          val constant = Ref(child).asExprOf[AnyRef]
          '{ () => $constant }
        } else classOf(if (child.isTerm) child.moduleClass else child)
      '{ $subtypes.constant($name, $key, $mark) }
    } else {
      val mark = classOf(child)
      applied(child, tpe).asType match {
        case '[c] =>
          val own = Expr.summon[Encoder[c]].filterNot(isFallback)
          known.discriminator(declared.shown, declaredFields(TypeRepr.of[c]), own.isEmpty).foreach(fail)
          own match {
            case Some(encoder) => '{ $subtypes.own[c]($name, $key, $mark, () => $encoder) }
            case None =>
              // `-Ysafe-init` refuses what may reach an encoder that is not there yet: `lookUp` asks for that when a value comes.
              '{ $subtypes.derived[c]($name, $key, $mark, (${ caseClass[c] }: @unchecked)) }
          }
      }
    }
  }

  private def classOf(symbol: Symbol): Expr[Class[?]] = classOfType(symbol.typeRef)

  protected final def classOfType(tpe: TypeRepr): Expr[Class[?]] =
    Literal(ClassOfConstant(tpe)).asExpr.asInstanceOf[Expr[Class[?]]]

  private def isConstant(child: Symbol): Boolean = child.isTerm || child.flags.is(Flags.Module)

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

  private def subtypes(symbol: Symbol): List[Symbol] =
    symbol.children.flatMap { child =>
      if (isConstant(child) || child.flags.is(Flags.Case)) List(child)
      else if (child.flags.is(Flags.Sealed)) subtypes(child)
      else fail(s"cannot derive an encoder of ${symbol.name}: ${child.name} is neither a case class nor sealed")
    }.distinct

  /** The subtype, with its type parameters as its parent has them. */
  private def applied(child: Symbol, parent: TypeRepr): TypeRepr = {
    val own = child.primaryConstructor.paramSymss.flatten.filter(_.isType)
    if (own.isEmpty) child.typeRef
    else {
      val base = child.typeRef.baseType(parent.typeSymbol)
      val known = base.typeArgs.map(_.typeSymbol.name).zip(parent.typeArgs).toMap
      child.typeRef.appliedTo(own.map(p => known.getOrElse(p.name, TypeRepr.of[Any])))
    }
  }

  /** With the objects that it is in. */
  private def path(symbol: Symbol): String = {
    val (owner, name) = (symbol.maybeOwner, symbol.name.stripSuffix("$"))
    if (owner.isClassDef && !owner.flags.is(Flags.Package)) s"${path(owner)}.$name" else name
  }
}
