package swarender
package json

import swarender.event.DocumentWriter
import swarender.output.Output

/** What a program, or a relative of JSON, writes otherwise. Variants are compared by value. A style
  * that has one takes no shortcut past its tokens.
  */
private[swarender] abstract class JsonVariant extends Serializable {

  /** What writes the documents of `style`, which has this variant. */
  def writer(out: Output, style: JsonSettings): DocumentWriter

  /** What writes its tokens for a [[RelaxedWriter]]. */
  def tokens(out: Output, style: JsonSettings): RelaxedTokens

  /** What is inside an empty container on one line. */
  def emptyFiller: String

  /** Whether all tokens are JSON, with no other white space than spaces and line breaks. */
  def isJson: Boolean

  /** Whether a document is lines, the last one of which is ended too: it fits no width. */
  def isLines: Boolean

  /** What is written otherwise where a document is on one line. */
  def onLine: JsonVariant
}
