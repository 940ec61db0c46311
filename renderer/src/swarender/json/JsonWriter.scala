package swarender
package json

import swarender.Events.FieldNames
import swarender.event.{DocumentWriter, TextCopier}
import swarender.output.{ByteOutput, Output}
import swarender.text.{Escapes, JsonNumber, Literal}

/** JSON (RFC 8259) and its relatives, as `style` lays it out. After the end of a container its
  * parent has an element, so that one state and a depth are all that is kept.
  */
final class JsonWriter private[swarender] (out: Output, style: StyleValues)
    extends JsonNumbers(out, style)
    with JsonPlace {
  import JsonPlace._
  import JsonWriter._

  private[this] val texts = JsonTexts(style)
  private[this] val tokens = new JsonTokens(out, style)
  private[this] val isCompact = tokens.isCompact
  private[this] var ownTrees: TreeWriter = null
  private[this] var copier: TextCopier = null

  /** The depth at which no container may begin. */
  private[this] val deepest = if (style(JsonSettings.assignments)) maxDepth - 1 else maxDepth
  private[this] val bareRoot = style(JsonSettings.bareRootString)
  private[this] val assignments = style(JsonSettings.assignments)
  private[this] val ownKeys = refusesSurrogates || assignments || !style.isSmall

  /** Whether the comma before a field is kept with its key. */
  private[this] val joinsFields = isCompact && !ownKeys

  /** The output, where it takes bytes and documents are compact, without a rule that keys or
    * scalars break; else null.
    */
  private[this] val page: ByteOutput = out match {
    case bytes: ByteOutput if joinsFields && !limited && !bareRoot => bytes
    case _ => null
  }

  /** Whether JSON text without white space is mostly as this writes it. */
  private[this] val copiesText = isCompact && out.takesUtf8 && keepsText

  /** Whether scalars and keys are written as they are in JSON text, but for escapes that are not
    * minimal.
    */
  private def keepsText: Boolean =
    style(JsonSettings.keySeparator).text == ":" && !style(JsonSettings.python) && !assignments && !bareRoot &&
      (style(JsonSettings.escapes) eq Escapes.minimal) && keepsNumbers && !style(JsonSettings.yamlNumbers)

  /** The depth of the next value: how many indented containers are open. A root that is written as
    * assignments is not indented.
    */
  private[this] var depth = if (assignments) -1 else 0
  private[this] var state = if (assignments) Assignments else Value

  def beginDocument(): Unit = {
    depth = if (assignments) -1 else 0
    state = if (assignments) Assignments else Value
    if (texts.documentStart ne null) out.literal(texts.documentStart)
  }

  def endDocument(): Unit = if (texts.documentEnd ne null) out.literal(texts.documentEnd)

  /** Writes what comes before a value. */
  private def before(): Unit = {
    val s = state
    if (s == Next && isCompact) out.ascii(',') else if (s != Value) beforeLaidOut(s)
  }

  private def beforeLaidOut(s: Int): Unit =
    if (s == Next) tokens.separator(depth)
    else if (s == First) tokens.newline(depth)
    else fail(RenderError.RootType, "expected an object as the root")

  def beginObject(): Unit = {
    if (depth >= deepest) tooDeep()
    if (page ne null) page.open('{', state == Next)
    else if (state != Assignments) {
      before()
      out.ascii('{')
    }
    depth += 1
    state = First
  }

  def beginArray(): Unit = {
    if (depth >= deepest) tooDeep()
    if (page ne null) page.open('[', state == Next)
    else {
      before()
      out.ascii('[')
    }
    depth += 1
    state = First
  }

  def endObject(): Unit = {
    depth -= 1
    if ((page ne null) && state != First) page.ascii('}')
    else if (depth >= 0) tokens.end('}', state == First, depth)
    else if (state != First) out.ascii('\n')
    state = Next
  }

  def endArray(): Unit = {
    depth -= 1
    if ((page ne null) && state != First) page.ascii(']') else tokens.end(']', state == First, depth)
    state = Next
  }

  def key(s: CharSequence): Unit =
    if (assignments && depth == 0) assignment(s)
    else {
      before()
      checkSurrogates(s)
      tokens.key(s)
      state = Value
    }

  /** The key that is the digits of `v`. */
  private[swarender] def integerKey(v: Long): Unit =
    if (assignments && depth == 0) key(java.lang.Long.toString(v))
    else {
      before()
      tokens.integerKey(v)
      state = Value
    }

  /** The text of such a key is known before the document, and kept. */
  override def field(fields: FieldNames, i: Int): Unit =
    if (state == Next && joinsFields) {
      tokens.nextField(fields, i)
      state = Value
    } else if (ownKeys) key(fields.name(i))
    else {
      before()
      tokens.field(fields, i)
      state = Value
    }

  /** Field `i` and its value, in one step: what derived code calls. */
  def field(fields: FieldNames, i: Int, v: Long): Unit =
    if (page eq null) {
      field(fields, i)
      int64(v)
    } else {
      page.literalAndLong(tokens.fieldText(fields, i, state == Next), v)
      state = Next
    }

  def field(fields: FieldNames, i: Int, v: Double): Unit =
    if ((page eq null) || !(Math.abs(v) <= Double.MaxValue)) {
      field(fields, i)
      float64(v)
    } else {
      page.literal(tokens.fieldText(fields, i, state == Next))
      page.double(v, numbers)
      state = Next
    }

  def field(fields: FieldNames, i: Int, v: String): Unit =
    if (v eq null) nullField(fields, i)
    else if (page eq null) {
      field(fields, i)
      string(v)
    } else {
      page.literalAndQuoted(tokens.fieldText(fields, i, state == Next), v, tokens.escapes)
      state = Next
    }

  def field(fields: FieldNames, i: Int, v: Boolean): Unit = fixedField(fields, i, tokens.boolText(v))
  def nullField(fields: FieldNames, i: Int): Unit = fixedField(fields, i, tokens.nullText)

  def emptyArrayField(fields: FieldNames, i: Int): Unit =
    if ((page ne null) && depth < deepest) fixedField(fields, i, EmptyArray)
    else {
      field(fields, i)
      beginArray()
      endArray()
    }

  private def fixedField(fields: FieldNames, i: Int, value: Literal): Unit =
    if (page eq null) {
      field(fields, i)
      fixed(value)
    } else {
      page.literals(tokens.fieldText(fields, i, state == Next), value)
      state = Next
    }

  /** The key of a member of the root that is written as a line of its own. */
  private def assignment(s: CharSequence): Unit = {
    if (state == Next) out.ascii('\n')
    checkSurrogates(s)
    out.escaped(s, 0, s.length, Escapes.none)
    out.ascii(" = ")
    state = Value
  }

  def string(s: CharSequence): Unit = {
    before()
    checkSurrogates(s)
    if (bareRoot && depth == 0) out.escaped(s, 0, s.length, Escapes.none) else tokens.string(s)
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
  protected def memberText(member: Events => Unit): String = ""

  protected def fraction(text: CharSequence): Unit = {
    before()
    numberText(text, out)
    state = Next
  }

  protected def quoted(text: String): Unit = {
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

  /** NaN or an infinity. */
  private[json] def notFinite(v: Double): Unit =
    if (!tokens.notFinite(v)) fail(RenderError.NotFinite, s"JSON has no $v")

  override def dateTime(v: TomlDateTime): Unit = string(v)

  def bool(v: Boolean): Unit = fixed(tokens.boolText(v))
  def nullValue(): Unit = fixed(tokens.nullText)

  private def fixed(value: Literal): Unit = {
    before()
    out.literal(value)
    state = Next
  }

  override def tree(value: ujson.Value): Unit =
    if (assignments || bareRoot) super.tree(value) else trees.write(value, 0)

  override def subtree(value: ujson.Value): Unit = {
    val level = depth
    if (beginTree() eq null) super.subtree(value)
    else {
      trees.write(value, level)
      endTree(level)
    }
  }

  /** What writes the next value as a tree at `level`, where `endTree` follows; null where only
    * events do.
    */
  private[swarender] def beginTree(): TreeTokens =
    if (assignments || bareRoot || depth >= trees.levels) null
    else {
      before()
      trees
    }

  /** Comes after a tree at `level`. */
  private[swarender] def endTree(level: Int): Unit = continueAt(level, Next)

  private def trees: TreeWriter = {
    if (ownTrees eq null) ownTrees = PlatformTree(out, tokens, this)
    ownTrees
  }

  private[swarender] override def textCopier: TextCopier =
    if (!copiesText) null
    else {
      if (copier eq null) copier = new CompactCopier(this, out, deepest)
      copier.keepPlace(null)
      copier
    }

  private[swarender] def level: Int = depth

  private[json] def continueAt(level: Int, next: Int): Unit = {
    depth = level
    state = next
  }

  /** `beginDocument` sets all that there is. */
  def forget(): Unit = ()
  private[swarender] def isSmall: Boolean = style.isSmall
  def on(other: Output): DocumentWriter = new JsonWriter(other, style)
}

private[swarender] object JsonWriter {
  private val EmptyArray = new Literal("[]")
}
