package swarender
package numbers

import java.time.{Duration, Instant, LocalDate, LocalDateTime, LocalTime, OffsetDateTime, OffsetTime, ZoneOffset}

import swarender.platform.Platform

/** Dates and times as ASCII, from their numbers, into a byte array: at `at`, after which `Room`
  * bytes are free. Returns the index after the last byte.
  *
  * A time has its seconds, also those of 0, as RFC 3339 requires them, and a fraction of 0, 3, 6 or
  * 9 digits, as `toString` has it. Years outside of `[0, 9999]` are those of `toString`.
  */
private[swarender] object TimeBytes {

  final val Room = AsciiText.Room

  private final val DaySeconds = 86400
  private final val Year0 = -62167219200L
  private final val Year10000 = 253402300800L

  /** Whether TOML has a form for it. */
  def isToml(year: Int): Boolean = year >= 0 && year <= 9999
  def isToml(offset: ZoneOffset): Boolean = offset.getTotalSeconds % 60 == 0

  /** Whether the year of an instant has four digits and no sign. */
  def isPlainYear(v: Instant): Boolean = v.getEpochSecond >= Year0 && v.getEpochSecond < Year10000

  def date(v: LocalDate, dst: Array[Byte], at: Int): Int = date(v.getYear, v.getMonthValue, v.getDayOfMonth, dst, at)

  def time(v: LocalTime, dst: Array[Byte], at: Int): Int = {
    val end = clock(v.getHour, v.getMinute, v.getSecond, dst, at)
    if (v.getNano == 0) end else fraction(v.getNano, dst, end)
  }

  def time(v: OffsetTime, dst: Array[Byte], at: Int): Int = zone(v.getOffset, dst, time(v.toLocalTime, dst, at))

  def dateTime(v: LocalDateTime, dst: Array[Byte], at: Int): Int = {
    val end = date(v.toLocalDate, dst, at)
    dst(end) = 'T'
    time(v.toLocalTime, dst, end + 1)
  }

  def dateTime(v: OffsetDateTime, dst: Array[Byte], at: Int): Int =
    zone(v.getOffset, dst, dateTime(v.toLocalDateTime, dst, at))

  /** The text of an offset. */
  def zone(v: ZoneOffset, dst: Array[Byte], at: Int): Int = {
    val seconds = v.getTotalSeconds
    if (seconds == 0) {
      dst(at) = 'Z'
      at + 1
    } else {
      val away = Math.abs(seconds)
      dst(at) = if (seconds < 0) '-' else '+'
      val end = clock(away / 3600, away / 60 % 60, away % 60, dst, at + 1)
      if (away % 60 != 0) end else end - 3
    }
  }

  def instant(v: Instant, dst: Array[Byte], at: Int): Int = {
    val seconds = v.getEpochSecond
    val day = Math.floorDiv(seconds, DaySeconds.toLong)
    val second = (seconds - day * DaySeconds).toInt
    val end = epochDay(day, dst, at)
    dst(end) = 'T'
    val whole = clock(second / 3600, second / 60 % 60, second % 60, dst, end + 1)
    val last = if (v.getNano == 0) whole else fraction(v.getNano, dst, whole)
    dst(last) = 'Z'
    last + 1
  }

  /** What `toString` gives. */
  def duration(v: Duration, dst: Array[Byte], at: Int): Int = {
    dst(at) = 'P'
    dst(at + 1) = 'T'
    val nanos = v.getNano
    // Seconds of a negative duration are rounded down.
    val isRounded = v.getSeconds < 0 && nanos > 0
    val total = if (isRounded) v.getSeconds + 1 else v.getSeconds
    val seconds = (total % 60).toInt
    var end = unit(total / 3600, 'H', dst, at + 2)
    end = unit(total % 3600 / 60, 'M', dst, end)
    if (seconds == 0 && nanos == 0 && end > at + 2) end
    else {
      if (isRounded && seconds == 0) {
        dst(end) = '-'
        dst(end + 1) = '0'
        end += 2
      } else end = Digits.long(seconds.toLong, dst, end)
      if (nanos > 0) end = shortFraction(if (isRounded) 1000000000 - nanos else nanos, dst, end)
      dst(end) = 'S'
      end + 1
    }
  }

  private def unit(n: Long, name: Int, dst: Array[Byte], at: Int): Int =
    if (n == 0) at
    else {
      val end = Digits.long(n, dst, at)
      dst(end) = name.toByte
      end + 1
    }

  /** The date of a day since 1970-01-01. A year begins in March here, so that a leap day is its
    * last; the quotients of centuries, years and months are those of products and shifts. After
    * Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application to
    * calendar algorithms" (2022).
    */
  private def epochDay(day: Long, dst: Array[Byte], at: Int): Int = {
    val quarters = 4 * (day + FirstDay) + 3
    val century = quarters / 146097
    val ofCentury = 2939745L * ((quarters - century * 146097) | 3)
    val dayOfYear = ((ofCentury & 0xffffffffL) / 11758980).toInt
    val months = 2141 * dayOfYear + 197913
    val month = months >> 16
    val isNextYear = dayOfYear >= 306
    val year = (100 * century + (ofCentury >>> 32) - FirstYear).toInt + (if (isNextYear) 1 else 0)
    date(year, if (isNextYear) month - 12 else month, (months & 0xffff) / 2141 + 1, dst, at)
  }

  /** Eras of 400 years that are added to a day, so that none of an `Instant` is negative;
    * `FirstDay` and `FirstYear` are how many days, up to 1970, and years they have.
    */
  private final val Eras = 2500001L
  private final val FirstDay = 719468 + 146097 * Eras
  private final val FirstYear = 400 * Eras

  private def date(year: Int, month: Int, day: Int, dst: Array[Byte], at: Int): Int =
    if (isToml(year)) {
      val high = year / 100
      // `YYYY-MM-`, one digit a byte: pairs have the first one lowest.
      Platform.putLongLE(
        dst,
        at,
        pair(high) | pair(year - high * 100) << 16 | '-'.toLong << 32 | pair(month) << 40 | '-'.toLong << 56
      )
      two(day, dst, at + 8)
    } else {
      val end = largeYear(year, dst, at)
      dst(end) = '-'
      val month0 = two(month, dst, end + 1)
      dst(month0) = '-'
      two(day, dst, month0 + 1)
    }

  /** A year before 0 or after 9999: a sign, and four digits at least. */
  private def largeYear(year: Int, dst: Array[Byte], at: Int): Int = {
    dst(at) = if (year < 0) '-' else '+'
    val magnitude = Math.abs(year.toLong)
    if (magnitude > 9999) Digits.positive(magnitude, dst, at + 1)
    else two((magnitude % 100).toInt, dst, two((magnitude / 100).toInt, dst, at + 1))
  }

  /** `HH:MM:SS`. */
  private def clock(hour: Int, minute: Int, second: Int, dst: Array[Byte], at: Int): Int = {
    Platform.putLongLE(
      dst,
      at,
      pair(hour) | ':'.toLong << 16 | pair(minute) << 24 | ':'.toLong << 40 | pair(second) << 48
    )
    at + 8
  }

  /** A point, and as many digits as it takes; `nano` is not 0. */
  private def shortFraction(nano: Int, dst: Array[Byte], at: Int): Int = {
    val high = nano / 10
    val digits = DigitWord(high.toLong)
    dst(at) = '.'
    Platform.putLongLE(dst, at + 1, digits | DigitWord.Ascii)
    val last = nano - high * 10
    dst(at + 9) = ('0' + last).toByte
    at + (if (last != 0) 10 else 1 + DigitWord.significant(digits))
  }

  /** A point, and 3, 6 or 9 digits; `nano` is not 0. */
  private def fraction(nano: Int, dst: Array[Byte], at: Int): Int = {
    val millis = nano / 1000000
    if (millis * 1000000 == nano) {
      Platform.putLongLE(dst, at, '.' | (DigitWord.three(millis) | DigitWord.Ascii) << 8)
      at + 4
    } else {
      dst(at) = '.'
      val end = Digits.nine(nano, dst, at + 1)
      if (nano % 1000 != 0) end else end - 3
    }
  }

  private def two(v: Int, dst: Array[Byte], at: Int): Int = {
    dst(at) = ('0' + v / 10).toByte
    dst(at + 1) = ('0' + v % 10).toByte
    at + 2
  }

  /** Two digits as ASCII, the first one lowest; `v` is in `[0, 100)`. */
  @inline private def pair(v: Int): Long = {
    val tens = v * 103 >>> 10
    (tens | (v - tens * 10) << 8 | 0x3030).toLong
  }
}
