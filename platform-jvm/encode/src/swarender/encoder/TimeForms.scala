package swarender
package encoder

import java.time.*
import java.time.temporal.TemporalAccessor

import swarender.chars.Literal
import swarender.derivation.TrustedEncoder
import swarender.output.ByteOutput

/** Times in the forms that rules ask for. */
private[encoder] object TimeForms {

  /** `encoder`, unless the rules ask for another form.
    *
    * @param isToml
    *   whether TOML has a type for the values
    */
  def of[T <: TemporalAccessor](rules: EncoderRules, encoder: Encoder[T], isToml: Boolean = false): Encoder[T] =
    if (rules.times eq TimeForm.Groups) encoder else new FormedTimes[T](rules.times, isToml)

  def keys[T <: TemporalAccessor](rules: EncoderRules): KeyEncoder[T] = {
    val form = rules.times
    if (form eq TimeForm.Groups) KeyEncoder.of(TimeEncoders.textOf(_)) else KeyEncoder.of(textOf(form, _))
  }

  def textOf(form: TimeForm, value: TemporalAccessor): String = value match {
    case _: LocalTime | _: LocalDateTime | _: OffsetDateTime | _: OffsetTime | _: ZonedDateTime | _: Instant =>
      if (form eq TimeForm.JavaText) value.toString else formed(form, TimeEncoders.textOf(value))
    case _ => TimeEncoders.textOf(value)
  }

  private def formed(form: TimeForm, text: String): String = {
    val point = text.indexOf(':') + ":mm:ss".length
    var end = point
    if (end < text.length && text.charAt(end) == '.') {
      end += 1
      while (end < text.length && Character.isDigit(text.charAt(end))) end += 1
    }
    val digits = text.substring(Math.min(point + 1, end), end)
    val fraction = form match {
      case TimeForm.Seconds => ""
      case TimeForm.Millis => digits.concat("000").substring(0, 3)
      case _ => digits.reverse.dropWhile(_ == '0').reverse
    }
    text.substring(0, point) + (if (fraction.isEmpty) "" else s".$fraction") + text.substring(end)
  }
}

private final class FormedTimes[T <: TemporalAccessor](form: TimeForm, isToml: Boolean) extends TrustedEncoder[T] {
  def encode(value: T, events: Events): Unit =
    if (value == null) events.nullValue()
    else {
      val text = TimeForms.textOf(form, value)
      if (!isToml || (form eq TimeForm.JavaText)) events.string(text)
      else events.dateTime(TomlDateTime.known(text, TomlDateTime.of(value).isToml))
    }

  override def direct(before: Literal, value: T, out: ByteOutput): Unit =
    out.string(before, if (value == null) null else TimeForms.textOf(form, value))
}
