package swarenderx.playjson

import play.api.libs.json.{Json as PlayJson, OWrites, Writes}
import utest.*

import swarender.Policy.Nulls
import swarender.{Encoder, Json, JsonStyle, NumberLayout}
import swarenderx.{MigrationPage, NoneTable}

/** What docs/migration/play-json.md says of both libraries. */
object MigrationTest extends TestSuite {
  final case class Fields(id: Int, note: Option[String])
  object Fields {
    val writes: OWrites[Fields] = PlayJson.writes[Fields]
    implicit val encoder: Encoder[Fields] = Encoder.derived
  }

  private val page = new MigrationPage("play-json.md")
  private def play[T](value: T)(implicit writes: Writes[T]): String = PlayJson.stringify(writes.writes(value))

  val tests: Tests = Tests {
    test("None") {
      val value = Fields(1, None)
      val before = Json.render(value, JsonStyle.compact.withNulls(Nulls.OmitFields))
      page.row("a field that is `None`")(play(value)(Fields.writes), Json.render(value), before)
    }
    test("the table of None") {
      NoneTable.row("play-json, `Json.writes`", "`@omitNone`, or `EncoderRules.default.withOmitNone(true)`")(
        play(NoneTable.patch)(PlayJson.writes[NoneTable.Patch]),
        Json.render(NoneTable.patch)(NoneTable.omitting)
      )
    }
    test("decimals") {
      val value = BigDecimal("1.50")
      val short: Encoder[BigDecimal] = Encoder[java.math.BigDecimal].contramap(_.bigDecimal.stripTrailingZeros)
      page.row("`BigDecimal(\"1.50\")`")(play(value), Json.render(value), Json.render(value)(short))
    }
    test("doubles") {
      val style = JsonStyle.compact.withNumbers(NumberLayout(exponent = 'E'))
      val values = Seq(1e-7, 1e21)
      page.row("1e-7, 1e21")(play(values), Json.render(values), Json.render(values, style))
      assert(play(Seq(2.0, 0.1)) == Json.render(Seq(2.0, 0.1)))
    }
    test("dates of Java")(page.dates(play(_)))
    test("times")(page.times(play(_)))
    test("the bytes escape surrogates") {
      val bytes = new String(PlayJson.toBytes(PlayJson.toJson("\ud83d\ude00")), "UTF-8")
      assert(bytes == "\"\\uD83D\\uDE00\"", Json.render("\ud83d\ude00") == "\"\ud83d\ude00\"")
    }
  }
}
