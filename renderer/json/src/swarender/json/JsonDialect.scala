package swarender
package json

import swarender.event.DocumentWriter
import swarender.output.Output

/** A language that has JSON's objects and arrays in it, as [[RelaxedWriter]] writes it: the flow
  * style of YAML, or one of `swarender.dialects`.
  *
  * @param commentMark
  *   what a comment begins with, up to the end of its line; empty for a language without comments
  */
private[swarender] abstract class JsonDialect(private[swarender] val commentMark: String) {

  /** What writes documents to `out`. */
  private[swarender] def writer(out: Output, style: JsonSettings): DocumentWriter =
    new RelaxedWriter(out, style, this)

  /** What writes keys and strings to `out`. */
  private[swarender] def tokens(out: Output, style: JsonSettings): RelaxedTokens

  /** What knows where lines end in `out`. */
  private[swarender] def lines(out: Output, style: JsonSettings): JsonLines = new BrokenLines(out, style, commentMark)

  /** Whether NaN and the infinities have keywords. */
  private[swarender] def hasNotFinite: Boolean = true

  /** The keyword of `v`, NaN or an infinity, where there are keywords. */
  private[swarender] def notFinite(v: Double): String = v.toString

  /** Whether values can have tags. */
  private[swarender] def hasTags: Boolean = false

  /** Whether keys that are integers are written as integers. */
  private[swarender] def integerKeys: Boolean = false

  /** Whether `array`, a node that has come as a whole, has its brackets on the lines of its
    * elements, in a style with line breaks.
    */
  private[swarender] def isCuddled(array: AnyRef): Boolean = {
    val _ = array
    false
  }
}
