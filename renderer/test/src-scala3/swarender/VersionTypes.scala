package swarender

import swarender.EncoderTypes.{key, row}
import swarender.encoder.{EncoderRules, KeyEncoder}

/** The types that have an encoder in this version of Scala only. */
object VersionTypes {
  opaque type Id = String
  object Id {
    def apply(text: String): Id = text
    given Encoder[Id] = Encoder.string
    given KeyEncoder[Id] = KeyEncoder.string
  }

  enum Color derives Encoder {
    case Red, Green
  }

  enum Shape derives Encoder {
    case Point
    case Circle(radius: Double)
  }

  enum Size {
    case Small
    case Other(cm: Int)
  }
  object Size {
    given EncoderRules =
      EncoderRules.default.withTypeNames(EncoderRules.snakeCase).withWrapper(true).withCaseObjectStrings(false)
    given Encoder[Size] = Encoder.derived
  }

  sealed trait Mixed derives Encoder
  enum Part extends Mixed {
    case Left, Right
    case Third(id: Int)
  }
  final case class Whole(id: Int) extends Mixed

  def values: Seq[EncoderTypes.Row] = Seq(
    row("enum", "Left", "\"Left\"")(Part.Left: Mixed),
    row("enum", "Right", "\"Right\"")(Part.Right: Mixed),
    row("enum", "Third", "{\"$type\":\"Third\",\"id\":1}")(Part.Third(1): Mixed),
    row("enum", "Whole", "{\"$type\":\"Whole\",\"id\":1}")(Whole(1): Mixed),
    row("IArray[T]", "IArray(1)", "[1]")(IArray(1)),
    row("opaque", "Id", "\"x\"")(Id("x")),
    row("enum", "Red", "\"Red\"")(Color.Red),
    row("enum", "Point", "\"Point\"")(Shape.Point: Shape),
    row("enum", "Circle", "{\"$type\":\"Circle\",\"radius\":1}")(Shape.Circle(1): Shape),
    row("enum", "Small", "{\"small\":{}}")(Size.Small: Size),
    row("enum", "Other", "{\"other\":{\"cm\":3}}")(Size.Other(3): Size)
  )
  def keys: Seq[EncoderTypes.Row] = Seq(
    key("opaque", "Id", "\"x\"")(Id("x")),
    key("enum", "Red", "\"Red\"")(Color.Red)
  )

  /** What to write for a class that can be derived. */
  def way(name: String): String = s"Add `derives Encoder` to $name."
}
