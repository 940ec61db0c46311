package swarender
package derivation

import scala.quoted.*

/** Generates encoders of unions, of literal types, of tuples of more than 22 elements and of named
  * tuples. An instance in the companion cannot stand for them: no type bound describes them, or
  * this compiler does not have it.
  */
private[derivation] trait StructuralCode extends SumCode {
  import q.reflect.*

  final def structural[T: Type]: Option[Expr[Encoder[T]]] = TypeRepr.of[T].dealias match {
    case tpe: OrType => Some(union[T](tpe))
    case literal: ConstantType =>
      literal.widen.asType match { case '[w] => Some('{ ${ of[w] }.asInstanceOf[Encoder[T]] }) }
    case constant: TermRef if !constant.typeSymbol.flags.is(Flags.Module) =>
      constant.widen.asType match { case '[w] => Some('{ ${ of[w] }.asInstanceOf[Encoder[T]] }) }
    case AppliedType(cons, List(names, values)) if isNamedTuple(cons.typeSymbol) =>
      (elements(names), elements(values)) match {
        case (Some(keys), Some(all)) => Some(namedTuple[T](keys, all))
        case _ => None
      }
    case tpe =>
      elements(tpe).filter(_.size > 22).map { all =>
        val encoders = Varargs(all.map(_.asType match { case '[e] => of[e] }))
        '{ Instances.tupleOf[T]($encoders*) }
      }
  }

  private def namedTuple[T: Type](keys: List[TypeRepr], all: List[TypeRepr]): Expr[Encoder[T]] = {
    val texts = Varargs(keys.collect { case ConstantType(StringConstant(name)) => Expr(name) })
    val encoders = Varargs(all.map(_.asType match { case '[e] => of[e] }))
    val owner = Expr(shown(TypeRepr.of[T]))
    '{
      NamedTupleEncoder
        .of[T](NameClash.fieldNames($rules, $owner)($texts*)(), OmittingEncoder.byRules($rules), $encoders*)
    }
  }

  private def of[A: Type]: Expr[Encoder[A]] =
    Expr.summon[Encoder[A]].getOrElse(fail(MissingText.withImports(new Missing().encoder[A].mkString("\n"))))

  /** Scala has them from 3.7 on. */
  private def isNamedTuple(symbol: Symbol): Boolean =
    symbol.name == "NamedTuple" && symbol.maybeOwner.fullName.startsWith("scala.NamedTuple")

  /** Of the elements of a tuple. */
  private def elements(tpe: TypeRepr): Option[List[TypeRepr]] = tpe.dealias match {
    case AppliedType(cons, List(head, tail)) if cons.typeSymbol == Cons => elements(tail).map(head :: _)
    case tuple if tuple =:= TypeRepr.of[EmptyTuple] => Some(Nil)
    case tuple if defn.isTupleClass(tuple.typeSymbol) => Some(tuple.typeArgs)
    case _ => None
  }

  private lazy val Cons: Symbol = Symbol.requiredClass("scala.*:")

  /** By the encoder of the type that a value is of, a subclass before what it extends. Null is
    * null.
    */
  private def union[T: Type](tpe: OrType): Expr[Encoder[T]] = {
    val all = alternatives(tpe).foldLeft(List.empty[TypeRepr]) { (known, next) =>
      if (known.exists(_ =:= next)) known else known :+ next
    }
    val marks = all.map(mark)
    for (i <- marks.indices; j <- 0 until i if marks(i).typeSymbol == marks(j).typeSymbol)
      if (!(marks(i).typeSymbol == defn.ArrayClass)) fail(MissingText.union(shown(all(j)), shown(all(i))))
    val sorted = all.zip(marks).sortBy((_, mark) => -mark.baseClasses.size).map { (alternative, mark) =>
      classOfType(mark) -> (alternative.asType match { case '[a] => of[a] })
    }
    '{
      val subtypes = new Subtypes($rules, ${ Expr(shown(tpe)) })
      ${ inParts(sorted.map((mark, encoder) => '{ subtypes.alternative($mark, () => $encoder) })) }
      new SumEncoder[T](subtypes)
    }
  }

  private def alternatives(tpe: TypeRepr): List[TypeRepr] = tpe.dealias match {
    case OrType(a, b) => alternatives(a) ++ alternatives(b)
    case one if one =:= TypeRepr.of[Null] => Nil
    case literal: ConstantType => List(literal.widen)
    case constant: TermRef if !constant.typeSymbol.flags.is(Flags.Module) => List(constant.widen.dealias)
    case other => List(other)
  }

  /** The class of its values. */
  private def mark(tpe: TypeRepr): TypeRepr = {
    val symbol = tpe.typeSymbol
    if (!symbol.isClassDef) fail(MissingText.noClass(shown(tpe)))
    Boxes.collectFirst { case (primitive, box) if primitive.typeSymbol == symbol => box }.getOrElse {
      if (symbol == defn.ArrayClass) tpe else symbol.typeRef
    }
  }

  private lazy val Boxes: List[(TypeRepr, TypeRepr)] = List(
    TypeRepr.of[Boolean] -> TypeRepr.of[java.lang.Boolean],
    TypeRepr.of[Byte] -> TypeRepr.of[java.lang.Byte],
    TypeRepr.of[Short] -> TypeRepr.of[java.lang.Short],
    TypeRepr.of[Int] -> TypeRepr.of[java.lang.Integer],
    TypeRepr.of[Long] -> TypeRepr.of[java.lang.Long],
    TypeRepr.of[Float] -> TypeRepr.of[java.lang.Float],
    TypeRepr.of[Double] -> TypeRepr.of[java.lang.Double],
    TypeRepr.of[Char] -> TypeRepr.of[java.lang.Character],
    TypeRepr.of[Unit] -> TypeRepr.of[scala.runtime.BoxedUnit]
  )
}
