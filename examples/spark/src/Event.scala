package spark

import java.time.LocalDate

import swarender.Encoder

/** A row of the data. */
final case class Event(
    id: Long,
    user: String,
    day: LocalDate,
    tags: Seq[String],
    measures: Map[String, Double],
    place: Place,
    note: Option[String]
)
object Event {
  implicit val encoder: Encoder[Event] = Encoder.derived
}

final case class Place(name: String, latitude: Double, longitude: Double)
object Place {
  implicit val encoder: Encoder[Place] = Encoder.derived
}
