package swarender
package derivation

import scala.quoted.*

import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.key

/** Finds the names and annotations of fields and subtypes, with helpers that all generated code
  * shares.
  */
private[derivation] trait NameCode extends TypeNames {
  implicit val q: Quotes
  import q.reflect.*

  /** The tree of `code`, which may be a part of code that is being made. */
  protected final def tree(code: Expr[Any])(using made: Quotes): Term =
    made.reflect.asTerm(code).asInstanceOf[Term]

  /** The code that is `tree`. */
  protected final def code(tree: Term)(using made: Quotes): Expr[Any] =
    made.reflect.TreeMethods.asExpr(tree.asInstanceOf[made.reflect.Tree])

  protected final def fail(message: String): Nothing = report.errorAndAbort(message)

  protected final lazy val rules: Expr[EncoderRules] =
    Expr.summon[EncoderRules].getOrElse(fail("there are several implicit EncoderRules"))

  protected final lazy val known: KnownNames = {
    val default = Ref(Symbol.requiredModule("swarender.encoder.EncoderRules")).symbol.methodMember("default") ++
      List(Symbol.requiredModule("swarender.encoder.EncoderRules").fieldMember("default"))
    new KnownNames(default.contains(rules.asTerm.symbol))
  }

  /** @param symbols
    *   where its annotations are
    */
  protected final def declared(shown: String, name: String, symbols: Symbol*): Declared =
    Declared(shown, name, keyOf(symbols*).map(constant))

  /** The name that an annotation `@key` gives. */
  protected final def keyOf(symbols: Symbol*): Option[Expr[String]] = annotated(TypeRepr.of[key], symbols*)

  protected final def keyOrNull(symbols: Symbol*)(using Quotes): Expr[String] =
    keyOf(symbols*).getOrElse(nullOf[String])

  /** Null as an `A`, also where types of references have no null: `-Yexplicit-nulls`. */
  protected final def nullOf[A: Type](using Quotes): Expr[A] = '{ null.asInstanceOf[A] }

  /** The argument of an annotation. */
  protected final def annotated(annotation: TypeRepr, symbols: Symbol*): Option[Expr[String]] =
    argument(annotation, symbols*).map(_.asExprOf[String])

  protected final def argument(annotation: TypeRepr, symbols: Symbol*): Option[Term] =
    symbols.iterator.flatMap(_.annotations).collectFirst {
      case Apply(Select(New(t), _), List(argument)) if t.tpe =:= annotation => argument
    }

  /** Whether there is an annotation without arguments. */
  protected final def has(annotation: TypeRepr, symbols: Symbol*): Boolean =
    symbols.exists(_.annotations.exists(_.tpe =:= annotation))

  private var usesDeprecated = false

  /** Derived code will name the symbols. */
  protected final def requireQuiet(symbols: Symbol*): Unit =
    usesDeprecated ||= symbols.exists(_.hasAnnotation(Symbol.requiredClass("scala.deprecated")))

  /** `made`, without a warning where it names what is deprecated: there is none in a deprecated
    * method.
    */
  protected final def quiet[E: Type](made: Expr[E]): Expr[E] =
    if (!usesDeprecated) made
    else {
      val quiet = '{
        val quiet: Quiet = new Quiet {
          @deprecated("", "") def value: Any = $made
        }
        quiet.value
      }
      // A type that is written would be a use of what is deprecated, an inferred one is none.
      Select.unique(quiet.asTerm, "asInstanceOf").appliedToType(TypeRepr.of[E]).asExprOf[E]
    }

  private def constant(text: Expr[String]): Option[String] = text.asTerm.tpe.widenTermRefByName match {
    case ConstantType(StringConstant(text)) => Some(text)
    case _ => None
  }

  /** In methods of at most 50 statements: the JVM does not compile one of more than 8,000 bytes. */
  protected final def inParts(statements: List[Expr[Unit]])(using Quotes): Expr[Unit] =
    if (statements.size <= 50) block(statements)
    else
      block(statements.grouped(50).toList.map { group =>
        '{
          def part(): Unit = ${ block(group) }
          part()
        }
      })

  private def block(all: List[Expr[Unit]])(using Quotes): Expr[Unit] = if (all.isEmpty) '{ () }
  else Expr.block(all.init, all.last)
}
