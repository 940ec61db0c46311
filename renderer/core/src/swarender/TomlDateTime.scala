package swarender

import upickle.core.Visitor

import swarender.chars.{QuotedText, ReadBack}

/** A value of one of TOML 1.0's four types: offset date-time, local date-time, local date, local
  * time. Immutable, valid and in the form of RFC 3339; its text is its identity.
  *
  * A case class can hold it:
  * `implicit val writer: upickle.default.Writer[TomlDateTime] = TomlDateTime.writer(upickle.default)`.
  * [[Toml]] writes it as a value of its type, every other format and library as a string.
  *
  * @param isToml
  *   whether TOML has a form for it; if not, it is a string elsewhere
  */
final class TomlDateTime private (override val toString: String, private[swarender] val isToml: Boolean)
    extends CharSequence
    with Serializable {
  private[swarender] def readResolve(): AnyRef =
    ReadBack(if (isToml) TomlDateTime.parse(toString) else TomlDateTime.beyond(toString))
  def length: Int = toString.length
  def charAt(i: Int): Char = toString.charAt(i)
  def subSequence(from: Int, until: Int): CharSequence = toString.subSequence(from, until)

  override def equals(that: Any): Boolean = that match {
    case that: TomlDateTime => toString == that.toString
    case _ => false
  }
  override def hashCode: Int = toString.hashCode
}

/** Creates date-times. A field out of range throws `IllegalArgumentException`: years are
  * `[0, 9999]`, days those of the Gregorian calendar, hours `[0, 23]`, minutes and seconds
  * `[0, 59]` (no leap seconds, which most readers refuse), nanoseconds `[0, 999999999]`, offsets
  * less than 24 hours.
  *
  * {{{
  * Toml.render(Map("on" -> TomlDateTime.date(1979, 5, 27)))          // on = 1979-05-27
  * }}}
  */
object TomlDateTime extends JavaTime {

  /** `1979-05-27` */
  def date(year: Int, month: Int, day: Int): TomlDateTime = valid(dateText(year, month, day))

  /** `07:32:00.500`; the fraction has 3, 6 or 9 digits, as in java.time. */
  def time(hour: Int, minute: Int, second: Int, nanosecond: Int = 0): TomlDateTime =
    valid(timeText(hour, minute, second, nanosecond))

  /** `1979-05-27T07:32:00.500` */
  def local(
      year: Int,
      month: Int,
      day: Int,
      hour: Int,
      minute: Int,
      second: Int,
      nanosecond: Int = 0
  ): TomlDateTime =
    valid(dateText(year, month, day) + "T" + timeText(hour, minute, second, nanosecond))

  /** `1979-05-27T07:32:00.500-07:00`: the local time at an offset of so many minutes east of UTC;
    * `Z` for 0.
    */
  def offset(
      year: Int,
      month: Int,
      day: Int,
      hour: Int,
      minute: Int,
      second: Int,
      nanosecond: Int = 0,
      offsetMinutes: Int = 0
  ): TomlDateTime = {
    check("offset", offsetMinutes, -1439, 1439)
    val away = Math.abs(offsetMinutes)
    val zone =
      if (away == 0) "Z"
      else s"${if (offsetMinutes < 0) "-" else "+"}${digits(away / 60, 2)}:${digits(away % 60, 2)}"
    valid(local(year, month, day, hour, minute, second, nanosecond).toString + zone)
  }

  /** The date-time in `text`, spelled as it is there: RFC 3339, section 5.6, or its date, its time
    * or both without an offset. `T` and `Z` may be lower case, a space may replace `T`, the
    * fraction may have any number of digits. Other text throws `IllegalArgumentException`.
    */
  def parse(text: String): TomlDateTime = text match {
    case Whole(y, mo, d, h, mi, s, zone) =>
      val _ = dateText(y.toInt, mo.toInt, d.toInt) + timeText(h.toInt, mi.toInt, s.toInt, 0)
      if (zone != null && zone.length > 1) {
        check("hour of the offset", zone.substring(1, 3).toInt, 0, 23)
        check("minute of the offset", zone.substring(4, 6).toInt, 0, 59)
      }
      valid(text)
    case Date(y, mo, d) => date(y.toInt, mo.toInt, d.toInt)
    case Time(h, mi, s) =>
      val _ = timeText(h.toInt, mi.toInt, s.toInt, 0)
      valid(text)
    case _ =>
      throw new IllegalArgumentException(s"${QuotedText(text)} is not a date, a time or a date-time of TOML")
  }

  /** A writer for `api`, say `upickle.default`. */
  def writer(api: upickle.core.Types): api.Writer[TomlDateTime] = writerOf(api)((v: TomlDateTime) => v)

  /** A writer for any type whose values `convert` turns into date-times. */
  def writerOf[T](api: upickle.core.Types)(convert: T => TomlDateTime): api.Writer[T] = new api.Writer[T] {
    def write0[V](out: Visitor[?, V], v: T): V = out.visitString(convert(v), -1)
  }

  /** A date-time that TOML has no form for; other formats write `text`. */
  private[swarender] def beyond(text: String): TomlDateTime = new TomlDateTime(text, isToml = false)

  /** A date-time whose `text` is known to be valid. */
  private[swarender] def known(text: String, isToml: Boolean): TomlDateTime = new TomlDateTime(text, isToml)

  private def valid(text: String): TomlDateTime = new TomlDateTime(text, isToml = true)

  private val full = "([0-9]{4})-([0-9]{2})-([0-9]{2})"
  private val partial = "([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\\.[0-9]+)?"
  private val Date = full.r
  private val Time = partial.r
  private val Whole = (full + "[Tt ]" + partial + "([Zz]|[+-][0-9]{2}:[0-9]{2})?").r

  private def check(what: String, v: Int, from: Int, to: Int): Unit =
    require(v >= from && v <= to, s"$what must be between $from and $to, got $v")

  private def dateText(year: Int, month: Int, day: Int): String = {
    check("year", year, 0, 9999)
    check("month", month, 1, 12)
    check("day", day, 1, days(year, month))
    s"${digits(year, 4)}-${digits(month, 2)}-${digits(day, 2)}"
  }

  /** How many days a month of the Gregorian calendar has. */
  private[swarender] def days(year: Int, month: Int): Int = month match {
    case 2 => if (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)) 29 else 28
    case 4 | 6 | 9 | 11 => 30
    case _ => 31
  }

  private def timeText(hour: Int, minute: Int, second: Int, nanosecond: Int): String = {
    check("hour", hour, 0, 23)
    check("minute", minute, 0, 59)
    check("second", second, 0, 59)
    check("nanosecond", nanosecond, 0, 999999999)
    val whole = s"${digits(hour, 2)}:${digits(minute, 2)}:${digits(second, 2)}"
    val places = if (nanosecond % 1000 != 0) 9 else if (nanosecond % 1000000 != 0) 6 else 3
    if (nanosecond == 0) whole else whole + "." + digits(nanosecond, 9).take(places)
  }

  private def digits(v: Int, n: Int): String = {
    val text = v.toString
    "0" * (n - text.length) + text
  }
}
