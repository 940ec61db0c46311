package swarender
package toml

import swarender.Events.FieldNames
import swarender.Policy.NonFinite
import swarender.event.{ArrayNode, DocumentWriter, EventBuffer, Filters, Node, ScalarRules}
import swarender.output.{Output, StringOutput}
import swarender.text.{JsonNumber, QuotedText}

/** TOML 1.0 as `style` lays it out.
  *
  * The values of the root are written as they come, the text of tables waits until the root ends
  * (`OpenTables`). What may have no header is collected until it is whole: arrays, and objects where
  * small ones have none. An array of the root that is certain to be wider than a line goes out while
  * it grows.
  */
private[swarender] final class TomlWriter(out: Output, style: TomlSettings) extends ScalarRules(out, style.shared) {
  private[this] val strings = new TomlStrings(style)
  private[this] val lines = new TomlLines(out, style, strings)
  private[this] val inline = new TomlInline(this, style, strings)
  private[this] val values = new TomlValues(out, style, inline, lines)
  private[this] val treePath = new TomlPath(out, strings)
  private[this] val trees = new TomlTables(out, style, lines, values, inline, treePath)
  private[this] val allHaveHeaders = style.smallTables eq TomlStyle.SmallTables.Headers

  /** The tables of a document that comes as events; null if there was none. */
  private[this] var tables: OpenTables = null

  /** The container that is collected: a member of a table, or an element of an array in the root. */
  private[this] var collector: EventBuffer = null
  private[this] var inRoot = false

  /** The key of the current member of the innermost table, and if it is the name of a field, the
    * names and its place in them.
    */
  private[this] var lastKey: String = null
  private[this] var lastFields: FieldNames = null
  private[this] var lastField = 0

  /** The comments at the end of the document, or null. */
  private[this] var foot: String = null

  /** The elements of the array in the root that are not written, or null if there is none. */
  private[this] var array: ArrayNode = null

  /** Whether that array has an element that is no table, and whether its first elements are
    * written.
    */
  private[this] var mixed = false
  private[this] var begun = false

  /** The comments on what comes next in a table, and those on that array. */
  private[this] val comments = new TomlComments
  private[this] val arrayComments = new TomlComments

  def beginDocument(): Unit = ()

  def endDocument(): Unit = {
    if (tables ne null) tables.end()
    if (foot ne null) lines.comments(foot, 0)
    lines.end()
    clear()
  }

  /** A file holds one document. */
  override def nextDocument(): Unit = fail(RenderError.SecondDocument, "TOML has no second document")

  private def refuseRoot(): Unit =
    if (!inRoot) fail(RenderError.RootType, "expected a table as the root of a TOML document")

  private def isCollecting: Boolean = (collector ne null) && collector.isOpen

  private def isInTable: Boolean = (tables ne null) && tables.isOpen

  /** How many containers are around the value that comes next, if it is a member of a table. */
  private def around: Int = if (isInTable) tables.around else 1

  private def opened: OpenTables = {
    if (tables eq null) tables = new OpenTables(out, style, strings, inline, lines)
    tables
  }

  private def buffer: EventBuffer = {
    if (collector eq null) collector = new EventBuffer(this)
    collector
  }

  /** The buffer of a container: one inside a table, or inside an array of the root, if one is open.
    */
  private def collecting: EventBuffer = {
    val collecting = buffer
    if (!collecting.isOpen) {
      collecting.room = maxDepth - (if (array eq null) around else 2)
      comments.handTo(collecting)
    }
    collecting
  }

  /** Whether the next scalar is a member of a table, which is written at once. */
  private def isLine: Boolean = {
    refuseRoot()
    !isCollecting && (array eq null)
  }

  /** Writes what comes before such a scalar. */
  private def line(): Output =
    if (isInTable) {
      tables.line()
      lineOf(tables.lines, tables.level)
      tables.text
    } else {
      lineOf(lines, 0)
      out
    }

  private def lineOf(lines: TomlLines, level: Int): Unit = {
    comments.writeAbove(lines, level)
    if (lastFields ne null) lines.field(lastFields, lastField, level) else lines.value(lastKey, level)
  }

  /** Writes what comes after such a scalar. */
  private def endLine(): Unit = comments.endLine(if (isInTable) tables.lines else lines)

  override def hasComments: Boolean = true
  override def comment(text: String): Unit = if (isCollecting) buffer.comment(text) else comments.comment(text)
  override def commentLines(text: String): Unit =
    if (isCollecting) buffer.commentLines(text) else comments.commentLines(text)

  /** Takes the next value, which is not written at once. */
  private def next: EventBuffer = {
    comments.handTo(buffer)
    buffer
  }

  /** After an event that went to the buffer. */
  private def collected(): Unit = if (!isCollecting) {
    val node = buffer.take()
    if (array ne null) element(node) else member(node)
  }

  /** A member of the innermost table, which is whole. */
  private def member(node: AnyRef): Unit =
    if (trees.hasHeader(Node.bare(node), around)) opened.tables(lastKey, node)
    else if (isInTable) tables.value(lastKey, node)
    else trees.line(lastKey, node, 0, 1)

  /** An element of an array that is a member of the root. */
  private def element(node: AnyRef): Unit =
    if (begun) values.element(node)
    else {
      array.elements += node
      if (!Node.isObject(Node.bare(node))) mixed = true
      // An element takes a char, a comma and a space at least.
      if (mixed && (array.elements.length * 3L > style.arrayWidth || style.arrayWidth == Int.MaxValue)) {
        begun = true
        arrayComments.writeAbove(lines, 0)
        lines.value(lastKey, 0)
        values.begin()
        array.elements.foreach(values.element)
        array.elements.clear()
      }
    }

  def beginObject(): Unit =
    if (!inRoot) {
      comments.writeAbove(lines, 0)
      inRoot = true
    } else if (isCollecting || (array ne null) || !allHaveHeaders) collecting.beginObject()
    else opened.beginTable(lastKey, comments)

  def endObject(): Unit =
    if (isCollecting) {
      buffer.endObject()
      collected()
    } else if (isInTable) tables.endTable(comments.takeAbove())
    else foot = comments.takeAbove()

  def beginArray(): Unit =
    if (isLine && !isInTable) {
      if (maxDepth < 2) tooDeep()
      array = new ArrayNode
      mixed = false
      begun = false
      arrayComments.take(comments)
    } else collecting.beginArray()

  private[swarender] override def beginTables(): Unit =
    if (isLine && allHaveHeaders) opened.beginArray(lastKey, comments) else beginArray()

  def endArray(): Unit =
    if (isCollecting) {
      buffer.endArray()
      collected()
    } else if (array eq null) {
      if (tables.endArray()) {
        line().literal(TomlMarks.emptyArray)
        endLine()
      }
    } else {
      val whole = array
      array = null
      val foot = comments.takeAbove()
      if (begun) {
        values.end(foot)
        arrayComments.endLine(lines)
      } else {
        whole.foot = foot
        member(arrayComments.on(whole))
      }
    }

  def key(s: CharSequence): Unit = {
    checkSurrogates(s)
    if (isCollecting) buffer.key(s)
    else {
      lastKey = s.toString
      lastFields = null
    }
  }

  override def field(fields: FieldNames, i: Int): Unit = {
    key(fields.name(i))
    if (!isCollecting) {
      lastFields = fields
      lastField = i
    }
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

  def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) {
      if (isLine) {
        line().double(v, numbers)
        endLine()
      } else {
        next.float64(v)
        collected()
      }
    } else if (style.shared.nonFinite eq NonFinite.Keyword) verbatim(TomlMarks.notFinite(v))
    else if (style.shared.nonFinite eq NonFinite.Quote) string(v.toString)
    else {
      refuseRoot()
      fail(RenderError.NotFinite, s"the style refuses $v")
    }

  override def float32(v: Float): Unit =
    if (Math.abs(v) <= Float.MaxValue) verbatim(StringOutput(_.float(v, numbers))) else float64(v.toDouble)

  protected def memberText(member: Events => Unit): String = {
    val lines = style.inComment(sharedInComments)
    documentOf(out => Filters(new TomlWriter(out, lines), lines.shared), member)
  }

  protected def limitsRange: Boolean = true
  protected def huge(text: CharSequence): Unit = {
    refuseRoot()
    fail(RenderError.BadNumber, s"${QuotedText.cut(text)} is too large for a TOML float")
  }

  /** A sorter may not have sent the root yet. */
  protected def refuseHuge(what: String): Unit =
    fail(RenderError.BadNumber, s"$what is too large for a TOML float")

  protected def integer(text: CharSequence): Unit =
    if (JsonNumber.isNegativeZero(text)) verbatim("-0.0") // TOML's integers have one zero.
    else if (JsonNumber.isInt64(text)) verbatim(text.toString)
    else {
      refuseRoot()
      fail(RenderError.BadNumber, s"${QuotedText.cut(text)} is outside the 64 bits of a TOML integer")
    }

  protected def fraction(text: CharSequence): Unit = verbatim(text.toString)

  private def verbatim(text: String): Unit =
    if (isLine) {
      line().ascii(text)
      endLine()
    } else {
      next.number(text)
      collected()
    }

  override def dateTime(v: TomlDateTime): Unit =
    if (style.dateTimes ne TomlStyle.DateTimes.Bare) string(v.toString)
    else if (v.isToml) verbatim(v.toString)
    else {
      refuseRoot()
      fail(RenderError.BadDate, s"$v is outside the dates of TOML: years 0 to 9999, offsets of whole minutes")
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
    fail(RenderError.NullValue, "TOML has no null")
  }

  /** Nothing is collected, since the tree is there. */
  override def tree(value: ujson.Value): Unit = value match {
    case root: ujson.Obj =>
      comments.writeAbove(lines, 0)
      trees.root(root)
    case _ => refuseRoot()
  }

  /** A node does not tell whether it is empty after all. */
  override def filtersTree: Boolean = !style.shared.omitEmpty

  private def clear(): Unit = {
    inRoot = false
    comments.clear()
    arrayComments.clear()
    lastKey = null
    lastFields = null
    foot = null
    array = null
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
    values.isSmall && ((collector eq null) || collector.isSmall) && treePath.isSmall &&
      ((tables eq null) || tables.isSmall) && style.isSmall

  def on(other: Output): DocumentWriter = new TomlWriter(other, style)
}
