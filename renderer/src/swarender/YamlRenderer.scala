package swarender

import java.util.Arrays

import swarender.out.{Literal, Out}
import swarender.text.{JsonNumber, YamlFacts, YamlScan}

/** YAML in block style (YAML 1.2, chapter 8), as `style` lays it out. A container writes nothing before its first child or its end
  * comes: only then it is known whether it is empty.
  */
private[swarender] final class YamlRenderer(out: Out, style: YamlStyle) extends NestedRenderer(out) {
  import NestedRenderer.*
  import YamlRenderer.*

  private[this] val scan = new YamlScan
  private[this] val scalars = new YamlScalars(out, style)
  private[this] val memo = new KeyMemo(writeShortKey(_, _))
  private[this] val indent = style.indent
  private[this] val refuseSurrogates = style.surrogates eq Surrogates.Fail

  /** Per level, from 1 on: the column of the keys or dashes. */
  private[this] var columns: Array[Int] = new Array[Int](16)

  /** What stands before the first child of the container that was begun last, if its parent is no root. */
  private[this] var opening: Int = Nothing

  /** The comment behind the key or dash of that container. */
  private[this] var openingComment: Option[String] = None

  /** Whether the last key was written behind a `? `. */
  private[this] var explicitKey = false

  /** Whether a block was written last of which the final line feed counts. */
  private[this] var blockOpen = false

  /** Whether something stands in the last line, after a document. */
  private[this] var lineOpen = false

  /** Whether a line `---` is due before the document. */
  private[this] var marked = style.documentStart

  private def documentStart(): Unit = {
    if (lineOpen) Columns.break(out, 0)
    if (marked) out.literal(YamlMarks.Start)
    lineOpen = false
  }

  protected override def documentDone(): Unit = {
    val broken = style.finalNewline || style.documentEnd || style.blockNewline && blockOpen
    if (broken) Columns.break(out, 0)
    if (style.documentEnd) out.literal(YamlMarks.End)
    lineOpen = !broken
  }

  override def nextDocument(): Unit = {
    super.nextDocument()
    marked = true
  }

  override def reset(): Unit = {
    marked = style.documentStart
    lineOpen = false
    super.reset()
  }

  /** Writes what stands before a value: a dash, if it is an element. */
  private def before(): Unit = {
    state match {
      case MemberValue => ()
      case NextElement =>
        Columns.break(out, columns(depth))
        out.ascii('-')
      case FirstElement =>
        attach()
        out.ascii('-')
      case Root => documentStart()
      case _ => misuse("a value")
    }
    blockOpen = false
  }

  /** Writes what stands before the first child of the innermost container. */
  private def attach(): Unit = {
    if (openingComment.nonEmpty) writeComment(openingComment)
    if (opening == Blank) out.ascii(' ') else if (opening == Line) Columns.break(out, columns(depth))
  }

  private def begin(isObject: Boolean): Unit = {
    before()
    var column = 0
    if (depth == 0) opening = Nothing
    else if (inObject) {
      column = columns(depth) + (if (isObject || style.indentSequences || explicitKey) indent else 0)
      opening = Line
    } else {
      column = columns(depth) + DashWidth
      opening = if (isObject || style.compactSequences) Blank else Line
    }
    openingComment = if (opening == Line) comment() else None
    push(isObject)
    if (depth == columns.length) columns = Arrays.copyOf(columns, depth * 2)
    columns(depth) = column
  }

  private def end(isObject: Boolean, empty: Literal): Unit = {
    if (pop(isObject)) {
      if (depth > 0) out.ascii(' ')
      out.literal(empty)
      if (openingComment.nonEmpty) writeComment(openingComment)
    }
    valueDone()
  }

  def beginObject(size: Int): Unit = begin(isObject = true)
  def endObject(): Unit = end(isObject = true, emptyObject)
  def beginArray(size: Int): Unit = begin(isObject = false)
  def endArray(): Unit = end(isObject = false, emptyArray)

  def key(s: CharSequence): Unit = {
    if (state == NextKey) Columns.break(out, columns(depth))
    else if (state == FirstKey) attach()
    else misuse("a key")
    keyDone(s)
    if (refuseSurrogates) refuseLone(s)
    val known = memo(s)
    if (known ne null) {
      explicitKey = false
      out.literal(known)
    } else newKey(s)
  }

  private def newKey(s: CharSequence): Unit = {
    val facts = style.facts.ofKey(s, scan)
    val spelling = YamlSpelling.choose(facts, style.keySpellings)
    explicitKey = s.length > ShortKey && scalars.length(s, spelling) > style.maxKey
    if (explicitKey) out.literal(explicitMark)
    scalars.flow(s, facts, spelling, 0)
    if (explicitKey) Columns.break(out, columns(depth))
    out.ascii(':')
  }

  /** A key that is too short to be explicit. */
  private def writeShortKey(out: Out, s: String): Unit = {
    val facts = style.facts.ofKey(s, scan)
    new YamlScalars(out, style).flow(s, facts, YamlSpelling.choose(facts, style.keySpellings), 0)
    out.ascii(':')
  }

  /** The column of the lines of a scalar that takes several. */
  private def textColumn: Int = (if (depth == 0) 0 else columns(depth)) + indent

  def string(s: CharSequence): Unit = {
    startScalar()
    val column = textColumn
    val facts = inPlace(scalars.fitted(style.facts.ofValue(s, scan), s, column))
    if (refuseSurrogates && (facts & YamlFacts.Wide) != 0) refuseLone(s)
    val spelling = YamlSpelling.choose(facts, style.valueSpellings)
    if (spelling == YamlSpelling.Literal || spelling == YamlSpelling.Folded) {
      scalars.blockHeader(facts, spelling)
      writeComment(comment())
      scalars.blockLines(s, facts, spelling, column)
      blockOpen = (facts & (YamlFacts.FinalBreak | YamlFacts.FinalBreaks)) != 0
      valueDone()
    } else {
      scalars.flow(s, facts, spelling, column)
      endScalar()
    }
  }

  /** At the root, readers differ about what the indentation in a block's header counts from. */
  private def inPlace(facts: Int): Int =
    if (depth == 0 && (facts & YamlFacts.BlankHead) != 0) facts | YamlFacts.NoBlock else facts

  /** Writes what stands before a scalar. */
  private def startScalar(): Unit = {
    before()
    if (depth > 0) out.ascii(' ')
  }

  private def endScalar(): Unit = {
    if (style.comments.nonEmpty) writeComment(comment())
    valueDone()
  }

  /** The comment on the value that stands next, or was just written. */
  private def comment(): Option[String] = style.comments match {
    case Some(position) => position(path)
    case None => None
  }

  private def writeComment(comment: Option[String]): Unit = if (comment.nonEmpty) scalars.comment(comment.get)

  def asciiSafe(s: String): Unit = string(s)

  private def literal(l: Literal): Unit = {
    startScalar()
    out.literal(l)
    endScalar()
  }

  private def verbatim(text: CharSequence): Unit = {
    startScalar()
    YamlNumber.write(text, out)
    endScalar()
  }

  def int64(v: Long): Unit =
    if (JsonNumber.isBig(v) && (style.bigIntegers ne BigIntegers.Full)) big(java.lang.Long.toString(v), v.toDouble)
    else {
      startScalar()
      out.long(v)
      endScalar()
    }

  def uint64(v: Long): Unit =
    if (v >= 0) int64(v)
    else {
      val text = java.lang.Long.toUnsignedString(v)
      if (style.bigIntegers ne BigIntegers.Full) big(text, text.toDouble) else verbatim(text)
    }

  private def big(text: String, v: Double): Unit =
    if (style.bigIntegers eq BigIntegers.Double) float64(v) else string(text)

  def float64(v: Double): Unit =
    if (java.lang.Double.isNaN(v)) literal(notANumber)
    else if (java.lang.Double.isInfinite(v)) literal(if (v > 0) infinity else negativeInfinity)
    else {
      startScalar()
      out.double(v, style.numbers)
      endScalar()
    }

  def float32(v: Float): Unit =
    if (java.lang.Float.isNaN(v) || java.lang.Float.isInfinite(v)) float64(v.toDouble)
    else {
      startScalar()
      out.float(v, style.numbers)
      endScalar()
    }

  def number(text: CharSequence): Unit = {
    val kind = JsonNumber.kind(text)
    if (kind == JsonNumber.NoNumber) fail(RenderError.BadNumber, s"${Quote.json(text)} is not a JSON number")
    else if (style.numberText eq NumberText.Double) float64(text.toString.toDouble)
    else if (kind == JsonNumber.Integer && (style.bigIntegers ne BigIntegers.Full) && JsonNumber.isBig(text))
      big(text.toString, text.toString.toDouble)
    else verbatim(text)
  }

  def bool(v: Boolean): Unit = literal(if (v) trueText else falseText)

  def nul(): Unit = literal(nullText)
}

private object YamlRenderer {

  // What stands before the first child of a container.
  final val Nothing = 0
  final val Blank = 1
  final val Line = 2

  /** A dash and a blank. */
  final val DashWidth = 2

  /** A key of so many chars takes at most 1,024 in any spelling: 6 for each char and two quotes. */
  final val ShortKey = 170

  val emptyObject = new Literal("{}")
  val emptyArray = new Literal("[]")
  val explicitMark = new Literal("? ")
  val trueText = new Literal("true")
  val falseText = new Literal("false")
  val nullText = new Literal("null")
  val notANumber = new Literal(".nan")
  val infinity = new Literal(".inf")
  val negativeInfinity = new Literal("-.inf")
}
