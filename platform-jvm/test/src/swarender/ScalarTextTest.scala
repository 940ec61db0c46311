package swarender

import java.math.{BigDecimal => JavaDecimal, BigInteger}
import java.time.*
import java.util.{Random, UUID}

import utest.*

import swarender.encoder.KeyEncoder

/** The text of times, UUIDs and decimals is made of their numbers: it is that of `toString`, but
  * that times have all their seconds and years can be parsed. The property `swarender.scalars` says
  * how many random values there are of each type.
  */
object ScalarTextTest extends TestSuite {
  private val count = Integer.getInteger("swarender.scalars", 20000).intValue
  private val random = new Random(42)

  private def check[T: Encoder](values: Seq[T], more: => T)(text: T => String): Unit = {
    def one(v: T): Unit = {
      val expected = s""""${text(v)}""""
      val direct = Json.render(v)
      val events = EncoderTypes.byEvents(v)
      if (direct != expected || events != expected)
        throw new java.lang.AssertionError(s"$direct, by events $events, not $expected")
      val yaml = Yaml.render(List(v))
      val yamlString = Yaml.render(List(text(v)))
      if (yaml != yamlString) throw new java.lang.AssertionError(s"$yaml, not $yamlString")
      val toml = Toml.render(Map("k" -> v), quoted)
      val tomlString = Toml.render(Map("k" -> text(v)), quoted)
      if (toml != tomlString) throw new java.lang.AssertionError(s"$toml, not $tomlString")
    }
    values.foreach(one)
    for (_ <- 0 until count) one(more)
  }

  /** [[check]], also as the key of a map, and that `read` reads the text. */
  private def checkKeys[T: Encoder: KeyEncoder](
      values: Seq[T],
      more: => T
  )(text: T => String, read: String => T): Unit =
    check(values, more) { v =>
      val expected = text(v)
      val key = Json.render(Map(v -> 1))
      if (key != s"""{"$expected":1}""") throw new java.lang.AssertionError(s"key $key, not $expected")
      if (read(expected) != v) throw new java.lang.AssertionError(s"$expected does not read back as $v")
      expected
    }

  private val quoted = TomlStyle.standard.withDateTimes(TomlStyle.DateTimes.Quoted)

  private def oneOf[T](values: T*): T = values(random.nextInt(values.size))
  private def years: Seq[Int] =
    Seq(0, -1, 1, 999, 1000, 1970, 9999, 10000, -9999, -10000, 123456, Year.MIN_VALUE, Year.MAX_VALUE)
  private def nanos: Seq[Int] =
    Seq(0, 1, 999999999, 1000, 1000000, 999000000, 999999000, 500000000, 100, 123456789, 123456000, 123000000)
  private def nano(): Int = oneOf(0, oneOf(nanos*), random.nextInt(1000000000), 1000 * random.nextInt(1000000))

  private val dates: Seq[LocalDate] = for {
    year <- years
    (month, day) <- Seq((1, 1), (2, 28), (3, 1), (12, 31))
  } yield LocalDate.of(year, month, day)
  private val leapDays = Seq(0, 4, 2000, 2024, -4, 40000).map(LocalDate.of(_, 2, 29))
  private def date(): LocalDate =
    if (random.nextInt(4) == 0)
      LocalDate.ofEpochDay((random.nextDouble() * 2 * LocalDate.MAX.toEpochDay).toLong - LocalDate.MAX.toEpochDay)
    else LocalDate.ofEpochDay(random.nextInt(3000000).toLong - 700000)

  private val times: Seq[LocalTime] = for {
    second <- Seq(0, 1, 59)
    nano <- nanos
    (hour, minute) <- Seq((0, 0), (7, 32), (23, 59))
  } yield LocalTime.of(hour, minute, second, nano)
  private def time(): LocalTime =
    LocalTime.of(random.nextInt(24), random.nextInt(60), oneOf(0, random.nextInt(60)), nano())

  private val offsets: Seq[ZoneOffset] =
    Seq(0, 1, -1, 60, -60, 3600, -3600, 5400, -1800, 64800, -64800, 64799, -3661).map(ZoneOffset.ofTotalSeconds(_))
  private def offset(): ZoneOffset =
    oneOf(oneOf(offsets*), ZoneOffset.ofTotalSeconds(900 * (random.nextInt(145) - 72)))

  private def zone(): ZoneId =
    oneOf(offset(), ZoneId.of("Europe/Paris"), ZoneId.of("UTC"), ZoneId.of("UTC+01:00"), ZoneId.of("Asia/Kolkata"))

  /** A time with all its seconds, and the fraction that `toString` has. */
  private def text(v: LocalTime): String = if (v.getSecond == 0 && v.getNano == 0) s"$v:00" else v.toString
  private def text(v: LocalDateTime): String = s"${v.toLocalDate}T${text(v.toLocalTime)}"
  private def text(v: OffsetDateTime): String = s"${text(v.toLocalDateTime)}${v.getOffset}"
  private def text(v: OffsetTime): String = s"${text(v.toLocalTime)}${v.getOffset}"
  private def text(v: ZonedDateTime): String =
    text(v.toOffsetDateTime) + (if (v.getZone.isInstanceOf[ZoneOffset]) "" else s"[${v.getZone}]")

  /** A year in four digits at least, with a sign before 0 and after 9999. */
  private def text(v: Year): String =
    String.format(if (v.getValue < 0) "%05d" else if (v.getValue > 9999) "+%d" else "%04d", Int.box(v.getValue))
  private def text(v: YearMonth): String = text(Year.of(v.getYear)) + f"-${v.getMonthValue}%02d"

