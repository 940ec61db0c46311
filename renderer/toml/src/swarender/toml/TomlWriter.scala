package swarender
package toml

import swarender.Policy.Nulls
import swarender.event.{DefaultNode, DocumentWriter, EventBuffer, Mark, Marks, Node, ValueWalker}
import swarender.output.{Output, StringOutput}
import swarender.numbers.AsciiText

/** TOML 1.0 as `style` lays it out.
  *
  * The values of the root are written as they come, the text of tables waits until the root ends
  * (`OpenTables`). What may have no header is collected until it is whole: arrays, and objects
  * where small ones have none. A key waits for its value, which may be a null that is left out.
  */
private[swarender] final class TomlWriter(out: Output, style: TomlSettings)
    extends TomlScalars(out, style)
    with LineStart {
  private[this] val strings = new TomlStrings(style)
  private[this] val lines = new TomlLines(out, style, strings)
  private[this] val inline = new TomlInline(this, style, strings)
  private[this] val values = new TomlValues(out, style, inline, lines)
  private[this] val treePath = new TomlPath(out, strings)
  private[this] val trees = new TomlTables(out, style, lines, values, inline, treePath)

  /** Whether trees are written as such, and the text of numbers is made where it is written. */
  private[this] val isKnown = style.texts.isKnown
  private[this] val takesNumbers = isKnown && keepsNumbers
  private[this] val allHaveHeaders = style.smallTables eq SmallTables.Headers
  private[this] var inRoot = false

  /** Whether nothing but comments has come since the last `clear`. */
  private[this] var isClear = true

  /** The root that is written as a tree, until its keys are known to be distinct as they are
    * written.
    */
  private[this] var writtenTree: ujson.Obj = null

  /** The tables of a document that comes as events; null if there was none. */
  private[this] var tables: OpenTables = null

  /** The container that is collected: a table without header, or an element of `array`. */
  private[this] var collector: EventBuffer = null
  private[this] val rootArray = new MemberArray(this, out, style, inline, lines, values)

  /** The array that is a member of the innermost table and takes scalars as they come, or null. */
  private[this] var array: MemberArray = null

  private[this] val keys = new TomlKeys(this, style.common.surrogates)

  /** The element of `array` that is written as its events come; null if there was none. */
  private[this] var oneLine: TomlOneLine = null

  /** The comments on what comes next, and those at the end of the document, or null. */
  private[this] val comments = new Marks
  private[this] var foot: String = null

  def beginDocument(): Unit = isClear = false

  def endDocument(): Unit = {
    if (tables ne null) tables.end()
    if (foot ne null) lines.comments(foot, 0)
    lines.end()
    clear()
  }

  /** A file holds one document. */
  override def nextDocument(): Unit = fail(RenderError.SecondDocument, "TOML has no second document")

  protected def refuseRoot(): Unit =
    if (!inRoot) fail(RenderError.RootType, "expected a table as the root of a TOML document")

  private def isCollecting: Boolean = (collector ne null) && collector.isOpen

  private def isOnLine: Boolean = (oneLine ne null) && oneLine.isOpen

  /** Whether the next value is inside of a member of the innermost table or of an element of
    * `array`.
    */
  private def isInside: Boolean = isOnLine || isCollecting

  private def isInTable: Boolean = (tables ne null) && tables.isOpen

  /** Where the values of the innermost table go. */
  private def text: Output = if (isInTable) tables.text else out

  /** How many containers are around a member of the innermost table. */
  private def around: Int = if (isInTable) tables.around else 1

  private[swarender] def openLevels: Int = if (!inRoot) 0
  else {
    val inArray = (if (array ne null) 1 else 0) + (if (oneLine ne null) oneLine.level else 0)
    around + inArray + (if (collector ne null) collector.level else 0)
  }

  private def opened: OpenTables = {
    if (tables eq null) tables = new OpenTables(this, out, style, strings, inline, lines)
    tables
  }

  override def hasComments: Boolean = true
  private[swarender] override def onMark(kind: Int, text: String): Unit =
    if (Mark.isComment(kind)) comments.add(kind, text) else super.onMark(kind, text)

  override def checksKeys: Boolean = true

  def key(s: CharSequence): Unit = key(s, isDistinct = false)

  override def distinctKey(s: CharSequence): Unit = key(s, isDistinct = true)

  private def key(s: CharSequence, isDistinct: Boolean): Unit =
    if (isInside) keys.setCollected(s, isDistinct, isField = false) else keys.set(s, isDistinct)

  override def field(fields: FieldNames, i: Int): Unit =
    if (isInside) keys.setCollected(fields.name(i), isDistinct = true, isField = true)
    else keys.setField(fields, i)

  /** Whether the next value is a member of the innermost table. */
  private def isMember: Boolean = {
    refuseRoot()
    !isCollecting && (array eq null)
  }

  /** Begins a container that is written as its events come; false if it is collected. */
  private def beginsOnLine(isObject: Boolean): Boolean =
    if (isOnLine) {
      if (around + 1 + oneLine.level >= maxDepth) tooDeep()
      comments.clear()
      oneLine.begin(isObject)
      true
    } else
      (array ne null) && !isCollecting && comments.isEmpty && {
        val to = array.container(isObject)
        (to ne null) && {
          if (around + 1 >= maxDepth) tooDeep()
          if (oneLine eq null) oneLine = new TomlOneLine(keys, style, strings)
          oneLine.begin(to, isObject)
          true
        }
      }

  /** Ends such a container. */
  private def endsOnLine(): Boolean = isOnLine && {
    comments.clear()
    oneLine.end()
    true
  }

  /** Where the next scalar is written at once; null if it is collected. */
  private def scalar(): Output =
    if (isMember) {
      keys.check()
      beginLine(comments)
      text
    } else if (isOnLine) {
      comments.clear()
      oneLine.scalar()
    } else if (!isCollecting && comments.isEmpty) array.scalar()
    else null

  /** After such a scalar of so many chars, or as many as the output has of it. */
  private def written(chars: Int = -1): Unit =
    if (array ne null) array.added(chars) else (if (isInTable) tables.lines else lines).endLine(comments)

  /** Begins the line of the current member, on which there are these comments. */
  def beginLine(comments: Marks): Unit =
    if (isInTable) {
      tables.line()
      beginLine(comments, tables.lines, tables.level)
    } else beginLine(comments, lines, 0)

  private def beginLine(comments: Marks, lines: TomlLines, level: Int): Unit = {
    lines.above(comments, level)
    keys.write(lines, level)
  }

  /** Takes the next value, which is not written at once. */
  private def next: EventBuffer = {
    if (collector eq null) collector = new EventBuffer(this)
    if (!collector.isOpen) {
      collector.room = maxDepth - (if (array ne null) around + 1 else around)
      if (array eq null) keys.check()
    } else if (collector.isInObject) {
      collector.key(keys.checkCollected())
    }
    comments.sendTo(collector)
    collector
  }

  /** After an event that went to the buffer. */
  private def collected(): Unit = if (!isCollecting) {
    val node = collector.take()
    if (array ne null) array.add(node) else member(node)
  }

  /** A member of the innermost table, which is whole. */
  private def member(node: AnyRef): Unit =
    if (trees.hasHeader(Node.bare(node), around)) opened.tables(keys.last, node)
    else if (isInTable) tables.value(keys.last, node)
    else trees.line(keys.last, node, 0, 1)

  def beginObject(): Unit = {
    if (!inRoot) {
      comments.raise()
      lines.above(comments, 0)
      inRoot = true
    } else if (isInside || (array ne null) || !allHaveHeaders) {
      if (!beginsOnLine(isObject = true)) next.beginObject()
    } else {
      if (!isInTable || !tables.isInArray) keys.check()
      opened.beginTable(keys.last, comments)
    }
    keys.begin()
  }

  def endObject(): Unit = {
    keys.end()
    if (endsOnLine()) ()
    else if (isCollecting) {
      comments.sendTo(collector)
      collector.endObject()
      collected()
    } else if (isInTable) tables.endTable(comments.takeFoot())
    else foot = comments.takeFoot()
  }

  def beginArray(): Unit = begin(isValue = false)

  override def beginValueArray(): Unit = begin(isValue = true)

  private def begin(isValue: Boolean): Unit =
    if (isMember) {
      keys.check()
      val opened = if (isInTable) tables.array else rootArray
      opened.begin(comments, if (isInTable) tables.level else 0, around, isValue)
      array = opened
    } else if (!beginsOnLine(isObject = false)) next.beginArray()

  override def beginObjectArray(): Unit =
    // The first table writes the comments on the array: they are lost with an element that is left out.
    if (isMember && allHaveHeaders && (comments.isEmpty || !inline.omitsElements)) {
      keys.check()
      opened.beginArray(keys.last)
    } else beginArray()

  private[swarender] override def beginArrayOf(node: AnyRef): Unit =
    if (trees.areTables(node)) beginObjectArray() else beginValueArray()

  def endArray(): Unit =
    if (endsOnLine()) ()
    else if (isCollecting) {
      comments.sendTo(collector)
      collector.endArray()
      collected()
    } else if (array ne null) {
      val foot = comments.takeFoot()
      val whole = array.end(foot)
      array = null
      if (whole ne null) {
        val isTables = trees.hasHeader(Node.bare(whole), around)
        member(whole)
        if (isTables && (foot ne null)) comments.commentLines(foot)
      }
    } else if (tables.endArray()) {
      beginLine(comments)
      text.literal(TomlMarks.emptyArray)
      written()
    } else {
      // Comments at the end of an array of tables have no line of their own: they are above what comes next.
      val foot = comments.takeFoot()
      if (foot ne null) comments.commentLines(foot)
    }

  def string(s: CharSequence): Unit = {
    refuseRoot()
    checkSurrogates(s)
    val to = scalar()
    if (to ne null) {
      strings.string(to, s, underKey = array eq null)
      written(s.length + 2)
    } else {
      next.string(s)
      collected()
    }
  }

  def int64(v: Long): Unit = {
    val to = scalar()
    if (to ne null) {
      to.long(v)
      written()
    } else {
      next.int64(v)
      collected()
    }
  }

  protected def finite(v: Double): Unit = {
    val to = scalar()
    if (to ne null) {
      to.double(v, numbers)
      written()
    } else {
      next.float64(v)
      collected()
    }
  }

  protected def finiteFloat(v: Float): Unit = {
    val to = scalar()
    if (to ne null) {
      to.float(v, numbers)
      written()
    } else {
      next.number(StringOutput(_.float(v, numbers)))
      collected()
    }
  }

  private[swarender] override def ascii[T](value: T, kind: Int, text: AsciiText[T]): Boolean =
    (if (kind == AsciiText.Number) takesNumbers else kind != AsciiText.Unknown && strings.isBasicFirst) && {
      val to = scalar()
      (to ne null) && {
        to.made(value, text, if (isBare(kind)) 0 else '"')
        written()
        true
      }
    }

  protected def verbatim(text: String): Unit = {
    val to = scalar()
    if (to ne null) {
      to.ascii(text)
      written()
    } else {
      next.number(text)
      collected()
    }
  }

  def bool(v: Boolean): Unit = {
    val to = scalar()
    if (to ne null) {
      to.literal(if (v) TomlMarks.trueText else TomlMarks.falseText)
      written()
    } else {
      next.bool(v)
      collected()
    }
  }

  def nullValue(): Unit = {
    refuseRoot()
    if (if (isElement) inline.omitsElements else inline.omitsMembers) comments.clear()
    else fail(RenderError.NullValue, "TOML has no null")
  }

  /** Whether the next value is an element of an array. */
  private def isElement: Boolean =
    if (isOnLine) !oneLine.isInObject
    else if (isCollecting) !collector.isInObject
    else (array ne null) || isInTable && tables.isInArray

  override def omitsNulls: Boolean = true

  protected def memberText(member: Events => Unit, escaped: Boolean): String = {
    // An indentation before each comment would be part of a string of several lines.
    val lines = style.multiLineStrings && !escaped && style.tableIndent.isEmpty
    withoutHeaders(
      member,
      if (escaped) style.copy(multiLineStrings = lines, quotes = TomlQuotes.BasicStrings, escapes = Escapes.message)
      else style.copy(multiLineStrings = lines)
    )
  }

  private[toml] def inlineText(node: DefaultNode): String =
    withoutHeaders(node.member, style.copy(multiLineStrings = false, arrayWidth = Int.MaxValue))

  /** The text of a member, in which all tables are inline. */
  private def withoutHeaders(member: Events => Unit, style: TomlSettings): String = {
    val changed = style.copy(
      common = style.common.inComments.copy(
        nulls = if (inline.omitsElements) Nulls.OmitEverywhere else Nulls.OmitMembers
      ),
      smallTables = SmallTables.Inline,
      smallTableWidth = Int.MaxValue,
      finalNewline = false
    )
    documentOf(new TomlWriter(_, changed), changed.common, member)
  }

  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    if (!isInside) super.commentedDefault(comment, member)
    else if (commentsDefaults) {
      if (isOnLine) {
        comments.clear()
        oneLine.member(inlineText(DefaultNode(this, null, member)))
      } else {
        comments.sendTo(collector)
        collector.commentedDefault(comment, member)
      }
    }

  /** A default stands among the values of its table. */
  protected override def writeDefault(comment: String, text: String, member: Events => Unit): Unit = {
    super.writeDefault(comment, text, member)
    if (isInTable) {
      tables.line()
      tables.lines.above(comments, tables.level)
    } else lines.above(comments, 0)
  }

  /** Nothing is collected, since the tree is there. */
  override def tree(value: ujson.Value): Unit = value match {
    case _ if !isKnown => super.tree(value)
    case root: ujson.Obj =>
      lines.above(comments, 0)
      writtenTree = root
      val _ = trees.root(root)
      writtenTree = null
    case _ => refuseRoot()
  }

  /** The keys of a `ujson.Obj` are those of a map: two of them can only become the same if one has
    * a lone surrogate. Then the tree is sent as events, once, which finds them.
    */
  private[toml] def loneKey(): Unit = if (writtenTree ne null) {
    val events = on(out.discarding())
    val root = writtenTree
    writtenTree = null
    try new ValueWalker(events).walk(root)
    catch { case e: RenderError => fail(e.kind, e.detail) }
  }

  private def clear(): Unit = {
    inRoot = false
    writtenTree = null
    comments.clear()
    foot = null
    keys.forget()
    array = null
    rootArray.forget()
    oneLine = null
    if (collector ne null) collector.forget()
    if (tables ne null) tables.forget()
    treePath.forget()
    trees.forget()
    isClear = true
  }

  def forget(): Unit = {
    if (isClear) comments.clear() else clear()
    values.forget()
    lines.reset()
  }
  private[swarender] def isSmall: Boolean =
    values.isSmall && treePath.isSmall && keys.isSmall && style.isSmall && rootArray.isSmall &&
      ((collector eq null) || collector.isSmall) && ((tables eq null) || tables.isSmall)

  def on(other: Output): DocumentWriter = new TomlWriter(other, style)
}
