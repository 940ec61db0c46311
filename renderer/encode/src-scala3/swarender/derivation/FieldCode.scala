package swarender
package derivation

import scala.quoted.*

import swarender.encoder.EncoderRules.{asString, by, comment, flatten, omitNone, skip}
import swarender.encoder.{BinaryEncoder, Bytes, CollectionEncoders}
import swarender.output.ByteOutput
import swarender.chars.Literal as Text

/** Generates encoders of case classes and of value classes. */
private[derivation] trait FieldCode extends DirectCode {
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
    * @param i
    *   which of the fields that are written it is
    * @param parameter
    *   which of the constructor's
    * @param omission
    *   whether it has no member where it is `None`
    */
  private final class Field(
      val symbol: Symbol,
      val member: Symbol,
      val tpe: TypeRepr,
      val encoder: Expr[Encoder[?]],
      val isOption: Boolean,
      val scalar: Option[String],
      val i: Int,
      val parameter: Int,
      val omission: Omission
  ) {
    def isFlat: Boolean = has(TypeRepr.of[flatten], symbol, member)

    /** Where the encoder is in what the derived one looks up, if `scalar` is empty: in `encoders`,
      * or in `collections`.
      */
    var slot = -1
    var isLooped = false
    def comment: Option[Expr[String]] = annotated(TypeRepr.of[comment], symbol, member)
  }

  /** Whether a field of a type that has a `None` has no member where it is that. */
  private enum Omission { case Never, ByRules, Always }

  /** The variables of derived code.
    *
    * @param value
    *   whose members are sent
    * @param events
    *   what takes them
    * @param encoders
    *   null if no field needs one
    * @param collections
    *   the same, of collections that are written in a loop
    * @param omits
    *   whether the rules leave out what is `None`; null if no field asks them
    * @param isFlat
    *   whether keys may come twice
    */
  private final case class Scope(
      value: Expr[Any],
      events: Expr[Events],
      names: Expr[FieldNames],
      encoders: Expr[Array[TrustedEncoder[Any]]],
      collections: Expr[Array[TrustedEncoder[Any]]] = null,
      omits: Expr[Boolean] = null,
      isFlat: Boolean = false
  ) {
    def member(field: Field)(using Quotes): Expr[Any] = code(Select(tree(value), field.member))
    def encoder[F: Type](field: Field)(using Quotes): Expr[TrustedEncoder[F]] =
      '{ ${ if (field.isLooped) collections else encoders }(${ Expr(field.slot) }).asInstanceOf[TrustedEncoder[F]] }
  }

  /** The encoder of a value class: that of the value inside. */
  protected final def valueClass[T: Type]: Expr[Encoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val field = parameters(tpe).head
    requireQuiet(tpe.typeSymbol, field, tpe.typeSymbol.fieldMember(field.name))
    fieldType(tpe, field).asType match {
      case '[f] =>
        val own = argument(TypeRepr.of[by], field, tpe.typeSymbol.fieldMember(field.name))
        val found = own.fold(instance(TypeRepr.of[f], tpe, field.name))(encoderBy(_, TypeRepr.of[f], field.name))
        val encoder = found.asExprOf[Encoder[f]]
        '{ $encoder.contramap[T](value => ${ code(Select.unique(tree('value), field.name)).asExprOf[f] }) }
    }
  }

  protected final def parameters(tpe: TypeRepr): List[Symbol] =
    tpe.typeSymbol.primaryConstructor.paramSymss.find(_.forall(_.isTerm)).getOrElse(Nil)

  protected final def fieldType(tpe: TypeRepr, field: Symbol): TypeRepr =
    tpe.memberType(tpe.typeSymbol.fieldMember(field.name)).widenByName.dealias

  /** The fields that have a key of their own. */
  protected final def declaredFields(tpe: TypeRepr): List[Declared] =
    for {
      field <- parameters(tpe)
      member = tpe.typeSymbol.fieldMember(field.name)
      if !has(TypeRepr.of[skip], field, member) && !has(TypeRepr.of[flatten], field, member)
    } yield declared(field.name, field.name, field, member)

  protected final def caseClass[T: Type]: Expr[ObjectEncoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    requireQuiet(tpe.typeSymbol)
    known.fields(shown(tpe), declaredFields(tpe)).foreach(fail)
    val all = fieldsOf(tpe)
    if (all.exists(_.isFlat)) flatClass[T](all) else textClass[T](all)
  }

  /** Of a class that has a field whose members are among its own. */
  private def flatClass[T: Type](all: List[Field]): Expr[ObjectEncoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val found = all.filter(_.scalar.isEmpty)
    found.zipWithIndex.foreach((field, i) => field.slot = i)
    def made(omits: Expr[Boolean])(using Quotes) = '{
      new FlatObjectEncoder[Any](${ fieldNames(tpe, all.filterNot(_.isFlat)) }) {
        override def lookUp(encoders: FieldEncoders): Unit =
          ${
            inParts(found.map { field =>
              if (field.isFlat) '{ encoders.addFlat(${ field.encoder }) } else '{ encoders.add(${ field.encoder }) }
            })
          }
        def members(any: Any, events: Events): Unit = {
          val value = any.asInstanceOf[T]
          val names = this.fieldNames
          val encoders = this.encoders
          ${ sendAll(tpe, all, Scope('value, 'events, 'names, 'encoders, omits = omits, isFlat = true)) }
        }
      }.asInstanceOf[ObjectEncoder[T]]
    }
    withRules(all)(omits => made(omits))
  }

  /** The code that `made` makes of whether the rules leave out what is `None`. */
  private def withRules[E: Type](all: List[Field])(made: Quotes ?=> Expr[Boolean] => Expr[E]): Expr[E] =
    if (all.exists(_.omission == Omission.ByRules))
      '{
        val omits = OmittingEncoder.byRules($rules)
        ${ made('omits) }
      }
    else made(Expr(false))

  /** Of a class that has a field which may have no member. */
  private def omittingClass[T: Type](all: List[Field], plans: List[Plan], slots: Slots): Expr[ObjectEncoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val names = fieldNames(tpe, all)
    def made(omits: Expr[Boolean])(using Quotes): Expr[ObjectEncoder[T]] = {
      val isLoose = all.head.omission match {
        case Omission.Always => Expr(true)
        case Omission.ByRules => omits
        case Omission.Never => Expr(false)
      }
      '{
        new OmittingEncoder[Any]($names, $isLoose) {
          override def lookUp(encoders: FieldEncoders): Unit = ${ addAll(slots.all, 'encoders) }
          override def lookUpCollections(encoders: FieldEncoders): Unit = ${ addLooped(all, 'encoders) }
          def members(any: Any, events: Events): Unit = {
            val self: ObjectEncoder[Any] = this
            ${ sendMembers[T](all, 'any, 'events, 'self, omits) }
          }
          override def direct(before: Text, any: Any, out: ByteOutput): Unit = {
            val first = this.begin(before, any, out)
            if (first != null) {
              val self: OmittingEncoder[Any] = this
              val value = any.asInstanceOf[T]
              val texts = self.texts
              val encoders = self.encoders
              var isEmpty = true
              ${
                val certain = all.indexWhere(_.omission == Omission.Never)
                val target = Target('out, 'encoders)
                inParts(all.zip(plans).map { (field, plan) =>
                  val i = Expr(field.i)
                  def write(using Quotes) =
                    if (certain >= 0 && field.i > certain) writeField(field, plan, 'value, '{ texts($i) }, target)
                    else if (field.i == 0) '{ isEmpty = false; ${ writeField(field, plan, 'value, 'first, target) } }
                    else
                      '{
                        val before = if (isEmpty) self.openings($i) else texts($i)
                        isEmpty = false
                        ${ writeField(field, plan, 'value, 'before, target) }
                      }
                  ifPresent(field, 'value, omits)(write)
                })
              }
              self.end(isEmpty, before, out)
            }
          }
        }.asInstanceOf[ObjectEncoder[T]]
      }
    }
    withRules(all)(omits => made(omits))
  }

  private def addAll(all: List[Expr[Encoder[?]]], encoders: Expr[FieldEncoders])(using Quotes): Expr[Unit] =
    inParts(all.map(encoder => '{ $encoders.add($encoder) }))

  private def addLooped(all: List[Field], encoders: Expr[FieldEncoders])(using Quotes): Expr[Unit] =
    addAll(all.filter(_.isLooped).map(_.encoder), encoders)

  /** Sends the members of `any` by the encoders that `self` looks up, if they need some. */
  private def sendMembers[T: Type](
      all: List[Field],
      any: Expr[Any],
      events: Expr[Events],
      self: Expr[ObjectEncoder[Any]],
      omits: Expr[Boolean]
  )(using Quotes): Expr[Unit] = {
    val tpe = TypeRepr.of[T].dealias
    def send(scope: Scope)(using Quotes) =
      if (!all.exists(_.isLooped)) sendAll(tpe, all, scope)
      else
        '{
          val collections = $self.collections
          ${ sendAll(tpe, all, scope.copy(collections = 'collections)) }
        }
    '{
      val value = $any.asInstanceOf[T]
      val names = $self.fieldNames
      ${
        val scope = Scope('value, events, 'names, null, omits = omits)
        if (all.forall(field => field.scalar.nonEmpty || field.isLooped)) send(scope)
        else
          '{
            val encoders = $self.encoders
            ${ send(scope.copy(encoders = 'encoders)) }
          }
      }
    }
  }

  private def ifPresent(field: Field, value: Expr[Any], omits: Expr[Boolean])(write: Quotes ?=> Expr[Unit])(using
      Quotes
  ): Expr[Unit] = {
    def member = code(Select(tree(value), field.member))
    field.omission match {
      case Omission.Never => write
      case Omission.ByRules => '{ if (! $omits || !OmittingEncoder.isNone($member)) $write }
      case Omission.Always => '{ if (!OmittingEncoder.isNone($member)) $write }
    }
  }

  private def textClass[T: Type](all: List[Field]): Expr[ObjectEncoder[T]] = {
    val slots = new Slots
    val plans = all.map { field =>
      val sent = plan(field.encoder, slots) {
        field.slot = slots.add(field.encoder)
        field.slot
      }
      if (field.isOption) optional(field.tpe, sent) else sent
    }
    all.filter(field => field.scalar.isEmpty && field.slot < 0).zipWithIndex.foreach { (field, i) =>
      field.slot = i
      field.isLooped = true
    }
    if (all.exists(_.omission != Omission.Never)) omittingClass[T](all, plans, slots)
    else completeClass[T](all, plans, slots)
  }

  /** Of a class of which each value has all members. */
  private def completeClass[T: Type](all: List[Field], plans: List[Plan], slots: Slots): Expr[ObjectEncoder[T]] = {
    val tpe = TypeRepr.of[T].dealias
    val names = fieldNames(tpe, all)
    // Of any value, since a method of a class's own type would have a bridge before it: one more frame of the stack.
    '{
      new ObjectEncoder[Any]($names) {
        override def lookUp(encoders: FieldEncoders): Unit = ${ addAll(slots.all, 'encoders) }
        override def lookUpCollections(encoders: FieldEncoders): Unit = ${ addLooped(all, 'encoders) }
        def members(any: Any, events: Events): Unit = {
          val self: ObjectEncoder[Any] = this
          ${ sendMembers[T](all, 'any, 'events, 'self, null) }
        }
        override def direct(before: Text, any: Any, out: ByteOutput): Unit = {
          val first = this.begin(before, any, out)
          if (first != null) {
            // Two fields, as lists and chains have: almost without variables, so that more levels fit in a stack.
            val self: ObjectEncoder[Any] = this
            ${
              if (all.isEmpty) '{ Direct.literal(first, out) }
              else if (all.size <= 2) {
                val texts = '{ self.texts }
                writeAll(all.zip(plans), '{ any.asInstanceOf[T] }, 'first, texts, Target('out, '{ self.encoders }))
              } else
                '{
                  val value = any.asInstanceOf[T]
                  val texts = self.texts
                  ${
                    if (slots.all.isEmpty) writeAll(all.zip(plans), 'value, 'first, 'texts, Target('out, null))
                    else
                      '{
                        val encoders = self.encoders
                        ${ writeAll(all.zip(plans), 'value, 'first, 'texts, Target('out, 'encoders)) }
                      }
                  }
                }
            }
            this.end(before, out)
          }
        }
      }.asInstanceOf[ObjectEncoder[T]]
    }
  }

  private def fieldsOf(tpe: TypeRepr): List[Field] = {
    var written = 0
    parameters(tpe).zipWithIndex.flatMap { (field, parameter) =>
      val member = tpe.typeSymbol.fieldMember(field.name)
      if (has(TypeRepr.of[skip], field, member)) None
      else {
        requireQuiet(field, member)
        val isFlat = has(TypeRepr.of[flatten], field, member)
        val fieldTpe = fieldType(tpe, field)
        val own = argument(TypeRepr.of[by], field, member)
        val plain = own.fold(instance(fieldTpe, tpe, field.name))(by => encoderBy(by, fieldTpe, field.name))
        val found = quoted(plain, fieldTpe, has(TypeRepr.of[asString], field, member))
        if (isFlat && scalarName(found.asTerm).nonEmpty) fail(MissingText.flat(field.name))
        val held = if (isFlat) None else heldByOption(found)
        val encoder = held.getOrElse(found)
        val sentTpe = if (held.isEmpty) fieldTpe else fieldTpe.typeArgs.head
        val scalar = scalarName(encoder.asTerm)
        val i = written
        if (!isFlat) written += 1
        val omission = if (isFlat) Omission.Never else omissionOf(tpe, field, member, fieldTpe)
        Some(new Field(field, member, sentTpe, encoder, held.nonEmpty, scalar, i, parameter, omission))
      }
    }
  }

  private def omissionOf(tpe: TypeRepr, field: Symbol, member: Symbol, fieldTpe: TypeRepr): Omission = {
    val hasNone = fieldTpe <:< TypeRepr.of[Option[Any]] || fieldTpe <:< TypeRepr.of[java.util.Optional[?]]
    if (has(TypeRepr.of[omitNone], field, member)) {
      if (!hasNone) fail(MissingText.omitted(field.name))
      Omission.Always
    } else if (!hasNone) Omission.Never
    else if (has(TypeRepr.of[omitNone], tpe.baseClasses*)) Omission.Always
    else if (known.isDefault) Omission.Never
    else Omission.ByRules
  }

  private def quoted(encoder: Expr[Encoder[?]], tpe: TypeRepr, isString: Boolean): Expr[Encoder[?]] =
    if (!isString) encoder
    else tpe.asType match { case '[f] => '{ QuotedEncoder.of[f]($encoder.asInstanceOf[Encoder[f]]) } }

  private def fieldNames(tpe: TypeRepr, all: List[Field]): Expr[FieldNames] = known.names(declaredFields(tpe)) match {
    case Some(names) => '{ ObjectEncoder.names(Array[String](${ Varargs(names.map(Expr(_))) }*)) }
    case None => namesByRules(tpe, all)
  }

  private def namesByRules(tpe: TypeRepr, all: List[Field]): Expr[FieldNames] = {
    val names = Varargs(all.map(field => Expr(field.symbol.name)))
    val isAnnotated = all.exists(field => keyOf(field.symbol, field.member).nonEmpty)
    val keys = Varargs(if (isAnnotated) all.map(field => keyOrNull(field.symbol, field.member)) else Nil)
    '{ NameClash.fieldNames($rules, ${ Expr(shown(tpe)) })($names*)($keys*) }
  }

  private def sendAll(tpe: TypeRepr, all: List[Field], scope: Scope)(using Quotes): Expr[Unit] =
    inParts(all.map(field => ifPresent(field, scope.value, scope.omits)(sendPresent(tpe, field, scope))))

  private def sendPresent(tpe: TypeRepr, field: Field, scope: Scope)(using Quotes): Expr[Unit] = {
    val events = scope.events
    val own = send(field, scope)
    val sends = field.comment.fold(own)(text => '{ $events.commentLines($text); $own })
    isDefault(tpe, field, scope).fold(sends) { isDefault =>
      val text = field.comment.getOrElse(nullOf[String])
      if (field.isFlat) '{ if (! $events.omitsDefaults || ! $isDefault) $sends }
      else
        '{
          if (! $events.omitsDefaults || ! $isDefault) $sends
          else $events.commentedDefault($text, (member: Events) => ${ send(field, scope.copy(events = 'member)) })
        }
    }
  }

  /** Sends a field with its key. */
  private def send(field: Field, scope: Scope)(using Quotes): Expr[Unit] = {
    val events = scope.events
    def encoded(member: Expr[Any])(using Quotes) = field.tpe.asType match {
      case '[f] => '{ ${ scope.encoder[f](field) }.encode(${ member.asExprOf[f] }, $events) }
    }
    if (field.isFlat)
      field.tpe.asType match {
        case '[f] =>
          '{ FlatObjectEncoder.flat[f](${ scope.encoder[f](field) }, ${ scope.member(field).asExprOf[f] }, $events) }
      }
    else if (scope.isFlat) {
      val value = ifDefined(field, scope, '{ $events.nullValue() })(member =>
        scalar(field, member, events).getOrElse(encoded(member))
      )
      '{ FlatObjectEncoder.key(${ scope.names }, ${ Expr(field.i) }, $events); $value }
    } else {
      val key = '{ $events.field(${ scope.names }, ${ Expr(field.i) }) }
      ifDefined(field, scope, '{ $key; $events.nullValue() })(member =>
        withKey(field, member, scope).getOrElse('{ $key; ${ encoded(member) } })
      )
    }
  }

  /** What `send` makes of what is sent: of the field, or of what its `Option` holds. */
  private def ifDefined(field: Field, scope: Scope, sendNull: Expr[Unit])(
      send: Quotes ?=> Expr[Any] => Expr[Unit]
  )(using Quotes): Expr[Unit] =
    if (!field.isOption) send(scope.member(field))
    else
      field.tpe.asType match {
        case '[f] =>
          '{
            val option = ${ scope.member(field).asExprOf[Option[f]] }
            if ((option == null) || option.isEmpty) $sendNull else ${ send('{ option.get }) }
          }
      }

  /** What sends a primitive or string with its key, if its encoder is the one of the companion. */
  private def withKey(field: Field, member: Expr[Any], scope: Scope)(using Quotes): Option[Expr[Unit]] = {
    val (names, i, events) = (scope.names, Expr(field.i), scope.events)
    field.scalar.map {
      case "boolean" => '{ Fields.boolean($names, $i, ${ member.asExprOf[Boolean] }, $events) }
      case "byte" => '{ Fields.long($names, $i, ${ member.asExprOf[Byte] }.toLong, $events) }
      case "short" => '{ Fields.long($names, $i, ${ member.asExprOf[Short] }.toLong, $events) }
      case "int" => '{ Fields.long($names, $i, ${ member.asExprOf[Int] }.toLong, $events) }
      case "long" => '{ Fields.long($names, $i, ${ member.asExprOf[Long] }, $events) }
      case "float" => '{ Fields.float($names, $i, ${ member.asExprOf[Float] }, $events) }
      case "double" => '{ Fields.double($names, $i, ${ member.asExprOf[Double] }, $events) }
      case "string" => '{ Fields.string($names, $i, ${ member.asExprOf[String] }, $events) }
    }
  }

  /** The event of a primitive or string whose encoder is the one of the companion. */
  private def scalar(field: Field, member: Expr[Any], events: Expr[Events])(using Quotes): Option[Expr[Unit]] =
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
        '{ if ($text == null) $events.nullValue() else $events.string($text) }
    }

  /** Writes the values of all fields, each with the text before it. */
  private def writeAll(
      all: List[(Field, Plan)],
      value: Expr[Any],
      first: Expr[Text],
      texts: Expr[Array[Text]],
      target: Target
  )(using Quotes): Expr[Unit] =
    inParts(all.map { (field, plan) =>
      writeField(field, plan, value, if (field.i == 0) first else '{ $texts(${ Expr(field.i) }) }, target)
    })

  private def writeField(field: Field, plan: Plan, value: Expr[Any], before: Expr[Text], target: Target)(using
      Quotes
  ): Expr[Unit] = {
    val member = Select(tree(value), field.member)
    member.tpe.widenTermRefByName.asType match {
      case '[f] => written[f](plan, code(member).asExprOf[f], before, target)
    }
  }

  /** Whether the field has its default, if it has one. */
  private def isDefault(tpe: TypeRepr, field: Field, scope: Scope)(using Quotes): Option[Expr[Boolean]] =
    defaultOf(tpe, field).map(default => '{ ${ scope.member(field) } == $default })

  private def defaultOf(tpe: TypeRepr, field: Field): Option[Expr[Any]] =
    if (!field.symbol.flags.is(Flags.HasDefault)) None
    else {
      val companion = tpe.typeSymbol.companionModule
      companion
        .methodMember(s"$$lessinit$$greater$$default$$${field.parameter + 1}")
        .headOption
        .map(default => Select(Ref(companion), default).appliedToTypes(tpe.typeArgs).asExpr)
    }

  /** The encoder of what an `Option` holds, if `encoder` is the companion's own of that `Option`.
    */
  private def heldByOption(encoder: Expr[Encoder[?]]): Option[Expr[Encoder[?]]] = encoder.asTerm match {
    case Apply(TypeApply(option, _), List(_, held)) =>
      val symbol = option.symbol
      val isOwn = symbol.maybeOwner == TypeRepr.of[CollectionEncoders].typeSymbol && symbol.name == "anOption"
      if (isOwn) Some(held.asExprOf[Encoder[?]]) else None
    case _ => None
  }

  /** The encoder of a field of type `tpe` that is made of `by`, the argument of an annotation. */
  private def encoderBy(by: Term, tpe: TypeRepr, field: String): Expr[Encoder[?]] = {
    val encoded = by.tpe.widen.baseType(TypeRepr.of[Encoder[Any]].typeSymbol).typeArgs.head
    def isInside(is: TypeRepr => Boolean)(part: TypeRepr): Boolean =
      is(part) || part.dealias.typeArgs.exists(isInside(is))
    if (encoded =:= tpe) by.asExprOf[Encoder[?]]
    else if (by.tpe <:< TypeRepr.of[BinaryEncoder[?]]) {
      def hasBytes(part: TypeRepr) = part.asType match { case '[p] => Expr.summon[Bytes[p]].nonEmpty }
      if (!isInside(hasBytes)(tpe)) fail(MissingText.byBytes(field))
      tpe.asType match {
        case '[f] =>
          '{
            @scala.annotation.unused
            implicit def own[B](implicit bytes: Bytes[B]): Encoder[B] = ${ by.asExprOf[BinaryEncoder[?]] }.of[B]
            scala.compiletime.summonInline[Encoder[f]]
          }
      }
    } else {
      if (!isInside(_ =:= encoded)(tpe)) fail(MissingText.by(field, shown(encoded)))
      (tpe.asType, encoded.asType) match {
        case ('[f], '[e]) =>
          '{
            @scala.annotation.unused
            implicit val own: Encoder[e] = ${ by.asExprOf[Encoder[e]] }
            scala.compiletime.summonInline[Encoder[f]]
          }
      }
    }
  }

  private def instance(tpe: TypeRepr, owner: TypeRepr, field: String): Expr[Encoder[?]] = tpe.asType match {
    case '[f] =>
      Expr.summon[Encoder[f]].getOrElse {
        val path = if (root.contains(owner.typeSymbol)) field else s"${owner.typeSymbol.name}.$field"
        lacks ++= new Missing(isField = true).encoder[f].map(path -> _)
        nullOf[Encoder[?]]
      }
  }
}

private[derivation] object FieldCode {
  val Scalars: Set[String] = Set("boolean", "byte", "short", "int", "long", "float", "double", "string")

  /** Of which a list has a loop for all fields: that of the name and an `s`. */
  val Listed: Set[String] = Set("int", "long", "double", "string")
}
