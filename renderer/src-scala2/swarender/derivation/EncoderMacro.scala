package swarender
package derivation

import scala.reflect.macros.blackbox

import swarender.encoder.EncoderRules.{comment, key}
import swarender.encoder.{EncoderRules, ScalarEncoders}

/** Writes the code of an encoder: the calls that one would write by hand. */
final class EncoderMacro(val c: blackbox.Context) extends MissingTypes {
  import c.universe._

  private val swarender = q"_root_.swarender"
  private val sinkType = tq"_root_.swarender.Events"
  private val jsonType = tq"_root_.swarender.json.JsonWriter"

  /** Fields that have no encoder, each with what to write. */
  private var lacks = List.empty[(String, String)]

  private var root: Symbol = NoSymbol

  def derived[T: WeakTypeTag]: Tree = {
    val tpe = weakTypeOf[T].dealias
    root = tpe.typeSymbol
    if (!tpe.typeSymbol.isClass) fail(s"cannot derive an encoder of $tpe: it is no class")
    val symbol = tpe.typeSymbol.asClass
    symbol.typeSignature
    val encoder =
      if (symbol.isDerivedValueClass) valueClass(tpe)
      else if (symbol.isCaseClass) caseClass(tpe)
      else if (symbol.isSealed) sealedTrait(tpe, symbol)
      else fail(s"cannot derive an encoder of $tpe: it is no case class, value class, or sealed trait")
    if (lacks.isEmpty) encoder else fail(MissingText.derived(shown(tpe), lacks))
  }

  private def fail(message: String): Nothing = c.abort(c.enclosingPosition, message)

  private def parameters(tpe: Type): List[TermSymbol] =
    tpe.decl(termNames.CONSTRUCTOR).alternatives.map(_.asMethod).find(_.isPrimaryConstructor) match {
      case Some(constructor) => constructor.typeSignatureIn(tpe).paramLists.headOption.getOrElse(Nil).map(_.asTerm)
      case None => fail(s"cannot derive an encoder of $tpe: it has no constructor")
    }

  /** As what it holds. */
  private def valueClass(tpe: Type): Tree = {
    val field = parameters(tpe).head
    val underlying = field.typeSignature.dealias
    q"${instance(underlying, tpe, field.name)}.contramap[$tpe](value => value.${field.name.toTermName})"
  }

  private def caseClass(tpe: Type): Tree = {
    val value = TermName("value")
    val events = TermName("events")
    val json = TermName("json")
    val fields = TermName("fields")
    val all = parameters(tpe)
    val companion = tpe.typeSymbol.companion
    // The compiler makes the methods of defaults when `apply` gets its type.
    if (companion != NoSymbol) companion.typeSignature.member(TermName("apply")).typeSignature
    var encoders = List.empty[Tree]
    val sends = all.zipWithIndex.map { case (field, i) =>
      val found = instance(field.typeSignature.dealias, tpe, field.name)
      val member = q"$value.${field.name.toTermName}"
      lazy val encoder = {
        val name = TermName(c.freshName("encoder"))
        // Lazy: what is defined below the encoder, or the encoder itself, may not be there yet.
        encoders ::= q"private[this] lazy val $name = $swarender.derivation.TrustedEncoder.of($found)"
        name
      }
      def send(events: TermName) = {
        val encoded = scalar(found, member, events).getOrElse(q"$encoder.encode($member, $events)")
        q"{ $events.field($fields, $i); $encoded }"
      }
      val comment = annotated(field, typeOf[comment])
      val toEvents = send(events)
      val toJson = scalarField(found, member, json, fields, i)
        .getOrElse(q"$encoder.encodeField($member, $fields, $i, $json)")
      val commented = comment.fold(toEvents)(text => q"{ $events.commentLines($text); $toEvents }")
      if (field.isParamWithDefault) {
        val default = TermName(s"apply$$default$$${i + 1}")
        val inner = TermName("member")
        val text = comment.getOrElse(q"null")
        def isOther = q"$member != $companion.$default[..${tpe.typeArgs}]"
        val orComment = q"""
          if (!$events.omitsDefaults || $isOther) $commented
          else $events.commentedDefault($text, ($inner: $sinkType) => ${send(inner)})
        """
        (orComment, q"if (!$json.omitsDefaults || $isOther) $toJson")
      } else (commented, toJson)
    }
    val names = all.map(field => keyName(field).getOrElse(q"rules.fieldName(${field.name.decodedName.toString})"))
    q"""
      new $swarender.derivation.ObjectEncoder[$tpe] {
        private[this] val $fields = {
          val rules = ${rules}
          new $swarender.Events.FieldNames(..$names)
        }
        def fieldNames: $swarender.Events.FieldNames = $fields
        ..${encoders.reverse}
        def members($value: $tpe, $events: $sinkType): _root_.scala.Unit = { ..${sends.map(_._1)} }
        override def jsonMembers($value: $tpe, $json: $jsonType): _root_.scala.Unit = { ..${sends.map(_._2)} }
      }
    """
  }

