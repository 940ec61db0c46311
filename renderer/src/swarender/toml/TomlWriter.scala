package swarender
package toml

import swarender.Events.FieldNames
import swarender.event.{DocumentWriter, EventBuffer, Filters, Node, OpenKeys}
import swarender.output.Output
import swarender.text.QuotedText

/** TOML 1.0 as `style` lays it out.
  *
  * The values of the root are written as they come, the text of tables waits until the root ends
  * (`OpenTables`). What may have no header is collected until it is whole: arrays, and objects
  * where small ones have none. A key waits for its value, which may be a null that is left out.
  */
private[swarender] final class TomlWriter(out: Output, style: TomlSettings) extends TomlScalars(out, style) {
  private[this] val strings = new TomlStrings(style)
  private[this] val lines = new TomlLines(out, style, strings)
  private[this] val inline = new TomlInline(this, style, strings)
  private[this] val values = new TomlValues(out, style, inline, lines)
  private[this] val treePath = new TomlPath(out, strings)
  private[this] val trees = new TomlTables(out, style, lines, values, inline, treePath)
  private[this] val allHaveHeaders = style.smallTables eq TomlStyle.SmallTables.Headers
  private[this] var inRoot = false

  /** The tables of a document that comes as events; null if there was none. */
  private[this] var tables: OpenTables = null

  /** The container that is collected: a member of a table, or an element of `array`. */
  private[this] var collector: EventBuffer = null
  private[this] val array = new RootArray(style, lines, values)

  /** The key of the current member of the innermost table; if it is the name of a field, the names
    * and its place in them in place of it. With G1, a store of a reference takes long, one of a
    * place does not.
    */
  private[this] var givenKey: String = null
  private[this] var lastFields: FieldNames = null
  private[this] var lastField = 0

  /** The key of the current member of what is collected, and whether it is the name of a field. */
  private[this] var innerKey: String = null
  private[this] var isInnerField = false
  private[this] val keys = new OpenKeys

  /** The comments on what comes next, and those at the end of the document, or null. */
  private[this] val comments = new TomlComments
  private[this] var foot: String = null

  def beginDocument(): Unit = ()

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

  private def isInTable: Boolean = (tables ne null) && tables.isOpen

  /** How many containers are around a member of the innermost table. */
  private def around: Int = if (isInTable) tables.around else 1

  private def opened: OpenTables = {
    if (tables eq null) tables = new OpenTables(out, style, strings, inline, lines)
    tables
  }

  override def hasComments: Boolean = true
  override def comment(text: String): Unit = comments.comment(text)
  override def commentLines(text: String): Unit = comments.commentLines(text)

  override def checksKeys: Boolean = true

  def key(s: CharSequence): Unit = {
    checkSurrogates(s)
    if (isCollecting) {
      innerKey = s.toString
      isInnerField = false
    } else {
      givenKey = s.toString
      lastFields = null
    }
  }

  override def field(fields: FieldNames, i: Int): Unit = {
    val name = fields.name(i)
    checkSurrogates(name)
    if (isCollecting) {
      innerKey = name
      isInnerField = true
    } else {
      if (lastFields ne fields) lastFields = fields
      lastField = i
    }
  }

  private def lastKey: String = if (lastFields ne null) lastFields.name(lastField) else givenKey

  private def checkKey(key: String): Unit =
    if (!keys.add(key)) fail(RenderError.DuplicateKey, s"duplicate key ${QuotedText.shortened(key)}")

  /** Looks at the key of a member of the innermost table. */
  private def checkLast(): Unit = if (lastFields eq null) checkKey(givenKey)

  /** Whether the next scalar is a member of a table, which is written at once. */
  private def isLine: Boolean = {
    refuseRoot()
    !isCollecting && !array.isOpen
  }

  /** Writes what comes before such a scalar. */
  private def line(): Output = {
    checkLast()
    begin()
  }

  private def begin(): Output =
    if (isInTable) {
      tables.line()
      begin(tables.lines, tables.level)
      tables.text
    } else {
      begin(lines, 0)
      out
    }

  private def begin(lines: TomlLines, level: Int): Unit = {
    comments.writeAbove(lines, level)
    if (lastFields ne null) lines.field(lastFields, lastField, level) else lines.value(givenKey, level)
  }

  /** Writes what comes after such a scalar. */
  private def endLine(): Unit = comments.endLine(if (isInTable) tables.lines else lines)

  /** Takes the next value, which is not written at once. */
  private def next: EventBuffer = {
    if (collector eq null) collector = new EventBuffer(this)
    if (!collector.isOpen) {
      collector.room = maxDepth - (if (array.isOpen) 2 else around)
      if (!array.isOpen) checkLast()
    } else if (collector.isInObject) {
      if (!isInnerField) checkKey(innerKey)
      collector.key(innerKey)
    }
    comments.handTo(collector)
    collector
  }

  /** After an event that went to the buffer. */
  private def collected(): Unit = if (!isCollecting) {
    val node = collector.take()
    if (array.isOpen) array.add(node) else member(node)
  }

  /** A member of the innermost table, which is whole. */
  private def member(node: AnyRef): Unit =
    if (trees.hasHeader(Node.bare(node), around)) opened.tables(lastKey, node)
    else if (isInTable) tables.value(lastKey, node)
    else trees.line(lastKey, node, 0, 1)

  def beginObject(): Unit = {
    if (!inRoot) {
      comments.writeAbove(lines, 0)
      inRoot = true
    } else if (isCollecting || array.isOpen || !allHaveHeaders) next.beginObject()
    else {
      if (!isInTable || !tables.isInArray) checkLast()
      opened.beginTable(lastKey, comments)
    }
    keys.begin()
  }

  def endObject(): Unit = {
    keys.end()
    if (isCollecting) {
      comments.handTo(collector)
      collector.endObject()
      collected()
    } else if (isInTable) tables.endTable(comments.takeAbove())
    else foot = comments.takeAbove()
  }

  def beginArray(): Unit =
    if (isLine && !isInTable) {
      if (maxDepth < 2) tooDeep()
      checkLast()
      array.begin(lastKey, comments)
    } else next.beginArray()

  private[swarender] override def beginTables(): Unit =
    if (isLine && allHaveHeaders) {
      checkLast()
      opened.beginArray(lastKey, comments)
    } else beginArray()

  def endArray(): Unit =
    if (isCollecting) {
      comments.handTo(collector)
      collector.endArray()
      collected()
    } else if (array.isOpen) {
      val whole = array.end(comments.takeAbove())
      if (whole ne null) member(whole)
    } else if (tables.endArray()) {
      begin().literal(TomlMarks.emptyArray)
      endLine()
    }

  def string(s: CharSequence): Unit = {
    val isLine = this.isLine
    checkSurrogates(s)
    if (isLine) {
      strings.string(line(), s, underKey = true)
      endLine()
    } else {
      next.string(s)
      collected()
    }
  }

  def int64(v: Long): Unit =
    if (isLine) {
      line().long(v)
      endLine()
    } else {
      next.int64(v)
      collected()
    }

  protected def finite(v: Double): Unit =
    if (isLine) {
      line().double(v, numbers)
      endLine()
    } else {
      next.float64(v)
      collected()
    }

  protected def verbatim(text: String): Unit =
    if (isLine) {
      line().ascii(text)
      endLine()
    } else {
      next.number(text)
      collected()
    }

  def bool(v: Boolean): Unit =
    if (isLine) {
      line().literal(if (v) TomlMarks.trueText else TomlMarks.falseText)
      endLine()
    } else {
      next.bool(v)
      collected()
    }

  def nullValue(): Unit = {
    refuseRoot()
    if (if (isElement) inline.omitsElements else inline.omitsMembers) comments.clear()
    else fail(RenderError.NullValue, "TOML has no null")
  }

  /** Whether the next value is an element of an array. */
  private def isElement: Boolean =
    if (isCollecting) !collector.isInObject else array.isOpen || isInTable && tables.isInArray

  override def omitsNulls: Boolean = true

  protected def memberText(member: Events => Unit): String = {
    val lines = style.inComment(sharedInComments)
    documentOf(out => Filters(new TomlWriter(out, lines), lines.shared), member)
  }

  /** Nothing is collected, since the tree is there. */
  override def tree(value: ujson.Value): Unit = value match {
    case root: ujson.Obj =>
      comments.writeAbove(lines, 0)
      trees.root(root)
    case _ => refuseRoot()
  }

  private def clear(): Unit = {
    inRoot = false
    comments.clear()
    givenKey = null
    lastFields = null
    innerKey = null
    foot = null
    keys.forget()
    array.forget()
    if (collector ne null) collector.forget()
    if (tables ne null) tables.forget()
    treePath.forget()
    trees.forget()
  }

  def forget(): Unit = {
    clear()
    values.forget()
    lines.reset()
  }
  private[swarender] def isSmall: Boolean =
    values.isSmall && treePath.isSmall && keys.isSmall && style.isSmall &&
      ((collector eq null) || collector.isSmall) && ((tables eq null) || tables.isSmall)

  def on(other: Output): DocumentWriter = new TomlWriter(other, style)
}
