package swarender
package derivation

import scala.collection.mutable.ListBuffer
import scala.quoted.*

import swarender.encoder.{CollectionEncoders, KeyEncoder, ScalarEncoders}
import swarender.output.ByteOutput
import swarender.chars.Literal as Text

/** Generates the code that writes values as compact JSON without events. Options, sequences and
  * maps have the loop, or the choice, of their field: HotSpot keeps a profile for each place in the
  * code, and that of a loop for all types is that of all types. A local method becomes a method of
  * its class.
  */
private[derivation] trait DirectCode extends NameCode {
  import q.reflect.*

  /** The plan for the values of a type. */
  protected sealed trait Plan
  private final case class Scalar(name: String) extends Plan
  private final case class Optional(of: TypeRepr, inner: Plan) extends Plan
  private final case class Sequence(of: TypeRepr, inner: Plan) extends Plan
  private final case class Elements(of: TypeRepr, inner: Plan) extends Plan
  private final case class Members(key: TypeRepr, keys: Term, of: TypeRepr, inner: Plan) extends Plan

  /** By an encoder that derived code looks up. */
  private final case class Slot(i: Int) extends Plan

  /** The encoders that derived code looks up, in order. */
  protected final class Slots {
    private val found = ListBuffer.empty[Expr[Encoder[?]]]
    def all: List[Expr[Encoder[?]]] = found.toList

    /** Adds an encoder; returns its place. */
    def add(encoder: Expr[Encoder[?]]): Int = {
      found += encoder
      found.size - 1
    }
  }

  /** The output that the generated code writes to, and the array of encoders, null without any. */
  protected final case class Target(out: Expr[ByteOutput], encoders: Expr[Array[TrustedEncoder[Any]]])

  /** How what `encoder` is of is written.
    *
    * @param slot
    *   gives that encoder a place, if it needs one
    */
  protected final def plan(encoder: Expr[Encoder[?]], slots: Slots)(slot: => Int): Plan =
    plan(encoder.asTerm, slots, slot)

  protected final def optional(of: TypeRepr, inner: Plan): Plan = Optional(of, inner)

  private def plan(encoder: Term, slots: Slots, slot: => Int): Plan = {
    def of(encoder: Term): Plan = plan(encoder, slots, slots.add(encoder.asExprOf[Encoder[?]]))
    encoder match {
      case Inlined(_, Nil, inner) => plan(inner, slots, slot)
      case term if scalarName(term).nonEmpty => Scalar(scalarName(term).get)
      case Apply(TypeApply(function, types), arguments) if isCollection(function) && !hasDefinitions(encoder) =>
        (function.symbol.name, types.map(_.tpe), arguments) match {
          case ("anOption", List(t), List(_, inner)) => Optional(t, of(inner))
          case ("anIterable", List(t, _), List(_, inner)) => Sequence(t, of(inner))
          case ("anArray", List(t), List(_, inner)) => Elements(t, of(inner))
          case ("aMap", List(k, v, _), List(_, keys, inner)) if isStable(keys) => Members(k, keys, v, of(inner))
          case _ => Slot(slot)
        }
      case _ => Slot(slot)
    }
  }

  private def isCollection(function: Term): Boolean =
    function.symbol.maybeOwner == TypeRepr.of[CollectionEncoders].typeSymbol

  /** Trees with definitions cannot be repeated. */
  private def hasDefinitions(tree: Term): Boolean = {
    object definitions extends TreeAccumulator[Boolean] {
      def foldTree(found: Boolean, tree: Tree)(owner: Symbol): Boolean = found || (tree match {
        case _: Definition => true
        case _ => foldOverTree(found, tree)(owner)
      })
    }
    definitions.foldTree(false, tree)(Symbol.spliceOwner)
  }

  private def isStable(keys: Term): Boolean = keys match {
    case Inlined(_, Nil, inner) => isStable(inner)
    case Ident(_) | Select(_, _) => keys.symbol.isValDef
    case _ => false
  }

  /** The name of an encoder of the companion's own, if it is that of a primitive or string. */
  protected final def scalarName(encoder: Term): Option[String] = {
    val symbol = encoder.symbol
    // What an inline given became has no symbol, and that has no owner.
    if (symbol.maybeOwner == TypeRepr.of[ScalarEncoders].typeSymbol) Some(symbol.name).filter(FieldCode.Scalars)
    else None
  }

  /** The code that writes `before` and `value`. */
  protected final def written[F: Type](plan: Plan, value: Expr[F], before: Expr[Text], target: Target)(using
      Quotes
  ): Expr[Unit] = {
    import target.{encoders, out}
    plan match {
      case Scalar(name) => scalar(name, value, before, out)
      case Slot(i) => '{ $encoders(${ Expr(i) }).asInstanceOf[TrustedEncoder[F]].direct($before, $value, $out) }
      case Optional(of, inner) =>
        of.asType match {
          case '[t] =>
            '{
              val option: Any = $value
              if (option.isInstanceOf[Some[?]])
                ${ written[t](inner, '{ option.asInstanceOf[Some[t]].value }, before, target) }
              else Direct.nullValue($before, $out)
            }
        }
      case Elements(of, inner) =>
        of.asType match {
          case '[t] =>
            '{
              def write(before: Text, all: Array[t], out: ByteOutput): Unit =
                if (all == null) Direct.nullValue(before, out)
                else {
                  Direct.open(before, out)
                  var i = 0
                  while (i < all.length) {
                    val element = all(i)
                    ${ written[t](inner, 'element, '{ Direct.separator(i == 0) }, target.copy(out = 'out)) }
                    i += 1
                  }
                  Direct.close(i == 0, out)
                }
              write($before, $value.asInstanceOf[Array[t]], $out)
            }
        }
      case Sequence(_, Scalar(name)) if FieldCode.Listed(name) && TypeRepr.of[F] <:< TypeRepr.of[List[Any]] =>
        list(name, value, before, out)
      case Sequence(of, inner) =>
        of.asType match {
          case '[t] if TypeRepr.of[F] <:< TypeRepr.of[List[Any]] =>
            '{
              def write(before: Text, all: List[t], out: ByteOutput): Unit =
                if (all == null) Direct.nullValue(before, out)
                else {
                  Direct.open(before, out)
                  var rest = all
                  while (!rest.isEmpty) {
                    val element = rest.head
                    ${ written[t](inner, 'element, '{ Direct.separator(rest eq all) }, target.copy(out = 'out)) }
                    rest = rest.tail
                  }
                  Direct.close(all.isEmpty, out)
                }
              write($before, $value.asInstanceOf[List[t]], $out)
            }
          case '[t] =>
            '{
              def write(before: Text, all: Iterable[t], out: ByteOutput): Unit =
                if (all == null) Direct.nullValue(before, out)
                else {
                  Direct.open(before, out)
                  val elements = all.iterator
                  var isFirst = true
                  while (elements.hasNext) {
                    val element = elements.next()
                    ${ written[t](inner, 'element, '{ Direct.separator(isFirst) }, target.copy(out = 'out)) }
                    isFirst = false
                  }
                  Direct.close(isFirst, out)
                }
              write($before, $value.asInstanceOf[Iterable[t]], $out)
            }
        }
      case Members(key, keys, of, inner) =>
        (key.asType, of.asType) match {
          case ('[k], '[v]) =>
            '{
              def write(before: Text, all: collection.Map[k, v], out: ByteOutput): Unit =
                if (all == null) Direct.nullValue(before, out)
                else {
                  Direct.open(before, out)
                  var isFirst = true
                  all.foreachEntry { (key, element) =>
                    Direct.key(isFirst, ${ keys.asExprOf[KeyEncoder[k]] }, key, out)
                    isFirst = false
                    ${ written[v](inner, 'element, '{ Direct.colon }, target.copy(out = 'out)) }
                  }
                  Direct.closeObject(isFirst, out)
                }
              write($before, $value.asInstanceOf[collection.Map[k, v]], $out)
            }
        }
    }
  }

  private def list[F](name: String, all: Expr[F], before: Expr[Text], out: Expr[ByteOutput])(using
      Quotes
  ): Expr[Unit] = name match {
    case "int" => '{ Direct.ints($before, ${ all.asExprOf[List[Int]] }, $out) }
    case "long" => '{ Direct.longs($before, ${ all.asExprOf[List[Long]] }, $out) }
    case "double" => '{ Direct.doubles($before, ${ all.asExprOf[List[Double]] }, $out) }
    case _ => '{ Direct.strings($before, ${ all.asExprOf[List[String]] }, $out) }
  }

  private def scalar[F](name: String, value: Expr[F], before: Expr[Text], out: Expr[ByteOutput])(using
      Quotes
  ): Expr[Unit] =
    name match {
      case "boolean" => '{ Direct.boolean($before, ${ value.asExprOf[Boolean] }, $out) }
      case "byte" => '{ Direct.long($before, ${ value.asExprOf[Byte] }.toLong, $out) }
      case "short" => '{ Direct.long($before, ${ value.asExprOf[Short] }.toLong, $out) }
      case "int" => '{ Direct.long($before, ${ value.asExprOf[Int] }.toLong, $out) }
      case "long" => '{ Direct.long($before, ${ value.asExprOf[Long] }, $out) }
      case "float" => '{ Direct.float($before, ${ value.asExprOf[Float] }, $out) }
      case "double" => '{ Direct.double($before, ${ value.asExprOf[Double] }, $out) }
      case _ => '{ Direct.string($before, ${ value.asExprOf[String] }, $out) }
    }
}
