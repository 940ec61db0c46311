package swarender
package jsonnet

import swarender.Policy.NumberText
import swarender.output.Output
import swarender.yaml.{YamlSettings, YamlTokens}

/** YAML as an evaluator prints it, who has rules of its own for strings. */
final class EvaluatorYamlStyle private[swarender] (private[swarender] val settings: YamlSettings) extends BlockStyle {
  type Self = EvaluatorYamlStyle
  private[swarender] def changed(settings: YamlSettings): EvaluatorYamlStyle = new EvaluatorYamlStyle(settings)
  private[swarender] override def isSafe: Boolean = false
  private[swarender] def tokens(out: Output, settings: YamlSettings): YamlTokens =
    new EvaluatorYamlTokens(out, settings)

  /** Whether all keys are in quotes, or only those that need them. `Needed` throws
    * `IllegalArgumentException` for sjsonnet 0.4.9, which has all in quotes.
    */
  override def withKeyQuotes(policy: KeyQuotes): EvaluatorYamlStyle = {
    val quotesKeys = settings.strings match {
      case strings: EvaluatorStringClass => strings.quotesKeys
      case _ => false
    }
    require((policy eq KeyQuotes.Always) || !quotesKeys, "all keys of this profile are in quotes")
    super.withKeyQuotes(policy)
  }

  /** The quotes of strings, if both kinds can hold the string. */
  def withQuotes(quotes: YamlStyle.Quotes): EvaluatorYamlStyle = changed(settings.copy(quotes = present(quotes)))

  /** How a null is spelled: `null`, `~`, or as nothing after its key. */
  def withNullText(text: YamlStyle.NullText): EvaluatorYamlStyle = changed(settings.copy(nullText = present(text)))

  /** The escapes of strings in double quotes. */
  def withEscapes(escapes: Escapes): EvaluatorYamlStyle = changed(settings.copy(escapes = present(escapes)))
}

private[jsonnet] object EvaluatorYamlStyle {
  def common: CommonSettings = YamlSettings.common.copy(numberText = NumberText.ToDouble)

  /** `std.manifestYamlDoc(v, indent_array_in_object, quote_keys)` with the strings of an evaluator.
    */
  def apply(
      indentArrayInObject: Boolean,
      quoteKeys: Boolean,
      strings: EvaluatorStringClass,
      common: CommonSettings,
      escapes: Escapes
  ): EvaluatorYamlStyle = new EvaluatorYamlStyle(
    YamlSettings(
      common,
      indentSequences = indentArrayInObject,
      plainKeys = !quoteKeys && !strings.quotesKeys,
      plainValues = false,
      finalNewline = false,
      strings = strings,
      escapes = escapes
    )
  )
}

/** An array in an array begins a line. */
private[jsonnet] final class EvaluatorYamlTokens(out: Output, style: YamlSettings) extends YamlTokens(out, style) {
  override def on(other: Output, style: YamlSettings): YamlTokens = new EvaluatorYamlTokens(other, style)
  override def isOnLine(inObject: Boolean, isObject: Boolean, explicitKey: Boolean): Boolean = isObject && !inObject
}
