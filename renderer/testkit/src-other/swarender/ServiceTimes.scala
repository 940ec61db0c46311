package swarender

/** The times of the models where there is no java.time: the texts that it makes, from 1970 on. */
object ServiceTimes {
  type Instant = String
  type OffsetDateTime = String

  def instant(seconds: Long, nanos: Long): Instant = minutes(seconds) + ":" + two(seconds % 60) + fraction(nanos) + "Z"

  /** `offset` is in seconds, a number of minutes. */
  def offset(seconds: Long, nanos: Long, offset: Int): OffsetDateTime = {
    val local = seconds + offset
    val rest = if (local % 60 == 0 && nanos == 0) "" else ":" + two(local % 60) + fraction(nanos)
    val minute = Math.abs(offset) / 60
    val zone =
      if (offset == 0) "Z" else (if (offset < 0) "-" else "+") + two(minute / 60L) + ":" + two(minute % 60L)
    minutes(local) + rest + zone
  }

  /** The date and the time to its minute. */
  private def minutes(seconds: Long): String = {
    var days = seconds / 86400
    var year = 1970
    while (days >= daysOf(year)) { days -= daysOf(year); year += 1 }
    var month = 0
    while (days >= daysOf(month, year)) { days -= daysOf(month, year); month += 1 }
    s"$year-${two(month + 1L)}-${two(days + 1)}T${two(seconds / 3600 % 24)}:${two(seconds / 60 % 60)}"
  }

  private def isLeap(year: Int): Boolean = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  private def daysOf(year: Int): Int = if (isLeap(year)) 366 else 365
  private def daysOf(month: Int, year: Int): Int =
    if (month == 1) { if (isLeap(year)) 29 else 28 }
    else if (month == 3 || month == 5 || month == 8 || month == 10) 30
    else 31

  /** Three, six or nine digits, or none. */
  private def fraction(nanos: Long): String = {
    val digits = "." + (1000000000 + nanos).toString.substring(1)
    if (nanos == 0) ""
    else if (nanos % 1000000 == 0) digits.substring(0, 4)
    else if (nanos % 1000 == 0) digits.substring(0, 7)
    else digits
  }

  private def two(n: Long): String = (100 + n).toString.substring(1)
}
