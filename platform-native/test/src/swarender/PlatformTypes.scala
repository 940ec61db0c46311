package swarender

import java.util.{OptionalDouble, OptionalInt, OptionalLong}

import swarender.EncoderTypes.row

/** The types that have an encoder on this platform only. */
object PlatformTypes {
  def values: Seq[EncoderTypes.Row] = Seq(
    row("OptionalInt", "OptionalInt.of(1)", "1")(OptionalInt.of(1)),
    row("OptionalLong", "OptionalLong.of(1)", "1")(OptionalLong.of(1)),
    row("OptionalDouble", "OptionalDouble.empty()", "null")(OptionalDouble.empty),
    row("java.nio.file.Path", "Paths.get(\"a.txt\")", "\"a.txt\"")(java.nio.file.Paths.get("a.txt"))
  )
  def keys: Seq[EncoderTypes.Row] = Nil
}
