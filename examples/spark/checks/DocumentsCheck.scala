package spark

import java.util.zip.CRC32

import org.apache.spark.sql.SparkSession
import org.apache.spark.sql.functions._

import swarender.{Format, Json, RenderError, Toml, Yaml}

/** The columns of text, read back by Spark's JSON parser and, in part, by readers of YAML and TOML;
  * hashes by Spark's own function; sums of CRC-32 against those of one thread without Spark.
  */
final class DocumentsCheck(check: Check, spark: SparkSession, rows: Long) {
  import spark.implicits._

  private val events = Events.dataset(spark, rows, Check.Partitions)
  private val badJson = Check.bad(rows, Events.NotANumber)
  private val badToml = Check.bad(rows, Events.NoNote)

  def run(): Unit = {
    sums()
    problems()
    readers()
  }

  private def sums(): Unit = {
    val original = to_json(struct(events.columns.toSeq.map(name => $"event.$name")*))
    val readBack = to_json(from_json($"json", events.schema))
    val both = events
      .map(event => (event, Documents(event)))
      .select($"_1".as("event"), $"_2.*")
      .select(
        count("*"),
        sum(size($"problems")),
        count("json"),
        sum(crc32($"json")),
        count("canonical"),
        count("yaml"),
        sum(crc32($"yaml")),
        count("toml"),
        sum(crc32($"toml")),
        count_if(lower(hex($"sha256")) === sha2($"canonical", 256)),
        count_if(readBack === original)
      )
    val names = Seq(
      "rows", "problems", "JSON", "CRC of JSON", "canonical JSON", "YAML", "CRC of YAML", "TOML", "CRC of TOML",
      "hashes that are Spark's", "JSON that Spark reads back as the row"
    )
    val (json, crcOfJson) = sequential(Json)
    val (yaml, crcOfYaml) = sequential(Yaml)
    val (toml, crcOfToml) = sequential(Toml)
    val good = rows - badJson
    val expected = Seq(
      rows,
      2 * badJson + badToml,
      good,
      crcOfJson,
      good,
      rows,
      crcOfYaml,
      rows - badToml,
      crcOfToml,
      good,
      good
    )
    check.equal("rendered by one thread", Seq(json, yaml, toml), Seq(good, rows, rows - badToml))
    val row = both.head()
    for (((name, value), i) <- names.zip(expected).zipWithIndex) check.equal(name, row.getLong(i), value)
  }

  /** How many rows have a text, and the sum of the CRC-32 of each. */
  private def sequential(format: Format[?]): (Long, Long) = {
    var count, total = 0L
    for (id <- Iterator.iterate(0L)(_ + 1).takeWhile(_ < rows))
      try {
        val crc = new CRC32
        crc.update(format.toBytes(Events.event(id)))
        total += crc.getValue
        count += 1
      } catch { case _: RenderError => () }
    (count, total)
  }

  private def problems(): Unit = {
    val found = Documents
      .problems(Documents.of(events))
      .groupBy("format", "kind", "path")
      .agg(count("*"), sum($"id".cast("long")))
      .as[(String, String, String, Long, Long)]
      .collect()
      .toSet
    def ids(remainder: Long) = remainder.until(rows, Events.BadEvery).sum
    val expected = Set(
      ("json", "not finite", "$.measures.load", badJson, ids(Events.NotANumber)),
      ("canonical", "not finite", "$.measures.load", badJson, ids(Events.NotANumber)),
      ("toml", "null", "$.note", badToml, ids(Events.NoNote))
    )
    check.equal("the side output, with the sum of its ids", found, expected)
  }

  /** One row in 100. */
  private def readers(): Unit = {
    val texts = Documents.of(events.filter((_: Event).id % 100 == 0)).select("json", "yaml", "toml")
    val (yaml, toml) = texts
      .as[(String, String, String)]
      .collect()
      .toSeq
      .map { case (json, yaml, toml) =>
        val expected = Readers.json(json)
        (Readers.same(Readers.yaml(yaml), expected), Readers.same(Readers.toml(toml), expected))
      }
      .unzip
    val tried = (rows + 99) / 100
    check.equal("YAML that snakeyaml reads back", yaml.count(identity), tried)
    check.equal("TOML that Jackson reads back", toml.count(identity), tried)
  }
}
