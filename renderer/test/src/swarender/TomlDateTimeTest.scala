package swarender

import upickle.default.{Writer, macroW, transform}
import utest.*

import swarender.Policy.KeyOrder

/** The four date-time types: what is valid, and how they get into a document. */
object TomlDateTimeTest extends TestSuite {
  final case class Release(name: String, on: TomlDateTime, at: Seq[TomlDateTime])

  implicit val dateTimes: Writer[TomlDateTime] = TomlDateTime.writer(upickle.default)
  implicit val releases: Writer[Release] = macroW

  private val release = Release(
    "one",
    TomlDateTime.date(1979, 5, 27),
    Seq(TomlDateTime.time(7, 32, 0), TomlDateTime.offset(1979, 5, 27, 7, 32, 0))
  )

  private def accepted(text: String): Boolean =
    try TomlDateTime.parse(text).toString == text
    catch { case _: IllegalArgumentException => false }

  val tests: Tests = Tests {
    test("a date-time of fields prints as RFC 3339") {
      assert(
        TomlDateTime.date(1979, 5, 27).toString == "1979-05-27",
        TomlDateTime.date(1, 12, 31).toString == "0001-12-31"
      )
      assert(
        TomlDateTime.time(7, 32, 0).toString == "07:32:00",
        TomlDateTime.time(23, 59, 59, 999999999).toString == "23:59:59.999999999"
      )
      assert(
        TomlDateTime.time(0, 0, 0, 500000000).toString == "00:00:00.500",
        TomlDateTime.time(0, 0, 0, 1000).toString == "00:00:00.000001"
      )
      assert(TomlDateTime.local(1979, 5, 27, 0, 32, 0, 999999000).toString == "1979-05-27T00:32:00.999999")
      assert(TomlDateTime.offset(1979, 5, 27, 7, 32, 0).toString == "1979-05-27T07:32:00Z")
      assert(TomlDateTime.offset(1979, 5, 27, 7, 32, 0, 0, -450).toString == "1979-05-27T07:32:00-07:30")
      assert(TomlDateTime.offset(1979, 5, 27, 7, 32, 0, 0, 1439).toString == "1979-05-27T07:32:00+23:59")
      assert(
        TomlDateTime.date(1979, 5, 27) == TomlDateTime.parse("1979-05-27"),
        TomlDateTime.time(1, 2, 3).hashCode == TomlDateTime.parse("01:02:03").hashCode
      )
    }
    test("a fraction of any length is read") {
      val time = "07:32:00." + "5" * 1000000
      for (text <- Seq(time, s"1979-05-27T${time}Z", s"1979-05-27 $time+01:00"))
        assert(TomlDateTime.parse(text).toString == text)
      val _ = intercept[IllegalArgumentException](TomlDateTime.parse(time + "x"))
    }
    test("fields out of range are refused") {
      val wrong = Seq[() => TomlDateTime](
        () => TomlDateTime.date(-1, 1, 1),
        () => TomlDateTime.date(10000, 1, 1),
        () => TomlDateTime.date(2000, 0, 1),
        () => TomlDateTime.date(2000, 13, 1),
        () => TomlDateTime.date(2000, 1, 0),
        () => TomlDateTime.date(2000, 1, 32),
        () => TomlDateTime.date(2000, 4, 31),
        () => TomlDateTime.date(2023, 2, 29),
        () => TomlDateTime.date(1900, 2, 29),
        () => TomlDateTime.time(24, 0, 0),
        () => TomlDateTime.time(0, 60, 0),
        () => TomlDateTime.time(0, 0, 60),
        () => TomlDateTime.time(0, 0, 0, 1000000000),
        () => TomlDateTime.time(-1, 0, 0),
        () => TomlDateTime.offset(2000, 1, 1, 0, 0, 0, 0, 1440),
        () => TomlDateTime.offset(2000, 1, 1, 0, 0, 0, 0, -1440)
      )
      wrong.foreach(make => { val _ = intercept[IllegalArgumentException](make()) })
      wrong.size
    }
    test("parse keeps valid text and refuses other text") {
      val right = Seq("2000-02-29", "2400-02-29", "0000-01-01", "9999-12-31T23:59:59.9Z", "1979-05-27 07:32:00",
        "1979-05-27t07:32:00z", "1979-05-27T07:32:00.000-23:59", "00:00:00", "23:59:59.1234567890123")
      assert(right.forall(accepted))
      val wrong = Seq("", "1979", "1979-5-27", "1979-05-27T", "1979-05-27T07:32", "07:32", "7:32:00", "07:32:00Z",
        "07:32:00.", "24:00:00", "23:60:00", "23:59:60.5", "1979-05-27Z", "1979-05-27T07:32:00+7:00",
        "1979-05-27T07:32:00+24:00", "1979-05-27T07:32:00+00:60", "1979-02-29", "1979-05-27  07:32:00", " 1979-05-27",
        "1979-05-27\n", "1979-05-27T24:00:00", "1979-05-27T23:59:60Z", "\u0661979-05-27", "+1979-05-27",
        "1979-05-27T07:32:00,5")
      assert(!wrong.exists(accepted))
    }
    test("a case class can hold a date-time") {
      val bare = "name = \"one\"\non = 1979-05-27\nat = [07:32:00, 1979-05-27T07:32:00Z]\n"
      assert(Toml.render(transform(release)) == bare)
      assert(
        Toml
          .render(transform(release), TomlStyle.standard.withDateTimes(TomlStyle.DateTimes.Quoted))
          .contains("on = \"1979-05-27\"\nat = [\"07:32:00\", ")
      )
      assert(
        Toml.render(
          transform(release),
          TomlStyle.standard.withKeyOrder(KeyOrder.CodePoint)
        ) == "at = [07:32:00, 1979-05-27T07:32:00Z]\nname = \"one\"\non = 1979-05-27\n"
      )
      assert(Toml.render(transform(release), TomlStyle.standard.withOmitEmpty(true)) == bare)
      assert(Toml.render(transform(Map("r" -> release))) == "[r]\n" + bare)
      assert(
        Json.render(
          transform(release)
        ) == """{"name":"one","on":"1979-05-27","at":["07:32:00","1979-05-27T07:32:00Z"]}"""
      )
      assert(
        Json.render(
          transform(release),
          JsonStyle.canonical
        ) == """{"at":["07:32:00","1979-05-27T07:32:00Z"],"name":"one","on":"1979-05-27"}"""
      )
      assert(upickle.default.write(release) == Json.render(transform(release)))
    }
  }
}
