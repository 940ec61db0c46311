package swarender

/** The types that have an encoder on this platform only. */
object PlatformTypes {
  def values: Seq[EncoderTypes.Row] = Seq(
    EncoderTypes.row("java.nio.file.Path", "Paths.get(\"a.txt\")", "\"a.txt\"")(java.nio.file.Paths.get("a.txt"))
  )
  def keys: Seq[EncoderTypes.Row] = Nil
}
