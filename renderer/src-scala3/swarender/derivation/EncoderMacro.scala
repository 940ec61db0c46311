package swarender
package derivation

import scala.quoted.*

import swarender.Events.FieldNames
import swarender.encoder.EncoderRules.{comment, key}
import swarender.encoder.{EncoderRules, ScalarEncoders}
import swarender.json.JsonWriter

/** What code that is derived looks up once, when it is first needed. */
object DerivedFields {
  def lookedUp(encoders: () => Encoder[?]*): Array[TrustedEncoder[?]] = encoders.map(_().checked).toArray
}

object EncoderMacro {
  def derived[T: Type](using Quotes): Expr[Encoder[T]] = new EncoderMacro().derived[T]
  def missing[T: Type](using q: Quotes): Expr[Encoder[T]] =
    q.reflect.report.errorAndAbort(new Missing().encoder[T].mkString("\n"))
}

/** Writes the code of an encoder: the calls that one would write by hand. */
private final class EncoderMacro(using val q: Quotes) {
  import q.reflect.*

  /** Fields that have no encoder, each with what to write. */
  private var lacks = List.empty[(String, String)]
  private var root = Symbol.noSymbol

  def derived[T: Type]: Expr[Encoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    root = tpe.typeSymbol
    if (tpe <:< TypeRepr.of[AnyVal]) valueClass[T]
    else if (root.flags.is(Flags.Case)) caseClass[T]
    else if (root.flags.is(Flags.Sealed)) sealedTrait[T]
    else fail(s"cannot derive an encoder of ${tpe.show}: it is no case class, value class, or sealed trait")
  }

  private def fail(message: String): Nothing = report.errorAndAbort(message)

  private def fields(tpe: TypeRepr): List[Symbol] =
    tpe.typeSymbol.primaryConstructor.paramSymss.find(_.forall(_.isTerm)).getOrElse(Nil)

  private def fieldType(tpe: TypeRepr, field: Symbol): TypeRepr =
    tpe.memberType(tpe.typeSymbol.fieldMember(field.name)).widenByName.dealias

