package swarender
package event

import swarender.Policy.{BigIntegers, NonFinite, NumberText, Surrogates}
import swarender.output.Output
import swarender.chars.{CommentLines, QuotedText, Surrogate}
import swarender.numbers.{DecimalText, JsonNumber, NumberRules}

/** The rules of scalars that the formats share: which text is a number, which integers are too
  * large, which strings are refused.
  */
private[swarender] abstract class ScalarRules(
    out: Output,
    style: CommonSettings
) extends DocumentWriter(out)
    with NumberRules {
  private[swarender] final val numbers: NumberLayout = style.numbers
  private[this] val numberText = style.numberText
  private[this] val spelling = numberText.spelling
  // A style that keeps the text of numbers asks for no other policy, and so loads none.
  private[this] val isKept = numberText eq NumberText.Keep
  private[this] val isExact = !isKept && (numberText eq NumberText.ExactDouble)
  protected final val asDouble: Boolean = isExact || !isKept && (numberText eq NumberText.ToDouble)

  /** Whether the text of numbers is written as it is. */
  protected final val isVerbatim: Boolean = !isKept && (numberText eq NumberText.Verbatim)
  protected final val bigIntegers: BigIntegers = style.bigIntegers

  /** Whether integers that a double cannot hold are written in another way than in full, and
    * whether that holds of those that arrive as text too.
    */
  protected final val limited: Boolean = bigIntegers ne BigIntegers.Full
  protected final val limitedText: Boolean = limited && !isVerbatim

  /** Whether numbers are written as their text. */
  protected final val keepsNumbers: Boolean = (spelling eq null) && !asDouble && !limitedText

  protected final val nonFinite: NonFinite = style.nonFinite

  /** Writes the key of a field and what else comes before its value, and returns the output to
    * which the caller then writes exactly one finite number or boolean. If the field's events must
    * be sent, it writes nothing and returns null.
    */
  private[swarender] def beginField(fields: FieldNames, i: Int): Output = {
    locally { val _ = fields }
    val _ = i
    null
  }

  /** Writes a field that is a string, or returns false if its events must be sent. */
  private[swarender] def stringField(fields: FieldNames, i: Int, s: String): Boolean = {
    locally { val _ = fields }
    locally { val _ = i }
    val _ = s
    false
  }

  /** Writes NaN or an infinity as the style says, or refuses it. */
  private[swarender] def notFinite(v: Double): Unit =
    if (nonFinite eq NonFinite.WriteNull) nullValue()
    else if (nonFinite eq NonFinite.Quote) quoted(v.toString)
    else if (nonFinite eq NonFinite.Keyword) infinity(v)
    else refuseInfinity(v)

  /** Writes the format's own word for NaN or an infinity. */
  protected def infinity(v: Double): Unit

  protected def refuseInfinity(v: Double): Unit = fail(RenderError.NotFinite, s"the style refuses $v")

  /** Writes a string in which nothing is to be escaped, and which is not that of a bare root. */
  protected def quoted(text: String): Unit = string(text)

  /** Whether lone surrogates are errors. */
  protected final val refusesSurrogates: Boolean =
    (style.surrogates ne Surrogates.Replace) && (style.surrogates eq Surrogates.Fail)

  /** Writes the text of an integer of any size. */
  protected def integer(text: CharSequence): Unit

  /** Writes the text of a number with a fraction or an exponent. */
  protected def fraction(text: CharSequence): Unit

  /** Whether a number that is too large for a double goes to `huge`. */
  protected def limitsRange: Boolean

  /** Writes the text of such a number, or refuses it. */
  protected def huge(text: CharSequence): Unit

  private[swarender] final override def expectNumber(bits: Long): Unit =
    if (bits > ScalarRules.MostBits)
      refuseHuge(s"a number of about ${Math.round(bits * ScalarRules.DigitsPerBit)} digits")

  /** Refuses a number that is larger than any double, if the style refuses it as text.
    *
    * @param what
    *   the number, in words
    */
  protected def refuseHuge(what: String): Unit

  final override def uint64(v: Long): Unit = if (v >= 0) int64(v) else integer(java.lang.Long.toUnsignedString(v))

  /** Text outside the grammar of RFC 8259 is an error. */
  final def number(text: CharSequence): Unit = {
    val kind = JsonNumber.kind(text)
    if (kind == JsonNumber.NoNumber) refuseText(text)
    else if (limitsRange && JsonNumber.isHuge(text, kind)) huge(text)
    else if (asDouble) float64(if (isExact) exact(text.toString) else text.toString.toDouble)
    else if (spelling ne null) spelled(spell(text.toString))
    else if (kind == JsonNumber.Integer) integer(text)
    else fraction(text)
  }

  private[swarender] final override def numberRules: NumberRules = this
  private[swarender] def integerKeys: Boolean = false
  private[swarender] final def integerKey(text: String): CharSequence =
    if (!integerKeys || limited && JsonNumber.isBig(text)) text else new IntegerKey(text)

  /** The text of a number that becomes a string, which may have any size. */
  private[swarender] final def quotable(text: CharSequence): CharSequence =
    if (JsonNumber.kind(text) == JsonNumber.NoNumber) refuseText(text)
    else if (spelling eq null) text
    else spell(text.toString)

  private def refuseText(text: CharSequence): Nothing =
    fail(RenderError.BadNumber, s"${QuotedText.shortened(text)} is not a JSON number")

  /** The double that `text` is; an error if that is another number. */
  private def exact(text: String): Double = {
    val v = text.toDouble
    val nearest = NumberKey.double(v)
    if (Math.abs(v) <= Double.MaxValue && text != nearest && !DecimalText.isSame(text, nearest))
      fail(
        RenderError.BadNumber,
        s"${QuotedText.cut(text)} is not exactly representable as a double; the nearest is $nearest"
      )
    v
  }

  /** Refuses an integer that a double cannot hold, if the style does. */
  protected final def refuseBig(text: String): Unit = if (bigIntegers eq BigIntegers.Fail)
    fail(RenderError.BadNumber, s"${QuotedText.cut(text)} is beyond 2^53: a double does not hold all such integers")

  private def spelled(text: String): Unit =
    if (JsonNumber.kind(text) == JsonNumber.Integer) integer(text) else fraction(text)

  private def spell(text: String): String =
    try spelling(text)
    catch { case e: ArithmeticException => fail(RenderError.BadNumber, s"${QuotedText.cut(text)} has ${e.getMessage}") }

  private[this] val omitsTags = style.omitTags

  /** Tags are refused or left out, unless overridden. */
  private[swarender] override def onMark(kind: Int, text: String): Unit = if (!Mark.isComment(kind) && !omitsTags)
    fail(
      RenderError.BadTag,
      s"only YAML in block style has tags such as ${QuotedText.shortened(text)}: withUnsupportedTags(UnsupportedTags.Omit) leaves them out"
    )

  private[this] val commentedDefaults = style.commentedDefaults
  final override val omitsDefaults: Boolean = style.omitDefaults || commentedDefaults

  final override def commentsDefaults: Boolean = commentedDefaults && hasComments

  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    if (commentsDefaults) DefaultComments.write(this, comment, member)

  /** Writes a member that is left out as a comment in its place: its lines are those of `text`,
    * under those of `comment` if that is not null.
    */
  private[swarender] def writeDefault(comment: String, text: String, member: Events => Unit): Unit = {
    val _ = member
    commentLines(CommentLines.join(comment, text))
  }

  /** The lines of a member as the style writes it, for a comment; empty if it leaves the member
    * out.
    *
    * @param escaped
    *   whether strings are in quotes, on one line, and have no char that a comment would escape
    */
  private[swarender] def memberText(member: Events => Unit, escaped: Boolean): String

  /** What a comment begins with. */
  private[swarender] def commentMark: String = "#"

  final val maxDepth: Int = style.maxDepth

  @inline private[swarender] final def checkSurrogates(s: CharSequence): Unit = if (refusesSurrogates) {
    val at = Surrogate.firstLone(s)
    if (at >= 0) fail(RenderError.LoneSurrogate, s"a lone surrogate at char $at")
  }
}

private object ScalarRules {

  /** More than any double has: 1,024 and a reserve, since counts are estimates. */
  final val MostBits = 1100
  final val DigitsPerBit = 0.30102999566398120
}
