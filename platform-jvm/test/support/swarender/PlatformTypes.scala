package swarender

import java.time.*
import java.util.{OptionalDouble, OptionalInt, OptionalLong}

import swarender.EncoderTypes.{Row, key, row}

/** The types that have an encoder on the JVM only. */
object PlatformTypes {
  def values: Seq[Row] = Seq(
    row("OptionalInt", "OptionalInt.of(1)", "1")(OptionalInt.of(1)),
    row("OptionalLong", "OptionalLong.of(1)", "1")(OptionalLong.of(1)),
    row("OptionalDouble", "OptionalDouble.empty()", "null")(OptionalDouble.empty),
    row("LocalDate", "LocalDate.of(2026, 1, 2)", "\"2026-01-02\"")(LocalDate.of(2026, 1, 2)),
    row("LocalTime", "LocalTime.of(7, 32)", "\"07:32:00\"")(LocalTime.of(7, 32)),
    row("LocalDateTime", "LocalDateTime.of(2026, 1, 2, 7, 32)", "\"2026-01-02T07:32:00\"")(
      LocalDateTime.of(2026, 1, 2, 7, 32)
    ),
    row("OffsetDateTime", "…atOffset(ZoneOffset.UTC)", "\"2026-01-02T07:32:00Z\"")(
      LocalDateTime.of(2026, 1, 2, 7, 32).atOffset(ZoneOffset.UTC)
    ),
    row("OffsetTime", "…atOffset(ZoneOffset.UTC)", "\"07:32:00Z\"")(LocalTime.of(7, 32).atOffset(ZoneOffset.UTC)),
    row("ZonedDateTime", "…atZone(ZoneId.of(\"Europe/Paris\"))", "\"2026-01-02T07:32:00+01:00[Europe/Paris]\"")(
      LocalDateTime.of(2026, 1, 2, 7, 32).atZone(ZoneId.of("Europe/Paris"))
    ),
    row("Instant", "Instant.EPOCH", "\"1970-01-01T00:00:00Z\"")(Instant.EPOCH),
    row("java.time.Duration", "Duration.ofSeconds(90)", "\"PT1M30S\"")(Duration.ofSeconds(90)),
    row("Period", "Period.ofDays(3)", "\"P3D\"")(Period.ofDays(3)),
    row("Year", "Year.of(2026)", "\"2026\"")(Year.of(2026)),
    row("YearMonth", "YearMonth.of(2026, 1)", "\"2026-01\"")(YearMonth.of(2026, 1)),
    row("MonthDay", "MonthDay.of(1, 2)", "\"--01-02\"")(MonthDay.of(1, 2)),
    row("DayOfWeek", "DayOfWeek.MONDAY", "\"MONDAY\"")(DayOfWeek.MONDAY),
    row("Month", "Month.MAY", "\"MAY\"")(Month.MAY),
    row("ZoneId", "ZoneId.of(\"Europe/Paris\")", "\"Europe/Paris\"")(ZoneId.of("Europe/Paris")),
    row("ZoneOffset", "ZoneOffset.UTC", "\"Z\"")(ZoneOffset.UTC),
    row("java.nio.file.Path", "Paths.get(\"a.txt\")", "\"a.txt\"")(java.nio.file.Paths.get("a.txt")),
    row("Currency", "Currency.getInstance(\"EUR\")", "\"EUR\"")(java.util.Currency.getInstance("EUR")),
    row("Locale", "Locale.GERMANY", "\"de-DE\"")(java.util.Locale.GERMANY),
    row("any InetAddress", "InetAddress.getByName(\"::1\")", "\"0:0:0:0:0:0:0:1\"")(
      java.net.InetAddress.getByName("::1")
    ),
    row("any InetAddress", "InetAddress.getByName(\"127.0.0.1\")", "\"127.0.0.1\"")(
      java.net.InetAddress.getByName("127.0.0.1").asInstanceOf[java.net.Inet4Address]
    ),
    row("java.io.File", "new File(\"a.txt\")", "\"a.txt\"")(new java.io.File("a.txt")),
    row("java.util.Date", "new Date(0)", "\"1970-01-01T00:00:00Z\"")(new java.util.Date(0)),
    row("URL", "new URL(\"http://localhost/\")", "\"http://localhost/\"")(
      java.net.URI.create("http://localhost/").toURL
    )
  )

  def keys: Seq[Row] = Seq(
    key("LocalDate and the other dates and times", "LocalDate.of(2026, 1, 2)", "\"2026-01-02\"")(
      LocalDate.of(2026, 1, 2)
    ),
    key("Instant", "Instant.EPOCH", "\"1970-01-01T00:00:00Z\"")(Instant.EPOCH),
    key("DayOfWeek", "DayOfWeek.MONDAY", "\"MONDAY\"")(DayOfWeek.MONDAY),
    key("ZoneId", "ZoneId.of(\"Europe/Paris\")", "\"Europe/Paris\"")(ZoneId.of("Europe/Paris")),
    key("ZoneOffset", "ZoneOffset.UTC", "\"Z\"")(ZoneOffset.UTC),
    key("Currency", "Currency.getInstance(\"EUR\")", "\"EUR\"")(java.util.Currency.getInstance("EUR")),
    key("Locale", "Locale.GERMANY", "\"de-DE\"")(java.util.Locale.GERMANY),
    key("any InetAddress", "InetAddress.getByName(\"127.0.0.1\")", "\"127.0.0.1\"")(
      java.net.InetAddress.getByName("127.0.0.1")
    )
  )
}
