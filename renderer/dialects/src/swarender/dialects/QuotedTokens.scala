package swarender
package dialects

import swarender.json.{JsonSettings, JsonTokens, RelaxedTokens}
import swarender.output.Output

/** Keys and strings as JSON has them. */
private[dialects] final class QuotedTokens(out: Output, style: JsonSettings) extends RelaxedTokens {
  private[this] val tokens = new JsonTokens(out, style)
  def key(s: CharSequence): Unit = tokens.key(s)
  def string(s: CharSequence, level: Int): Unit = tokens.string(s)
}
