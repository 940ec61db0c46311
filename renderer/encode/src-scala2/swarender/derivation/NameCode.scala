package swarender
package derivation

import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.key

/** Finds the names and annotations of fields and subtypes, with helpers that all generated code
  * shares.
  */
private[derivation] trait NameCode extends MissingTypes {
  import c.universe._

  protected final val swarender: Tree = q"_root_.swarender"

  private def rulesClass: ClassSymbol = classSymbol(classOf[EncoderRules])
  protected final lazy val rules: Tree = c.inferImplicitValue(rulesClass.toType, silent = false)

  protected final lazy val known = new KnownNames(
    rules.symbol == rulesClass.companion.typeSignature.member(TermName("default"))
  )

  protected final def declared(symbol: Symbol, shown: String): Declared =
    Declared(shown, symbol.name.decodedName.toString.trim, keyName(symbol).map(constant))

  /** The name that an annotation `@key` gives. */
  protected final def keyName(symbol: Symbol): Option[Tree] = annotated(symbol, classOf[key])

  protected final def keyOrNull(symbol: Symbol): Tree = keyName(symbol).getOrElse(q"null")

  /** The argument of an annotation. */
  protected final def annotated(symbol: Symbol, annotation: Class[?]): Option[Tree] =
    argument(symbol, annotation).map(_._2)

  /** The argument of an annotation, and its type. */
  protected final def argument(symbol: Symbol, annotation: Class[?]): Option[(Type, Tree)] = {
    symbol.typeSignature
    symbol.annotations.find(isOf(_, annotation)).map { found =>
      val argument = found.tree.children.tail.head
      (argument.tpe, c.untypecheck(argument))
    }
  }

  /** Whether there is an annotation without arguments. */
  protected final def has(symbol: Symbol, annotation: Class[?]): Boolean = {
    symbol.typeSignature
    symbol.annotations.exists(isOf(_, annotation))
  }

  private def isOf(found: Annotation, annotation: Class[?]) = found.tree.tpe.typeSymbol == classSymbol(annotation)

  protected final def requireNoWildcard(what: String, tpe: Type): Unit =
    if (hasWildcard(tpe)) fail(MissingText.underivableWildcard(what, shown(tpe)))

  private var usesDeprecated = false

  /** Derived code will name the symbols. */
  protected final def requireQuiet(symbols: Symbol*): Unit =
    usesDeprecated ||= symbols.exists { symbol =>
      symbol.typeSignature
      symbol.annotations.exists(isOf(_, classOf[deprecated]))
    }

  /** `made`, without a warning where it names what is deprecated: there is none in a deprecated
    * method.
    */
  protected final def quiet(made: Tree, tpe: Type): Tree =
    if (!usesDeprecated) made
    else {
      val name = TermName(c.freshName("quiet"))
      q"""{
        val $name: $swarender.derivation.Quiet = new $swarender.derivation.Quiet {
          @_root_.scala.deprecated("", "") def value: _root_.scala.Any = $made
        }
        $name.value.asInstanceOf[$tpe]
      }"""
    }

  private def constant(text: Tree): Option[String] = text match {
    case Literal(Constant(text: String)) => Some(text)
    case _ => None
  }

  /** In methods of at most 50 statements: the JVM does not compile one of more than 8,000 bytes. */
  protected final def inParts(statements: List[Tree]): List[Tree] =
    if (statements.size <= 50) statements
    else
      statements.grouped(50).toList.flatMap { part =>
        val name = TermName(c.freshName("part"))
        List(q"def $name(): _root_.scala.Unit = { ..$part }", q"$name()")
      }
}
