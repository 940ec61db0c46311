package swarender
package derivation

import swarender.encoder.EncoderRules.comment
import swarender.encoder.ScalarEncoders

/** Encoders of case classes and of value classes. */
private[derivation] trait FieldCode extends NameCode {
  import c.universe._

  private val eventsType = tq"_root_.swarender.Events"
  private val jsonType = tq"_root_.swarender.json.JsonWriter"

  /** Fields that have no encoder, each with what to write. */
  protected final var lacks = List.empty[(String, String)]

  protected final var root: Symbol = NoSymbol

  /** @param encoder
    *   empty if there is none
    * @param slot
    *   where it is in what the derived encoder looks up; -1 if it is of a scalar, which needs none
    */
  private final class Field(val symbol: TermSymbol, val encoder: Tree, val slot: Int, val i: Int) {
    def in(value: TermName): Tree = q"$value.${symbol.name.toTermName}"
  }

  /** The variables of derived code. */
  private val value = TermName("value")
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
          q"override def lookUp($encoders: $swarender.derivation.FieldEncoders): _root_.scala.Unit = { ..${inParts(found)} }"
        )
    q"""
      new $swarender.derivation.ObjectEncoder[$tpe](${fieldNames(tpe, all)}) {
        ..$lookUp
        def members($value: $tpe, $events: $eventsType): _root_.scala.Unit =
          { ..${body(all, all.map(member(tpe, _)))} }
        override def jsonMembers($value: $tpe, $json: $jsonType): _root_.scala.Unit =
          { ..${body(all, all.map(jsonMember(tpe, _)))} }
      }
    """
  }

  private def fieldsOf(tpe: Type): List[Field] = {
    var slots = 0
    parameters(tpe).zipWithIndex.map { case (field, i) =>
      val encoder = instance(field.typeSignature.dealias, tpe, field.name)
      val slot = if (scalarName(encoder).nonEmpty) -1 else slots
      if (slot >= 0) slots += 1
      new Field(field, encoder, slot, i)
    }
  }

  private def fieldNames(tpe: Type, all: List[Field]): Tree = {
    val own = all.map(_.symbol.name.decodedName.toString)
    val keys = if (all.exists(field => keyName(field.symbol).nonEmpty)) all.map(f => keyOrNull(f.symbol)) else Nil
    q"$swarender.derivation.NameClash.fieldNames($rules, ${shown(tpe)})(..$own)(..$keys)"
  }

  private def body(all: List[Field], statements: List[Tree]): List[Tree] = {
    val fieldNames = if (all.isEmpty) Nil else List(q"val $names = this.fieldNames")
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
  private def send(field: Field, events: TermName): Tree =
    q"{ $events.field($names, ${field.i}); ${scalar(field, events).getOrElse(encode(field, events))} }"

  private def encode(field: Field, events: TermName): Tree =
    q"${encoderOf(field)}.encode(${field.in(value)}, $events)"

  private def encoderOf(field: Field): Tree =
    q"$encoders(${field.slot}).asInstanceOf[$swarender.derivation.TrustedEncoder[${field.symbol.typeSignature}]]"

  private def jsonMember(tpe: Type, field: Field): Tree = {
    val all = scalarField(field).getOrElse(
      q"${encoderOf(field)}.encodeField(${field.in(value)}, $names, ${field.i}, $json)"
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
  private def scalar(field: Field, events: TermName): Option[Tree] = {
    val member = field.in(value)
    scalarName(field.encoder).collect {
      case "boolean" => q"$events.bool($member)"
      case "byte" | "short" | "int" => q"$events.int64($member.toLong)"
      case "long" => q"$events.int64($member)"
      case "float" => q"$events.float32($member)"
      case "double" => q"$events.float64($member)"
      case "string" => q"if ($member eq null) $events.nullValue() else $events.string($member)"
    }
  }

  /** The call of JSON's own writer that writes such a field whole. */
  private def scalarField(field: Field): Option[Tree] = {
    val member = field.in(value)
    scalarName(field.encoder).collect {
      case "byte" | "short" | "int" => q"$json.field($names, ${field.i}, $member.toLong)"
      case "boolean" | "long" | "double" | "string" => q"$json.field($names, ${field.i}, $member)"
      case "float" => q"{ $json.field($names, ${field.i}); $json.float32($member) }"
    }
  }

  /** The name of an encoder of the companion's own, if it is that of a primitive or string. */
  private def scalarName(encoder: Tree): Option[String] = encoder match {
    // What a macro made may be a block, which has no symbol.
    case Select(_, name) if encoder.symbol.owner == typeOf[ScalarEncoders].typeSymbol =>
      Some(name.decodedName.toString.trim).filter(FieldCode.Scalars)
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
