package swarender

/** The types that have an encoder in this version of Scala only. */
object VersionTypes {
  def values: Seq[EncoderTypes.Row] = Nil
  def keys: Seq[EncoderTypes.Row] = Nil

  /** What to write for a class that can be derived. */
  def way(name: String): String =
    s"Add `implicit val encoder: Encoder[$name] = Encoder.derived` to object $name."

  /** The definition of an encoder in a message. */
  def companion(name: String, tpe: String, code: String): String = s"implicit val $name: $tpe = $code"
}
