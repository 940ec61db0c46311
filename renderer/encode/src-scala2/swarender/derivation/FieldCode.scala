package swarender
package derivation

import swarender.encoder.EncoderRules.{asString, by, comment, flatten, omitNone, skip}
import swarender.encoder.{BinaryEncoder, Bytes, CollectionEncoders}

/** Generates encoders of case classes and of value classes. */
private[derivation] trait FieldCode extends DirectCode {
  import c.universe._

  private val eventsType = tq"_root_.swarender.Events"

  /** Fields that have no encoder, each with what to write. */
  protected final var lacks = List.empty[(String, String)]

  protected final var root: Symbol = NoSymbol

  /** @param encoder
    *   of what is sent; empty if there is none
    * @param isOption
    *   whether that is what an `Option` holds
    * @param isScalar
    *   whether it is of a scalar: derived code does not call it
    * @param i
    *   which of the fields that are written it is
    * @param parameter
    *   which of the constructor's
    * @param lacks
    *   the code that says, of its value, whether it has no member since that is `None`; none where
    *   it always has one
    */
  private final class Field(
      val symbol: TermSymbol,
      val encoder: Tree,
      val isOption: Boolean,
      val isScalar: Boolean,
      val i: Int,
      val parameter: Int,
      val lacks: Option[Tree => Tree]
  ) {
    val isFlat: Boolean = has(symbol, classOf[flatten])

    /** What the encoder is in derived code, which looks it up; empty before that is decided. */
    var access: Tree = EmptyTree
    def in(value: TermName): Tree = q"$value.${symbol.name.toTermName}"
    def sentType: Type = {
      val own = fieldType(symbol)
      if (isOption) own.typeArgs.head else own
    }
  }

  /** The variables of derived code. */
  private val any = TermName("any")
  private val value = TermName("value")
  private val events = TermName("events")
  private val names = TermName("names")
  private val encoders = TermName("encoders")
  private val collections = TermName("collections")
  private val texts = TermName("texts")
  private val omits = TermName("omits")

  private def omitting: Tree = q"$swarender.derivation.OmittingEncoder"

  /** `made`, which may use whether the rules leave out what is `None`. */
  private def withRules(made: Tree): Tree =
    if (!uses(made, omits)) made else q"{ val $omits = $omitting.byRules($rules); $made }"

  /** `write`, if the field has a member. */
  private def ifPresent(field: Field, write: Tree): Tree =
    field.lacks.fold(write)(lacks => q"if (!${lacks(field.in(value))}) $write")

  /** The encoder of a value class: that of the value inside. */
  protected final def valueClass(tpe: Type): Tree = {
    val field = parameters(tpe).head
    requireQuiet(tpe.typeSymbol, tpe.member(field.name))
    q"${encoderFor(field, tpe)}.contramap[$tpe](value => value.${field.name.toTermName})"
  }

  /** The fields that have a key of their own. */
  protected final def declaredFields(tpe: Type): List[Declared] =
    parameters(tpe)
      .filterNot(field => has(field, classOf[skip]) || has(field, classOf[flatten]))
      .map(field => declared(field, field.name.decodedName.toString))

  protected final def caseClass(tpe: Type): Tree = {
    requireQuiet(tpe.typeSymbol)
    val companion = tpe.typeSymbol.companion
    // The compiler makes the methods of defaults when `apply` gets its type.
    if (companion != NoSymbol) companion.typeSignature.member(TermName("apply")).typeSignature
    known.fields(shown(tpe), declaredFields(tpe)).foreach(fail)
    val all = fieldsOf(tpe)
    if (all.exists(_.isFlat)) flatClass(tpe, all) else textClass(tpe, all)
  }

  /** Of a class that has a field whose members are among its own. */
  private def flatClass(tpe: Type, all: List[Field]): Tree = {
    val found = all.filterNot(_.isScalar).zipWithIndex.map { case (field, i) =>
      field.access = q"$encoders($i)"
      val add = TermName(if (field.isFlat) "addFlat" else "add")
      q"$encoders.$add(${field.encoder})"
    }
    withRules(q"""
      new $swarender.derivation.FlatObjectEncoder[_root_.scala.Any](${fieldNames(tpe, all.filterNot(_.isFlat))}) {
        override def lookUp($encoders: $swarender.derivation.FieldEncoders): _root_.scala.Unit =
          { ..${inParts(found)} }
        def members($any: _root_.scala.Any, $events: $eventsType): _root_.scala.Unit =
          { ..${body(tpe, all, all.map(member(tpe, _, inFlat = true)))} }
      }.asInstanceOf[$swarender.derivation.ObjectEncoder[$tpe]]
    """)
  }

  private def textClass(tpe: Type, all: List[Field]): Tree = {
    val needs = new Needs
    def write(field: Field, before: Tree) = {
      def sent(value: Tree) = written(field.encoder, field.sentType, value, before, needs) {
        val i = needs.add(field.encoder)
        field.access = q"$encoders($i)"
        i
      }
      if (field.isOption) optional(field.in(value), field.sentType, before)(sent) else sent(field.in(value))
    }
    val isOmitting = all.exists(_.lacks.nonEmpty)
    val isLoose = all.headOption.exists(_.lacks.nonEmpty)
    val certain = if (isLoose) all.indexWhere(_.lacks.isEmpty) else 0
    val writes = all.map { field =>
      val next = q"$texts(${field.i})"
      if (certain >= 0 && field.i > certain) ifPresent(field, write(field, next))
      else if (!isLoose) write(field, if (field.i == 0) q"first" else next)
      else if (field.i == 0)
        ifPresent(field, q"{ isEmpty = false; ${write(field, q"first")} }")
      else
        ifPresent(
          field,
          q"""{
            val before = if (isEmpty) this.openings(${field.i}) else $next
            isEmpty = false
            ${write(field, q"before")}
          }"""
        )
    }
    val looped = all.filter(field => !field.isScalar && field.access.isEmpty)
    looped.zipWithIndex.foreach { case (field, i) => field.access = q"$collections($i)" }
    val lookUps = lookUp("lookUp", needs.encoders.toList) ++ lookUp("lookUpCollections", looped.map(_.encoder))
    val (parent, arguments) =
      if (isOmitting)
        (tq"$swarender.derivation.OmittingEncoder[_root_.scala.Any]", List(fieldNames(tpe, all), looseness(all.head)))
      else (tq"$swarender.derivation.ObjectEncoder[_root_.scala.Any]", List(fieldNames(tpe, all)))
    val (begins, ends) =
      if (isLoose) (List(q"var isEmpty = true"), q"this.end(isEmpty, before, out)")
      else (Nil, q"this.end(before, out)")
    // Of any value, since a method of a class's own type would have a bridge before it: one more frame of the stack.
    withRules(q"""
      new $parent(..$arguments) {
        ..$lookUps
        def members($any: _root_.scala.Any, $events: $eventsType): _root_.scala.Unit =
          { ..${body(tpe, all, all.map(member(tpe, _, inFlat = false)))} }
        ..${needs.methods.toList}
        override def direct(before: $textType, $any: _root_.scala.Any, out: $outputType): _root_.scala.Unit = {
          val first = this.begin(before, $any, out)
          if (first ne null) {
            ..$begins
            ..${directBody(tpe, writes)}
            $ends
          }
        }
      }.asInstanceOf[$swarender.derivation.ObjectEncoder[$tpe]]
    """)
  }

  private def lookUp(name: String, all: List[Tree]): List[Tree] =
    if (all.isEmpty) Nil
    else {
      val found = all.map(encoder => q"$encoders.add($encoder)")
      List(q"""
        override def ${TermName(name)}($encoders: $swarender.derivation.FieldEncoders): _root_.scala.Unit =
          { ..${inParts(found)} }
      """)
    }

  /** Whether the first field may have no member. */
  private def looseness(first: Field): Tree = first.lacks match {
    case None => q"false"
    case Some(lacks) => if (uses(lacks(q"null"), omits)) q"$omits" else q"true"
  }

  private def directBody(tpe: Type, writes: List[Tree]): List[Tree] =
    if (writes.isEmpty) List(q"$swarender.derivation.Direct.literal(first, out)")
    else {
      val local = List(
        value -> q"$any.asInstanceOf[$tpe]",
        texts -> q"this.texts",
        encoders -> q"this.encoders"
      )
      // A class of two fields, as lists and chains are, has no variables: more of its levels fit in a stack.
      if (writes.size <= 2)
        writes.map(write => local.foldLeft(write) { case (code, (name, of)) => inlined(code, name, of) })
      else
        local.filter { case (name, _) => writes.exists(uses(_, name)) }.map { case (name, of) => q"val $name = $of" } ++
          inParts(writes)
    }

  private def uses(code: Tree, name: TermName) = code.exists {
    case Ident(used) => used == name
    case _ => false
  }

  /** `code` with `of` in place of the variable. */
  private def inlined(code: Tree, name: TermName, of: Tree): Tree = new Transformer {
    override def transform(tree: Tree): Tree = tree match {
      case Ident(used) if used == name => of.duplicate
      case _ => super.transform(tree)
    }
  }.transform(code)

  private def fieldsOf(tpe: Type): List[Field] = {
    var written = 0
    parameters(tpe).zipWithIndex.filterNot(field => has(field._1, classOf[skip])).map { case (field, parameter) =>
      requireQuiet(tpe.member(field.name))
      val isFlat = has(field, classOf[flatten])
      val found = quoted(encoderFor(field, tpe), has(field, classOf[asString]))
      if (isFlat && scalarName(found).nonEmpty) fail(MissingText.flat(field.name.decodedName.toString))
      val held = if (isFlat) None else heldByOption(found)
      val encoder = held.getOrElse(found)
      val i = written
      if (!isFlat) written += 1
      val isScalar = scalarName(encoder).nonEmpty
      new Field(field, encoder, held.nonEmpty, isScalar, i, parameter, if (isFlat) None else lacksOf(tpe, field))
    }
  }

  private def lacksOf(tpe: Type, field: TermSymbol): Option[Tree => Tree] = {
    def isNone(value: Tree) = q"$omitting.isNone($value)"
    val all = fieldType(field).baseClasses
    val hasNone = Seq(classOf[Option[?]], classOf[java.util.Optional[?]]).exists(c => all.contains(classSymbol(c)))
    val isOwn = has(field, classOf[omitNone])
    if (isOwn && !hasNone) fail(MissingText.omitted(field.name.decodedName.toString))
    if (!hasNone) None
    else if (isOwn || tpe.baseClasses.exists(has(_, classOf[omitNone]))) Some(isNone)
    else if (known.isDefault) None
    else Some(value => q"$omits && ${isNone(value)}")
  }

  private def quoted(encoder: Tree, isString: Boolean): Tree =
    if (isString && !encoder.isEmpty) q"$swarender.derivation.QuotedEncoder.of($encoder)" else encoder

  private def fieldNames(tpe: Type, all: List[Field]): Tree = known.names(declaredFields(tpe)) match {
    case Some(found) =>
      q"$swarender.derivation.ObjectEncoder.names(_root_.scala.Array[_root_.java.lang.String](..$found))"
    case None => namesByRules(tpe, all)
  }

  private def namesByRules(tpe: Type, all: List[Field]): Tree = {
    val own = all.map(_.symbol.name.decodedName.toString)
    val keys = if (all.exists(field => keyName(field.symbol).nonEmpty)) all.map(f => keyOrNull(f.symbol)) else Nil
    q"$swarender.derivation.NameClash.fieldNames($rules, ${shown(tpe)})(..$own)(..$keys)"
  }

  private def body(tpe: Type, all: List[Field], statements: List[Tree]): List[Tree] = {
    val fieldNames =
      if (all.isEmpty) Nil else List(q"val $value = $any.asInstanceOf[$tpe]", q"val $names = this.fieldNames")
    val found = List(encoders -> q"this.encoders", collections -> q"this.collections").collect {
      case (name, of) if statements.exists(uses(_, name)) => q"val $name = $of"
    }
    fieldNames ++ found ++ inParts(statements)
  }

  private def member(tpe: Type, field: Field, inFlat: Boolean): Tree = {
    val comment = annotated(field.symbol, classOf[comment])
    def own(events: TermName) = send(field, events, inFlat)
    val all = comment.fold(own(events))(text => q"{ $events.commentLines($text); ${own(events)} }")
    val sent = default(tpe, field).fold(all) { default =>
      val inner = TermName("member")
      if (field.isFlat) q"if (!$events.omitsDefaults || ${field.in(value)} != $default) $all"
      else q"""
        if (!$events.omitsDefaults || ${field.in(value)} != $default) $all
        else
          $events.commentedDefault(${comment.getOrElse(q"null")}, ($inner: $eventsType) => ${own(inner)})
      """
    }
    ifPresent(field, sent)
  }

  /** Sends a field with its key. */
  private def send(field: Field, events: TermName, inFlat: Boolean): Tree = {
    def encoded(member: Tree) = q"${encoderOf(field)}.encode($member, $events)"
    if (field.isFlat)
      q"$swarender.derivation.FlatObjectEncoder.flat(${encoderOf(field)}, ${field.in(value)}, $events)"
    else if (inFlat) {
      val sent =
        ifDefined(field, q"$events.nullValue()")(member => scalar(field, member, events).getOrElse(encoded(member)))
      q"{ $swarender.derivation.FlatObjectEncoder.key($names, ${field.i}, $events); $sent }"
    } else {
      val key = q"$events.field($names, ${field.i})"
      ifDefined(field, q"{ $key; $events.nullValue() }") { member =>
        def scalar(name: String, v: Tree) =
          q"$swarender.derivation.Fields.${TermName(name)}($names, ${field.i}, $v, $events)"
        scalarName(field.encoder) match {
          case Some("byte" | "short" | "int") => scalar("long", q"$member.toLong")
          case Some(name) => scalar(name, member)
          case None => q"{ $key; ${encoded(member)} }"
        }
      }
    }
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
    q"${field.access}.asInstanceOf[$swarender.derivation.TrustedEncoder[${field.sentType}]]"

  private def default(tpe: Type, field: Field): Option[Tree] =
    if (!field.symbol.isParamWithDefault) None
    else {
      val method = TermName(s"apply$$default$$${field.parameter + 1}")
      Some(q"${tpe.typeSymbol.companion}.$method[..${tpe.typeArgs}]")
    }

  /** The event of a primitive or string whose encoder is the one of the companion. */
  private def scalar(field: Field, member: Tree, events: TermName): Option[Tree] =
    scalarName(field.encoder).map {
      case "boolean" => q"$events.bool($member)"
      case "byte" | "short" | "int" => q"$events.int64($member.toLong)"
      case "long" => q"$events.int64($member)"
      case "float" => q"$events.float32($member)"
      case "double" => q"$events.float64($member)"
      case _ => q"if ($member eq null) $events.nullValue() else $events.string($member)"
    }

  /** The encoder of what an `Option` holds, if `encoder` is the companion's own of that `Option`.
    */
  private def heldByOption(encoder: Tree): Option[Tree] = encoder match {
    case Apply(TypeApply(option, _), List(_, held)) =>
      val symbol = option.symbol
      val isOwn = symbol.owner == classSymbol(classOf[CollectionEncoders]) && symbol.name.toString == "anOption"
      if (isOwn) Some(held) else None
    case _ => None
  }

  /** The encoder of a class inside of itself: as the argument of another implicit, since `-Xlint`
    * warns of one that is in its own definition.
    */
  private def enclosing(tpe: Type): Tree =
    c.inferImplicitValue(appliedType(classSymbol(classOf[Enclosing[?]]).toTypeConstructor, tpe), silent = true) match {
      case Apply(_, List(encoder)) => encoder
      case _ => EmptyTree
    }

  /** The encoder of a field: that of its type, or one made of an annotation `@by`. */
  private def encoderFor(field: TermSymbol, owner: Type): Tree = {
    val tpe = fieldType(field)
    def isInside(is: Type => Boolean)(part: Type): Boolean = is(part) || part.dealias.typeArgs.exists(isInside(is))
    argument(field, classOf[by]).fold(instance(tpe, owner, field.name)) { case (byType, by) =>
      val name = field.name.decodedName.toString
      val encoded = byType.baseType(encoderType.typeSymbol).typeArgs.head
      if (encoded =:= tpe) by
      else if (byType.baseClasses.contains(classSymbol(classOf[BinaryEncoder[?]]))) {
        val bytes = classSymbol(classOf[Bytes[?]]).toTypeConstructor
        if (!isInside(part => !c.inferImplicitValue(appliedType(bytes, part), silent = true).isEmpty)(tpe))
          fail(MissingText.byBytes(name))
        val (own, b) = (TermName(c.freshName("own")), TypeName(c.freshName("B")))
        q"""{
          implicit def $own[$b](implicit bytes: $swarender.encoder.Bytes[$b]): $swarender.Encoder[$b] = $by.of[$b]
          _root_.scala.Predef.implicitly[$swarender.Encoder[$tpe]]
        }"""
      } else {
        if (!isInside(_ =:= encoded)(tpe)) fail(MissingText.by(name, shown(encoded)))
        val own = TermName(c.freshName("own"))
        q"""{
          implicit val $own: $swarender.Encoder[$encoded] = $by
          _root_.scala.Predef.implicitly[$swarender.Encoder[$tpe]]
        }"""
      }
    }
  }

  private def instance(tpe: Type, owner: Type, field: Name): Tree = {
    val found =
      if (tpe.typeSymbol == root) enclosing(tpe)
      else c.inferImplicitValue(appliedType(encoderType, tpe), silent = true)
    if (found.isEmpty) {
      val name = field.decodedName.toString
      val path = if (owner.typeSymbol == root) name else s"${shown(owner)}.$name"
      lacks ++= missing(tpe, isField = true).map(path -> _)
    }
    found
  }
}

private[derivation] object FieldCode {
  val Scalars: Set[String] = Set("boolean", "byte", "short", "int", "long", "float", "double", "string")

  /** Of which a list has a loop for all fields: that of the name and an `s`. */
  val Listed: Set[String] = Set("int", "long", "double", "string")
}
