package swarender
package yaml

import java.util.Arrays

import swarender.event.{DocumentWriter, FixedText, Mark, OpenKeys, TakesTokens, UniqueKeys, YamlTag}
import swarender.output.{Output, StringOutput}
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

  private[this] val indent = style.indent
  private[this] val leavesNulls =
    style.nullText eq YamlNullText.Empty

  private[this] var state = Value
  private[this] var depth = 0
  private[this] val deepest = maxDepth

  /** Per level, from 1 on: the column of the keys or dashes. */
  private[this] var columns: Array[Int] = new Array[Int](InitialDepth)

  /** What comes before the first child of the container that was begun last. */
  private[this] var opening: Int = Nothing

  /** Whether the last key was written after a `? `. */
  private[this] var explicitKey = false

  /** The tag on the next value; where the last one ends in the output, or -1. */
  private[this] var pendingTag: String = null
  private[this] var tagEnd = -1L

  /** The note of the container that was begun last. */
  private[this] var openingNote: String = null

  /** The marks that wait; null if none has come. */
  private[this] var lines: YamlCommentLines = null

  /** The keys of sources that may have one twice, if the style refuses that and one has come. */
  private[this] var keys: OpenKeys = null
  private[this] val refusesDuplicates = style.common.uniqueKeys
  private[swarender] override val integerKeys: Boolean = style.integerKeys

  private[this] val stream = new YamlStream(out, style, tokens.marksRoot)

  def beginDocument(): Unit = {
    state = Root
    depth = 0
    explicitKey = false
    stream.begin(lines)
    tokens.valueColumn = if (stream.isOnLine) YamlStream.MarkWidth else 0
    tokens.keepsBreaks = false
  }

  def endDocument(): Unit = {
    stream.end(tokens.blockOpen)
    dropComments()
  }

  override def nextDocument(): Unit = stream.next()

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
    out.ascii(pendingTag)
    tokens.valueColumn += pendingTag.length + 1
    pendingTag = null
    tagEnd = out.position
  }

  private def headLines(): Unit = {
    if (stream.isOnLine) out.lineBreak(0)
    stream.isOnLine = false
    lines.head(0)
  }

  /** Begins the line of an element or a key. */
  private def nextLine(): Unit = {
    if (hasAbove) lines.next(columns(depth))
    out.lineBreak(columns(depth))
  }

  /** Writes what comes before the first child of the innermost container. */
  private def attach(): Unit = {
    if (openingNote ne null) { if (opening == Nothing) rootComment() else tokens.comment(openingNote) }
    if (hasAbove) { if (opening == Nothing) lines.head(columns(depth)) else nextLine() }
    else if (opening == Space) tokens.beforeChild()
    else if (opening == Line) out.lineBreak(columns(depth))
  }

  /** Writes the comment on the root, which has no line of its own, above its first child. */
  private def rootComment(): Unit = {
    out.comment("#", openingNote)
    out.lineBreak(0)
  }

  private def begin(isObject: Boolean): Unit = {
    if (depth >= deepest) tooDeep()
    before()
    val inObject = state == Value
    var column = 0
    if (depth == 0) opening = if (stream.isOnLine) Line else Nothing
    else {
      column = tokens.columnWithin(columns(depth), inObject, isObject, explicitKey)
      val isOnLine =
        !hasNote && tokens.isOnLine(inObject, isObject, explicitKey) && out.position != tagEnd
      opening = if (isOnLine) Space else Line
    }
    openingNote = takeNote()
    depth += 1
    if (depth == columns.length) columns = Arrays.copyOf(columns, depth * 2)
    columns(depth) = column
    state = First
  }

  private def end(isObject: Boolean): Unit = {
    if (lines ne null) lines.dropNote()
    if (state == First) {
      if (depth > 1 || stream.isOnLine) out.ascii(' ')
      if ((lines ne null) && lines.hasFlow) lines.flow(openingNote, columns(depth), indent)
      else {
        tokens.empty(isObject)
        if (openingNote ne null) tokens.comment(openingNote)
        if (hasAbove) lines.beside()
      }
    } else if (hasAbove) lines.next(columns(depth))
    if (keys ne null) keys.end(depth)
    depth -= 1
    if (state != AfterNothing) state = Next
  }

  def beginObject(): Unit = begin(isObject = true)
  def endObject(): Unit = end(isObject = true)
  def beginArray(): Unit = begin(isObject = false)
  def endArray(): Unit = end(isObject = false)

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
    explicitKey = if (gap > 0) tokens.keyAfter(gap, s, columns(depth)) else tokens.key(s, columns(depth))
    state = Value
  }

  /** Goes on after a null of no text. Returns how many chars npm's yaml counts to a key after it
    * that are not the key's: a line break and the indentation, if there is no comment between.
    */
  private def nothingBefore(): Int = {
    state = Next
    if (!hasAbove) LongestBreak + columns(depth) else 0
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
      explicitKey = tokens.knownKey(known, columns(depth))
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
      explicitKey = tokens.field(fields, i, columns(depth))
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
        out.lineBreak(columns(depth))
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

  private def startKey(): Unit = if (state == Next) nextLine() else attach()

  def string(s: CharSequence): Unit = {
    startScalar()
    text(s)
  }

  /** A string, before which all is written. */
  private def text(s: CharSequence): Unit = {
    val column = columns(depth) + indent
    if (tokens.writeClean(s, column)) endScalar()
    else {
      val found = tokens.classes(s, column, depth == 0, explicitKey && state == Value)
      // libfyaml refuses a block after a tag at the root.
      val classes = if (depth == 0 && tagEnd >= 0) found | YamlStringClass.NoBlock else found
      checkSurrogates(s)
      tokens.string(s, classes, column, inArray = state != Value, takeNote())
      if (depth == 0) stream.isOpen &&= tokens.isPlain
      state = Next
    }
  }

  private[swarender] def utf8String(a: Array[Byte], from: Int, until: Int): Boolean =
    tokens.isPlainUtf8(a, from, until, columns(depth) + indent) && {
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

  /** Writes a container in flow style, of which `text` is the text. */
  private[yaml] def flow(text: String): Unit = {
    startScalar()
    if (depth == 0) stream.isOpen = false
    out.escaped(text, 0, text.length, Escapes.none)
    endScalar()
  }

  /** The column at which the next value begins, after a key of so many columns or after a dash. */
  private[yaml] def nextColumn(keyWidth: Int): Int = {
    val tag = if (pendingTag eq null) 0 else pendingTag.length + 1
    if (depth > 0) columns(depth) + (if ((state & ~Tagged) == Value) keyWidth + 1 else 2) + tag
    else if (stream.isOnLine) YamlStream.MarkWidth + tag
    else tag
  }

  /** The column at which its other lines begin. */
  private[yaml] def innerColumn: Int = columns(depth) + indent

  /** How many columns a key and its colon take. */
  private[yaml] def keyWidth(key: CharSequence): Int =
    if (key.length > YamlTokens.ShortKey) key.length
    else {
      val text = StringOutput(tokens.writeKey(_, key))
      text.codePointCount(0, text.length)
    }

  /** Writes the next string in that layout, if it can have it. */
  private[yaml] def prefer(layout: YamlStyle.Layout): Unit = tokens.prefer(layout)

  protected def startScalar(): Unit = {
    before()
    if (depth > 0 || stream.isOnLine) out.ascii(' ')
    if (depth == 0) stream.isOpen = true
  }

  protected def endScalar(): Unit = {
    if (hasNote) tokens.comment(lines.takeNote())
    state = Next
  }

  override def hasComments: Boolean = true

  /** A value follows a tag, and has the first one of several. */
  private[swarender] override def onMark(kind: Int, text: String): Unit =
    if (Mark.isComment(kind)) comments.add(kind, text)
    else if (pendingTag eq null) {
      YamlTag.check(text, this)
      pendingTag = text
      state |= Tagged
    }

  private def comments: YamlCommentLines = {
    if (lines eq null) lines = new YamlCommentLines(out, tokens)
    lines
  }
  private def hasAbove: Boolean = (lines ne null) && lines.hasAbove
  private def hasNote: Boolean = (lines ne null) && lines.hasNote
  private def takeNote(): String = if (lines eq null) null else lines.takeNote()

  protected def memberText(member: Events => Unit, escaped: Boolean): String = {
    val inComment = style.copy(
      common = style.common.inComments,
      documentStart = false,
      documentEnd = false,
      finalNewline = false
    )
    val lines =
      if (!escaped) inComment
      else
        inComment.copy(
          quotes = YamlQuotes.DoubleQuotes,
          plainKeys = false,
          plainValues = false,
          blocks = false,
          width = 0,
          strings = YamlStringClass.safe,
          escapes = Escapes.yaml
        )
    val text = documentOf(
      out => new YamlWriter(out, lines, tokens.on(out, lines), flows),
      lines.common,
      member
    )
    if (text == "{}") "" else text
  }

  /** Before the first member its text in flow style is kept too, for an object without members. */
  protected override def writeDefault(comment: String, text: String, member: Events => Unit): Unit = {
    if (state == First) {
      val flow = documentOf(flows, style.common.inComments, member)
      comments.addFlow(comment, flow.substring(1, flow.length - 1))
    }
    comments.addBlock(CommentLines.join(comment, text))
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

  def forget(): Unit = {
    stream.forget()
    if (keys ne null) keys.forget()
    dropComments()
  }

  private def dropComments(): Unit = {
    pendingTag = null
    tagEnd = -1L
    openingNote = null
    lines = null
  }
  private[swarender] def isSmall: Boolean =
    columns.length <= Reusable.Depth && style.isSmall && ((keys eq null) || keys.isSmall)

  private[swarender] def openLevels: Int = depth
  override def endStream(): Unit = stream.endStream()
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
  final val LongestBreak = 2

  // What comes before the first child of a container.
  final val Nothing = 0
  final val Space = 1
  final val Line = 2
}