  private def rules: Tree = c.inferImplicitValue(typeOf[EncoderRules], silent = false)

  /** The event of a primitive or string whose encoder is the one of the companion. */
  private def scalar(encoder: Tree, member: Tree, events: TermName): Option[Tree] =
    scalarName(encoder).collect {
      case "boolean" => q"$events.bool($member)"
      case "byte" | "short" | "int" => q"$events.int64($member.toLong)"
      case "long" => q"$events.int64($member)"
      case "float" => q"$events.float32($member)"
      case "double" => q"$events.float64($member)"
      case "string" => q"if ($member eq null) $events.nullValue() else $events.string($member)"
    }

  /** The call of JSON's own writer that writes such a field whole. */
  private def scalarField(encoder: Tree, member: Tree, json: TermName, fields: TermName, i: Int): Option[Tree] =
    scalarName(encoder).collect {
      case "byte" | "short" | "int" => q"$json.field($fields, $i, $member.toLong)"
      case "boolean" | "long" | "double" | "string" => q"$json.field($fields, $i, $member)"
    }

  /** The name of an encoder of the companion's own. */
  private def scalarName(encoder: Tree): Option[String] = encoder match {
    // What a macro made may be a block, which has no symbol.
    case Select(_, name) if encoder.symbol.owner == typeOf[ScalarEncoders].typeSymbol =>
      Some(name.decodedName.toString.trim)
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

  private def sealedTrait(tpe: Type, symbol: ClassSymbol): Tree = {
    val all = subtypes(symbol)
    if (all.isEmpty) fail(s"cannot derive an encoder of $tpe: it has no subtypes, or they are not known yet")
    var encoders = List.empty[Tree]
    val cases = all.map { child =>
      val name = keyName(child).getOrElse(q"rules.typeName(${child.name.decodedName.toString})")
      val field = TermName(c.freshName("subtype"))
      if (child.isModuleClass) {
        encoders ::= q"private[this] lazy val $field = new $swarender.derivation.ConstantEncoder(rules, $name)"
        cq"_: ${child.toType} => $field.encode((), events)"
      } else {
        val childType = appliedChild(child, tpe)
        val own = c.inferImplicitValue(appliedType(encoderType, childType), silent = true)
        val isOwn = !own.isEmpty && !isFallback(own)
        val encoder = if (isOwn) own else caseClass(childType)
        encoders ::=
          q"private[this] lazy val $field = new $swarender.derivation.SubtypeEncoder[$childType](rules, $name, $encoder)"
        cq"v: $childType => $field.encode(v, events)"
      }
    }
    q"""
      new $swarender.derivation.TrustedEncoder[$tpe] {
        private[this] def rules = ${rules}
        ..${encoders.reverse}
        def encode(value: $tpe, events: $sinkType): _root_.scala.Unit =
          if (value == null) events.nullValue() else value match { case ..$cases }
      }
    """
  }

  /** An upickle `Writer`, or the implicit that is being derived. */
  private def isFallback(tree: Tree): Boolean = tree match {
    case Apply(function, _) => function.symbol.name.toString == "upickleWriter"
    case _ => false
  }

  private def subtypes(symbol: ClassSymbol): List[ClassSymbol] =
    symbol.knownDirectSubclasses.toList
      .sortBy(_.pos.point)
      .map(_.asClass)
      .flatMap { child =>
        child.typeSignature
        if (child.isModuleClass || child.isCaseClass) List(child)
        else if (child.isSealed) subtypes(child)
        else fail(s"cannot derive an encoder of ${symbol.name}: ${child.name} is neither a case class nor sealed")
      }
      .distinct

  /** The subtype, with its type parameters as its parent has them. */
  private def appliedChild(child: ClassSymbol, parent: Type): Type = {
    val own = child.typeParams
    if (own.isEmpty) child.toType
    else {
      val base = child.toType.baseType(parent.typeSymbol)
      val known = base.typeArgs.map(_.typeSymbol).zip(parent.typeArgs).toMap
      appliedType(child.toType.typeConstructor, own.map(p => known.getOrElse(p, typeOf[Any])))
    }
  }

  /** The name that an annotation `@key` gives. */
  private def keyName(symbol: Symbol): Option[Tree] = annotated(symbol, typeOf[key])

  /** The argument of an annotation. */
  private def annotated(symbol: Symbol, annotation: Type): Option[Tree] = {
    symbol.typeSignature
    symbol.annotations.find(_.tree.tpe =:= annotation).map(_.tree.children.tail.head).map(c.untypecheck(_))
  }
}
