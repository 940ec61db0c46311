package swarender
package dialects

import swarender.Policy.KeyOrder
import swarender.chars.Indentation
import swarender.output.Output
import swarender.yaml.{YamlSettings, YamlTokens}

/** YAML as PyYAML prints it. */
final class PyyamlStyle private[swarender] (private[swarender] val settings: YamlSettings) extends BlockStyle {
  type Self = PyyamlStyle
  private[swarender] def changed(settings: YamlSettings): PyyamlStyle = new PyyamlStyle(settings)
  private[swarender] def tokens(out: Output, settings: YamlSettings): YamlTokens = new PyyamlTokens(out, settings)

  /** PyYAML takes an indent of 1 for 2. */
  override def withIndent(n: Int): PyyamlStyle =
    changed(settings.copy(indent = Math.max(2, Indentation.spaces(n, 1, 9).length)))

  /** Whether strings such as `0o7` and `1e5` are quoted: PyYAML reads them as strings, other
    * readers as numbers.
    *
    * {{{
    * Yaml.render(Map("mode" -> "0o7"), YamlStyle.pyyaml.withQuotedNumbers(true))   // mode: '0o7'
    * }}}
    */
  def withQuotedNumbers(quoted: Boolean): PyyamlStyle =
    ruled(rules.copy(quotedNumbers = quoted))

  private def rules: PyyamlStrings = settings.strings match {
    case rules: PyyamlStrings => rules
    case _ => PyyamlStrings()
  }
  private def ruled(rules: PyyamlStrings): PyyamlStyle = changed(settings.copy(strings = rules))

  override def withDocumentEnd(marked: Boolean): PyyamlStyle = {
    val style = super.withDocumentEnd(marked)
    if (marked) style else style.ruled(rules.copy(openEnd = false, openStreamEnd = false))
  }

  override def withStreamEnd(marked: Boolean): PyyamlStyle = {
    val style = super.withStreamEnd(marked)
    if (marked) style else style.ruled(rules.copy(openStreamEnd = false))
  }

  private[swarender] override def ofDocuments: PyyamlStyle = super.ofDocuments.ruled(rules.copy(openEnd = false))
}

private[dialects] object PyyamlStyle {
  val profile: PyyamlStyle = new PyyamlStyle(
    YamlSettings(
      YamlSettings.common.copy(numbers = NumberLayout.pyyaml, keyOrder = KeyOrder.CodePoint),
      quotes = YamlQuotes.SingleQuotes,
      blocks = false,
      width = 80,
      strings = PyyamlStrings(),
      escapes = Escapes.yamlAscii
    )
  )
}
