package swarender
package jsonnet

import swarender.event.{DocumentWriter, HeldEvents, Node, NodeWalker}
import swarender.json.JsonWriter
import swarender.output.{Output, StringOutput}
import swarender.chars.QuotedText

/** XML from JsonML: elements are written as they come, attributes are held until their end.
  *
  * @param values
  *   writes one value as `std.toString` has it
  */
private[swarender] final class XmlWriter(values: JsonWriter, style: XmlSettings) extends HeldEvents(values) {
  import XmlWriter._

  private[this] val to = values.out

  protected val walker: NodeWalker = new NodeWalker(values, null)
  private[this] val wellFormed = style.wellFormed
  private[this] val checkedChars = style.checkedChars
  private[this] val textEscapes = style.textEscapes
  private[this] val attributeEscapes = style.attributeEscapes

  /** The names of the open elements, the innermost last; null until it has come. */
  private[this] val names = new java.util.ArrayList[String]

  /** What comes next in the innermost element. */
  private[this] var state = Content

  /** What an attribute cannot be goes where it is refused. */
  protected override def sink: Events = {
    if (!buffer.isOpen) refuse("a number")
    super.sink
  }
  override def bool(v: Boolean): Unit = if (buffer.isOpen) buffer.bool(v) else refuse("a boolean")
  override def nullValue(): Unit = if (buffer.isOpen) buffer.nullValue() else refuse("null")

  /** There are none: tags are refused, or left out. */
  private[swarender] override def onMark(kind: Int, text: String): Unit = values.mark(kind, text)

  private def refuse(what: String): Nothing =
    if (names.isEmpty) fail(RenderError.RootType, s"expected an array as the root, not $what")
    else if (state == Name) fail(RenderError.ElementName, s"expected the name of an element, not $what")
    else fail(RenderError.ValueType, s"expected a text or an element, not $what")

  private[swarender] override def openLevels: Int = names.size + super.openLevels
  override def nextDocument(): Unit = fail(RenderError.SecondDocument, "XML has no second document")

  override def beginDocument(): Unit = {
    names.clear()
    super.beginDocument()
  }

  /** Ends the begin of an element, since a child comes. */
  private def closeTag(): Unit = if (state != Content) {
    to.ascii('>')
    state = Content
  }

  override def beginArray(): Unit =
    if (buffer.isOpen) buffer.beginArray()
    else {
      if (!names.isEmpty) {
        if (state == Name) refuse("an array")
        closeTag()
      }
      if (names.size >= maxDepth) tooDeep()
      names.add(null)
      state = Name
    }

  override def endArray(): Unit =
    if (buffer.isOpen) buffer.endArray()
    else {
      if (state == Name) refuse("nothing")
      closeTag()
      to.ascii("</")
      text(names.remove(names.size - 1), Escapes.none)
      to.ascii('>')
    }

  override def string(s: CharSequence): Unit =
    if (buffer.isOpen) buffer.string(s)
    else if (names.isEmpty) refuse("a string")
    else if (state == Name) begin(s.toString)
    else {
      closeTag()
      escaped(s, inAttribute = false)
    }

  private def begin(name: String): Unit = {
    checkName(name, RenderError.ElementName, "an element")
    values.checkSurrogates(name)
    names.set(names.size - 1, name)
    to.ascii('<')
    text(name, Escapes.none)
    state = Attributes
  }

  override def beginObject(): Unit =
    if (buffer.isOpen || !names.isEmpty && state == Attributes) buffer.beginObject() else refuse("an object")

  /** Writes the attributes of an element. */
  protected override def whole(node: AnyRef): Unit = {
    val all = Node.members(node)
    while (all.hasNext) {
      val member = all.next()
      checkName(member.getKey, RenderError.AttributeName, "an attribute")
      to.ascii(' ')
      text(member.getKey, Escapes.none)
      to.ascii("=\"")
      Node.bare(member.getValue) match {
        case s: String => escaped(s, inAttribute = true)
        case value => escaped(textOf(value), inAttribute = true)
      }
      to.ascii('"')
    }
    state = Children
  }

  private def textOf(value: AnyRef): String = StringOutput { out =>
    val writer = values.on(out)
    writer.place = place
    writer.beginDocument()
    new NodeWalker(writer, null).walk(value)
    writer.endDocument()
  }

  /** Readers make line feeds of carriage returns, and in attributes spaces of line breaks and tabs.
    */
  private def escaped(s: CharSequence, inAttribute: Boolean): Unit = {
    values.checkSurrogates(s)
    val escapes = if (inAttribute) attributeEscapes else textEscapes
    var from = 0
    var i = 0
    while (i < s.length && (wellFormed || checkedChars)) {
      val c = s.charAt(i)
      if (checkedChars && !isChar(c))
        fail(RenderError.ValueType, s"XML has no U+${Integer.toHexString(c | 0x10000).substring(1).toUpperCase}")
      if (wellFormed && (c == '\r' || inAttribute && (c == '\t' || c == '\n'))) {
        to.escaped(s, from, i, escapes)
        to.ascii(if (c == '\t') "&#9;" else if (c == '\n') "&#10;" else "&#13;")
        from = i + 1
      }
      i += 1
    }
    to.escaped(s, from, s.length, escapes)
  }

  /** XML 1.0, section 2.2. */
  private def isChar(c: Char): Boolean = c >= ' ' && c < 0xfffe || c == '\t' || c == '\n' || c == '\r'

  private def text(s: CharSequence, escapes: Escapes): Unit = to.escaped(s, 0, s.length, escapes)

  /** Refuses what is not a name of `what`, as far as ASCII goes: XML 1.0, section 2.3. */
  private def checkName(s: String, kind: RenderError.Kind, what: String): Unit = if (wellFormed) {
    var i = 0
    while (i < s.length && isNamePart(s.charAt(i), i > 0)) i += 1
    if (i == 0 || i < s.length) fail(kind, s"${QuotedText.shortened(s)} is not a valid name of $what")
  }

  private def isNamePart(c: Char, isInside: Boolean): Boolean =
    c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == ':' || c >= 0xc0 && c < 0xfffe && c != 0xd7 && c != 0xf7 ||
      isInside && (c >= '0' && c <= '9' || c == '-' || c == '.' || c == 0xb7)

  override def forget(): Unit = {
    names.clear()
    super.forget()
  }

  def on(other: Output): DocumentWriter = new XmlWriter(values.on(other), style)
}

private[swarender] object XmlWriter {

  // What comes next in an element.
  /** Its name. */
  private final val Name = 0

  /** Its attributes, a child or its end. */
  private final val Attributes = 1

  /** A child or its end, after the attributes. */
  private final val Children = 2

  /** A child or its end, after a child. */
  private final val Content = 3
}
