package swarender
package derivation

import scala.quoted.*

import swarender.encoder.EncoderRules.{flatten, skip}

object SelectionMacro {
  def without[T: Type](encoder: Expr[Encoder[T]], field: Expr[T => Any], fields: Expr[Seq[T => Any]])(using
      Quotes
  ): Expr[Encoder[T]] = new SelectionMacro().without(encoder, field, fields)

  def withKeys[T: Type](encoder: Expr[Encoder[T]], keys: Expr[Seq[T => (Any, String)]])(using
      Quotes
  ): Expr[Encoder[T]] = new SelectionMacro().withKeys(encoder, keys)

  def withEncoder[T: Type, A: Type](encoder: Expr[Encoder[T]], field: Expr[T => A], by: Expr[Encoder[A]])(using
      Quotes
  ): Expr[Encoder[T]] = new SelectionMacro().withEncoder(encoder, field, by)
}

/** Finds the fields that functions select: `_.createdAt`. */
private final class SelectionMacro(implicit val q: Quotes) extends FieldCode {
  import q.reflect.*

  def without[T: Type](
      encoder: Expr[Encoder[T]],
      field: Expr[T => Any],
      fields: Expr[Seq[T => Any]]
  ): Expr[Encoder[T]] = {
    val all = Varargs((field +: parts(fields)).map(one => index[T](one)))
    '{ SelectedFields.without[T]($encoder, $all*) }
  }

  def withKeys[T: Type](encoder: Expr[Encoder[T]], keys: Expr[Seq[T => (Any, String)]]): Expr[Encoder[T]] = {
    val pairs = parts(keys).map { key =>
      val (of, inner) = function(key.asTerm)
      val (field, text) = pair(inner)
      index[T](of, field) -> text.asExprOf[String]
    }
    val (fields, texts) = (Varargs(pairs.map(_._1)), Varargs(pairs.map(_._2)))
    '{ SelectedFields.renamed[T]($encoder, $fields*)($texts*) }
  }

  def withEncoder[T: Type, A: Type](
      encoder: Expr[Encoder[T]],
      field: Expr[T => A],
      by: Expr[Encoder[A]]
  ): Expr[Encoder[T]] = '{ SelectedFields.replaced[T, A]($encoder, ${ index[T](field) }, $field, $by) }

  private def parts[F: Type](all: Expr[Seq[F]]): Seq[Expr[F]] = all match {
    case Varargs(each) => each
    case _ => fail(MissingText.selection)
  }

  /** The parameter and the body of a function. */
  private def function(term: Term): (Symbol, Term) = term match {
    case Inlined(_, Nil, inner) => function(inner)
    case Block(Nil, inner) => function(inner)
    case Lambda(List(parameter), inner) => (parameter.symbol, inner)
    case _ => fail(MissingText.selection)
  }

  /** The two sides of `field -> key`. */
  private def pair(tuple: Term): (Term, Term) = tuple match {
    case Inlined(_, Nil, inner) => pair(inner)
    case Typed(inner, _) => pair(inner)
    case Apply(TypeApply(Select(Apply(_, List(field)), "->"), _), List(key)) => (field, key)
    case Apply(TypeApply(Select(_, "apply"), _), List(field, key)) => (field, key)
    case _ => fail(MissingText.selection)
  }

  private def index[T: Type](selection: Expr[Any]): Expr[Int] = {
    val (of, field) = function(selection.asTerm)
    index[T](of, field)
  }

  /** Which of the fields that are written it is, of what the parameter `of` has. */
  private def index[T: Type](of: Symbol, field: Term): Expr[Int] = field match {
    case Inlined(_, Nil, inner) => index[T](of, inner)
    case Typed(inner, _) => index[T](of, inner)
    case Apply(method, Nil) => index[T](of, method)
    case Select(value: Ident, name) if value.symbol == of =>
      val tpe = TypeRepr.of[T].dealias
      val all = if (tpe.typeSymbol.flags.is(Flags.Case)) parameters(tpe) else Nil
      if (!all.exists(_.name == name)) fail(MissingText.noField(shown(tpe), name))
      val i = all
        .filterNot { field =>
          val member = tpe.typeSymbol.fieldMember(field.name)
          has(TypeRepr.of[skip], field, member) || has(TypeRepr.of[flatten], field, member)
        }
        .indexWhere(_.name == name)
      if (i < 0) fail(MissingText.noKey(shown(tpe), name))
      Expr(i)
    case _ => fail(MissingText.selection)
  }
}
