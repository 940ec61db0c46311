package benchmarks.generated

/** The Scala of one model: types in an object of their own, and how values are made.
  *
  * @param name
  *   as it is reported.
  * @param root
  *   the class whose values are written.
  * @param declarations
  *   of all classes, with the functions that make their values.
  * @param classes
  *   those that need an encoder, the ones that others use first.
  * @param enums
  *   those that need an encoder as a string.
  */
final case class Definition(
    name: String,
    root: String,
    declarations: Seq[String],
    classes: Seq[String],
    enums: Seq[String]
)

/** Declares the classes of one model. */
final class Definitions(name: String, words: Words) {
  private var declarations, classes, enums = Seq.empty[String]

  /** A case class of these fields. */
  def record(className: String, fields: Seq[Kind]): Kind = {
    declare(className, fields, "")
    classes :+= className
    made(className)
  }

  private def declare(className: String, fields: Seq[Kind], extending: String): Unit = {
    // A field may have the name of one of another class.
    val named = fields.map(field => (words.field(), field))
    val parameters = named.map { case (name, field) => s"`$name`: ${field.scala}" }
    declarations :+= s"final case class $className(${parameters.mkString(", ")})$extending"
    declarations :+= s"def make$className(r: RandomData): $className = $className(${fields.map(_.make).mkString(", ")})"
  }

  /** A sealed trait of case classes with these fields. */
  def sum(cases: Seq[Seq[Kind]]): Kind = {
    val parent = words.className()
    declarations :+= s"sealed trait $parent"
    val names = cases.map { fields =>
      val className = words.className()
      declare(className, fields, s" extends $parent")
      className
    }
    val makers = names.map(n => s"() => make$n(r)").mkString(", ")
    declarations :+= s"def make$parent(r: RandomData): $parent = r.ofAll(Array[() => $parent]($makers))()"
    classes :+= parent
    made(parent)
  }

  /** An enum of so many cases. */
  def enumeration(cases: Int): Kind = {
    val enumName = words.className()
    declarations :+= s"enum $enumName { case ${Seq.fill(cases)(words.className()).mkString(", ")} }"
    enums :+= enumName
    Kind(enumName, s"r.ofAll($enumName.values)")
  }

  def done(root: Kind): Definition = Definition(name, root.scala, declarations, classes, enums)

  private def made(className: String) = Kind(className, s"make$className(r)")
}
