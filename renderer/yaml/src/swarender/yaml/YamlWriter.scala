package swarender
package yaml

import java.util.Arrays

import swarender.event.{DefaultComments, DocumentWriter, FixedText, Mark, OpenKeys, TakesTokens, UniqueKeys, YamlTag}
import swarender.output.Output
import swarender.chars.{AsciiKey, CommentLines, Reusable, Surrogate}
import swarender.numbers.AsciiText

/** YAML in block style (YAML 1.2, chapter 8), as `style` lays it out. A container writes nothing
  * before its first child or its end comes: only then it is known whether it is empty.
  *
  * @param flows
  *   makes what writes a container in flow style; null where the style has none
  */
private[swarender] final class YamlWriter(
    out: Output,
    style: YamlSettings,
    tokens: YamlTokens,
    flows: Output => DocumentWriter
) extends YamlNumbers(out, style)
    with TakesTokens {
  import YamlWriter._

  private[this] val indent: Int = style.indent
  private[this] val leavesNulls = style.nullText eq YamlNullText.Empty
  private[this] val refusesDuplicates = style.common.uniqueKeys
  private[swarender] override val integerKeys: Boolean = style.integerKeys
  private[this] var state = Value
  private[this] var depth = 0
  private[this] val deepest = maxDepth

  /** Per level, from 1 on: the column of the keys or dashes. */
  private[this] var columns: Array[Int] = new Array[Int](InitialDepth)

  /** The column of those of the innermost container. */
  private def column: Int = columns(depth)

  /** What comes before the first child of the container that was begun last. */
  private[this] var opening: Int = Nothing

  /** Whether the last key was written after a `? `. */
  private[this] var explicitKey = false

  /** The marks that wait; null if none has come. */
  private[this] var marks: YamlMarks = null

  /** The keys of sources that may have one twice, if the style refuses that and one has come. */
  private[this] var keys: OpenKeys = null

  private[this] val stream: YamlStream = new YamlStream(out, style, tokens.marksRoot)

  def beginDocument(): Unit = {
    state = Root
    depth = 0
    explicitKey = false
    stream.begin(marks)
    tokens.valueColumn = if (stream.isOnLine) YamlStream.MarkWidth else 0
    tokens.keepsBreaks = false
  }

  def endDocument(): Unit = {
    stream.end(tokens.blockOpen)
    marks = null
  }

  override def nextDocument(): Unit = stream.next()
  override def endStream(): Unit = stream.endStream()

  /** Writes what comes before a value: a dash, if it is an element. */
  private def before(): Unit = {
    val s = state
    if (s == Next) {
      nextLine()
      out.ascii('-')
    } else if (s == First) {
      attach()
      out.ascii('-')
    } else if (s != Value) beforeOther(s)
    tokens.blockOpen = false
    tokens.keepsBreaks = false
  }

  /** Writes what comes before the root, before an element after one that ends with nothing, or
    * before a value with a tag, and the tag.
    */
  private def beforeOther(s: Int): Unit = if (s == Root) {
    if (hasAbove) headLines()
    state = Value
  } else if (s == AfterNothing) {
    state = Next
    before()
  } else {
    state = s - Tagged
    before()
    if (depth > 0 || stream.isOnLine) out.ascii(' ')
    if (depth == 0) stream.isOnLine = true
    marks.writeTag()
  }

  private def headLines(): Unit = {
    if (stream.isOnLine) out.lineBreak(0)
    stream.isOnLine = false
    marks.head(0)
  }

  /** Begins the line of an element or a key. */
  private def nextLine(): Unit = {
    if (hasAbove) marks.next(column)
    out.lineBreak(column)
  }

  /** Writes what comes before the first child of the innermost container. */
  private def attach(): Unit = {
    if (marks ne null) marks.writeNote(ownLine = opening == Nothing)
    if (hasAbove) { if (opening == Nothing) marks.head(column) else nextLine() }
    else if (opening == Space) tokens.beforeChild()
    else if (opening == Line) out.lineBreak(column)
  }

  private def begin(isObject: Boolean): Unit = {
    if (depth >= deepest) tooDeep()
    before()
    val inObject = state == Value
    var column = 0
    if (depth == 0) opening = if (stream.isOnLine) Line else Nothing
    else {
      column = tokens.columnWithin(columns(depth), inObject, isObject, explicitKey)
      val isOnLine = tokens.isOnLine(inObject, isObject, explicitKey) && ((marks eq null) || marks.isOnLine)
      opening = if (isOnLine) Space else Line
    }
    if (marks ne null) marks.begin()
    depth += 1
    if (depth == columns.length) columns = Arrays.copyOf(columns, depth * 2)
    columns(depth) = column
    state = First
  }

  private def end(isObject: Boolean): Unit = {
    if (marks ne null) marks.dropNote()
    if (state == First) {
      if (depth > 1 || stream.isOnLine) out.ascii(' ')
      if ((marks ne null) && marks.hasFlow) marks.flow(column, indent)
      else {
        tokens.empty(isObject)
        if (marks ne null) marks.beside()
      }
    } else if (hasAbove) marks.next(column)
    if (keys ne null) keys.end(depth)
    depth -= 1
    if (state != AfterNothing) state = Next
  }

  def beginObject(): Unit = begin(isObject = true)
  def endObject(): Unit = end(isObject = true)
  def beginArray(): Unit = begin(isObject = false)
  def endArray(): Unit = end(isObject = false)

  private def startKey(): Unit = if (state == Next) nextLine() else attach()

  /** Goes on after a null of no text. Returns how many chars npm's yaml counts to a key after it
    * that are not the key's: a line break and the indentation, if there is no comment between.
    */
  private def nothingBefore(): Int = {
    state = Next
    if (!hasAbove) LongestBreak + column else 0
  }

  protected def startScalar(): Unit = {
    before()
    if (depth > 0 || stream.isOnLine) out.ascii(' ')
    if (depth == 0) stream.isOpen = true
  }

  protected def endScalar(): Unit = {
    if (hasNote) tokens.comment(marks.takeNote())
    state = Next
  }

  /** The column at which the next value begins, after a key of so many columns or after a dash. */
  private[yaml] def nextColumn(keyWidth: Int): Int = {
    val tag = if (marks eq null) 0 else marks.tagWidth
    if (depth > 0) column + (if ((state & ~Tagged) == Value) keyWidth + 1 else 2) + tag
    else if (stream.isOnLine) YamlStream.MarkWidth + tag
    else tag
  }

  /** The column at which its other lines begin. */
  private[yaml] def innerColumn: Int = column + indent

  override def hasComments: Boolean = true

  /** A value follows a tag, and has the first one of several. */
  private[swarender] override def onMark(kind: Int, text: String): Unit = {
    if (Mark.isComment(kind)) waiting.add(kind, text)
    else if (!waiting.hasTag) {
      YamlTag.check(text, this)
      waiting.add(kind, text)
      state |= Tagged
    }
  }

  /** What the next marks go to. */
  private def waiting: YamlMarks = {
    if (marks eq null) marks = new YamlMarks(out, tokens)
    marks
  }

  private def hasAbove: Boolean = (marks ne null) && marks.hasAbove
  private def hasNote: Boolean = (marks ne null) && marks.hasNote

  private[swarender] def openLevels: Int = depth

  def forget(): Unit = {
    stream.forget()
    if (keys ne null) keys.forget()
    marks = null
  }
  private[swarender] def isSmall: Boolean =
    columns.length <= Reusable.Depth && style.isSmall && ((keys eq null) || keys.isSmall)

  def key(s: CharSequence): Unit = if (!refusesDuplicates) writeKey(s)
  else {
    val text = s.toString
    checkKey(text)
    writeKey(if (integerKeys) FixedText.kept(s) else text)
  }

  /** Two strings are one key if they differ in what U+FFFD is written for. */
  override def distinctKey(s: CharSequence): Unit = {
    writeKey(s)
    if (refusesDuplicates && tokens.isNewKey && Surrogate.mayBeReplaced(s)) checkKey(s.toString)
  }

  private def writeKey(s: CharSequence): Unit = {
    val gap = if (state == AfterNothing) nothingBefore() else 0
    startKey()
    checkSurrogates(s)
    explicitKey = if (gap > 0) tokens.keyAfter(gap, s, column) else tokens.key(s, column)
    state = Value
  }

  override def checksKeys: Boolean = true

  /** Refuses a key that the innermost object has already. */
  private def checkKey(key: String): Unit = {
    if (keys eq null) keys = new OpenKeys(style.common.surrogates)
    if (!keys.add(depth, key)) UniqueKeys.repeated(this, key)
  }

  private[swarender] def knownKey(known: AsciiKey): Unit = {
    if (refusesDuplicates) checkKey(known.text)
    if (state == AfterNothing) writeKey(known.text)
    else {
      startKey()
      explicitKey = tokens.knownKey(known, column)
      state = Value
    }
  }

  /** Whether the style lets the text of a field be kept, and the text of a number be made where it
    * is written.
    */
  private[this] val isKnown = style.isKnown
  private[this] val keepsFields = isKnown && !refusesSurrogates
  private[this] val takesNumbers = isKnown && keepsNumbers

  /** The text of such a key is known before the document. */
  override def field(fields: FieldNames, i: Int): Unit =
    if (!keepsFields || state == AfterNothing) key(fields.name(i))
    else {
      startKey()
      explicitKey = tokens.field(fields, i, column)
      state = Value
    }

  /** Whether the style lets the key and the scalar of a field be written in one call. */
  private[this] val joinsFields = keepsFields && style.isSmall && !limited

  private[swarender] override def beginField(fields: FieldNames, i: Int): Output =
    if (!joinsFields || state != Next || hasAbove || hasNote) null
    else {
      val text = tokens.fieldText(fields, i)
      if (text eq null) null
      else {
        out.lineBreak(column)
        out.literal(text)
        tokens.blockOpen = false
        tokens.keepsBreaks = false
        out
      }
    }

  private[swarender] override def stringField(fields: FieldNames, i: Int, s: String): Boolean =
    (beginField(fields, i) ne null) && {
      explicitKey = false
      state = Value
      text(s)
      true
    }

  def string(s: CharSequence): Unit = {
    startScalar()
    text(s)
  }

  /** A string, before which all is written. */
  private def text(s: CharSequence): Unit = {
    val column = innerColumn
    if (tokens.writeClean(s, column)) endScalar()
    else {
      val found = tokens.classes(s, column, depth == 0, explicitKey && state == Value)
      // libfyaml refuses a block after a tag at the root.
      val classes =
        if (depth == 0 && (marks ne null) && marks.hadTag) found | YamlStringClass.NoBlock else found
      checkSurrogates(s)
      tokens.string(s, classes, column, inArray = state != Value, if (hasNote) marks.takeNote() else null)
      if (depth == 0) stream.isOpen &&= tokens.isPlain
      state = Next
    }
  }

  private[swarender] def utf8String(a: Array[Byte], from: Int, until: Int): Boolean =
    tokens.isPlainUtf8(a, from, until, innerColumn) && {
      startScalar()
      out.utf8(a, from, until)
      endScalar()
      true
    }

  private[swarender] override def ascii[T](value: T, kind: Int, text: AsciiText[T]): Boolean =
    (if (kind == AsciiText.Number) takesNumbers else kind != AsciiText.Unknown && tokens.takesKinds) && {
      startScalar()
      out.made(value, text, tokens.quoteOf(kind))
      endScalar()
      true
    }

  def bool(v: Boolean): Unit = {
    startScalar()
    tokens.bool(v)
    endScalar()
  }

  def nullValue(): Unit = {
    val isNothing = leavesNulls && state == Value && !explicitKey
    if (isNothing) before()
    else {
      startScalar()
      tokens.nullValue()
    }
    endScalar()
    if (isNothing) state = AfterNothing
  }

  /** Writes a container in flow style, of which `text` is the text. */
  private[yaml] def flow(text: String): Unit = {
    startScalar()
    if (depth == 0) stream.isOpen = false
    out.escaped(text, 0, text.length, Escapes.none)
    endScalar()
  }

  /** How many columns a key and its colon take. */
  private[yaml] def keyWidth(key: CharSequence): Int =
    if (key.length > YamlTokens.ShortKey) key.length
    else {
      val text = tokens.textOf(key)
      text.codePointCount(0, text.length)
    }

  /** Writes the next string in that layout, if it can have it. */
  private[yaml] def prefer(layout: YamlStyle.Layout): Unit = tokens.prefer(layout)

  private[swarender] def memberText(member: Events => Unit, escaped: Boolean): String = {
    val lines = style.inComments(escaped)
    val text = DefaultComments.document(
      this,
      out => new YamlWriter(out, lines, tokens.on(out, lines), flows),
      lines.common,
      member
    )
    if (text == "{}") "" else text
  }

  /** Before the first member its text in flow style is kept too, for an object without members. */
  private[swarender] override def writeDefault(comment: String, text: String, member: Events => Unit): Unit = {
    if (state == First) {
      val flow = DefaultComments.document(this, flows, style.common.inComments, member)
      waiting.addFlow(comment, flow.substring(1, flow.length - 1))
    }
    waiting.addBlock(CommentLines.join(comment, text))
  }

  def on(other: Output): YamlWriter = new YamlWriter(other, style, tokens.on(other, style), flows)
}

private object YamlWriter {
  private final val InitialDepth = 16

  // What comes next.
  /** The first element or key, or the end. */
  final val First = 0

  /** One more element or key, or the end. */
  final val Next = 1

  /** The value of a member; the root, once what is before it is written. */
  final val Value = 2
  final val Root = 3

  /** Added where a tag comes before the value. */
  final val Tagged = 4

  /** As `Next`, after a null that has no text. */
  final val AfterNothing = 8

  /** A line break has at most so many chars. */
  private final val LongestBreak = 2

  // What comes before the first child of a container.
  private final val Nothing = 0
  private final val Space = 1
  private final val Line = 2
}
