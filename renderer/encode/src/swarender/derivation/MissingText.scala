package swarender
package derivation

/** The compiler's message about a missing encoder: which one, and what to write. Code between
  * backquotes compiles with the imports of [[withImports]], with an expression in place of `...`.
  */
private[swarender] object MissingText {

  /** Type classes of other libraries, each with the package whose `encoderOf` makes encoders of
    * their instances.
    */
  val foreignModules: List[(String, String)] = List(
    "io.circe.Encoder" -> "swarenderx.circe",
    "play.api.libs.json.Writes" -> "swarenderx.playjson",
    "zio.json.JsonEncoder" -> "swarenderx.ziojson"
  )

  /** The full name of a type, without what every source imports. */
  def withoutStandard(tpe: String): String =
    tpe
      .replaceAll("\\bscala\\.collection\\.immutable\\.(?=(List|Map|Set|Seq|Vector)\\b)", "")
      .replaceAll("\\b(scala\\.Predef|scala|java\\.lang)\\.(?=[A-Z]\\w*\\b(?!\\.))", "")

  /** @param way
    *   what to add, and to what
    */
  def derivable(tpe: String, way: String): String = s"There is no Encoder[$tpe]. Add $way."

  def parameter(tpe: String): String = s"There is no Encoder[$tpe]. Add a context bound: `$tpe: Encoder`."

  /** @param instance
    *   the definition of an encoder of `tpe`
    */
  def other(tpe: String, instance: String): String = s"There is no Encoder[$tpe]. Make one: `$instance`."

  /** Of a class that comes from the class path: a library's, or of another module of the program.
    */
  def compiled(tpe: String, instance: String, way: String): String =
    s"${other(tpe, instance)} If $tpe is yours, you can add $way as well."

  def companion(tpe: String, instance: String): String = s"There is no Encoder[$tpe]. Add `$instance` to object $tpe."

  /** Of a case of a sealed type that has an encoder.
    *
    * @param isField
    *   whether the type is that of a field
    * @param way
    *   what to add for an encoder of its own, and to what
    */
  def subtype(tpe: String, parent: String, parentName: String, isField: Boolean, way: Option[String]): String = {
    val use = if (isField) s"give the field the type `$parent`" else s"use the type $parentName, as in `(...: $parent)`"
    val own = way.fold("")(way => s", or add $way")
    s"There is no Encoder[$tpe], but one of its parent: $use$own. " +
      s"An encoder of $tpe alone writes no discriminator."
  }

  /** Of a case of an enum, which cannot derive one itself. */
  def enumCase(tpe: String, parent: String): String =
    s"There is no Encoder[$tpe]. Add `derives Encoder` to enum $parent, and use its type: `(...: $parent)`."

  /** Of a type that another library can write.
    *
    * @param foreign
    *   the name of that library's type class
    */
  def foreign(tpe: String, foreign: String, instance: String): String =
    s"There is no swarender.Encoder[$tpe]. Wrap its $foreign: `$instance`."

  def key(tpe: String, instance: String): String = s"There is no KeyEncoder[$tpe]. Make one: `$instance`."

  def companionKey(tpe: String, instance: String): String =
    s"There is no KeyEncoder[$tpe]. Add `$instance` to object $tpe."

  /** Of a class of one field, or a sealed type of case objects.
    *
    * @param way
    *   what to add, and to what
    */
  def derivableKey(tpe: String, way: String): String =
    s"There is no KeyEncoder[$tpe]. Add $way. For other keys, use KeyEncoder.of(key => ...) in place of the derivation."

  def parameterKey(tpe: String): String = s"There is no KeyEncoder[$tpe]. Add a context bound: `$tpe: KeyEncoder`."

  /** Of a type with a wildcard.
    *
    * @param instance
    *   the definition of an encoder of `tpe`
    */
  def wildcard(tpe: String, instance: String): String =
    s"There is no Encoder[$tpe]. Name its type arguments, or make one: `$instance`."

  def wildcardKey(tpe: String, instance: String): String =
    s"There is no KeyEncoder[$tpe]. Name its type arguments, or make one: `$instance`."

  /** @param fields
    *   each with what it lacks
    */
  def derived(tpe: String, fields: Seq[(String, String)]): String =
    withImports(
      fields
        .map { case (field, lack) => s"\n  field $field: $lack" }
        .distinct
        .mkString(s"Encoder[$tpe] cannot be derived.", "", "")
    )

  /** Of `Encoder.derived`. */
  def underivable(tpe: String): String =
    s"cannot derive an encoder of $tpe: $tpe is not a case class, value class or sealed trait"

  def underivableWildcard(what: String, tpe: String): String =
    s"cannot derive $what of $tpe: name its type arguments"

  /** Of a sealed type with a wildcard. */
  def unknownParameter(tpe: String, subtype: String, field: String): String =
    s"cannot derive an encoder of $tpe: nothing is known of the type of field $field of $subtype"

  def noConstructor(tpe: String): String = s"cannot derive an encoder of $tpe: $tpe has no constructor"

  def noSubtypes(tpe: String): String =
    s"cannot derive an encoder of $tpe: $tpe has no subtypes, or they are not known yet"

  def open(tpe: String, subtype: String): String =
    s"cannot derive an encoder of $tpe: $subtype is neither a case class nor sealed"

  def local(tpe: String): String =
    s"cannot derive an encoder of $tpe: an anonymous class or a class inside a method extends it"

  /** Of a field with `@flatten` that is not an object. */
  def flat(field: String): String = s"field $field cannot be flattened: its type is not written as an object"

  def by(field: String, encoded: String): String =
    s"field $field has an encoder of $encoded by @by, and neither its type nor a type inside of it is that"
  def byBytes(field: String): String =
    s"field $field has an encoder of bytes by @by, and neither its type nor a type inside of it has an implicit Bytes"
  def omitted(field: String): String = s"field $field has @omitNone and is neither an Option nor an Optional"

  /** Of `withKeys` and the like. */
  val selection = "select a field by `_.name`, of withKeys by `_.name -> key`"
  def noField(owner: String, name: String): String = s"$name is not a field of a case class $owner"
  def noKey(owner: String, name: String): String =
    s"field $name of $owner has no key of its own: it is annotated with @skip or @flatten"

  /** Of `KeyEncoder.derived`. */
  def keys(tpe: String): String =
    s"cannot derive a key encoder of $tpe: $tpe is not a case class of one field or a sealed trait of case objects"

  def keysOf(tpe: String, field: String): String =
    s"cannot derive a key encoder of $tpe: there is no KeyEncoder[$field]"

  /** Of a union of which two types have one class. */
  def union(one: String, other: String): String =
    s"there is no encoder of a union of $one and $other: their values cannot be told apart at run time"

  def noClass(tpe: String): String =
    s"there is no encoder of a union with $tpe: its values cannot be told apart at run time"

  /** Of `Encoder[wanted]` in the definition of `name`, if it is `name`. */
  def itself(wanted: String, name: String, other: Option[String]): String =
    s"$wanted is $name, which is being defined here. " +
      other.fold("Make it of another one.")(code => s"Name the one that you mean: `$code`.")

  /** Of `Encoder[wanted]` in the definition of `name`, if it is made of `name`. */
  def recursive(wanted: String, name: String): String =
    s"$wanted is made of $name, which is being defined here. Look it up when a value is encoded: " +
      "`Encoder.of((value, events) => Encoder.send(..., events))`."

  def recursiveKeys(wanted: String, name: String): String =
    s"$wanted is made of $name, which is being defined here. Look it up when a key is made: " +
      s"`KeyEncoder.of(key => $wanted(...))`."

  /** With the imports that the code in it takes. */
  def withImports(text: String): String = {
    val names = "`[^`]*`".r.findAllIn(text).flatMap(code => "(?<![\\w.])\\w*Encoder\\b".r.findAllIn(code)).toSet
    val imports = Seq("KeyEncoder" -> "swarender.encoder.KeyEncoder", "Encoder" -> "swarender.Encoder").collect {
      case (name, path) if names(name) => s"`import $path`"
    }
    if (imports.isEmpty) text else s"$text\nAdd ${imports.mkString(" and ")}."
  }
}
