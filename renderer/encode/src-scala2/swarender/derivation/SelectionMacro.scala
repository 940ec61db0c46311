package swarender
package derivation

import scala.reflect.macros.blackbox

import swarender.encoder.EncoderRules.{flatten, skip}

/** Finds the fields that functions select: `_.createdAt`. */
final class SelectionMacro(val c: blackbox.Context) extends SumCode {
  import c.universe._

  private def selectedFields: Tree = q"$swarender.derivation.SelectedFields"

  def without[T: WeakTypeTag](field: Tree, fields: Tree*): Tree =
    q"$selectedFields.without[${weakTypeOf[T]}](${c.prefix}, ..${(field +: fields).map(index[T])})"

  def withKeys[T: WeakTypeTag](keys: Tree*): Tree = {
    val pairs = keys.map { key =>
      val (of, inner) = function(key)
      val (field, text) = pair(inner)
      index(weakTypeOf[T], of, field) -> text
    }
    q"$selectedFields.renamed[${weakTypeOf[T]}](${c.prefix}, ..${pairs.map(_._1)})(..${pairs.map(_._2)})"
  }

  def withEncoder[T: WeakTypeTag, A: WeakTypeTag](field: Tree)(encoder: Tree): Tree = {
    q"$selectedFields.replaced[${weakTypeOf[T]}, ${weakTypeOf[A]}](${c.prefix}, ${index[T](field)}, $field, $encoder)"
  }

  /** The parameter and the body of a function. */
  private def function(tree: Tree): (Symbol, Tree) = tree match {
    case Block(Nil, inner) => function(inner)
    case Function(List(parameter), inner) => (parameter.symbol, inner)
    case _ => fail(MissingText.selection)
  }

  /** The two sides of `field -> key`. */
  private def pair(tuple: Tree): (Tree, Tree) = tuple match {
    case Typed(inner, _) => pair(inner)
    case Apply(TypeApply(Select(Apply(_, List(field)), TermName("$minus$greater")), _), List(key)) => (field, key)
    case Apply(TypeApply(Select(_, TermName("apply")), _), List(field, key)) => (field, key)
    case _ => fail(MissingText.selection)
  }

  private def index[T: WeakTypeTag](selection: Tree): Int = {
    val (of, field) = function(selection)
    index(weakTypeOf[T], of, field)
  }

  /** Which of the fields that are written it is, of what the parameter `of` has. */
  private def index(owner: Type, of: Symbol, field: Tree): Int = field match {
    case Typed(inner, _) => index(owner, of, inner)
    case Apply(method, Nil) => index(owner, of, method)
    case Select(value: Ident, name) if value.symbol == of =>
      val tpe = owner.dealias
      val all = if (tpe.typeSymbol.isClass && tpe.typeSymbol.asClass.isCaseClass) parameters(tpe) else Nil
      val shownName = name.decodedName.toString
      if (!all.exists(_.name == name)) fail(MissingText.noField(shown(tpe), shownName))
      val i = all
        .filterNot(field => has(field, classOf[skip]) || has(field, classOf[flatten]))
        .indexWhere(_.name == name)
      if (i < 0) fail(MissingText.noKey(shown(tpe), shownName))
      i
    case _ => fail(MissingText.selection)
  }
}
