package swarender
package toml

import swarender.event.{DefaultComments, DefaultNode, DocumentWriter, Mark, Marks, Node}
import swarender.output.Output

/** TOML 1.0 as `style` lays it out.
  *
  * The values of the root are written as they come, the text of tables waits until the root ends
  * (`OpenTables`). What is inside of arrays, and of tables that may have no header, goes to
  * `TomlNested`. A key waits for its value, which may be a null that is left out.
  */
private[swarender] final class TomlWriter(out: Output, style: TomlSettings) extends TomlScalars(out, style) {
  private[this] val allHaveHeaders = style.smallTables eq SmallTables.Headers
  private[this] val omitsElements = style.omitsElements
  private[this] val keys = new TomlKeys(this, style.common.surrogates)
  private[this] val root = new TomlBody(this, out, style, strings)
  private[this] var inRoot = false

  /** Whether nothing but comments has come since the last `clear`. */
  private[this] var isClear = true

  /** The tables of a document that comes as events; null if there was none. */
  private[this] var tables: OpenTables = null

  /** What takes the events inside of members; null if there was none. */
  private[this] var nested: TomlNested = null

  /** The comments on what comes next, null if there was none; and those at the end of the document,
    * or null.
    */
  private[this] var comments: Marks = null
  private[this] var foot: String = null

  def beginDocument(): Unit = isClear = false

  def endDocument(): Unit = {
    if (tables ne null) tables.end()
    if (foot ne null) root.lines.comments(foot, 0)
    root.lines.end()
    clear()
  }

  /** A file holds one document. */
  override def nextDocument(): Unit = fail(RenderError.SecondDocument, "TOML has no second document")

  protected def refuseRoot(): Unit =
    if (!inRoot) fail(RenderError.RootType, "expected a table as the root of a TOML document")

  protected def isNested: Boolean = (nested ne null) && nested.isOpen

  private def isInTable: Boolean = (tables ne null) && tables.isOpen

  /** Where the values of the innermost table go. */
  private def body: TomlBody = if (isInTable) tables.body else root

  /** How many tables lead from the root to the innermost one, and how many containers are around a
    * member of it.
    */
  private def level: Int = if (isInTable) tables.level else 0
  private def around: Int = if (isInTable) tables.around else 1

  private[swarender] def openLevels: Int =
    if (!inRoot) 0 else if (nested ne null) around + nested.level else around

  private def opened: OpenTables = {
    if (tables eq null) tables = new OpenTables(this, out, style, strings, root.lines)
    tables
  }

  private def inside: TomlNested = {
    if (nested eq null) nested = new TomlNested(this, style, strings, keys)
    nested
  }

  override def hasComments: Boolean = true
  private[swarender] override def onMark(kind: Int, text: String): Unit =
    if (!Mark.isComment(kind)) super.onMark(kind, text)
    else if ((nested eq null) || !nested.isOnLine) marks.add(kind, text)

  private def marks: Marks = {
    if (comments eq null) comments = new Marks
    comments
  }

  private def dropComments(): Unit = if (comments ne null) comments.clear()

  /** The comments at the end of a table or array. */
  private def takeFoot(): String = if (comments eq null) null else comments.takeFoot()

  override def checksKeys: Boolean = true

  def key(s: CharSequence): Unit = key(s, isDistinct = false)

  override def distinctKey(s: CharSequence): Unit = key(s, isDistinct = true)

  private def key(s: CharSequence, isDistinct: Boolean): Unit =
    if (isNested) keys.setCollected(s, isDistinct, isField = false) else keys.set(s, isDistinct)

  override def field(fields: FieldNames, i: Int): Unit =
    if (isNested) keys.setCollected(fields.name(i), isDistinct = true, isField = true)
    else keys.setField(fields, i)

  protected def scalar(): Output = {
    refuseRoot()
    if (isNested) nested.scalar(comments)
    else {
      keys.check()
      beginLine(comments)
      body.out
    }
  }

  protected def written(chars: Int): Unit = if (isNested) nested.written(chars) else body.lines.endLine(comments)

  protected def next: Events = nested.next(comments)
  protected def collected(): Unit = member(nested.collected())

  private[toml] def beginLine(comments: Marks): Unit = {
    if (isInTable) tables.line()
    val lines = body.lines
    lines.above(comments, level)
    keys.write(lines, level)
  }

  /** Writes a member of the innermost table, if it is not null. */
  private def member(node: AnyRef): Unit = if (node ne null) {
    val nodes = body.nodes
    if (nodes.hasHeader(Node.bare(node), around)) {
      opened.tables(keys.last, node)
      above(nodes.footOf(node))
    } else if (isInTable) tables.value(keys.last, node)
    else nodes.line(keys.last, node, 0, 1)
  }

  /** The comments at the end of an array of tables have no line of their own: they are above what
    * comes next.
    */
  private def above(foot: String): Unit = if (foot ne null) marks.commentLines(foot)

  def beginObject(): Unit = {
    if (!inRoot) {
      if (comments ne null) comments.raise()
      root.lines.above(comments, 0)
      inRoot = true
    } else if (isNested) nested.begin(isObject = true, comments)
    else {
      if (!isInTable || !tables.isInArray) keys.check()
      if (!allHaveHeaders) inside.beginTable(around, comments)
      else if (comments eq null) opened.beginTable(keys.last, null, null)
      else opened.beginTable(keys.last, comments.takeAbove(), comments.takeNote())
    }
    keys.begin()
  }

  def endObject(): Unit = {
    keys.end()
    if (isNested) member(nested.end(isObject = true, comments))
    else if (isInTable) tables.endTable(takeFoot())
    else foot = takeFoot()
  }

  def beginArray(): Unit = begin(isValue = false)

  override def beginValueArray(): Unit = begin(isValue = true)

  private def begin(isValue: Boolean): Unit = {
    refuseRoot()
    if (isNested) nested.begin(isObject = false, comments)
    else {
      keys.check()
      inside.beginArray(body.array, level, around, isValue, comments)
    }
  }

  override def beginObjectArray(): Unit = {
    refuseRoot()
    // The first table writes the comments on the array: they are lost with an element that is left out.
    if (!isNested && allHaveHeaders && (!omitsElements || (comments eq null) || comments.isEmpty)) {
      keys.check()
      opened.beginArray(keys.last)
    } else beginArray()
  }

  private[swarender] override def beginArrayOf(node: AnyRef): Unit =
    if (root.nodes.areTables(node)) beginObjectArray() else beginValueArray()

  def endArray(): Unit =
    if (isNested) member(nested.end(isObject = false, comments))
    else if (tables.endArray()) {
      beginLine(comments)
      body.out.literal(TomlMarks.emptyArray)
      written()
    } else above(takeFoot())

  def nullValue(): Unit = {
    refuseRoot()
    if (if (isElement) omitsElements else style.omitsMembers) dropComments()
    else fail(RenderError.NullValue, "TOML has no null")
  }

  /** Whether the next value is an element of an array. */
  private def isElement: Boolean = if (isNested) nested.isInArray else isInTable && tables.isInArray

  override def omitsNulls: Boolean = true

  private[swarender] def memberText(member: Events => Unit, escaped: Boolean): String =
    textOf(member, style.inComments(escaped))

  private[toml] def inlineText(node: DefaultNode): String = textOf(node.member, style.onOneLine)

  private def textOf(member: Events => Unit, style: TomlSettings): String =
    DefaultComments.document(this, new TomlWriter(_, style), style.common, member)

  override def commentedDefault(comment: String, member: Events => Unit): Unit =
    if (!isNested) super.commentedDefault(comment, member)
    else if (commentsDefaults) nested.default(comment, member, comments)

  /** A default stands among the values of its table. */
  private[swarender] override def writeDefault(comment: String, text: String, member: Events => Unit): Unit = {
    super.writeDefault(comment, text, member)
    if (isInTable) tables.line()
    body.lines.above(comments, level)
  }

  /** Nothing is collected, since the tree is there. */
  override def tree(value: ujson.Value): Unit = value match {
    case _ if !isKnown => super.tree(value)
    case tree: ujson.Obj =>
      root.lines.above(comments, 0)
      val _ = root.nodes.root(tree)
    case _ => refuseRoot()
  }

  private def clear(): Unit = {
    inRoot = false
    dropComments()
    foot = null
    keys.forget()
    if (nested ne null) nested.forget()
    if (tables ne null) tables.forget()
    root.forget()
    isClear = true
  }

  def forget(): Unit = if (isClear) dropComments() else clear()

  private[swarender] def isSmall: Boolean =
    root.isSmall && keys.isSmall && style.isSmall && ((tables eq null) || tables.isSmall)

  def on(other: Output): DocumentWriter = new TomlWriter(other, style)
}
