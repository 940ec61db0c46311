package swarender
package derivation

/** The functions that macros call for a selection of fields such as `_.createdAt`. A field is its
  * index among those that are written.
  */
object SelectedFields {
  def without[T](encoder: Encoder[T], fields: Int*): Encoder[T] = {
    val names = namesOf(encoder.checked)
    ChangedEncoder.without(encoder.checked, fields.map(names.name))
  }

  def replaced[T, A](encoder: Encoder[T], field: Int, f: T => A, by: Encoder[A]): Encoder[T] =
    ChangedEncoder.replacing(encoder.checked, namesOf(encoder.checked).name(field), f, by.checked)

  def renamed[T](encoder: Encoder[T], fields: Int*)(keys: String*): Encoder[T] = {
    val names = namesOf(encoder.checked)
    val all = fields.map(names.name).zip(keys).toMap
    renamedBy(encoder.checked, key => all.getOrElse(key, key))
  }

  private def renamedBy[T](encoder: TrustedEncoder[T], keys: String => String): TrustedEncoder[T] = encoder match {
    case fields: ObjectEncoder[T] =>
      val names = fields.fieldNames
      fields.renamed(new FieldNames(Seq.tabulate(names.size)(i => keys(names.name(i)))*))
    case changed: ChangedEncoder[T] =>
      ChangedEncoder(renamedBy(changed.encoder, keys), changed.change.renamed(keys))
    case _ => refuse()
  }

  private def namesOf(encoder: TrustedEncoder[?]): FieldNames = encoder match {
    case fields: ObjectEncoder[?] => fields.fieldNames
    case changed: ChangedEncoder[?] => namesOf(changed.encoder)
    case _ => refuse()
  }

  private def refuse(): Nothing = throw new IllegalArgumentException(
    "fields are selected of a derived encoder of a case class: use keys for another one, without(\"id\")"
  )
}
