package swarender
package yaml

import swarender.event.{DocumentWriter, FixedText, HeldEvents, Mark, Node, NodeWalker}
import swarender.output.Output
import swarender.chars.QuotedText
import swarender.numbers.JsonNumber

/** Puts arrays and objects in flow style, on one line: those of scalars whose text has at most
  * `flow` chars, and those for whose place `layout` says so. With `flowWidth` arrays of scalars are
  * in flow style, in as many lines as they need. It holds one container of scalars, of so many
  * chars, or the whole of one that has to be in flow style.
  *
  * @param flows
  *   makes what writes one in flow style
  * @param items
  *   the same, with `ItemEnd` between items; null where arrays are not filled
  */
private[yaml] final class YamlLayouts(
    target: YamlWriter,
    style: YamlSettings,
    flows: Output => DocumentWriter,
    items: Output => DocumentWriter
) extends HeldEvents(target) {
  private[this] val layout = style.layout
  private[this] val flowChars = style.flow
  private[this] val hugeNumbers = style.hugeNumbers
  private[this] val escapes = style.escapes
  private[this] var current = new NodeWalker(target, null)
  private[this] val blocks = current

  /** How many containers are open that are in flow style whatever they have. */
  private[this] var forced = 0

  /** The key of the next value of the container that is held, if it may still be in block style. */
  private[this] var pendingKey: CharSequence = null
  private[this] var pendingTag: String = null
  private[this] var isObject = false

  /** How many chars the container has so far that is held, and may have. */
  private[this] var chars = 0L
  private[this] var mostChars = 0L

  /** The last key of the container around it, or null for an element. */
  private[this] var outerKey: CharSequence = null
  private[this] val width = style.flowWidth

  /** Whether what is held has a long key, or a member that is a comment. */
  private[this] var needsBlock = false

  protected def walker: NodeWalker = current

  private def isCandidate: Boolean = buffer.isOpen && forced == 0

  private[swarender] override def asksPosition: Boolean = layout ne null

  private def asked: YamlStyle.Layout = if (layout eq null) YamlLayout.Default else layout(position)

  /** Writes what is held in block style, up to the value that comes next. */
  private def release(): Unit = if (isCandidate) {
    if (isObject) {
      buffer.endObject()
      target.beginObject()
      val all = Node.members(buffer.take())
      while (all.hasNext) {
        val member = all.next()
        target.key(Node.key(member))
        Node.sendScalar(member.getValue, target)
      }
      if (pendingKey ne null) target.key(pendingKey)
      outerKey = pendingKey
      pendingKey = null
    } else {
      buffer.endArray()
      target.beginArray()
      Node.elements(buffer.take()).foreach(Node.sendScalar(_, target))
    }
  }

  protected override def begin(isObject: Boolean): Unit = {
    val layout = asked
    if (forced > 0) forced += 1
    else {
      release()
      if (layout eq YamlLayout.Flow) forced = 1
    }
    sendTag()
    val most = if (width > 0 && !isObject) Long.MaxValue - 2 else flowChars.toLong
    if (forced > 0 || most > 0 && (layout ne YamlLayout.Block)) {
      this.isObject = isObject
      chars = 0
      mostChars = most
      if (!buffer.isOpen) needsBlock = false
      if (isObject) buffer.beginObject() else buffer.beginArray()
    } else if (isObject) target.beginObject()
    else target.beginArray()
  }

  protected override def end(isObject: Boolean): Unit = if (buffer.isOpen) {
    if (isObject) buffer.endObject() else buffer.endArray()
    val isForced = forced > 0
    if (isForced) forced -= 1
    if (!buffer.isOpen) whole(buffer.take(), isForced)
  } else if (isObject) target.endObject()
  else target.endArray()

  /** What makes the texts of containers, and of arrays with `ItemEnd`, once there has been one. */
  private[this] var flowText: FlowText = null
  private[this] var itemText: FlowText = null

  private def textOf(node: AnyRef, text: FlowText): String = {
    current = text.walker
    val written = text(target.place)(send(node))
    current = blocks
    written
  }

  private def isFilled(node: AnyRef): Boolean = width > 0 && Node.isArray(node) && !Node.isEmpty(node) &&
    Node.elements(node).forall { element =>
      val bare = Node.bare(element)
      !Node.isObject(bare) && !Node.isArray(bare)
    }

  private def filled(node: AnyRef): Unit = {
    if (itemText eq null) itemText = new FlowText(items)
    val text = textOf(node, itemText)
    val column = target.nextColumn(if (outerKey eq null) 0 else target.keyWidth(outerKey))
    target.flow(FilledArray(text, column, target.innerColumn, width))
  }

  private def whole(node: AnyRef, isForced: Boolean): Unit = if (isFilled(node)) filled(node)
  else {
    if (flowText eq null) flowText = new FlowText(flows)
    val text = textOf(node, flowText)
    if (!needsBlock && (isForced || text.length <= flowChars)) target.flow(text) else send(node)
  }

  override def key(s: CharSequence): Unit = {
    if (buffer.isOpen && YamlScalars.isLongInFlow(s, escapes)) needsBlock = true
    if (isCandidate) pendingKey = FixedText.kept(s)
    else {
      if (width > 0 && !buffer.isOpen) outerKey = FixedText.kept(s)
      sink.key(s)
    }
  }

  protected override def scalar(least: Int): Events = {
    if (isCandidate) {
      chars += least + 2 + (if (pendingTag eq null) 0 else pendingTag.length + 1)
      if (chars > mostChars + 2L) release()
      else if (pendingKey ne null) {
        chars += pendingKey.length
        buffer.key(pendingKey)
        pendingKey = null
      }
    }
    sendTag()
    sink
  }

  private def sendTag(): Unit = if (pendingTag ne null) {
    sink.tag(pendingTag)
    pendingTag = null
  }

  override def string(s: CharSequence): Unit = {
    val layout = asked
    if ((layout ne YamlLayout.Default) && forced == 0) {
      release()
      target.prefer(layout)
    } else if (width > 0 && isCandidate && !isObject && s.toString.indexOf('\n') >= 0) release()
    scalar(s.length).string(s)
  }

  /** What is too large for a double is in block style, where the style has its rule. */
  override def number(text: CharSequence): Unit = {
    val kind = JsonNumber.kind(text)
    if (kind == JsonNumber.NoNumber || !JsonNumber.isHuge(text, kind)) scalar(1).number(text)
    else if (forced == 0) {
      release()
      scalar(1).number(text)
    } else if (hugeNumbers eq HugeNumbers.Quote) scalar(1).string(text)
    else target.fail(RenderError.BadNumber, s"${QuotedText.cut(text)} is too large for a double")
  }

  /** A container with comments is in block style; one that must be in flow style has none. */
  private[swarender] override def onMark(kind: Int, text: String): Unit =
    if (!Mark.isComment(kind)) { if (pendingTag eq null) pendingTag = text }
    else if (forced == 0) {
      release()
      target.mark(kind, text)
    }
  override def commentedDefault(comment: String, member: Events => Unit): Unit = if (forced == 0) {
    release()
    target.commentedDefault(comment, member)
  } else {
    needsBlock ||= commentsDefaults
    super.commentedDefault(comment, member)
  }

  override def forget(): Unit = {
    forced = 0
    current = blocks
    flowText = null
    itemText = null
    pendingKey = null
    pendingTag = null
    outerKey = null
    super.forget()
  }

  def on(other: Output): DocumentWriter = new YamlLayouts(target.on(other), style, flows, items)
}

private[swarender] object YamlLayouts {

  /** Between the items of an array that is filled: no text in flow style has it. */
  val ItemEnd: String = FilledArray.ItemEnd.toString

  /** Makes it apart from what every call loads. */
  def to(
      target: YamlWriter,
      style: YamlSettings,
      flows: Output => DocumentWriter,
      items: Output => DocumentWriter
  ): DocumentWriter = new YamlLayouts(target, style, flows, items)
}
