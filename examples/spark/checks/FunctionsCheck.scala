package spark

import org.apache.spark.sql.SparkSession
import org.apache.spark.sql.functions._

import swarender.Policy.{NonFinite, Nulls}
import swarender.NumberLayout
import swarenderx.spark.Functions
import swarender.{Format, Json, JsonStyle, Toml}

/** The functions for columns, compared with Spark's `to_json`. */
final class FunctionsCheck(check: Check, spark: SparkSession, rows: Long) {
  import spark.implicits._

  def run(): Unit = {
    val events = Events.dataset(spark, rows, Check.Partitions).toDF()
    val row = struct(events.columns.toSeq.map(col)*)
    val ours = Functions.text(FunctionsCheck.likeSpark)(row)
    check.equal("rows whose text is that of to_json", events.filter(ours === to_json(row)).count(), rows)
    val refused = events
      .select(Functions.render(Toml)(row).as("rendered"))
      .filter($"rendered.text".isNull)
      .groupBy("rendered.path", "rendered.detail")
      .count()
      .as[(String, String, Long)]
      .collect()
      .toSeq
    check.equal(
      "rows that a function refuses",
      refused,
      Seq(("$.note", "TOML has no null", Check.bad(rows, Events.NoNote)))
    )
  }
}

object FunctionsCheck {

  /** The style of `to_json`: nulls are left out, NaN is a string, doubles have a fraction. */
  val likeSpark: Format[JsonStyle] = Json(
    JsonStyle.compact.withNulls(Nulls.OmitMembers).withNonFinite(NonFinite.Quote).withNumbers(NumberLayout.python)
  )
}
