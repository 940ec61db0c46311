package swarender

import java.time.*

import utest.*

import swarender.encoder.{EncoderRules, TimeForm}
import swarender.encoder.TimeForm.*

/** The forms of times that rules ask for. */
object TimeFormsTest extends TestSuite {
  private val zone = ZoneId.of("Europe/Paris")
  private def date = LocalDate.of(2026, 1, 2)

  /** Each type of java.time that has seconds, from a time of day. */
  private def texts(time: LocalTime)(implicit rules: EncoderRules): Seq[String] = {
    val local = date.atTime(time)
    Seq(
      written(time),
      written(local),
      written(local.atOffset(ZoneOffset.UTC)),
      written(time.atOffset(ZoneOffset.ofHours(1))),
      written(local.atZone(zone)),
      written(local.toInstant(ZoneOffset.UTC))
    )
  }

  /** The text between quotes, which all ways and the key of a map have. */
  private def written[T: Encoder: encoder.KeyEncoder](value: T): String = {
    val json = DirectModes.same(value)
    assert(Json.render(Map(value -> 1)) == s"{$json:1}")
    json.substring(1, json.length - 1)
  }

  private def expected(time: String): Seq[String] = Seq(
    time,
    s"2026-01-02T$time",
    s"2026-01-02T${time}Z",
    s"$time+01:00",
    s"2026-01-02T$time+01:00[Europe/Paris]",
    s"2026-01-02T${time}Z"
  )

  private val table = Seq(
    // nanoseconds, and the fraction in each form
    (0, Seq(Groups -> "", Seconds -> "", Millis -> ".000", Shortest -> "")),
    (790000000, Seq(Groups -> ".790", Seconds -> "", Millis -> ".790", Shortest -> ".79")),
    (123456000, Seq(Groups -> ".123456", Seconds -> "", Millis -> ".123", Shortest -> ".123456")),
    (100, Seq(Groups -> ".000000100", Seconds -> "", Millis -> ".000", Shortest -> ".0000001")),
    (999999999, Seq(Groups -> ".999999999", Seconds -> "", Millis -> ".999", Shortest -> ".999999999"))
  )

  final case class Shift(from: LocalTime, to: Option[Instant], all: Map[LocalTime, List[LocalDateTime]])
  private def shift(implicit rules: EncoderRules): Encoder[Shift] = Encoder.derived

  val tests: Tests = Tests {
    test("each form of each type") {
      for ((nanos, forms) <- table; (form, fraction) <- forms; second <- Seq(0, 7)) {
        val got = texts(LocalTime.of(7, 32, second, nanos))(EncoderRules.default.withTimes(form))
        val all = expected(s"07:32:0$second$fraction")
        if (got != all) throw new java.lang.AssertionError(s"$form: $got, not $all")
      }
    }
    test("as toString") {
      val time = LocalTime.of(7, 32)
      val got = texts(time)(EncoderRules.default.withTimes(JavaText))
      val local = date.atTime(time)
      val all = Seq(
        time,
        local,
        local.atOffset(ZoneOffset.UTC),
        time.atOffset(ZoneOffset.ofHours(1)),
        local.atZone(zone),
        local.toInstant(ZoneOffset.UTC)
      )
      assert(got == all.map(_.toString))
    }
    test("the rules of a derived encoder") {
      implicit val rules: EncoderRules = EncoderRules.default.withTimes(Seconds)
      implicit val own: Encoder[Shift] = shift
      val time = LocalTime.of(7, 32, 1, 5)
      assert(
        DirectModes.same(Shift(time, Some(Instant.ofEpochMilli(1500)), Map(time -> List(date.atTime(time))))) ==
          """{"from":"07:32:01","to":"1970-01-01T00:00:01Z","all":{"07:32:01":["2026-01-02T07:32:01"]}}"""
      )
      assert(DirectModes.same(Shift(null, None, Map())) == """{"from":null,"to":null,"all":{}}""")
      assert(DirectModes.same(new java.util.Date(1500)) == "\"1970-01-01T00:00:01Z\"")
    }
    test("values of TOML stay dates, but for toString") {
      def toml(form: TimeForm) = {
        implicit val rules: EncoderRules = EncoderRules.default.withTimes(form)
        Toml.render(Map("t" -> LocalTime.of(7, 32)))
      }
      assert(toml(Millis) == "t = 07:32:00.000\n", toml(Groups) == "t = 07:32:00\n")
      assert(toml(JavaText) == "t = \"07:32\"\n")
    }
    test("dates, zones and years have no seconds") {
      implicit val rules: EncoderRules = EncoderRules.default.withTimes(Millis)
      assert(Json.render(Map(YearMonth.of(2026, 1) -> date)) == """{"2026-01":"2026-01-02"}""")
      assert(Json.render(Map(ZoneOffset.ofHours(1) -> Duration.ofMillis(1500))) == """{"+01:00":"PT1.5S"}""")
    }
  }
}
