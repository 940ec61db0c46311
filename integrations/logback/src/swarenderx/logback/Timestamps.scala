package swarenderx.logback

import java.time.format.DateTimeFormatter
import java.time.{DateTimeException, Instant, ZoneId}

/** Writes the time of an event in another form than that of ISO 8601 with an offset. */
private abstract class Timestamps {
  def send(time: Instant, to: Members): Unit
}

private object Timestamps {

  /** The form of `pattern`, as in logstash-logback-encoder: the name of a constant of
    * `DateTimeFormatter` or of a form of milliseconds in brackets, or a pattern of
    * `DateTimeFormatter`. It throws IllegalArgumentException for any other.
    */
  def apply(pattern: String, zone: ZoneId): Timestamps = pattern match {
    case "[UNIX_TIMESTAMP_AS_NUMBER]" => new Millis(isNumber = true)
    case "[UNIX_TIMESTAMP_AS_STRING]" => new Millis(isNumber = false)
    case constant if constant.startsWith("[") && constant.endsWith("]") =>
      new Formatted(known(constant.substring(1, constant.length - 1)).withZone(zone))
    case _ => new Formatted(DateTimeFormatter.ofPattern(pattern).withZone(zone))
  }

  private def known(constant: String): DateTimeFormatter =
    try classOf[DateTimeFormatter].getField(constant).get(null).asInstanceOf[DateTimeFormatter]
    catch {
      case _: ReflectiveOperationException | _: ClassCastException =>
        throw new IllegalArgumentException(s"[$constant] is not a constant of DateTimeFormatter")
    }

  private final class Millis(isNumber: Boolean) extends Timestamps {
    def send(time: Instant, to: Members): Unit = {
      val millis =
        try time.toEpochMilli
        catch { case _: ArithmeticException => if (time.getEpochSecond < 0) Long.MinValue else Long.MaxValue }
      if (isNumber) to.long(Fields.Time, millis) else to.string(Fields.Time, java.lang.Long.toString(millis))
    }
  }

  private final class Formatted(format: DateTimeFormatter) extends Timestamps {
    def send(time: Instant, to: Members): Unit = {
      val text =
        try format.format(time)
        catch { case _: DateTimeException | _: ArithmeticException => time.toString }
      to.string(Fields.Time, text)
    }
  }
}
