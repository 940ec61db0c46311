package swarender
package event

import swarender.chars.AsciiSlice
import swarender.numbers.NumberRules

/** Collects the events of one value in memory: keys and strings by reference.
  *
  * @param owner
  *   raises the errors
  * @param keepsDefaults
  *   whether classes send the fields that have their default, whatever the style says
  */
private[swarender] final class EventBuffer(owner: DocumentWriter, keepsDefaults: Boolean = false) extends Events {

  /** What is around the value: it has no node. */
  private[this] val outside = new OpenNode(null, null)

  /** The innermost of the containers that are open, `outside` where none is; how many there are. */
  private[this] var open = outside
  private[this] var depth = 0
  private[this] var last: AnyRef = null

  /** The marks that wait for their value; null if there was none. */
  private[this] var marks: Marks = null

  /** Whether the last key is written as an integer. */
  private[this] var isIntegerKey = false

  /** How many containers may be open here. */
  var room: Int = owner.maxDepth
  def level: Int = depth
  def isOpen: Boolean = depth > 0
  def isInObject: Boolean = open.node.isInstanceOf[ObjectNode]

  /** The value, after its last event; it is not kept. */
  def take(): AnyRef = {
    val node = last
    last = null
    node
  }

  private[swarender] override def onMark(kind: Int, text: String): Unit = {
    if (marks eq null) marks = new Marks
    marks.add(kind, text)
  }

  private def takeFoot(): String = if (marks eq null) null else marks.takeFoot()

  /** The member is a node, so that it is sorted as it would be as a member. */
  override def commentedDefault(comment: String, member: Events => Unit): Unit = {
    onMark(Mark.Above, comment)
    val node = DefaultNode(owner, takeFoot(), member)
    isIntegerKey = false
    open.node match {
      case o: ObjectNode => o.add(node.key, node)
      case _ => ()
    }
  }

  private def add(value: AnyRef): Unit = {
    val node =
      if (marks ne null) marks.on(value, isIntegerKey)
      else if (isIntegerKey) new CommentedNode(null, null, null, value, hasIntegerKey = true)
      else value
    isIntegerKey = false
    open.node match {
      case o: ObjectNode => o.add(open.key, node)
      case a: ArrayNode => a.elements += node
      case _ => last = node
    }
  }

  private def begin(node: AnyRef): Unit = {
    if (depth >= room) owner.tooDeep()
    add(node)
    depth += 1
    open = new OpenNode(node, open)
  }

  private def end(): Unit = {
    val foot = takeFoot()
    if (foot ne null) open.node match {
      case o: ObjectNode => o.foot = foot
      case a: ArrayNode => a.foot = foot
      case _ => ()
    }
    isIntegerKey = false
    open = open.outer
    depth -= 1
  }

  def beginObject(): Unit = begin(new ObjectNode(ObjectNode.InitialSize))
  def endObject(): Unit = end()
  def beginArray(): Unit = begin(new ArrayNode)
  def endArray(): Unit = end()
  def key(s: CharSequence): Unit = {
    open.key = s.toString
    isIntegerKey = FixedText.isInteger(s)
  }
  def string(s: CharSequence): Unit = add(if (s.isInstanceOf[String]) s else copied(s))

  private def copied(s: CharSequence): AnyRef = s match {
    case s: AsciiSlice => s.copy
    case _ => s.toString
  }
  def int64(v: Long): Unit = add(java.lang.Long.valueOf(v))
  override def uint64(v: Long): Unit = add(new UnsignedNode(v))
  def float64(v: Double): Unit = add(java.lang.Double.valueOf(v))
  override def float32(v: Float): Unit = add(new FloatNode(v))
  def number(text: CharSequence): Unit = add(new NumberNode(text.toString))
  override def dateTime(v: TomlDateTime): Unit = add(v)
  def bool(v: Boolean): Unit = add(java.lang.Boolean.valueOf(v))
  def nullValue(): Unit = add(null)

  override def omitsDefaults: Boolean = !keepsDefaults && owner.omitsDefaults
  private[swarender] override def numberRules: NumberRules = owner.numberRules
  private[swarender] override def expectNumber(bits: Long): Unit = owner.expectNumber(bits)
  private[swarender] override def fail(kind: RenderError.Kind, detail: String): Nothing = owner.fail(kind, detail)

  /** Drops what is not whole. */
  def forget(): Unit = {
    outside.key = null
    open = outside
    depth = 0
    last = null
    marks = null
    isIntegerKey = false
  }
}

/** A container that is open in `outer`, and the key of its next member. */
private final class OpenNode(val node: AnyRef, val outer: OpenNode) {
  var key: String = null
}
