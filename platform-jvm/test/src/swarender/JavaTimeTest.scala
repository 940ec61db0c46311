package swarender

import java.time.*

import upickle.default.{Writer, macroW, transform}
import utest.*

import swarender.Policy.KeyOrder
import swarender.jsonnet.Jsonnet

/** Values of java.time in TOML documents. */
object JavaTimeTest extends TestSuite {
  final case class Zoned(at: List[ZonedDateTime], ids: Map[java.util.UUID, Int])
  object Zoned {
    implicit val encoder: Encoder[Zoned] = Encoder.derived
  }
  final case class Event(at: OffsetDateTime, local: LocalDateTime, on: LocalDate, from: LocalTime)

  implicit val offsetDateTimes: Writer[OffsetDateTime] = TomlDateTime.javaTimeWriter(upickle.default)
  implicit val localDateTimes: Writer[LocalDateTime] = TomlDateTime.javaTimeWriter(upickle.default)
  implicit val localDates: Writer[LocalDate] = TomlDateTime.javaTimeWriter(upickle.default)
  implicit val localTimes: Writer[LocalTime] = TomlDateTime.javaTimeWriter(upickle.default)
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
        Year.of(2000)
      )
      wrong.foreach(v => { val _ = intercept[IllegalArgumentException](TomlDateTime.of(v)) })
      wrong.size
    }
    test("fields and keys that JSON writes without a string are what other formats write") {
      val zones = Seq(ZoneOffset.UTC, ZoneId.of("UTC"), ZoneId.of("Europe/Paris"), ZoneOffset.ofHoursMinutes(-3, -30))
      val locals = Seq(LocalDateTime.of(2026, 1, 2, 3, 4), LocalDateTime.MIN, LocalDateTime.MAX)
      val all = null +: (for (zone <- zones; local <- locals) yield local.atZone(zone))
      val ids = Map(new java.util.UUID(1, 2) -> 1, new java.util.UUID(-1, -2) -> 2)
      val value = Zoned(all.toList, ids)
      assert(Json.render(value) == Json.render(ujson.read(Json.render(value, JsonStyle.pretty))))
    }
    test("dates beyond those of TOML are text in JSON and YAML, and an error in TOML") {
      val beyond = ZoneOffset.ofTotalSeconds(-3661)
      def check[T: Encoder](value: T, text: String): Unit = {
        assert(
          Json.render(value) == s""""$text"""",
          Yaml.render(Seq(value)) == Yaml.render(Seq(text))
        )
        for (
          style <- Seq(
            TomlStyle.standard,
            Jsonnet.go.manifestTomlEx("  "),
            TomlStyle.standard.withKeyOrder(KeyOrder.CodePoint)
          )
        ) {
          val error = intercept[RenderError](Toml.render(Map("a" -> Seq(value)), style))
          assert(error.kind eq RenderError.BadDate, error.path == "$.a[0]", error.detail.contains(text))
          val quoted = style.withDateTimes(TomlStyle.DateTimes.Quoted).withArrayWidth(80).withKeyOrder(KeyOrder.AsGiven)
          assert(Toml.render(Map("a" -> value), quoted).trim == "a = \"" + text + "\"")
        }
        val root = intercept[RenderError](Toml.render(value))
        assert(root.kind eq RenderError.RootType)
      }
      check(LocalDate.of(10000, 1, 1), "+10000-01-01")
      check(LocalDate.of(-1, 12, 31), "-0001-12-31")
      check(LocalDateTime.of(123456, 1, 2, 3, 4, 5, 6000000), "+123456-01-02T03:04:05.006")
      check(LocalDateTime.MIN, s"${LocalDateTime.MIN}:00")
      check(OffsetDateTime.of(2000, 1, 1, 0, 0, 0, 0, beyond), "2000-01-01T00:00:00-01:01:01")
      check(OffsetDateTime.MAX, OffsetDateTime.MAX.toString)
      val writer = upickle.default.transform(Map("a" -> LocalDate.of(10000, 1, 1)))
      assert(Json.render(writer) == """{"a":"+10000-01-01"}""")
      assert(intercept[RenderError](Toml.render(writer)).path == "$.a")
      assert(
        Json.render(Seq[LocalDate](null)) == "[null]",
        Toml.render(Map("d" -> LocalDate.of(9999, 1, 1))) == "d = 9999-01-01\n"
      )
    }
  }
}
