package swarender
package derivation

import swarender.encoder.EncoderRules.comment
import swarender.encoder.{CollectionEncoders, ScalarEncoders}

/** Encoders of case classes and of value classes. */
private[derivation] trait FieldCode extends NameCode {
  import c.universe._

  private val eventsType = tq"_root_.swarender.Events"
  private val jsonType = tq"_root_.swarender.json.JsonWriter"
  private val fieldNamesType = tq"_root_.swarender.Events.FieldNames"

  /** Fields that have no encoder, each with what to write. */
  protected final var lacks = List.empty[(String, String)]

  protected final var root: Symbol = NoSymbol

  /** @param encoder
    *   of what is sent; empty if there is none
    * @param isOption
    *   whether that is what an `Option` holds
    * @param slot
    *   where it is in what the derived encoder looks up; -1 if it is of a scalar, which needs none
    */
  private final class Field(
      val symbol: TermSymbol,
      val encoder: Tree,
      val isOption: Boolean,
      val slot: Int,
      val i: Int
  ) {
    def in(value: TermName): Tree = q"$value.${symbol.name.toTermName}"
    def sentType: Type = {
      val own = symbol.typeSignature.dealias
      if (isOption) own.typeArgs.head else own
    }
  }

  /** The variables of derived code. */
  private val any = TermName("any")
  private val value = TermName("value")
  private val fields = TermName("fields")
  private val i = TermName("i")
  private val events = TermName("events")
  private val json = TermName("json")
  private val names = TermName("names")
  private val encoders = TermName("encoders")

  /** As what it holds. */
  protected final def valueClass(tpe: Type): Tree = {
    val field = parameters(tpe).head
    val underlying = field.typeSignature.dealias
    q"${instance(underlying, tpe, field.name)}.contramap[$tpe](value => value.${field.name.toTermName})"
  }

  protected final def parameters(tpe: Type): List[TermSymbol] =
    tpe.decl(termNames.CONSTRUCTOR).alternatives.map(_.asMethod).find(_.isPrimaryConstructor) match {
      case Some(constructor) => constructor.typeSignatureIn(tpe).paramLists.headOption.getOrElse(Nil).map(_.asTerm)
      case None => fail(s"cannot derive an encoder of $tpe: it has no constructor")
    }

  protected final def declaredFields(tpe: Type): List[Declared] =
    parameters(tpe).map(field => declared(field, field.name.decodedName.toString))

  protected final def caseClass(tpe: Type): Tree = {
    val companion = tpe.typeSymbol.companion
    // The compiler makes the methods of defaults when `apply` gets its type.
    if (companion != NoSymbol) companion.typeSignature.member(TermName("apply")).typeSignature
    known.fields(shown(tpe), declaredFields(tpe)).foreach(fail)
    val all = fieldsOf(tpe)
    val found = all.filter(_.slot >= 0).map(field => q"$encoders.add(${field.encoder})")
    val lookUp =
      if (found.isEmpty) Nil
      else
        List(
          q"""
            override def lookUp($encoders: $swarender.derivation.FieldEncoders): _root_.scala.Unit =
              { ..${inParts(found)} }
          """
        )
    // Of any value, since a method of a class's own type would have a bridge before it: one more frame of the stack.
    q"""
      new $swarender.derivation.ObjectEncoder[_root_.scala.Any](${fieldNames(tpe, all)}) {
        ..$lookUp
        def members($any: _root_.scala.Any, $events: $eventsType): _root_.scala.Unit =
          { ..${body(tpe, all, all.map(member(tpe, _)))} }
        override def encodeField(
            $any: _root_.scala.Any, $fields: $fieldNamesType, $i: _root_.scala.Int, $json: $jsonType
        ): _root_.scala.Unit =
          if (this.begins($any, $fields, $i, $json)) {
            ..${body(tpe, all, all.map(jsonMember(tpe, _)))}
            this.ends($i, $json)
          }
      }.asInstanceOf[$swarender.derivation.ObjectEncoder[$tpe]]
    """
  }

  private def fieldsOf(tpe: Type): List[Field] = {
    var slots = 0
    parameters(tpe).zipWithIndex.map { case (field, i) =>
      val found = instance(field.typeSignature.dealias, tpe, field.name)
      val held = heldByOption(found)
      val encoder = held.getOrElse(found)
      val slot = if (scalarName(encoder).nonEmpty) -1 else slots
      if (slot >= 0) slots += 1
      new Field(field, encoder, held.nonEmpty, slot, i)
    }
  }

  private def fieldNames(tpe: Type, all: List[Field]): Tree = {
    val own = all.map(_.symbol.name.decodedName.toString)
    val keys = if (all.exists(field => keyName(field.symbol).nonEmpty)) all.map(f => keyOrNull(f.symbol)) else Nil
    q"$swarender.derivation.NameClash.fieldNames($rules, ${shown(tpe)})(..$own)(..$keys)"
  }

  private def body(tpe: Type, all: List[Field], statements: List[Tree]): List[Tree] = {
    val fieldNames =
      if (all.isEmpty) Nil else List(q"val $value = $any.asInstanceOf[$tpe]", q"val $names = this.fieldNames")
    val found = if (all.forall(_.slot < 0)) Nil else List(q"val $encoders = this.encoders")
    fieldNames ++ found ++ inParts(statements)
  }

  private def member(tpe: Type, field: Field): Tree = {
    val comment = annotated(field.symbol, typeOf[comment])
    val all = comment.fold(send(field, events))(text => q"{ $events.commentLines($text); ${send(field, events)} }")
    default(tpe, field).fold(all) { default =>
      val inner = TermName("member")
      q"""
        if (!$events.omitsDefaults || ${field.in(value)} != $default) $all
        else
          $events.commentedDefault(${comment.getOrElse(q"null")}, ($inner: $eventsType) => ${send(field, inner)})
      """
    }
  }

  /** Sends a field with its key. */
  private def send(field: Field, events: TermName): Tree = {
    val sent = ifDefined(field, q"$events.nullValue()")(member =>
      scalar(field, member, events).getOrElse(q"${encoderOf(field)}.encode($member, $events)")
    )
    q"{ $events.field($names, ${field.i}); $sent }"
  }

  /** What `send` makes of what is sent: of the field, or of what its `Option` holds. */
  private def ifDefined(field: Field, sendNull: Tree)(send: Tree => Tree): Tree =
    if (!field.isOption) send(field.in(value))
    else {
      val option = TermName(c.freshName("option"))
      q"""
        {
          val $option = ${field.in(value)}
          if (($option eq null) || $option.isEmpty) $sendNull else ${send(q"$option.get")}
        }
      """
    }

  private def encoderOf(field: Field): Tree =
    q"$encoders(${field.slot}).asInstanceOf[$swarender.derivation.TrustedEncoder[${field.sentType}]]"

  private def jsonMember(tpe: Type, field: Field): Tree = {
    val all = ifDefined(field, q"$json.nullField($names, ${field.i})")(member =>
      scalarField(field, member).getOrElse(
        q"${encoderOf(field)}.encodeField($member, $names, ${field.i}, $json)"
      )
    )
    default(tpe, field).fold(all)(default => q"if (!$json.omitsDefaults || ${field.in(value)} != $default) $all")
  }

  private def default(tpe: Type, field: Field): Option[Tree] =
    if (!field.symbol.isParamWithDefault) None
    else {
      val method = TermName(s"apply$$default$$${field.i + 1}")
      Some(q"${tpe.typeSymbol.companion}.$method[..${tpe.typeArgs}]")
    }

  /** The event of a primitive or string whose encoder is the one of the companion. */
  private def scalar(field: Field, member: Tree, events: TermName): Option[Tree] =
    scalarName(field.encoder).collect {
      case "boolean" => q"$events.bool($member)"
      case "byte" | "short" | "int" => q"$events.int64($member.toLong)"
      case "long" => q"$events.int64($member)"
      case "float" => q"$events.float32($member)"
      case "double" => q"$events.float64($member)"
      case "string" => q"if ($member eq null) $events.nullValue() else $events.string($member)"
    }

  /** The call of JSON's own writer that writes such a field whole. */
  private def scalarField(field: Field, member: Tree): Option[Tree] =
    scalarName(field.encoder).collect {
      case "byte" | "short" | "int" => q"$json.field($names, ${field.i}, $member.toLong)"
      case "boolean" | "long" | "double" | "string" => q"$json.field($names, ${field.i}, $member)"
      case "float" => q"{ $json.field($names, ${field.i}); $json.float32($member) }"
    }

  /** The name of an encoder of the companion's own, if it is that of a primitive or string. */
  private def scalarName(encoder: Tree): Option[String] = encoder match {
    // What a macro made may be a block, which has no symbol.
    case Select(_, name) if encoder.symbol.owner == typeOf[ScalarEncoders].typeSymbol =>
      Some(name.decodedName.toString.trim).filter(FieldCode.Scalars)
    case _ => None
  }

  /** The encoder of what an `Option` holds, if `encoder` is the companion's own of that `Option`. */
  private def heldByOption(encoder: Tree): Option[Tree] = encoder match {
    case Apply(TypeApply(option, _), List(held)) =>
      val symbol = option.symbol
      val isOwn = symbol.owner == typeOf[CollectionEncoders].typeSymbol && symbol.name.toString == "option"
      if (isOwn) Some(held) else None
    case _ => None
  }

  private def instance(tpe: Type, owner: Type, field: Name): Tree = {
    val found = c.inferImplicitValue(appliedType(encoderType, tpe), silent = true)
    if (found.isEmpty) {
      val name = field.decodedName.toString
      val path = if (owner.typeSymbol == root) name else s"${shown(owner)}.$name"
      lacks ++= missing(tpe).map(path -> _)
    }
    found
  }
}

private[derivation] object FieldCode {
  val Scalars: Set[String] = Set("boolean", "byte", "short", "int", "long", "float", "double", "string")
}
