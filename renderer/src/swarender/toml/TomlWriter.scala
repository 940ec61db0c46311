package swarender
package toml

import swarender.Policy.NonFinite
import swarender.event.{ArrayNode, DocumentWriter, EventBuffer, Filters, Node, ScalarRules}
import swarender.output.{Output, StringOutput}
import swarender.text.{JsonNumber, QuotedText}

/** TOML 1.0 as `style` lays it out.
  *
  * The values of the root are written as they come. Containers are collected until they are whole:
  * those that have headers wait until the root ends, others are written then. An array that is
  * certain to be wider than a line goes out while it grows.
  */
private[swarender] final class TomlWriter(out: Output, style: TomlSettings) extends ScalarRules(out, style.shared) {
  private[this] val strings = new TomlStrings(style)
  private[this] val lines = new TomlLines(out, style, strings)
  private[this] val inline = new TomlInline(this, style, strings)
  private[this] val values = new TomlValues(out, style, inline, lines)
  private[this] val tablePath = new TomlPath(out, strings)
  private[this] val tables = new TomlTables(out, style, lines, values, inline, tablePath)

  /** The container that is collected: a member of the root, or an element of an array there. */
  private[this] var collector: EventBuffer = null
  private[this] var inRoot = false

  /** The key of the root's current member. */
  private[this] var lastKey: String = null

  /** The elements of the array in the root that are not written, or null if there is none. */
  private[this] var array: ArrayNode = null

  /** Whether that array has an element that is no table, and whether its first elements are
    * written.
    */
  private[this] var mixed = false
  private[this] var begun = false

  /** The comments on what comes next in the root, and those on that array. */
  private[this] val comments = new TomlComments(lines)
  private[this] val arrayComments = new TomlComments(lines)

  def beginDocument(): Unit = ()

  def endDocument(): Unit = {
    tables.end()
    clear()
  }

  /** A file holds one document. */
  override def nextDocument(): Unit = fail(RenderError.SecondDocument, "TOML has no second document")

  private def refuseRoot(): Unit =
    if (!inRoot) fail(RenderError.RootType, "expected a table as the root of a TOML document")

  private def isCollecting: Boolean = (collector ne null) && collector.isOpen

  private def buffer: EventBuffer = {
    if (collector eq null) collector = new EventBuffer(this)
    collector
  }

  /** The buffer of a container: one inside the root, or inside an array there, if one is open. */
  private def opened: EventBuffer = {
    val opened = buffer
    if (!opened.isOpen) {
      opened.room = maxDepth - (if (array eq null) 1 else 2)
      comments.handTo(opened)
    }
    opened
  }

  /** Whether the next scalar is a member of the root, which is written at once. */
  private def isLine: Boolean = {
    refuseRoot()
    !isCollecting && (array eq null)
  }

  /** Writes what comes before such a scalar. */
  private def line(): Output = {
    comments.writeAbove()
    lines.value(lastKey, 0)
    out
  }

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
    if (array ne null) element(node) else tables.member(lastKey, node)
  }

  /** An element of an array that is a member of the root. */
  private def element(node: AnyRef): Unit =
    if (begun) values.element(node)
    else {
      array.elements += node
      if (!Node.isObject(Node.bare(node))) mixed = true
      // An element takes a char, a comma and a space at least.
      if (mixed && (array.elements.length * 3L > style.arrayWidth || style.arrayWidth == Int.MaxValue)) {
        begun = true
        arrayComments.writeAbove()
        lines.value(lastKey, 0)
        values.begin()
        array.elements.foreach(values.element)
        array.elements.clear()
      }
    }

  def beginObject(): Unit =
    if (inRoot) opened.beginObject()
    else {
      comments.writeAbove()
      inRoot = true
    }

  def endObject(): Unit =
    if (isCollecting) {
      buffer.endObject()
      collected()
    } else tables.foot = comments.takeAbove()

  def beginArray(): Unit =
    if (isLine) {
      if (maxDepth < 2) tooDeep()
      array = new ArrayNode
      mixed = false
      begun = false
      arrayComments.take(comments)
    } else opened.beginArray()

  def endArray(): Unit =
    if (isCollecting) {
      buffer.endArray()
      collected()
    } else {
      val whole = array
      array = null
      val foot = comments.takeAbove()
      if (begun) {
        values.end(foot)
        arrayComments.endLine()
      } else {
        whole.foot = foot
        tables.member(lastKey, arrayComments.on(whole))
      }
    }

  def key(s: CharSequence): Unit = {
    checkSurrogates(s)
    if (isCollecting) buffer.key(s) else lastKey = s.toString
  }

  def string(s: CharSequence): Unit = {
    val isLine = this.isLine
    checkSurrogates(s)
    if (isLine) {
      strings.string(line(), s, underKey = true)
      comments.endLine()
    } else {
      next.string(s)
      collected()
    }
  }

  def int64(v: Long): Unit =
    if (isLine) {
      line().long(v)
      comments.endLine()
    } else {
      next.int64(v)
      collected()
    }

  def float64(v: Double): Unit =
    if (Math.abs(v) <= Double.MaxValue) {
      if (isLine) {
        line().double(v, numbers)
        comments.endLine()
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
      comments.endLine()
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
      comments.endLine()
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
      comments.writeAbove()
      val all = Node.members(root)
      while (all.hasNext) {
        val member = all.next()
        if (!inline.omitsMember(member.getValue)) tables.member(member.getKey, member.getValue)
      }
    case _ => refuseRoot()
  }

  /** A node does not tell whether it is empty after all. */
  override def filtersTree: Boolean = !style.shared.omitEmpty

  private def clear(): Unit = {
    inRoot = false
    comments.clear()
    arrayComments.clear()
    lastKey = null
    array = null
    if (collector ne null) collector.forget()
    tablePath.forget()
    tables.forget()
  }

  def forget(): Unit = {
    clear()
    values.forget()
    lines.reset()
  }
  private[swarender] def isSmall: Boolean =
    values.isSmall && ((collector eq null) || collector.isSmall) && tablePath.isSmall && style.isSmall

  def on(other: Output): DocumentWriter = new TomlWriter(other, style)
}
