package swarender
package json

import swarender.output.Output

/** JSON, or a language that has JSON in it.
  *
  * @param commentMark
  *   what a comment begins with, up to the end of its line; empty for a language without comments
  */
private[swarender] abstract class JsonDialect(private[swarender] val commentMark: String) {

  /** What writes keys and strings to `out`. */
  private[swarender] def tokens(out: Output, style: JsonSettings): RelaxedTokens = new QuotedTokens(out, style)

  /** Whether NaN and the infinities have keywords. */
  private[swarender] def hasNotFinite: Boolean = true

  /** The keyword of `v`, NaN or an infinity, where there are keywords. */
  private[swarender] def notFinite(v: Double): String = v.toString

  /** Whether values can have tags. */
  private[swarender] def hasTags: Boolean = false

  /** Whether keys that are integers are written as integers. */
  private[swarender] def integerKeys: Boolean = false

  /** Whether an array of containers has its brackets on the lines of these. */
  private[swarender] def isCuddled: Boolean = false
}

private[swarender] object JsonDialect {

  /** RFC 8259. */
  object Strict extends JsonDialect("") {
    private[swarender] override def hasNotFinite: Boolean = false
  }

  /** JSON with comments, as editors read their settings. */
  object Jsonc extends JsonDialect("//") {
    private[swarender] override def hasNotFinite: Boolean = false
  }

  /** https://spec.json5.org */
  object Json5 extends JsonDialect("//") {
    private[swarender] override def tokens(out: Output, style: JsonSettings): RelaxedTokens =
      new Json5Tokens(out, style)
  }

  /** The part of YAML that Kubernetes 1.34 prints: KEP-5295. */
  object Kyaml extends JsonDialect("#") {
    private[swarender] override def tokens(out: Output, style: JsonSettings): RelaxedTokens =
      new KyamlTokens(out, style)
    private[swarender] override def notFinite(v: Double): String = YamlMarks.notFinite(v).text
    private[swarender] override def isCuddled: Boolean = true
  }
}
