package swarender
package json

import swarender.event.{CopyTarget, DocumentWriter, TreeTokens, ValueWalker}
import swarender.output.{ByteOutput, DirectOwner, Output}
import swarender.chars.Literal
import swarender.numbers.JsonNumber

/** JSON (RFC 8259) and its relatives, as `style` lays it out. After `]` or `}` the parent is never
  * empty, so no stack is needed: a depth and one state suffice.
  */
final class JsonWriter private[swarender] (out: Output, style: JsonSettings, tokens: JsonTokens)
    extends JsonNumbers(out, style)
    with DirectOwner
    with CopyTarget {
  import JsonPlace._

  private[swarender] def this(out: Output, style: JsonSettings) = this(out, style, new JsonTokens(out, style))

  private[this] val literals = style.literals
  private[this] val isCompact = tokens.isCompact
  private[this] var ownTrees: TreeTokens = null
  private[this] var directTrees: DirectTree = null

  /** Whether the texts of fields are kept, with the comma before them too, and whether trees are
    * written as such.
    */
  private[this] val keepsFields =
    !refusesSurrogates && literals.keepsFields
  private[this] val joinsFields = isCompact && keepsFields
  private[this] val takesTrees = literals.takesTrees && tokens.takesTrees

  /** Whether a comma and a colon are all that is between tokens. */
  private[this] val isDense = isCompact && style.keySeparator.text == ":"

  /** Whether JSON text without white space is mostly as this writes it. */
  private[this] val copiesText =
    isDense && out.takesUtf8 && keepsNumbers && literals.copiesText

  // Nothing that the style asks for may change the constants of `DirectOutput`.
  direct = out match {
    case bytes: ByteOutput if style.isDirect => bytes
    case _ => null
  }

  /** The depth of the next value: how many containers are open. */
  private[this] var depth = 0
  private[this] var state = Value

  def beginDocument(): Unit = {
    depth = 0
    if (direct ne null) direct.beginDirect(this, 0, maxDepth)
    state = Value
    if (literals.documentStart ne null) out.literal(literals.documentStart)
  }

  def endDocument(): Unit = if (literals.documentEnd ne null) out.literal(literals.documentEnd)

  override def nextDocument(): Unit = if (literals.betweenDocuments ne null) out.literal(literals.betweenDocuments)

  /** Writes what comes before a value. */
  private def before(): Unit = {
    val s = state
    if (s == Next && isCompact) out.ascii(',') else if (s != Value) beforeLaidOut(s)
  }

  private def beforeLaidOut(s: Int): Unit =
    if (s == Next) tokens.separator(depth) else tokens.newline(depth)

  def beginObject(): Unit = {
    if (depth >= maxDepth) tooDeep()
    before()
    out.ascii('{')
    depth += 1
    state = First
  }

  def beginArray(): Unit = {
    if (depth >= maxDepth) tooDeep()
    before()
    out.ascii('[')
    depth += 1
    state = First
  }

  def endObject(): Unit = {
    depth -= 1
    tokens.end('}', state == First, depth)
    state = Next
  }

  def endArray(): Unit = {
    depth -= 1
    tokens.end(']', state == First, depth)
    state = Next
  }

  def key(s: CharSequence): Unit = {
    before()
    checkSurrogates(s)
    tokens.key(s)
    state = Value
  }

  /** The text of the key of a field is known before the document, and kept. */
  override def field(fields: FieldNames, i: Int): Unit =
    if (state == Next && joinsFields) {
      tokens.nextField(fields, i)
      state = Value
    } else if (!keepsFields) key(fields.name(i))
    else {
      before()
      tokens.field(fields, i)
      state = Value
    }

  def string(s: CharSequence): Unit = {
    before()
    checkSurrogates(s)
    if (depth == 0) tokens.root(s) else tokens.string(s)
    state = Next
  }

  def int64(v: Long): Unit =
    if (limited && JsonNumber.isBig(v)) big(java.lang.Long.toString(v))
    else {
      before()
      out.long(v)
      state = Next
    }

  /** JSON has no comments. */
  private[swarender] def memberText(member: Events => Unit, escaped: Boolean): String = ""

  protected def fraction(text: CharSequence): Unit = {
    before()
    numberText(text, out)
    state = Next
  }

  protected override def quoted(text: String): Unit = {
    before()
    tokens.unescaped(text)
    state = Next
  }

  def float64(v: Double): Unit = {
    before()
    if (Math.abs(v) <= Double.MaxValue) out.double(v, numbers) else notFinite(v)
    state = Next
  }

  override def float32(v: Float): Unit = {
    before()
    if (Math.abs(v) <= Float.MaxValue) out.float(v, numbers) else notFinite(v.toDouble)
    state = Next
  }

  /** NaN or an infinity, before which all is written. */
  private[swarender] override def notFinite(v: Double): Unit = {
    state = Value
    super.notFinite(v)
  }

  def bool(v: Boolean): Unit = fixed(tokens.boolText(v))
  def nullValue(): Unit = fixed(tokens.nullText)

  private def fixed(value: Literal): Unit = {
    before()
    out.literal(value)
    state = Next
  }

  override def tree(value: ujson.Value): Unit = if (takesTrees) writeTree(value, 0) else super.tree(value)

  override def subtree(value: ujson.Value): Unit = {
    val level = depth
    if (!takesTrees || level >= Math.min(ValueWalker.Levels, maxDepth)) super.subtree(value)
    else {
      before()
      writeTree(value, level)
      continueAt(level, Next)
    }
  }

  private def writeTree(value: ujson.Value, level: Int): Unit =
    if (!PlatformTree.IsDirect || (direct eq null)) trees.write(value, level)
    else {
      if (directTrees eq null) directTrees = new DirectTree(direct, tokens, this, maxDepth)
      directTrees.write(value, level)
    }

  private[swarender] override def beginTree(): TreeTokens =
    if (!takesTrees || depth >= trees.levels) null
    else {
      before()
      trees
    }

  private def trees: TreeTokens = {
    if (ownTrees eq null) ownTrees = PlatformTree.writer(out, tokens, this)
    ownTrees
  }

  private[swarender] override def copyTarget: CopyTarget = if (copiesText) this else null
  private[swarender] def mostLevels: Int = maxDepth
  private[swarender] def copied(level: Int, next: Int): Unit = continueAt(level, next)
  private[swarender] def level: Int = depth

  private[swarender] def openLevels: Int = if (direct eq null) depth else Math.max(depth, direct.level)

  private[swarender] override def beginDirect(): Unit = {
    before()
    direct.beginDirect(this, depth, maxDepth)
  }

  private[swarender] override def endDirect(): Unit = continueAt(direct.level, Next)

  private[swarender] override def eventsWithin(): Events = {
    tookEvents = true
    continueAt(direct.level, Value)
    this
  }

  /** Makes ready for what comes next at `level`: a number of [[JsonPlace]]. */
  private[json] def continueAt(level: Int, next: Int): Unit = {
    depth = level
    state = next
  }

  /** The next document may have no events: its depth is not that of the last one. */
  def forget(): Unit = depth = 0
  private[swarender] def isSmall: Boolean = style.isSmall
  def on(other: Output): JsonWriter = new JsonWriter(other, style, tokens.on(other))
}

private[swarender] object JsonWriter {

  /** What writes JSON, or a variant of it. It is here, and not where it is called, so that its
    * class is loaded when it is made.
    */
  def apply(out: Output, style: JsonSettings): DocumentWriter =
    if (style.variant eq null) new JsonWriter(out, style) else style.variant.writer(out, style)
}
