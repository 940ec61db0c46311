package spark

import com.fasterxml.jackson.databind.json.JsonMapper
import com.fasterxml.jackson.databind.{ObjectMapper, SerializationFeature}
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule
import com.fasterxml.jackson.module.scala.DefaultScalaModule
import org.apache.spark.sql.functions._
import swarenderx.spark.Functions
import org.apache.spark.sql.{DataFrame, SparkSession}

/** Times the ways to JSON over rows that are held in memory: every way once per round, the median
  * of the rounds. The ways that do not render show what it costs to hand a row to code.
  */
final class Timings(check: Check, spark: SparkSession, rows: Long) {
  import spark.implicits._

  private final val Rounds = 6

  def run(): Unit = {
    val likeSpark = FunctionsCheck.likeSpark
    val events = Events.dataset(spark, rows, Check.Partitions).cache()
    check.equal("rows held in memory", events.count(), rows)
    val row = struct(events.columns.toSeq.map(col)*)
    val user = udf((row: org.apache.spark.sql.Row) => row.getString(1))
    val ways = Seq[(String, DataFrame)](
      "to_json of Spark" -> events.select(to_json(row)),
      "function of a struct" -> events.select(Functions.text(likeSpark)(row)),
      "function that does not render" -> events.select(user(row)),
      "map of a case class" -> events.map(event => likeSpark.toBytes(event)).select($"value".cast("string")),
      "the same, to a String" -> events.map(event => likeSpark.render(event)).toDF(),
      "map by Jackson" -> events.map(event => Jackson.mapper.writeValueAsBytes(event)).select($"value".cast("string")),
      "map that does not render" -> events.map(_.user).toDF()
    )
    val times = Seq.fill(Rounds)(ways.map { case (_, way) => seconds(way) }).drop(2).transpose.map(median)
    println(f"$rows rows, seconds and times to_json:")
    for (((name, _), time) <- ways.zip(times)) println(f"$name%-32s $time%6.3f ${time / times.head}%6.2f")
  }

  private def seconds(way: DataFrame): Double = {
    val begin = System.nanoTime
    way.write.format("noop").mode("overwrite").save()
    (System.nanoTime - begin) / 1e9
  }

  private def median(times: Seq[Double]): Double = times.sorted.apply(times.size / 2)
}

object Jackson {
  val mapper: ObjectMapper = JsonMapper
    .builder()
    .addModules(DefaultScalaModule, new JavaTimeModule)
    .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
    .build()
}
