package swarenderx.spark

import java.time.LocalDate

import swarender.Encoder

/** A row of the data: each is a function of its id. One in a thousand has a measure that JSON
  * refuses, and another one no note, which TOML refuses.
  */
final case class Reading(
    id: Long,
    user: String,
    day: LocalDate,
    tags: Seq[String],
    measures: Map[String, Double],
    note: Option[String]
)
object Reading {
  implicit val encoder: Encoder[Reading] = Encoder.derived

  private val users = Vector("ann", "a \"quoted\" name", "kaf\u00e9", "\u6f22\u5b57 \ud83d\ude00", "line\nbreak", "yes")

  def apply(id: Long): Reading = Reading(
    id,
    users((id % users.size).toInt),
    LocalDate.of(2026, 1, 1).plusDays(id % 300),
    Seq.tabulate((id % 4).toInt)(i => s"tag ${id + i}"),
    Map("load" -> (if (id % 1000 == 13) Double.NaN else (id % 10000) / 8.0)),
    if (id % 1000 == 7) None else Some(s"note of $id")
  )
}
