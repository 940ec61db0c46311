package swarenderx.ziojson

import utest.*
import zio.json.{DeriveJsonEncoder, JsonEncoder}

import swarender.Policy.{NonFinite, Nulls}
import swarender.encoder.EncoderRules
import swarender.{Encoder, Json, JsonStyle}
import swarenderx.{MigrationPage, NoneTable}

/** What docs/migration/zio-json.md says of both libraries. */
object MigrationTest extends TestSuite {
  final case class Fields(id: Int, note: Option[String])
  object Fields { implicit val encoder: Encoder[Fields] = Encoder.derived }

  sealed trait Shape
  final case class Circle(radius: Double) extends Shape
  case object Point extends Shape
  object Plain { val encoder: Encoder[Shape] = Encoder.derived }
  object Before {
    implicit val rules: EncoderRules = EncoderRules.default.withWrapper(true).withCaseObjectStrings(false)
    val encoder: Encoder[Shape] = Encoder.derived
  }

  private val page = new MigrationPage("zio-json.md")
  private def zio[T](value: T)(implicit encoder: JsonEncoder[T]): String = encoder.encodeJson(value, None).toString

  val tests: Tests = Tests {
    test("None") {
      val value = Fields(1, None)
      val before = Json.render(value, JsonStyle.compact.withNulls(Nulls.OmitFields))
      page.row("a field that is `None`")(zio(value)(DeriveJsonEncoder.gen), Json.render(value), before)
    }
    test("the table of None") {
      NoneTable.row("zio-json", "`withNulls(Nulls.OmitFields)` of the style")(
        zio(NoneTable.patch)(DeriveJsonEncoder.gen),
        Json.render(NoneTable.patch, JsonStyle.compact.withNulls(Nulls.OmitFields))(NoneTable.default)
      )
    }
    test("subtypes") {
      implicit val theirs: JsonEncoder[Shape] = DeriveJsonEncoder.gen
      val shapes = List[Shape](Circle(1.5), Point)
      val ours = Json.render(shapes)(Encoder.iterable[Shape, Seq](Plain.encoder))
      val before = Json.render(shapes)(Encoder.iterable[Shape, Seq](Before.encoder))
      page.row("`Circle(1.5)`, `Point`")(zio(shapes), ours, before)
    }
    test("doubles")(page.doubles(zio(_)))
    test("NaN")(page.notFinite("NaN", zio(Double.NaN), NonFinite.Quote))
    test("times")(page.times(zio(_)))
    test("Either") {
      val value: Either[String, Int] = Right(1)
      val before = Json.render(value)(Encoder.eitherObject[String, Int]("Left", "Right"))
      page.row("`Right(1)`")(zio(value), Json.render(value), before)
    }
  }
}
