package swarender
package derivation

/** What the compiler says of encoders that are not there: which, and what to write. */
private[swarender] object MissingText {
  def derivable(tpe: String, way: String): String = s"There is no Encoder[$tpe]. Add $way."

  def parameter(tpe: String): String = s"There is no Encoder[$tpe]. Add a context bound: `$tpe: Encoder`."

  def other(tpe: String): String =
    s"There is no Encoder[$tpe]. Make one of another: " +
      s"`implicit val encoder: Encoder[$tpe] = Encoder[String].contramap(value => ...)`."

  def key(tpe: String): String =
    s"There is no KeyEncoder[$tpe]. Make one: `implicit val keys: KeyEncoder[$tpe] = KeyEncoder.of(key => ...)`."

  /** @param fields
    *   each with what it lacks
    */
  def derived(tpe: String, fields: Seq[(String, String)]): String =
    fields
      .map { case (field, lack) => s"\n  field $field: $lack" }
      .distinct
      .mkString(s"Encoder[$tpe] cannot be derived.", "", "")
}
