package swarender

import java.time.*

import upickle.default.{Writer, macroW, transform}
import utest.*

/** Values of java.time in TOML documents. */
object JavaTimeTest extends TestSuite {
  final case class Event(at: OffsetDateTime, local: LocalDateTime, on: LocalDate, from: LocalTime)

  implicit val offsetDateTimes: Writer[OffsetDateTime] = JavaTime.writer(upickle.default)
  implicit val localDateTimes: Writer[LocalDateTime] = JavaTime.writer(upickle.default)
  implicit val localDates: Writer[LocalDate] = JavaTime.writer(upickle.default)
  implicit val localTimes: Writer[LocalTime] = JavaTime.writer(upickle.default)
  implicit val events: Writer[Event] = macroW

  val tests: Tests = Tests {
    test("in a case class") {
      val event = Event(
        OffsetDateTime.of(1979, 5, 27, 0, 32, 0, 999999000, ZoneOffset.ofHours(-7)),
        LocalDateTime.of(1979, 5, 27, 7, 32),
        LocalDate.of(1979, 5, 27),
        LocalTime.of(7, 32, 0, 5000000)
      )
      assert(
        Toml.render(transform(event)) ==
          "at = 1979-05-27T00:32:00.999999-07:00\nlocal = 1979-05-27T07:32:00\non = 1979-05-27\nfrom = 07:32:00.005\n"
      )
    }
    test("what TOML has no type or no room for") {
      val wrong = Seq(
        Instant.EPOCH,
        ZonedDateTime.of(2000, 1, 1, 0, 0, 0, 0, ZoneOffset.UTC),
        Year.of(2000),
        LocalDate.of(10000, 1, 1),
        LocalDate.of(-1, 1, 1),
        OffsetDateTime.of(2000, 1, 1, 0, 0, 0, 0, ZoneOffset.ofTotalSeconds(61))
      )
      wrong.foreach(v => { val _ = intercept[IllegalArgumentException](JavaTime.of(v)) })
      wrong.size
    }
  }
}
