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

  def date(v: LocalDate, dst: Array[Byte], at: Int): Int =
    if (isToml(v.getYear)) {
      yearAndMonth(v.getYear, v.getMonthValue, dst, at)
      two(v.getDayOfMonth, dst, at + 8)
    } else largeDate(v.getYear, v.getMonthValue, v.getDayOfMonth, dst, at)

  def time(v: LocalTime, dst: Array[Byte], at: Int): Int = {
    Platform.putLongLE(dst, at, DigitWord.pairs(v.getHour | v.getMinute.toLong << 24, 0x0f00000fL) | HourMinute)
    secondAndNano(v.getSecond, v.getNano, dst, at + 5)
  }

  def time(v: OffsetTime, dst: Array[Byte], at: Int): Int = zone(v.getOffset, dst, time(v.toLocalTime, dst, at))

  def dateTime(v: LocalDateTime, dst: Array[Byte], at: Int): Int = {
    val date = v.toLocalDate
    val time = v.toLocalTime
    dateTime(
      date.getYear,
      date.getMonthValue,
      date.getDayOfMonth,
      time.getHour,
      time.getMinute,
      time.getSecond,
      time.getNano,
      dst,
      at
    )
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
      val minutes = sixtieth(away)
      val hours = sixtieth(minutes)
      val digits = DigitWord.pairs(hours | (minutes - 60 * hours).toLong << 24, 0x0f00000fL) | HourMinute
      // A minus is two after a plus: no branch on the sign.
      Platform.putLongLE(dst, at, digits << 8 | '+' + (seconds >>> 31 << 1))
      if (minutes * 60 == away) at + 6
      else {
        dst(at + 6) = ':'
        two(away - minutes * 60, dst, at + 7)
      }
    }
  }

  def instant(v: Instant, dst: Array[Byte], at: Int): Int =
    if (isPlainYear(v)) {
      val seconds = v.getEpochSecond - Year0
      val day = ((seconds >> 7) * 3257812231L >>> 41).toInt // seconds / 86400
      val end = dayAndTime(day, (seconds - day * DaySeconds.toLong).toInt, v.getNano, dst, at)
      dst(end) = 'Z'
      end + 1
    } else Digits.text(v.toString, dst, at)

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

  /** The date of a day since 0000-01-01, before 10000, and the time of a second of it. A year
    * begins in March here, so that a leap day is its last; 400 years more make none negative. After
    * Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application to
    * calendar algorithms" (2022).
    */
  private def dayAndTime(day: Int, second: Int, nano: Int, dst: Array[Byte], at: Int): Int = {
    val quarters = 4L * (day + FirstDay) + 3
    val century = quarters * 120414424L >>> 44 // quarters / 146097
    val ofCentury = 2939745L * ((quarters - century * 146097) | 3)
    val dayOfYear = ((ofCentury & 0xffffffffL) * 1531969483L >>> 54).toInt // / 11758980
    val months = 2141 * dayOfYear + 197913
    val isNextYear = 305 - dayOfYear >>> 31 // 1 or 0
    val year = (100 * century + (ofCentury >>> 32)).toInt - 400 + isNextYear
    val minutes = sixtieth(second)
    val hour = sixtieth(minutes)
    dateTime(
      year,
      (months >> 16) - 12 * isNextYear,
      ((months & 0xffff) * 31345 >>> 26) + 1, // / 2141
      hour,
      minutes - 60 * hour,
      second - 60 * minutes,
      nano,
      dst,
      at
    )
  }

  /** From March of the year -400 to 0000-01-01. */
  private final val FirstDay = 146037

  private def dateTime(
      year: Int,
      month: Int,
      day: Int,
      hour: Int,
      minute: Int,
      second: Int,
      nano: Int,
      dst: Array[Byte],
      at: Int
  ): Int = {
    val dayAt =
      if (isToml(year)) {
        yearAndMonth(year, month, dst, at)
        at + 8
      } else largeDate(year, month, day, dst, at) - 2
    val numbers = day | hour.toLong << 24 | minute.toLong << 48
    Platform.putLongLE(dst, dayAt, DigitWord.pairs(numbers, 0xf00000f00000fL) | DayHourMinute)
    secondAndNano(second, nano, dst, dayAt + 8)
  }

  /** `YYYY-MM-`, the year in `[0, 9999]`. */
  @inline private def yearAndMonth(year: Int, month: Int, dst: Array[Byte], at: Int): Unit = {
    val century = year * 5243 >>> 19 // year / 100
    val numbers = century | (year - 100 * century).toLong << 16 | month.toLong << 40
    Platform.putLongLE(dst, at, DigitWord.pairs(numbers, 0xf00000f000fL) | YearMonth)
  }

  /** A date with a year before 0 or after 9999. */
  private def largeDate(year: Int, month: Int, day: Int, dst: Array[Byte], at: Int): Int = {
    val end = largeYear(year, dst, at)
    dst(end) = '-'
    val monthEnd = two(month, dst, end + 1)
    dst(monthEnd) = '-'
    two(day, dst, monthEnd + 1)
  }

  /** A year before 0 or after 9999: a sign, and four digits at least. */
  private def largeYear(year: Int, dst: Array[Byte], at: Int): Int = {
    dst(at) = if (year < 0) '-' else '+'
    val magnitude = Math.abs(year.toLong)
    if (magnitude > 9999) Digits.positive(magnitude, dst, at + 1)
    else two((magnitude % 100).toInt, dst, two((magnitude / 100).toInt, dst, at + 1))
  }

  /** `:SS`, then a point and 3, 6 or 9 digits; no point if `nano` is 0. All are written, and those
    * that count are counted: a branch on them could not be predicted.
    */
  @inline private def secondAndNano(second: Int, nano: Int, dst: Array[Byte], at: Int): Int = {
    val micros = thousandth(nano)
    val millis = thousandth(micros)
    val ofMilli = micros - 1000 * millis
    val ofMicro = nano - 1000 * micros
    val digits = DigitWord.pairs(second.toLong, 0xfL) | DigitWord.three(millis) << 24
    Platform.putLongLE(dst, at, digits << 8 | SecondMillis)
    Platform.putLongLE(dst, at + 7, DigitWord.three(ofMilli) | DigitWord.three(ofMicro) << 24 | DigitWord.Ascii)
    at + 13 - 3 * (isZero(ofMicro) + isZero(ofMicro | ofMilli)) - 4 * isZero(nano)
  }

  /** 1 if `v`, which is not negative, is 0, else 0. */
  @inline private def isZero(v: Int): Int = v - 1 >>> 31

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

  @inline private def two(v: Int, dst: Array[Byte], at: Int): Int = {
    Platform.putLongLE(dst, at, DigitWord.pairs(v.toLong, 0xfL) | DigitWord.Ascii)
    at + 2
  }

  // Quotients by products, of numbers that are not negative.
  @inline private def sixtieth(v: Int): Int = (v * 143165577L >>> 33).toInt
  @inline private def thousandth(v: Int): Int = (v * 274877907L >>> 38).toInt

  // Words of zeros and what is between them, the first char lowest.

  /** `0000-00-` */
  private final val YearMonth = 0x2d30302d30303030L

  /** `00T00:00` */
  private final val DayHourMinute = 0x30303a3030543030L

  /** `00:00` */
  private final val HourMinute = 0x30303a3030L

  /** `:00.000` */
  private final val SecondMillis = 0x3030302e30303aL
}
