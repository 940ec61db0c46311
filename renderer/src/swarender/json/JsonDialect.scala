package swarender
package json

import swarender.output.Output
import swarender.yaml.YamlStringClass

/** JSON, or a language that has JSON in it.
  *
  * @param commentMark
  *   what a comment begins with, up to the end of its line; empty for a language without comments
  */
private[swarender] sealed abstract class JsonDialect(private[json] val commentMark: String) {

  /** What writes keys and strings to `out`. */
  private[json] def tokens(out: Output, style: JsonSettings): RelaxedTokens = new QuotedTokens(out, style)

  /** Whether NaN and the infinities have keywords. */
  private[json] def hasNotFinite: Boolean = true

  /** The keyword of `v`, NaN or an infinity, where there are keywords. */
  private[json] def notFinite(v: Double): String = v.toString

  /** Whether values can have tags. */
  private[json] def hasTags: Boolean = false

  /** Whether an array of containers has its brackets on the lines of these. */
  private[json] def isCuddled: Boolean = false
}

private[swarender] object JsonDialect {
  def flow(bareKeys: Boolean, plainValues: Boolean, quotes: YamlStyle.Quotes, strings: YamlStringClass): JsonDialect =
    new Flow(bareKeys, plainValues, quotes, strings)

  /** RFC 8259. */
  object Strict extends JsonDialect("") {
    private[json] override def hasNotFinite: Boolean = false
  }

  /** JSON with comments, as editors read their settings. */
  object Jsonc extends JsonDialect("//") {
    private[json] override def hasNotFinite: Boolean = false
  }

  /** https://spec.json5.org */
  object Json5 extends JsonDialect("//") {
    private[json] override def tokens(out: Output, style: JsonSettings): RelaxedTokens = new Json5Tokens(out, style)
  }

  /** The part of YAML that Kubernetes 1.34 prints: KEP-5295. */
  object Kyaml extends JsonDialect("#") {
    private[json] override def tokens(out: Output, style: JsonSettings): RelaxedTokens = new KyamlTokens(out, style)
    private[json] override def notFinite(v: Double): String = yaml.YamlMarks.notFinite(v).text
    private[json] override def isCuddled: Boolean = true
  }

  /** Flow style inside of YAML: strings are plain where the block style has them plain and no char
    * of them belongs to the flow style; or all strings that are keys, or values, are in quotes.
    */
  private final class Flow(bareKeys: Boolean, plainValues: Boolean, quotes: YamlStyle.Quotes, strings: YamlStringClass)
      extends JsonDialect("") {
    private[json] override def tokens(out: Output, style: JsonSettings): RelaxedTokens =
      new FlowTokens(out, style, bareKeys, plainValues, quotes, strings.readers)
    private[json] override def notFinite(v: Double): String = yaml.YamlMarks.notFinite(v).text
    private[json] override def hasTags: Boolean = true
  }
}
