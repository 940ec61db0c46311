package swarender
package json

import swarender.Policy.{BigIntegers, NonFinite}
import swarender.event.ScalarRules
import swarender.output.Output
import swarender.numbers.JsonNumber

/** The rules of numbers that the writers of JSON share with those of languages that contain JSON.
  */
private[swarender] abstract class JsonNumbers(out: Output, style: JsonSettings) extends ScalarRules(out, style.common) {

  private[this] val yamlNumbers = style.inYaml
  private[this] val respellsNumbers = yamlNumbers && !isVerbatim

  /** Whether integers that a double cannot hold are written in another way than in full. */
  private[json] final def limits: Boolean = limited

  protected final def limitsRange: Boolean = yamlNumbers

  /** Writes a number beyond doubles as an infinity, which it is to readers of YAML. */
  protected final def huge(text: CharSequence): Unit = float64(text.toString.toDouble)

  protected final def refuseHuge(what: String): Unit =
    if ((nonFinite eq NonFinite.Fail) && (asDouble || yamlNumbers))
      fail(RenderError.NotFinite, s"JSON has no Infinity: $what overflows a double")

  protected final def integer(text: CharSequence): Unit =
    if (limitedText && JsonNumber.isBig(text)) big(text.toString) else fraction(text)

  /** Writes an integer beyond what a double can hold. */
  protected final def big(text: String): Unit = {
    refuseBig(text)
    if (bigIntegers eq BigIntegers.ToDouble) float64(text.toDouble) else quoted(text)
  }

  /** JSON has none; a relative has. */
  protected def infinity(v: Double): Unit = refuseInfinity(v)

  protected override def refuseInfinity(v: Double): Unit = fail(RenderError.NotFinite, s"JSON has no $v")

  /** Writes the text of a number to `to`. */
  protected final def numberText(text: CharSequence, to: Output): Unit =
    if (respellsNumbers) YamlNumber.write(text, to) else to.ascii(text)
}
