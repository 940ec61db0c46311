package swarenderx.circe

import io.circe.Encoder as CirceEncoder
import utest.*

import swarender.Policy.{NonFinite, Nulls}
import swarender.{Encoder, Json, JsonStyle}
import swarenderx.{MigrationPage, NoneTable}

/** What docs/migration/circe.md says of both libraries. */
object MigrationTest extends TestSuite {
  private val page = new MigrationPage("circe.md")
  private def circe[T](value: T)(implicit encoder: CirceEncoder[T]): String = encoder(value).noSpaces

  val tests: Tests = Tests {
    test("doubles")(page.doubles(circe(_)))
    test("NaN")(page.notFinite("NaN, infinities", circe(Double.NaN), NonFinite.WriteNull))
    test("times")(page.times(circe(_)))
    test("Unit") {
      val unit: Encoder[Unit] = Encoder[Map[String, Int]].contramap(_ => Map.empty)
      page.row("`()`")(circe(()), Json.render(()), Json.render(())(unit))
    }
    test("the table of None") {
      val encoder = CirceEncoder.forProduct2("none", "some")((p: NoneTable.Patch) => (p.none, p.some))
      val theirs = encoder(NoneTable.patch)
      val omitting = JsonStyle.compact.withNulls(Nulls.OmitMembers)
      NoneTable.row("circe", "the default")(theirs.noSpaces, Json.render(NoneTable.patch)(NoneTable.default))
      NoneTable.row("circe, `dropNullValues`", "`withNulls(Nulls.OmitMembers)` of the style")(
        theirs.dropNullValues.noSpaces,
        Json.render(NoneTable.patch, omitting)(NoneTable.default)
      )
    }
    test("None and decimals are the same") {
      val value = Map("a" -> Option.empty[BigDecimal], "b" -> Some(BigDecimal("1.50")))
      assert(circe(value) == Json.render(value), Json.render(value) == """{"a":null,"b":1.50}""")
    }
  }
}
