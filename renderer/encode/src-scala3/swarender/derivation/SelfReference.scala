package swarender
package derivation

import scala.quoted.*

import swarender.encoder.KeyEncoder

/** Finds what would wait for itself: a given whose value is made of that given. The compiler finds
  * it where it searches for an encoder of a recursive class, and in the scope of an opaque type for
  * one of its underlying type.
  */
object SelfReference {
  def encoder[T: Type](found: Expr[Encoder[T]])(using Quotes): Expr[Encoder[T]] =
    new SelfReference().checked[Encoder[T], T](found, MissingText.recursive)

  def keys[K: Type](found: Expr[KeyEncoder[K]])(using Quotes): Expr[KeyEncoder[K]] =
    new SelfReference().checked[KeyEncoder[K], K](found, MissingText.recursiveKeys)

  /** Whether the library has an encoder of just this type, which needs no other. */
  private[derivation] def isOfLibrary(using q: Quotes)(tpe: q.reflect.TypeRepr): Boolean =
    tpe.asType match { case '[t] => ofLibrary[Encoder[t]].nonEmpty }

  /** The implicit of the companions of `E` and of what it extends that has no parameters, and just
    * this type.
    */
  private def ofLibrary[E: Type](using q: Quotes): Option[Expr[E]] = {
    import q.reflect.*
    val companions = TypeRepr.of[E].baseClasses.map(_.companionModule).filter(_.exists)
    val found = for {
      companion <- companions.iterator
      member <- companion.fieldMembers ++ companion.methodMembers
      if member.flags.is(Flags.Implicit) && companion.termRef.memberType(member).widen.widenByName =:= TypeRepr.of[E]
    } yield Ref(companion).select(member).asExprOf[E]
    found.nextOption()
  }
}

private final class SelfReference(using val q: Quotes) {
  import q.reflect.*

  /** @param found
    *   the implicit argument of a call of `apply`
    */
  def checked[E: Type, T: Type](found: Expr[E], recursive: (String, String) => String): Expr[E] = {
    val term = inner(found.asTerm)
    val around = enclosing(Symbol.spliceOwner)
    referred(term, around) match {
      case None => found
      case Some(definition) =>
        val missing = new Missing
        val wanted = missing.shown(missing.q.reflect.TypeRepr.of[E])
        if (term.symbol != definition) fail(recursive(wanted, definition.name))
        else
          SelfReference.ofLibrary[E].getOrElse {
            fail(MissingText.itself(wanted, definition.name, missing.named[T]))
          }
    }
  }

  private def fail(text: String): Nothing = report.errorAndAbort(MissingText.withImports(text))

  private def inner(term: Term): Term = term match {
    case Inlined(_, Nil, body) => inner(body)
    case Typed(body, _) => inner(body)
    case other => other
  }

  /** The first of `definitions` that `term` refers to. */
  private def referred(term: Term, definitions: List[Symbol]): Option[Symbol] = {
    val references = new TreeAccumulator[Option[Symbol]] {
      def foldTree(known: Option[Symbol], tree: Tree)(owner: Symbol): Option[Symbol] = tree match {
        case reference: Ref if known.isEmpty && definitions.contains(reference.symbol) => Some(reference.symbol)
        case _ => if (known.isEmpty) foldOverTree(known, tree)(owner) else known
      }
    }
    references.foldTree(None, term)(Symbol.spliceOwner)
  }

  /** The definitions that wait for what `symbol` owns: what is in a function or a class is made
    * later.
    */
  private def enclosing(symbol: Symbol): List[Symbol] =
    if (symbol.isNoSymbol || symbol.isClassDef || symbol.isPackageDef || symbol.isAnonymousFunction) Nil
    else if (symbol.isDefDef) List(symbol)
    else symbol :: enclosing(symbol.owner)
}
