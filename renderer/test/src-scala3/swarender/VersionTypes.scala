package swarender

import swarender.EncoderTypes.{key, row}
import swarender.encoder.{EncoderRules, KeyEncoder}

/** The types that have an encoder in this version of Scala only. */
object VersionTypes {
  opaque type Id = String
  object Id {
    def apply(text: String): Id = text
    given Encoder[Id] = Encoder[String]
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
      EncoderRules.default.withSubtypeNames(EncoderRules.snakeCase).withWrapper(true).withCaseObjectStrings(false)
    given Encoder[Size] = Encoder.derived
  }

  sealed trait Mixed derives Encoder
  enum Part extends Mixed {
    case Left, Right
    case Third(id: Int)
  }
  final case class Whole(id: Int) extends Mixed

  enum Grade derives KeyEncoder {
    @EncoderRules.key("+")
    case Good
    case Bad
  }
  final case class Number(value: Long) derives KeyEncoder
  final case class Either3(
      value: Int | String | Null,
      answer: "yes" | "no",
      one: 1,
      both: List[Double | Option[Boolean]]
  ) derives Encoder
  type Large = (
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      Int,
      String
  )
  private def large: Large = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, "a")
  type Answer = Color | Whole
  given Encoder[Whole] = Encoder.derived

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
    row("enum", "Other", "{\"other\":{\"cm\":3}}")(Size.Other(3): Size),
    row("union", "1: Int | String", "1")(1: Int | String),
    row("union", "\"a\": Int | String", "\"a\"")("a": Int | String),
    row("union", "List(1): Int | List[Int | String]", "[1,\"a\"]")(List(1, "a"): Int | List[Int | String]),
    row("union", "null: Int | Null", "null")(null: Int | Null),
    row("union", "None: Option[Int] | Seq[Int]", "null")(None: Option[Int] | Seq[Int]),
    row("union", "Red: Color | Whole", "\"Red\"")(Color.Red: Answer),
    row("union", "Whole(1): Color | Whole", "{\"id\":1}")(Whole(1): Answer),
    row("union", "2.5: Any number", "2.5")(2.5: Int | Long | Double | Boolean | Char | Unit),
    row("union", "true", "true")(true: Int | Long | Double | Boolean | Char | Unit),
    row("literal", "1", "1")(1: 1),
    row("literal", "\"a\"", "\"a\"")("a": "a" | "b"),
    row("class", "Either3", "{\"value\":\"s\",\"answer\":\"yes\",\"one\":1,\"both\":[1.5,true,null]}")(
      Either3("s", "yes", 1, List(1.5, Some(true), None))
    ),
    row("tuple of 23", "large", "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,\"a\"]")(large)
  )
  def keys: Seq[EncoderTypes.Row] = Seq(
    key("opaque", "Id", "\"x\"")(Id("x")),
    key("enum", "Red", "\"Red\"")(Color.Red),
    key("enum", "Good", "\"+\"")(Grade.Good),
    key("enum", "Bad", "\"Bad\"")(Grade.Bad),
    key("class", "Number(1)", "\"1\"")(Number(1))
  )

  /** What to write for a class that can be derived. */
  def way(name: String): String = s"Add `derives Encoder` to $name."

  /** The definition of an encoder in a message. */
  def companion(name: String, tpe: String, code: String): String = {
    val _ = name
    s"given $tpe = $code"
  }
}
