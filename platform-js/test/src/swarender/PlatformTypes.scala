package swarender

/** The types that have an encoder on this platform only. */
object PlatformTypes {
  def values: Seq[EncoderTypes.Row] = Nil
  def keys: Seq[EncoderTypes.Row] = Nil
}
