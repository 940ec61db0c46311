package swarender
package jsonnet

import swarender.chars.Literal
import swarender.event.DocumentWriter
import swarender.json.{JsonSettings, JsonTokens, JsonVariant, JsonWriter, QuotedTokens, RelaxedTokens}
import swarender.output.Output

/** What evaluators write otherwise than JSON.
  *
  * @param emptyFiller
  *   the spaces and line breaks inside an empty container
  * @param brokenEmpties
  *   whether an empty container has a line break, an empty line and the indentation inside
  * @param python
  *   whether literals are those of Python
  * @param assignments
  *   whether the members of the root are lines key = value, the keys as they are
  * @param rawRootString
  *   whether a root string is written without quotes and escapes
  */
private[swarender] final case class EvaluatorJson(
    emptyFiller: String = "",
    brokenEmpties: Boolean = false,
    python: Boolean = false,
    assignments: Boolean = false,
    rawRootString: Boolean = false
) extends JsonVariant {
  def tokens(out: Output, style: JsonSettings): RelaxedTokens = QuotedTokens.of(new EvaluatorTokens(out, style, this))

  /** What writes values of `style` as this variant. */
  def values(out: Output, style: JsonSettings): JsonWriter = {
    val own = style.copy(variant = this)
    new JsonWriter(out, own, new EvaluatorTokens(out, own, this))
  }
  def writer(out: Output, style: JsonSettings): DocumentWriter =
    if (assignments) Assignments.to(values(out, style)) else values(out, style)
  def isJson: Boolean = !python && !assignments && !rawRootString
  def isLines: Boolean = assignments
  def onLine: EvaluatorJson =
    copy(emptyFiller = emptyFiller.filterNot(c => c == '\n' || c == '\r'), brokenEmpties = false)
}

/** The tokens of evaluators. */
private[jsonnet] final class EvaluatorTokens(out: Output, style: JsonSettings, variant: EvaluatorJson)
    extends JsonTokens(out, style) {
  private[this] val brokenEmpties = variant.brokenEmpties
  private[this] val filler = new Literal(if (brokenEmpties) style.lineBreak else variant.emptyFiller)
  private[this] val indentation = style.indentation
  private[this] val rawRoot = variant.rawRootString
  private[this] val trueText = if (variant.python) new Literal("True") else Literal.True
  private[this] val falseText = if (variant.python) new Literal("False") else Literal.False
  override val nullText: Literal = if (variant.python) new Literal("None") else Literal.Null

  override def on(other: Output): JsonTokens = new EvaluatorTokens(other, style, variant)
  override def takesTrees: Boolean = !rawRoot
  override def boolText(v: Boolean): Literal = if (v) trueText else falseText
  override def root(s: CharSequence): Unit =
    if (rawRoot) out.escaped(s, 0, s.length, Escapes.none) else super.root(s)

  override def endEmpty(bracket: Int, level: Int): Unit = {
    out.literal(filler)
    if (brokenEmpties) out.indentation(indentation, level)
    out.ascii(bracket)
  }
}
