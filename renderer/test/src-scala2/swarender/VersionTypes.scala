package swarender

/** The types that have an encoder in this version of Scala only. */
object VersionTypes {
  def values: Seq[EncoderTypes.Row] = Nil
  def keys: Seq[EncoderTypes.Row] = Nil

  /** What to write for a class that can be derived. */
  def way(name: String): String =
    s"Add `implicit val encoder: Encoder[$name] = Encoder.derived` to object $name."
}
