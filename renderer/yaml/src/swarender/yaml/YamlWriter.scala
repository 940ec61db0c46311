package swarender
package yaml

import swarender.event.{DefaultComments, DocumentWriter, FixedText, OpenKeys, TakesTokens, UniqueKeys}
import swarender.output.Output
import swarender.chars.{AsciiKey, CommentLines, Surrogate}
import swarender.numbers.AsciiText

/** YAML in block style, as `style` lays it out: its keys and scalars, in their places.
  *
  * @param flows
  *   makes what writes a container in flow style; null where the style has none
  */
private[swarender] final class YamlWriter(
    out: Output,
    style: YamlSettings,
    tokens: YamlTokens,
    flows: Output => DocumentWriter
) extends YamlPlaces(out, style, tokens)
    with TakesTokens {
  import YamlPlaces._

  private[this] val leavesNulls = style.nullText eq YamlNullText.Empty
  private[this] val refusesDuplicates = style.common.uniqueKeys
  private[swarender] override val integerKeys: Boolean = style.integerKeys

  def key(s: CharSequence): Unit = if (!refusesDuplicates) writeKey(s)
  else {
    val text = s.toString
    checkKey(text)
    writeKey(if (integerKeys) FixedText.kept(s) else text)
  }

  /** Two strings are one key if they differ in what U+FFFD is written for. */
  override def distinctKey(s: CharSequence): Unit = {
    writeKey(s)
    if (refusesDuplicates && tokens.isNewKey && Surrogate.mayBeReplaced(s)) checkKey(s.toString)
  }

  private def writeKey(s: CharSequence): Unit = {
    val gap = if (state == AfterNothing) nothingBefore() else 0
    startKey()
    checkSurrogates(s)
    explicitKey = if (gap > 0) tokens.keyAfter(gap, s, column) else tokens.key(s, column)
    state = Value
  }

  override def checksKeys: Boolean = true

  /** Refuses a key that the innermost object has already. */
  private def checkKey(key: String): Unit = {
    if (keys eq null) keys = new OpenKeys(style.common.surrogates)
    if (!keys.add(depth, key)) UniqueKeys.repeated(this, key)
  }

  private[swarender] def knownKey(known: AsciiKey): Unit = {
    if (refusesDuplicates) checkKey(known.text)
    if (state == AfterNothing) writeKey(known.text)
    else {
      startKey()
      explicitKey = tokens.knownKey(known, column)
      state = Value
    }
  }

  /** Whether the style lets the text of a field be kept, and the text of a number be made where it
    * is written.
    */
  private[this] val isKnown = style.isKnown
  private[this] val keepsFields = isKnown && !refusesSurrogates
  private[this] val takesNumbers = isKnown && keepsNumbers

  /** The text of such a key is known before the document. */
  override def field(fields: FieldNames, i: Int): Unit =
    if (!keepsFields || state == AfterNothing) key(fields.name(i))
    else {
      startKey()
      explicitKey = tokens.field(fields, i, column)
      state = Value
    }

  /** Whether the style lets the key and the scalar of a field be written in one call. */
  private[this] val joinsFields = keepsFields && style.isSmall && !limited

  private[swarender] override def beginField(fields: FieldNames, i: Int): Output =
    if (!joinsFields || state != Next || hasAbove || hasNote) null
    else {
      val text = tokens.fieldText(fields, i)
      if (text eq null) null
      else {
        out.lineBreak(column)
        out.literal(text)
        tokens.blockOpen = false
        tokens.keepsBreaks = false
        out
      }
    }

  private[swarender] override def stringField(fields: FieldNames, i: Int, s: String): Boolean =
    (beginField(fields, i) ne null) && {
      explicitKey = false
      state = Value
      text(s)
      true
    }

  def string(s: CharSequence): Unit = {
    startScalar()
    text(s)
  }

  /** A string, before which all is written. */
  private def text(s: CharSequence): Unit = {
    val column = innerColumn
    if (tokens.writeClean(s, column)) endScalar()
    else {
      val found = tokens.classes(s, column, depth == 0, explicitKey && state == Value)
      // libfyaml refuses a block after a tag at the root.
      val classes =
        if (depth == 0 && (marks ne null) && marks.hadTag) found | YamlStringClass.NoBlock else found
      checkSurrogates(s)
      tokens.string(s, classes, column, inArray = state != Value, if (hasNote) marks.takeNote() else null)
      if (depth == 0) stream.isOpen &&= tokens.isPlain
      state = Next
    }
  }

  private[swarender] def utf8String(a: Array[Byte], from: Int, until: Int): Boolean =
    tokens.isPlainUtf8(a, from, until, innerColumn) && {
      startScalar()
      out.utf8(a, from, until)
      endScalar()
      true
    }

  private[swarender] override def ascii[T](value: T, kind: Int, text: AsciiText[T]): Boolean =
    (if (kind == AsciiText.Number) takesNumbers else kind != AsciiText.Unknown && tokens.takesKinds) && {
      startScalar()
      out.made(value, text, tokens.quoteOf(kind))
      endScalar()
      true
    }

  def bool(v: Boolean): Unit = {
    startScalar()
    tokens.bool(v)
    endScalar()
  }

  def nullValue(): Unit = {
    val isNothing = leavesNulls && state == Value && !explicitKey
    if (isNothing) before()
    else {
      startScalar()
      tokens.nullValue()
    }
    endScalar()
    if (isNothing) state = AfterNothing
  }

  /** Writes a container in flow style, of which `text` is the text. */
  private[yaml] def flow(text: String): Unit = {
    startScalar()
    if (depth == 0) stream.isOpen = false
    out.escaped(text, 0, text.length, Escapes.none)
    endScalar()
  }

  /** How many columns a key and its colon take. */
  private[yaml] def keyWidth(key: CharSequence): Int =
    if (key.length > YamlTokens.ShortKey) key.length
    else {
      val text = tokens.textOf(key)
      text.codePointCount(0, text.length)
    }

  /** Writes the next string in that layout, if it can have it. */
  private[yaml] def prefer(layout: YamlStyle.Layout): Unit = tokens.prefer(layout)

  private[swarender] def memberText(member: Events => Unit, escaped: Boolean): String = {
    val inComment = style.copy(
      common = style.common.inComments,
      documentStart = false,
      documentEnd = false,
      finalNewline = false
    )
    val lines =
      if (!escaped) inComment
      else
        inComment.copy(
          quotes = YamlQuotes.DoubleQuotes,
          plainKeys = false,
          plainValues = false,
          blocks = false,
          width = 0,
          strings = YamlStringClass.safe,
          escapes = Escapes.yaml
        )
    val text = DefaultComments.document(
      this,
      out => new YamlWriter(out, lines, tokens.on(out, lines), flows),
      lines.common,
      member
    )
    if (text == "{}") "" else text
  }

  /** Before the first member its text in flow style is kept too, for an object without members. */
  private[swarender] override def writeDefault(comment: String, text: String, member: Events => Unit): Unit = {
    if (marks eq null) marks = new YamlMarks(out, tokens)
    if (state == First) {
      val flow = DefaultComments.document(this, flows, style.common.inComments, member)
      marks.addFlow(comment, flow.substring(1, flow.length - 1))
    }
    marks.addBlock(CommentLines.join(comment, text))
  }

  def on(other: Output): YamlWriter = new YamlWriter(other, style, tokens.on(other, style), flows)
}
