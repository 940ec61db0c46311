package swarender
package yaml

import java.util.Arrays

import swarender.event.{Mark, OpenKeys, YamlTag}
import swarender.output.Output
import swarender.chars.Reusable

/** Where an event is in YAML in block style (YAML 1.2, chapter 8): the columns of keys and dashes,
  * and what comes before them. A container writes nothing before its first child or its end comes:
  * only then it is known whether it is empty.
  */
private[yaml] abstract class YamlPlaces(out: Output, style: YamlSettings, tokens: YamlTokens)
    extends YamlNumbers(out, style) {
  import YamlPlaces._

  protected[this] final val indent: Int = style.indent
  protected[this] final var state = Value
  protected[this] final var depth = 0
  private[this] val deepest = maxDepth

  /** Per level, from 1 on: the column of the keys or dashes. */
  private[this] var columns: Array[Int] = new Array[Int](InitialDepth)

  /** The column of those of the innermost container. */
  protected[this] final def column: Int = columns(depth)

  /** What comes before the first child of the container that was begun last. */
  private[this] var opening: Int = Nothing

  /** Whether the last key was written after a `? `. */
  protected[this] final var explicitKey = false

  /** The marks that wait; null if none has come. */
  protected[this] final var marks: YamlMarks = null

  /** The keys of sources that may have one twice, if the style refuses that and one has come. */
  protected[this] final var keys: OpenKeys = null

  protected[this] final val stream: YamlStream = new YamlStream(out, style, tokens.marksRoot)

  final def beginDocument(): Unit = {
    state = Root
    depth = 0
    explicitKey = false
    stream.begin(marks)
    tokens.valueColumn = if (stream.isOnLine) YamlStream.MarkWidth else 0
    tokens.keepsBreaks = false
  }

  final def endDocument(): Unit = {
    stream.end(tokens.blockOpen)
    marks = null
  }

  final override def nextDocument(): Unit = stream.next()
  final override def endStream(): Unit = stream.endStream()

  /** Writes what comes before a value: a dash, if it is an element. */
  protected[this] final def before(): Unit = {
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

  final def beginObject(): Unit = begin(isObject = true)
  final def endObject(): Unit = end(isObject = true)
  final def beginArray(): Unit = begin(isObject = false)
  final def endArray(): Unit = end(isObject = false)

  protected[this] final def startKey(): Unit = if (state == Next) nextLine() else attach()

  /** Goes on after a null of no text. Returns how many chars npm's yaml counts to a key after it
    * that are not the key's: a line break and the indentation, if there is no comment between.
    */
  protected[this] final def nothingBefore(): Int = {
    state = Next
    if (!hasAbove) LongestBreak + column else 0
  }

  protected final def startScalar(): Unit = {
    before()
    if (depth > 0 || stream.isOnLine) out.ascii(' ')
    if (depth == 0) stream.isOpen = true
  }

  protected final def endScalar(): Unit = {
    if (hasNote) tokens.comment(marks.takeNote())
    state = Next
  }

  /** The column at which the next value begins, after a key of so many columns or after a dash. */
  private[yaml] final def nextColumn(keyWidth: Int): Int = {
    val tag = if (marks eq null) 0 else marks.tagWidth
    if (depth > 0) column + (if ((state & ~Tagged) == Value) keyWidth + 1 else 2) + tag
    else if (stream.isOnLine) YamlStream.MarkWidth + tag
    else tag
  }

  /** The column at which its other lines begin. */
  private[yaml] final def innerColumn: Int = column + indent

  final override def hasComments: Boolean = true

  /** A value follows a tag, and has the first one of several. */
  private[swarender] final override def onMark(kind: Int, text: String): Unit = {
    if (marks eq null) marks = new YamlMarks(out, tokens)
    if (Mark.isComment(kind)) marks.add(kind, text)
    else if (!marks.hasTag) {
      YamlTag.check(text, this)
      marks.add(kind, text)
      state |= Tagged
    }
  }

  protected[this] final def hasAbove: Boolean = (marks ne null) && marks.hasAbove
  protected[this] final def hasNote: Boolean = (marks ne null) && marks.hasNote

  private[swarender] final def openLevels: Int = depth

  def forget(): Unit = {
    stream.forget()
    if (keys ne null) keys.forget()
    marks = null
  }
  private[swarender] final def isSmall: Boolean =
    columns.length <= Reusable.Depth && style.isSmall && ((keys eq null) || keys.isSmall)
}

private[yaml] object YamlPlaces {
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