  /** As what it holds. */
  private def valueClass[T: Type]: Expr[Encoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val field = fields(tpe).head
    fieldType(tpe, field).asType match {
      case '[f] =>
        val encoder = instance[f](tpe, field.name)
        requireAll[T]()
        '{ $encoder.contramap[T](value => ${ member[f]('value.asTerm, field) }) }
    }
  }

  private def member[F: Type](value: Term, field: Symbol): Expr[F] = Select.unique(value, field.name).asExprOf[F]

  private def instance[F: Type](owner: TypeRepr, field: String): Expr[Encoder[F]] =
    Expr.summon[Encoder[F]].getOrElse {
      val search = new Missing
      val path = if (owner.typeSymbol == root) field else s"${owner.typeSymbol.name}.$field"
      lacks ++= search.encoder[F].map(path -> _)
      '{ null }
    }

  /** Says all that is missing at once. */
  private def requireAll[T: Type](): Unit =
    if (lacks.nonEmpty) fail(MissingText.derived(new Missing().shown[T], lacks))

  private def rules: Expr[EncoderRules] =
    Expr.summon[EncoderRules].getOrElse(fail("there are several implicit EncoderRules"))

  /** The name that an annotation `@key` gives. */
  private def keyName(symbols: Symbol*): Option[Expr[String]] = annotated(TypeRepr.of[key], symbols*)

  /** The argument of an annotation. */
  private def annotated(annotation: TypeRepr, symbols: Symbol*): Option[Expr[String]] =
    symbols.iterator.flatMap(_.annotations).collectFirst {
      case Apply(Select(New(t), _), List(text)) if t.tpe =:= annotation => text.asExprOf[String]
    }

  private def caseClass[T: Type]: Expr[ObjectEncoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val all = fields(tpe)
    val names = all.map { field =>
      keyName(field, tpe.typeSymbol.fieldMember(field.name)).getOrElse('{ $rules.fieldName(${ Expr(field.name) }) })
    }
    // Functions, since what is defined below the encoder, or the encoder itself, may not be there yet.
    val found = all.map { field =>
      fieldType(tpe, field).asType match {
        case '[f] =>
          val encoder = instance[f](tpe, field.name)
          '{ () => $encoder }
      }
    }
    if (tpe.typeSymbol == root) requireAll[T]()
    '{
      new ObjectEncoder[T] {
        private[this] val own = new FieldNames(${ Varargs(names) }*)
        def fieldNames: FieldNames = own
        private[this] lazy val encoders = DerivedFields.lookedUp(${ Varargs(found) }*)
        def members(value: T, events: Events): Unit = ${
          block(all.zipWithIndex.map { (field, i) =>
            val send = sending[T]('value, 'events, 'own, 'encoders, field, i)
            val comment = annotated(TypeRepr.of[comment], field, tpe.typeSymbol.fieldMember(field.name))
            val sendAll = comment.fold(send)(text => '{ events.commentLines($text); $send })
            isDefault(tpe, 'value, field, i).fold(sendAll) { isDefault =>
              val text = comment.getOrElse('{ null })
              '{
                if (!events.omitsDefaults || ! $isDefault) $sendAll
                else
                  events.commentedDefault(
                    $text,
                    (member: Events) => ${ sending[T]('value, 'member, 'own, 'encoders, field, i) }
                  )
              }
            }
          })
        }
        override def jsonMembers(value: T, json: JsonWriter): Unit = ${
          block(all.zipWithIndex.map { (field, i) =>
            val send = writing[T]('value, 'json, 'own, 'encoders, field, i)
            isDefault(tpe, 'value, field, i).fold(send)(isDefault =>
              '{ if (!json.omitsDefaults || ! $isDefault) $send }
            )
          })
        }
      }
    }
  }

  private def block(all: List[Expr[Unit]]): Expr[Unit] = if (all.isEmpty) '{ () } else Expr.block(all.init, all.last)

  /** Sends a field with its key. */
  private def sending[T: Type](
      value: Expr[T],
      events: Expr[Events],
      names: Expr[FieldNames],
      encoders: Expr[Array[TrustedEncoder[?]]],
      field: Symbol,
      i: Int
  ): Expr[Unit] = {
    val tpe = TypeRepr.of[T].dealias
    fieldType(tpe, field).asType match {
      case '[f] =>
        val m = member[f](value.asTerm, field)
        val encode = scalar[f](events, m).getOrElse {
          '{ $encoders(${ Expr(i) }).asInstanceOf[TrustedEncoder[f]].encode($m, $events) }
        }
        '{
          $events.field($names, ${ Expr(i) })
          $encode
        }
    }
  }

  /** Does that for JSON's own writer, which writes a field whole. */
  private def writing[T: Type](
      value: Expr[T],
      json: Expr[JsonWriter],
      names: Expr[FieldNames],
      encoders: Expr[Array[TrustedEncoder[?]]],
      field: Symbol,
      i: Int
  ): Expr[Unit] = {
    val (tpe, index) = (TypeRepr.of[T].dealias, Expr(i))
    fieldType(tpe, field).asType match {
      case '[f] =>
        val m = member[f](value.asTerm, field)
        scalarName[f] match {
          case Some("boolean") => '{ $json.field($names, $index, ${ m.asExprOf[Boolean] }) }
          case Some("byte") => '{ $json.field($names, $index, ${ m.asExprOf[Byte] }.toLong) }
          case Some("short") => '{ $json.field($names, $index, ${ m.asExprOf[Short] }.toLong) }
          case Some("int") => '{ $json.field($names, $index, ${ m.asExprOf[Int] }.toLong) }
          case Some("long") => '{ $json.field($names, $index, ${ m.asExprOf[Long] }) }
          case Some("double") => '{ $json.field($names, $index, ${ m.asExprOf[Double] }) }
          case Some("string") => '{ $json.field($names, $index, ${ m.asExprOf[String] }) }
          case _ => '{ $encoders($index).asInstanceOf[TrustedEncoder[f]].encodeField($m, $names, $index, $json) }
        }
    }
  }

  /** The event of a primitive or string whose encoder is the one of the companion. */
  private def scalar[F: Type](events: Expr[Events], member: Expr[F]): Option[Expr[Unit]] = scalarName[F].collect {
    case "boolean" => '{ $events.bool(${ member.asExprOf[Boolean] }) }
    case "byte" => '{ $events.int64(${ member.asExprOf[Byte] }.toLong) }
    case "short" => '{ $events.int64(${ member.asExprOf[Short] }.toLong) }
    case "int" => '{ $events.int64(${ member.asExprOf[Int] }.toLong) }
    case "long" => '{ $events.int64(${ member.asExprOf[Long] }) }
    case "float" => '{ $events.float32(${ member.asExprOf[Float] }) }
    case "double" => '{ $events.float64(${ member.asExprOf[Double] }) }
    case "string" =>
      val text = member.asExprOf[String]
      '{ if ($text eq null) $events.nullValue() else $events.string($text) }
  }

  /** The name of the encoder of `F`, if it is one of the companion's own. */
  private def scalarName[F: Type]: Option[String] = {
    val companion = TypeRepr.of[ScalarEncoders].typeSymbol
    // What an inline given became has no symbol, and that has no owner.
    Expr.summon[Encoder[F]].map(_.asTerm.symbol).filter(_.maybeOwner == companion).map(_.name)
  }

  /** Whether the field has its default, if it has one. */
  private def isDefault[T](tpe: TypeRepr, value: Expr[T], field: Symbol, i: Int)(using Type[T]): Option[Expr[Boolean]] =
    defaultOf(tpe, field, i).map(default => '{ ${ Select.unique(value.asTerm, field.name).asExpr } == $default })

  private def defaultOf(tpe: TypeRepr, field: Symbol, i: Int): Option[Expr[Any]] =
    if (!field.flags.is(Flags.HasDefault)) None
    else {
      val companion = tpe.typeSymbol.companionModule
      companion
        .methodMember(s"$$lessinit$$greater$$default$$${i + 1}")
        .headOption
        .map(default => Select(Ref(companion), default).appliedToTypes(tpe.typeArgs).asExpr)
    }

  private def sealedTrait[T: Type]: Expr[Encoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val all = subtypes(tpe.typeSymbol)
    val names = all.map(child => keyName(child).getOrElse('{ $rules.typeName(${ Expr(child.name.stripSuffix("$")) }) }))
    val found = all.zip(names).map { (child, name) =>
      if (isConstant(child)) '{ () => new ConstantEncoder($rules, $name) }
      else
        applied(child, tpe).asType match {
          case '[c] =>
            val encoder = Expr.summon[Encoder[c]].filterNot(isFallback).getOrElse(caseClass[c])
            '{ () => new SubtypeEncoder[c]($rules, $name, $encoder) }
        }
    }
    requireAll[T]()
    '{
      new TrustedEncoder[T] {
        private[this] lazy val encoders = DerivedFields.lookedUp(${ Varargs(found) }*)
        def encode(value: T, events: Events): Unit =
          if (value == null) events.nullValue()
          else ${ choice[T]('value, 'events, 'encoders, all) }
      }
    }
  }

  /** Sends `value` as the subtype that it is of. */
  private def choice[T: Type](
      value: Expr[T],
      events: Expr[Events],
      encoders: Expr[Array[TrustedEncoder[?]]],
      subtypes: List[Symbol]
  ): Expr[Unit] =
    subtypes.zipWithIndex.foldRight('{ throw new MatchError($value) }: Expr[Unit]) { case ((child, i), otherwise) =>
      if (isConstant(child)) {
        val constant = Ref(if (child.isTerm) child else child.companionModule).asExpr
        '{
          if ($value == $constant) $encoders(${ Expr(i) }).asInstanceOf[ConstantEncoder].encode((), $events)
          else $otherwise
        }
      } else
        applied(child, TypeRepr.of[T].dealias).asType match {
          case '[c] =>
            '{
              if ($value.isInstanceOf[c])
                $encoders(${ Expr(i) }).asInstanceOf[Encoder[c]].encode($value.asInstanceOf[c], $events)
              else $otherwise
            }
        }
    }

  private def isConstant(child: Symbol): Boolean = child.isTerm || child.flags.is(Flags.Module)

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
}
