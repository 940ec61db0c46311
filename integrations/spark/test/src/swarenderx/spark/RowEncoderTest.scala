package swarenderx.spark

import java.sql.{Date, Timestamp}
import java.time.{Instant, LocalDate, LocalDateTime}

import org.apache.spark.sql.Row
import org.apache.spark.sql.catalyst.expressions.GenericRowWithSchema
import org.apache.spark.sql.types.{StringType, StructField, StructType}
import swarender.{Json, Toml, Yaml}
import utest.*

/** Rows without a cluster: a value of each type. */
object RowEncoderTest extends TestSuite {
  private def row(fields: (String, Any)*): Row = new GenericRowWithSchema(
    fields.map(_._2).toArray,
    StructType(fields.map { case (name, _) => StructField(name, StringType) })
  )

  private val day = LocalDate.of(2026, 1, 2)

  private val values: Seq[(Any, String)] = Seq(
    (null, "null"),
    "a\"b" -> "\"a\\\"b\"",
    true -> "true",
    Long.MaxValue -> "9223372036854775807",
    7 -> "7",
    7.toShort -> "7",
    7.toByte -> "7",
    0.1 -> "0.1",
    0.1f -> "0.1",
    new java.math.BigDecimal("1.10") -> "1.10",
    BigDecimal("1.10") -> "1.10",
    BigDecimal("123456789012345678901234567890.5") -> "123456789012345678901234567890.5",
    new java.math.BigInteger("123456789012345678901234567890") -> "123456789012345678901234567890",
    BigInt("-123456789012345678901234567890") -> "-123456789012345678901234567890",
    BigInt(7) -> "7",
    row("b" -> 1, "a" -> row()) -> "{\"b\":1,\"a\":{}}",
    Map[String, Any]("k" -> Seq[Any](1, null)) -> "{\"k\":[1,null]}",
    Map(1 -> "a") -> "{\"1\":\"a\"}",
    Seq(Seq(), Seq(1L)) -> "[[],[1]]",
    Array[Byte](1, 2, 3) -> "\"AQID\"",
    day -> "\"2026-01-02\"",
    Date.valueOf(day) -> "\"2026-01-02\"",
    LocalDateTime.of(2026, 1, 2, 3, 4, 5) -> "\"2026-01-02T03:04:05\"",
    Instant.parse("2026-01-02T03:04:05Z") -> "\"2026-01-02T03:04:05Z\"",
    Timestamp.from(Instant.parse("2026-01-02T03:04:05Z")) -> "\"2026-01-02T03:04:05Z\""
  )

  val tests: Tests = Tests {
    test("a value of each type") {
      for ((value, json) <- values) {
        val got = Json.render(row("v" -> value))
        assert((value, got) == ((value, s"{\"v\":$json}")))
      }
    }
    test("rows in other formats: dates are dates of TOML") {
      val some = row("id" -> 1L, "day" -> day, "tags" -> Seq("no"))
      assert(Toml.render(some) == "id = 1\nday = 2026-01-02\ntags = [\"no\"]\n")
      assert(Yaml.render(Seq(some)).contains("- \"no\""))
      assert(Json.render(null: Row) == "null")
    }
    test("a row without a schema is refused") {
      val e = intercept[IllegalArgumentException](Json.render(Row(1, 2)))
      assert(e.getMessage == "the row [1,2] has no schema, so no names of its fields")
    }
  }
}