  val tests: Tests = Tests {
    test("dates")(checkKeys(dates ++ leapDays, date())(_.toString, LocalDate.parse(_)))
    test("times")(checkKeys(times, time())(text, LocalTime.parse(_)))
    test("times of a date") {
      val all = for (date <- dates; time <- times) yield LocalDateTime.of(date, time)
      checkKeys(all :+ LocalDateTime.MIN :+ LocalDateTime.MAX, LocalDateTime.of(date(), time()))(
        text,
        LocalDateTime.parse(_)
      )
    }
    test("times of a date at an offset") {
      val all =
        for (offset <- offsets; year <- years; time <- times.take(12))
          yield OffsetDateTime.of(LocalDate.of(year, 12, 31), time, offset)
      checkKeys(all :+ OffsetDateTime.MIN :+ OffsetDateTime.MAX, OffsetDateTime.of(date(), time(), offset()))(
        text,
        OffsetDateTime.parse(_)
      )
    }
    test("times at an offset") {
      val all = for (offset <- offsets; time <- times) yield time.atOffset(offset)
      checkKeys(all, time().atOffset(offset()))(text, OffsetTime.parse(_))
    }
    test("times of a date in a zone") {
      val extreme = ZonedDateTime.of(LocalDateTime.MAX, ZoneId.of("America/Argentina/ComodRivadavia"))
      def any() = LocalDateTime.of(date().withYear(oneOf(years*) / 2), time()).atZone(zone())
      checkKeys(Seq(extreme), any())(text, ZonedDateTime.parse(_))
    }
    test("years and months") {
      checkKeys(years.map(Year.of), Year.of(date().getYear))(text, Year.parse(_))
      val months = for (year <- years; month <- Seq(1, 12)) yield YearMonth.of(year, month)
      checkKeys(months, YearMonth.from(date()))(text, YearMonth.parse(_))
    }
    test("instants") {
      val seconds = Seq(0L, 1L, -1L, 59L, 86399L, 86400L, -86400L, -86401L, 951782400L, Instant.MIN.getEpochSecond) ++
        Seq(253402300799L, 253402300800L, -62167219200L, -62167219201L, -377705116800L, Instant.MAX.getEpochSecond)
      def instant() =
        if (random.nextInt(4) == 0)
          Instant.ofEpochSecond((random.nextLong() >> 9) % Instant.MAX.getEpochSecond, nano().toLong)
        else Instant.ofEpochSecond(random.nextInt().toLong * 40, nano().toLong)
      checkKeys(for (second <- seconds; nano <- nanos) yield Instant.ofEpochSecond(second, nano.toLong), instant())(
        _.toString,
        Instant.parse(_)
      )
    }
    test("durations") {
      val seconds = Seq(0L, 1L, -1L, 59L, 60L, -60L, -61L, 3600L, -3600L, 3661L, -3661L, Long.MaxValue, Long.MinValue)
      def duration() = Duration.ofSeconds(oneOf(random.nextInt(100000) - 50000L, random.nextLong()), nano().toLong)
      check(for (second <- seconds; nano <- nanos) yield Duration.ofSeconds(second, nano.toLong), duration())(
        _.toString
      )
    }
    test("UUIDs") {
      val borders =
        for (high <- Seq(0L, -1L, Long.MinValue, 0x0123456789abcdefL); low <- Seq(0L, -1L, Long.MaxValue))
          yield new UUID(high, low)
      // Mostly digits and e, as numbers have them.
      def digit() = if (random.nextInt(9) == 0) 14L else random.nextInt(10).toLong
      def digits() = (0 until 16).foldLeft(0L)((v, _) => v << 4 | digit())
      check(borders, new UUID(random.nextLong(), random.nextLong()))(_.toString)
      check(borders, new UUID(digits(), digits()))(_.toString)
    }
    test("UUIDs are plain in YAML, whatever digits they have") {
      val scan = new yaml.YamlScan
      for (n <- 0 until 50 * count) {
        // By fours of bits: any, or one of those that numbers have.
        def digit(i: Int) = if ((n >> i % 8 & 1) == 0) random.nextInt(16).toLong else oneOf(0L, 1L, 9L, 11L, 14L)
        val high = (0 until 16).foldLeft(0L)((v, i) => v << 4 | digit(i))
        val text = new UUID(high, random.nextLong()).toString
        val classes = scan(text)
        if (classes != yaml.YamlStringClass.OneLine) throw new java.lang.AssertionError(s"$text: $classes")
      }
    }
    test("decimals and integers") {
      def same(v: JavaDecimal): Unit = {
        if (Json.render(v) != v.toString) throw new java.lang.AssertionError(s"${Json.render(v)}, not $v")
        val yaml = Yaml.render(v)
        val events = Yaml.render(YamlStyle.safe)(_.number(v.toString))
        if (yaml != events) throw new java.lang.AssertionError(s"$yaml, not $events")
      }
      val unscaled = (0 to 19).map(BigInteger.TEN.pow(_)) ++ Seq(63, 64, 59, 60).map(BigInteger.ONE.shiftLeft(_))
      for {
        power <- unscaled :+ BigInteger.ZERO
        by <- Seq(-1, 0, 1)
        sign <- Seq(1, -1)
        scale <- -3 to 30
      } {
        val number = power.add(BigInteger.valueOf(by.toLong)).multiply(BigInteger.valueOf(sign.toLong))
        same(new JavaDecimal(number, scale))
        assert(Json.render(number) == number.toString)
      }
      for (_ <- 0 until count)
        same(new JavaDecimal(BigInteger.valueOf(random.nextLong() >> random.nextInt(64)), random.nextInt(24) - 2))
    }
  }
}
