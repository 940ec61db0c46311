package swarender

import java.math.{BigDecimal => JavaDecimal, BigInteger}
import java.time.*
import java.util.{Random, UUID}

import utest.*

/** The text of times, UUIDs and decimals is made of their numbers: it is that of `toString`, or
  * what TOML has. The property `swarender.scalars` says how many random values there are of each
  * type.
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

  /** A time of TOML: its seconds, and a fraction without zeros at its end. */
  private def toml(v: LocalTime): String = {
    val fraction = String.format("%09d", Int.box(v.getNano)).reverse.dropWhile(_ == '0').reverse
    String.format("%02d:%02d:%02d", Int.box(v.getHour), Int.box(v.getMinute), Int.box(v.getSecond)) +
      (if (fraction.isEmpty) "" else s".$fraction")
  }
  private def isToml(v: LocalDate): Boolean = v.getYear >= 0 && v.getYear <= 9999

  private def local(v: LocalDateTime): String =
    if (isToml(v.toLocalDate)) s"${v.toLocalDate}T${toml(v.toLocalTime)}" else v.toString

  val tests: Tests = Tests {
    test("dates")(check(dates ++ leapDays, date())(_.toString))
    test("times")(check(times, time())(toml))
    test("times of a date") {
      check(for (date <- dates; time <- times) yield LocalDateTime.of(date, time), LocalDateTime.of(date(), time()))(
        local
      )
    }
    test("times of a date at an offset") {
      val all =
        for (offset <- offsets; year <- years; time <- times.take(12))
          yield OffsetDateTime.of(LocalDate.of(year, 12, 31), time, offset)
      check(all, OffsetDateTime.of(date(), time(), offset())) { v =>
        if (isToml(v.toLocalDate) && v.getOffset.getTotalSeconds % 60 == 0) local(v.toLocalDateTime) + v.getOffset.getId
        else v.toString
      }
    }
    test("times at an offset") {
      check(for (offset <- offsets; time <- times) yield time.atOffset(offset), time().atOffset(offset()))(_.toString)
    }
    test("instants") {
      val seconds = Seq(0L, 1L, -1L, 59L, 86399L, 86400L, -86400L, -86401L, 951782400L, Instant.MIN.getEpochSecond) ++
        Seq(253402300799L, 253402300800L, -62167219200L, -62167219201L, -377705116800L, Instant.MAX.getEpochSecond)
      def instant() =
        if (random.nextInt(4) == 0)
          Instant.ofEpochSecond((random.nextLong() >> 9) % Instant.MAX.getEpochSecond, nano().toLong)
        else Instant.ofEpochSecond(random.nextInt().toLong * 40, nano().toLong)
      check(for (second <- seconds; nano <- nanos) yield Instant.ofEpochSecond(second, nano.toLong), instant())(
        _.toString
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
