package benchmarks.models

import swarender.Encoder

/** The document `citm_catalog`: events, their performances, and names by number. */
final case class Catalog(
    areaNames: Map[Int, String],
    audienceSubCategoryNames: Map[Int, String],
    blockNames: Map[Int, String],
    events: Map[Int, Event],
    performances: Seq[Performance],
    seatCategoryNames: Map[Int, String],
    subTopicNames: Map[Int, String],
    subjectNames: Map[Int, String],
    topicNames: Map[Int, String],
    topicSubTopics: Map[Int, Seq[Int]],
    venueNames: Map[String, String]
)
object Catalog { implicit val encoder: Encoder[Catalog] = Encoder.derived }

final case class Event(
    description: Option[String],
    id: Int,
    logo: Option[String],
    name: String,
    subTopicIds: Seq[Int],
    subjectCode: Option[String],
    subtitle: Option[String],
    topicIds: Seq[Int]
)
object Event { implicit val encoder: Encoder[Event] = Encoder.derived }

final case class Performance(
    eventId: Int,
    id: Int,
    logo: Option[String],
    name: Option[String],
    prices: Seq[Price],
    seatCategories: Seq[SeatCategory],
    seatMapImage: Option[String],
    start: Long,
    venueCode: String
)
object Performance { implicit val encoder: Encoder[Performance] = Encoder.derived }

final case class Price(amount: Int, audienceSubCategoryId: Int, seatCategoryId: Int)
object Price { implicit val encoder: Encoder[Price] = Encoder.derived }

final case class SeatCategory(areas: Seq[Area], seatCategoryId: Int)
object SeatCategory { implicit val encoder: Encoder[SeatCategory] = Encoder.derived }

final case class Area(areaId: Int, blockIds: Seq[Int])
object Area { implicit val encoder: Encoder[Area] = Encoder.derived }
