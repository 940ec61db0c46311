package swarender
package derivation

import scala.quoted.*

import swarender.encoder.EncoderRules
import swarender.encoder.EncoderRules.key

/** Names and annotations of fields and subtypes, and what all derived code shares. */
private[derivation] trait NameCode {
  implicit val q: Quotes
  import q.reflect.*

  protected final def fail(message: String): Nothing = report.errorAndAbort(message)

  protected final def shown(tpe: TypeRepr): String = tpe.show(using Printer.TypeReprShortCode)

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

  protected final def keyOrNull(symbols: Symbol*): Expr[String] =
    keyOf(symbols*).getOrElse(nullOf[String])

  /** Null as an `A`, also where types of references have no null: `-Yexplicit-nulls`. */
  protected final def nullOf[A: Type]: Expr[A] = '{ null.asInstanceOf[A] }

  /** The argument of an annotation. */
  protected final def annotated(annotation: TypeRepr, symbols: Symbol*): Option[Expr[String]] =
    symbols.iterator.flatMap(_.annotations).collectFirst {
      case Apply(Select(New(t), _), List(text)) if t.tpe =:= annotation => text.asExprOf[String]
    }

  /** Whether there is an annotation without arguments. */
  protected final def has(annotation: TypeRepr, symbols: Symbol*): Boolean =
    symbols.exists(_.annotations.exists(_.tpe =:= annotation))

  private def constant(text: Expr[String]): Option[String] = text.asTerm.tpe.widenTermRefByName match {
    case ConstantType(StringConstant(text)) => Some(text)
    case _ => None
  }

  /** In methods of at most 50 statements: the JVM does not compile one of more than 8,000 bytes. */
  protected final def inParts(statements: List[Expr[Unit]]): Expr[Unit] =
    if (statements.size <= 50) block(statements)
    else
      block(statements.grouped(50).toList.map { group =>
        '{
          def part(): Unit = ${ block(group) }
          part()
        }
      })

  private def block(all: List[Expr[Unit]]): Expr[Unit] = if (all.isEmpty) '{ () } else Expr.block(all.init, all.last)
}
