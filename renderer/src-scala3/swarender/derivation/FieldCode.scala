package swarender
package derivation

import scala.quoted.*

import swarender.Events.FieldNames
import swarender.encoder.EncoderRules.comment
import swarender.encoder.{CollectionEncoders, ScalarEncoders}
import swarender.json.JsonWriter

/** Encoders of case classes and of value classes. */
private[derivation] trait FieldCode extends NameCode {
  import q.reflect.*

  /** Fields that have no encoder, each with what to write. */
  protected final var lacks = List.empty[(String, String)]

  protected final var root: Option[Symbol] = None

  /** @param member
    *   of the class, where `symbol` is of its constructor
    * @param tpe
    *   of what is sent
    * @param isOption
    *   whether that is what an `Option` holds
    * @param scalar
    *   the name of the encoder, if that is the companion's own of a primitive or string
    * @param slot
    *   where the encoder is in what the derived one looks up; -1 if `scalar` is there
    */
  private final class Field(
      val symbol: Symbol,
      val member: Symbol,
      val tpe: TypeRepr,
      val encoder: Expr[Encoder[?]],
      val isOption: Boolean,
      val scalar: Option[String],
      val slot: Int,
      val i: Int
  ) {
    def comment: Option[Expr[String]] = annotated(TypeRepr.of[comment], symbol, member)
  }

  /** The variables of derived code.
    *
    * @param value
    *   whose members are sent
    * @param events
    *   what takes them: `Events`, or `JsonWriter`
    * @param encoders
    *   null if no field needs one
    */
  private final case class Scope[E <: Events](
      value: Expr[Any],
      events: Expr[E],
      names: Expr[FieldNames],
      encoders: Expr[Array[TrustedEncoder[Any]]]
  ) {
    def member(field: Field): Term = Select(value.asTerm, field.member)
    def encoder[F: Type](field: Field): Expr[TrustedEncoder[F]] =
      '{ $encoders(${ Expr(field.slot) }).asInstanceOf[TrustedEncoder[F]] }
  }

  /** As what it holds. */
  protected final def valueClass[T: Type]: Expr[Encoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val field = parameters(tpe).head
    fieldType(tpe, field).asType match {
      case '[f] =>
        val encoder = instance(TypeRepr.of[f], tpe, field.name).asExprOf[Encoder[f]]
        '{ $encoder.contramap[T](value => ${ Select.unique('value.asTerm, field.name).asExprOf[f] }) }
    }
  }

  private def parameters(tpe: TypeRepr): List[Symbol] =
    tpe.typeSymbol.primaryConstructor.paramSymss.find(_.forall(_.isTerm)).getOrElse(Nil)

  private def fieldType(tpe: TypeRepr, field: Symbol): TypeRepr =
    tpe.memberType(tpe.typeSymbol.fieldMember(field.name)).widenByName.dealias

  protected final def declaredFields(tpe: TypeRepr): List[Declared] = parameters(tpe).map { field =>
    declared(field.name, field.name, field, tpe.typeSymbol.fieldMember(field.name))
  }

  protected final def caseClass[T: Type]: Expr[ObjectEncoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    known.fields(shown(tpe), declaredFields(tpe)).foreach(fail)
    val all = fieldsOf(tpe)
    val found = all.filter(_.slot >= 0)
    val names = fieldNames(tpe, all)
    // Of any value, since a method of a class's own type would have a bridge before it: one more frame of the stack.
    val encoder =
      if (all.isEmpty) '{ new ObjectEncoder[Any]($names) { def members(value: Any, events: Events): Unit = () } }
      else if (found.isEmpty)
        '{
          new ObjectEncoder[Any]($names) {
            def members(any: Any, events: Events): Unit = {
              val value = any.asInstanceOf[T]
              val names = this.fieldNames
              ${ sendAll(tpe, all, Scope('value, 'events, 'names, null)) }
            }
            override def encodeField(any: Any, fields: FieldNames, i: Int, json: JsonWriter): Unit =
              if (this.begins(any, fields, i, json)) {
                val value = any.asInstanceOf[T]
                val names = this.fieldNames
                ${ writeAll(tpe, all, Scope('value, 'json, 'names, null)) }
                this.ends(i, json)
              }
          }
        }
      else
        '{
          new ObjectEncoder[Any]($names) {
            override def lookUp(encoders: FieldEncoders): Unit =
              ${ inParts(found.map(field => '{ encoders.add(${ field.encoder }) })) }
            def members(any: Any, events: Events): Unit = {
              val value = any.asInstanceOf[T]
              val names = this.fieldNames
              val encoders = this.encoders
              ${ sendAll(tpe, all, Scope('value, 'events, 'names, 'encoders)) }
            }
            override def encodeField(any: Any, fields: FieldNames, i: Int, json: JsonWriter): Unit =
              if (this.begins(any, fields, i, json)) {
                val value = any.asInstanceOf[T]
                val names = this.fieldNames
                val encoders = this.encoders
                ${ writeAll(tpe, all, Scope('value, 'json, 'names, 'encoders)) }
                this.ends(i, json)
              }
          }
        }
    '{ $encoder.asInstanceOf[ObjectEncoder[T]] }
  }

  private def fieldsOf(tpe: TypeRepr): List[Field] = {
    var slots = 0
    parameters(tpe).zipWithIndex.map { (field, i) =>
      val fieldTpe = fieldType(tpe, field)
      val found = instance(fieldTpe, tpe, field.name)
      val held = heldByOption(found)
      val encoder = held.getOrElse(found)
      val sentTpe = if (held.isEmpty) fieldTpe else fieldTpe.typeArgs.head
      val scalar = scalarName(encoder)
      val slot = if (scalar.nonEmpty) -1 else slots
      if (slot >= 0) slots += 1
      new Field(field, tpe.typeSymbol.fieldMember(field.name), sentTpe, encoder, held.nonEmpty, scalar, slot, i)
    }
  }

  private def fieldNames(tpe: TypeRepr, all: List[Field]): Expr[FieldNames] = {
    val names = Varargs(all.map(field => Expr(field.symbol.name)))
    val isAnnotated = all.exists(field => keyOf(field.symbol, field.member).nonEmpty)
    val keys = Varargs(if (isAnnotated) all.map(field => keyOrNull(field.symbol, field.member)) else Nil)
    '{ NameClash.fieldNames($rules, ${ Expr(shown(tpe)) })($names*)($keys*) }
  }

  private def sendAll(tpe: TypeRepr, all: List[Field], scope: Scope[Events]): Expr[Unit] =
    inParts(all.map { field =>
      val events = scope.events
      val own = send(field, scope)
      val sends = field.comment.fold(own)(text => '{ $events.commentLines($text); $own })
      isDefault(tpe, field, scope).fold(sends) { isDefault =>
        val text = field.comment.getOrElse(Literal(NullConstant()).asExprOf[String])
        '{
          if (!$events.omitsDefaults || ! $isDefault) $sends
          else $events.commentedDefault($text, (member: Events) => ${ send(field, scope.copy(events = 'member)) })
        }
      }
    })

  /** Sends a field with its key. */
  private def send(field: Field, scope: Scope[Events]): Expr[Unit] = {
    val events = scope.events
    val value = ifDefined(field, scope, '{ $events.nullValue() })(member =>
      scalar(field, member, events).getOrElse(field.tpe.asType match {
        case '[f] => '{ ${ scope.encoder[f](field) }.encode(${ member.asExprOf[f] }, $events) }
      })
    )
    '{ $events.field(${ scope.names }, ${ Expr(field.i) }); $value }
  }

  /** What `send` makes of what is sent: of the field, or of what its `Option` holds. */
  private def ifDefined(field: Field, scope: Scope[?], sendNull: Expr[Unit])(
      send: Expr[Any] => Expr[Unit]
  ): Expr[Unit] =
    if (!field.isOption) send(scope.member(field).asExpr)
    else
      field.tpe.asType match {
        case '[f] =>
          '{
            val option = ${ scope.member(field).asExprOf[Option[f]] }
            if ((option eq null) || option.isEmpty) $sendNull else ${ send('{ option.get }) }
          }
      }

  /** The event of a primitive or string whose encoder is the one of the companion. */
  private def scalar(field: Field, member: Expr[Any], events: Expr[Events]): Option[Expr[Unit]] =
    field.scalar.map {
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

  /** Does that for JSON's own writer, which writes a field whole. */
  private def writeAll(tpe: TypeRepr, all: List[Field], scope: Scope[JsonWriter]): Expr[Unit] =
    inParts(all.map { field =>
      val own = write(field, scope)
      isDefault(tpe, field, scope).fold(own)(isDefault =>
        '{ if (!${ scope.events }.omitsDefaults || ! $isDefault) $own }
      )
    })

  private def write(field: Field, scope: Scope[JsonWriter]): Expr[Unit] = {
    val (json, names, i) = (scope.events, scope.names, Expr(field.i))
    ifDefined(field, scope, '{ $json.nullField($names, $i) })(writeSent(field, scope, _))
  }

  private def writeSent(field: Field, scope: Scope[JsonWriter], member: Expr[Any]): Expr[Unit] = {
    val (json, names, i) = (scope.events, scope.names, Expr(field.i))
    field.scalar match {
      case Some("boolean") => '{ $json.field($names, $i, ${ member.asExprOf[Boolean] }) }
      case Some("byte") => '{ $json.field($names, $i, ${ member.asExprOf[Byte] }.toLong) }
      case Some("short") => '{ $json.field($names, $i, ${ member.asExprOf[Short] }.toLong) }
      case Some("int") => '{ $json.field($names, $i, ${ member.asExprOf[Int] }.toLong) }
      case Some("long") => '{ $json.field($names, $i, ${ member.asExprOf[Long] }) }
      case Some("float") => '{ $json.field($names, $i); $json.float32(${ member.asExprOf[Float] }) }
      case Some("double") => '{ $json.field($names, $i, ${ member.asExprOf[Double] }) }
      case Some("string") => '{ $json.field($names, $i, ${ member.asExprOf[String] }) }
      case _ =>
        field.tpe.asType match {
          case '[f] => '{ ${ scope.encoder[f](field) }.encodeField(${ member.asExprOf[f] }, $names, $i, $json) }
        }
    }
  }

  /** Whether the field has its default, if it has one. */
  private def isDefault(tpe: TypeRepr, field: Field, scope: Scope[?]): Option[Expr[Boolean]] =
    defaultOf(tpe, field).map(default => '{ ${ scope.member(field).asExpr } == $default })

  private def defaultOf(tpe: TypeRepr, field: Field): Option[Expr[Any]] =
    if (!field.symbol.flags.is(Flags.HasDefault)) None
    else {
      val companion = tpe.typeSymbol.companionModule
      companion
        .methodMember(s"$$lessinit$$greater$$default$$${field.i + 1}")
        .headOption
        .map(default => Select(Ref(companion), default).appliedToTypes(tpe.typeArgs).asExpr)
    }

  /** The name of an encoder of the companion's own, if it is that of a primitive or string. */
  private def scalarName(encoder: Expr[Encoder[?]]): Option[String] = {
    val symbol = encoder.asTerm.symbol
    // What an inline given became has no symbol, and that has no owner.
    if (symbol.maybeOwner == TypeRepr.of[ScalarEncoders].typeSymbol) Some(symbol.name).filter(FieldCode.Scalars)
    else None
  }

  /** The encoder of what an `Option` holds, if `encoder` is the companion's own of that `Option`. */
  private def heldByOption(encoder: Expr[Encoder[?]]): Option[Expr[Encoder[?]]] = encoder.asTerm match {
    case Apply(TypeApply(option, _), List(held)) =>
      val symbol = option.symbol
      val isOwn = symbol.maybeOwner == TypeRepr.of[CollectionEncoders].typeSymbol && symbol.name == "option"
      if (isOwn) Some(held.asExprOf[Encoder[?]]) else None
    case _ => None
  }

  private def instance(tpe: TypeRepr, owner: TypeRepr, field: String): Expr[Encoder[?]] = tpe.asType match {
    case '[f] =>
      Expr.summon[Encoder[f]].getOrElse {
        val path = if (root.contains(owner.typeSymbol)) field else s"${owner.typeSymbol.name}.$field"
        lacks ++= new Missing().encoder[f].map(path -> _)
        Literal(NullConstant()).asExprOf[Null].asInstanceOf[Expr[Encoder[?]]]
      }
  }
}

private[derivation] object FieldCode {
  val Scalars: Set[String] = Set("boolean", "byte", "short", "int", "long", "float", "double", "string")
}
