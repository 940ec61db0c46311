package spark

import java.time.LocalDate

import org.apache.spark.sql.{Dataset, SparkSession}

/** The events of the example: each is a function of its id, so that every run has the same. */
object Events {

  /** Of this many events, one has a measure that is not a number, which JSON cannot write, and one
    * has no note, a null, which TOML cannot write.
    */
  final val BadEvery = 1000L
  final val NotANumber = 13L
  final val NoNote = 7L

  private val users = Vector("ann", "a \"quoted\" name", "kafé crème", "漢字 \uD83D\uDE00", "line\nbreak", "yes")
  private val tags = Vector("new", "null", "1e3", "a: b", "C:\\temp")
  private val firstDay = LocalDate.of(2026, 1, 1)

  def event(id: Long): Event = {
    val load = if (id % BadEvery == NotANumber) Double.NaN else (id % 10000) / 8.0
    Event(
      id,
      users((id % users.size).toInt),
      firstDay.plusDays(id % 300),
      Seq.tabulate((id % 4).toInt)(i => tags(((id + i) % tags.size).toInt)),
      Map("load" -> load, "heat" -> (id % 977) / 4.0),
      Place(s"place ${id % 100}", (id % 180) - 89.5, (id % 360) - 179.25),
      if (id % BadEvery == NoNote) None else Some(s"note of $id")
    )
  }

  def dataset(spark: SparkSession, count: Long, partitions: Int): Dataset[Event] = {
    import spark.implicits._
    spark.range(0, count, 1, partitions).map(id => event(id))
  }
}
