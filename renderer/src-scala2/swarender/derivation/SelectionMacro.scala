package swarender
package derivation

import scala.reflect.macros.blackbox

import swarender.encoder.EncoderRules.{flatten, skip}

/** Finds the fields that functions select: `_.createdAt`. */
final class SelectionMacro(val c: blackbox.Context) extends SumCode {
  import c.universe._

  private def selectedFields: Tree = q"$swarender.derivation.SelectedFields"

  def without[T: WeakTypeTag](field: Tree, fields: Tree*): Tree =
    q"$selectedFields.without[${weakTypeOf[T]}](${c.prefix}, ..${(field +: fields).map(f =>
        index(weakTypeOf[T], body(f))
      )})"

  def withKeys[T: WeakTypeTag](keys: Tree*): Tree = {
    val pairs = keys.map(key => pair(body(key)))
    val fields = pairs.map { case (field, _) => index(weakTypeOf[T], field) }
    q"$selectedFields.renamed[${weakTypeOf[T]}](${c.prefix}, ..$fields)(..${pairs.map(_._2)})"
  }

  def withEncoder[T: WeakTypeTag, A: WeakTypeTag](field: Tree)(encoder: Tree): Tree = {
    val i = index(weakTypeOf[T], body(field))
    q"$selectedFields.replaced[${weakTypeOf[T]}, ${weakTypeOf[A]}](${c.prefix}, $i, $field, $encoder)"
  }

  private def body(function: Tree): Tree = function match {
    case Block(Nil, inner) => body(inner)
    case Function(_, inner) => inner
    case _ => fail(MissingText.selection)
  }

  /** The two sides of `field -> key`. */
  private def pair(tuple: Tree): (Tree, Tree) = tuple match {
    case Typed(inner, _) => pair(inner)
    case Apply(TypeApply(Select(Apply(_, List(field)), TermName("$minus$greater")), _), List(key)) => (field, key)
    case Apply(TypeApply(Select(_, TermName("apply")), _), List(field, key)) => (field, key)
    case _ => fail(MissingText.selection)
  }

  /** Which of the fields that are written it is. */
  private def index(of: Type, field: Tree): Int = field match {
    case Typed(inner, _) => index(of, inner)
    case Apply(method, Nil) => index(of, method)
    case Select(Ident(_), name) =>
      val tpe = of.dealias
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
