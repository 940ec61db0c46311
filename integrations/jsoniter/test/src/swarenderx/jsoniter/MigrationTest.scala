package swarenderx.jsoniter

import java.time.LocalTime

import com.github.plokhotnyuk.jsoniter_scala.core.{JsonValueCodec, writeToString}
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import utest.*

import swarender.Policy.Nulls
import swarender.encoder.{EncoderRules, TimeForm}
import swarender.{Encoder, Json, JsonStyle}
import swarenderx.{MigrationPage, NoneTable}

/** What docs/migration/jsoniter-scala.md says of both libraries. */
object MigrationTest extends TestSuite {
  final case class Fields(note: Option[String], tags: List[String], count: Int = 1)
  object Fields { implicit val encoder: Encoder[Fields] = Encoder.derived }

  sealed trait Shape
  final case class Circle(radius: Double) extends Shape
  case object Point extends Shape
  object Plain { val encoder: Encoder[Shape] = Encoder.derived }
  object Before {
    implicit val rules: EncoderRules = EncoderRules.default.withDiscriminator("type").withCaseObjectStrings(false)
    val encoder: Encoder[Shape] = Encoder.derived
  }

  private val page = new MigrationPage("jsoniter-scala.md")
  private val defaults =
    Json(JsonStyle.compact.withNulls(Nulls.OmitFields).withOmitEmpty(true).withOmitDefaults(true))

  val tests: Tests = Tests {
    test("fields that have no value") {
      val codec: JsonValueCodec[Fields] = JsonCodecMaker.make
      val empty = Fields(None, Nil)
      page.row("`None`, `Nil`, a default")(writeToString(empty)(codec), Json.render(empty), defaults.render(empty))
      val full = Fields(Some("a"), List("b"), 2)
      assert(writeToString(full)(codec) == Json.render(full))
    }
    test("the table of None") {
      val codec: JsonValueCodec[NoneTable.Patch] =
        JsonCodecMaker.make(CodecMakerConfig.withSkipNestedOptionValues(true))
      NoneTable.row("jsoniter-scala, `withSkipNestedOptionValues(true)`", "`EncoderRules.default.withOmitNone(true)`")(
        writeToString(NoneTable.patch)(codec),
        Json.render(NoneTable.patch)(NoneTable.omitting)
      )
    }
    test("doubles") {
      val codec: JsonValueCodec[Seq[Double]] = JsonCodecMaker.make
      page.doubles(writeToString(_)(codec))
    }
    test("subtypes") {
      val codec: JsonValueCodec[Seq[Shape]] = JsonCodecMaker.make
      val shapes = Seq[Shape](Circle(1.5), Point)
      val ours = Json.render(shapes)(Encoder.iterable[Shape, Seq](Plain.encoder))
      val before = Json.render(shapes)(Encoder.iterable[Shape, Seq](Before.encoder))
      page.row("`Circle(1.5)`, `Point`")(writeToString(shapes)(codec), ours, before)
    }
    test("times without seconds") {
      val codec: JsonValueCodec[LocalTime] = JsonCodecMaker.make
      val time = LocalTime.of(7, 32)
      val before = {
        implicit val rules: EncoderRules = EncoderRules.default.withTimes(TimeForm.JavaText)
        Json.render(time)
      }
      page.row("`LocalTime.of(7, 32)`")(writeToString(time)(codec), Json.render(time), before)
    }
  }
}
