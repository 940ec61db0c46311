package swarenderx.jackson

import java.util.Locale

import com.fasterxml.jackson.databind.ObjectMapper
import utest.*

import swarender.Policy.NonFinite
import swarender.{Encoder, Json}
import swarenderx.MigrationPage

/** What docs/migration/jackson.md says of both libraries. */
object MigrationTest extends TestSuite {
  private val page = new MigrationPage("jackson.md")
  private val mapper = new ObjectMapper
  private def jackson(value: Any): String = mapper.writeValueAsString(value)

  val tests: Tests = Tests {
    test("doubles")(page.doubles(values => jackson(values.toArray)))
    test("NaN")(page.notFinite("NaN", jackson(Double.NaN), NonFinite.Quote))
    test("bytes") {
      val bytes = Array[Byte](1, -1)
      page.row("`Array[Byte](1, -1)`")(jackson(bytes), Json.render(bytes), Json.render(bytes)(Encoder.base64))
    }
    test("chars") {
      val chars = Array('c', 'd')
      val text: Encoder[Array[Char]] = Encoder[String].contramap(new String(_))
      page.row("`Array('c', 'd')`")(jackson(chars), Json.render(chars), Json.render(chars)(text))
    }
    test("locales") {
      val text: Encoder[Locale] = Encoder[String].contramap(_.toString)
      page.row("`Locale.GERMANY`")(
        jackson(Locale.GERMANY),
        Json.render(Locale.GERMANY),
        Json.render(Locale.GERMANY)(text)
      )
    }
    test("dates of Java")(page.dates(jackson(_)))
  }
}
