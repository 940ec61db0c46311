package swarender
package jsonnet

import swarender.RenderError.Segment
import swarender.event.{DocumentWriter, HeldEvents, Node, NodeWalker}
import swarender.json.JsonWriter
import swarender.output.Output

/** INI as Jsonnet's `std.manifestIni` writes it: what `main` has, then a section for each member of
  * `sections`. The root is held until its end.
  *
  * @param values
  *   writes one value as `std.toString` has it
  */
private[swarender] final class IniWriter(values: JsonWriter, style: IniSettings) extends HeldEvents(values) {
  protected val walker: NodeWalker = new NodeWalker(values, null)
  private[this] val emptyLines = style.emptyLines

  /** The place of the value that is written. */
  private[this] var at: List[Segment] = Nil

  protected override def walkedFrom: List[Segment] = at

  /** The root has to be an object. */
  protected override def sink: Events = {
    if (!buffer.isOpen) fail(RenderError.RootType, "expected an object of main and sections as the root")
    super.sink
  }

  /** There are none: tags are refused, or left out. */
  private[swarender] override def onMark(kind: Int, text: String): Unit = values.mark(kind, text)
  override def nextDocument(): Unit = fail(RenderError.SecondDocument, "INI has no second document")
  protected override def begin(isObject: Boolean): Unit =
    if (isObject) buffer.beginObject() else super.begin(isObject)

  /** Whether the document has no line yet. */
  private[this] var isEmpty = true

  private def emptyLine(): Unit = {
    out.ascii('\n')
    isEmpty = false
  }

  protected override def whole(root: AnyRef): Unit = {
    isEmpty = true
    var hasSections = false
    // `main` comes first, whatever the order of the members is.
    for (part <- Seq("main", "sections")) {
      val all = Node.members(root)
      while (all.hasNext) {
        val member = all.next()
        if (member.getKey == part) {
          val value = Node.bare(member.getValue)
          at = List(RenderError.Key(part))
          if (part == "main") main(value) else sections(value)
          hasSections |= part == "sections"
        }
      }
    }
    at = Nil
    if (emptyLines && isEmpty) emptyLine()
    if (!hasSections) fail(RenderError.RootType, "expected a member sections in the root")
  }

  /** An empty line of `main` is written only if it is not its only line. */
  private def main(node: AnyRef): Unit = {
    val all = membersOf(node)
    val isEmptyArray = all.hasNext && {
      val value = Node.bare(all.next().getValue)
      Node.isArray(value) && Node.elements(value).length == 0
    }
    if (!(emptyLines && isEmptyArray && !all.hasNext)) body(node)
  }

  private def sections(node: AnyRef): Unit = {
    val all = membersOf(node)
    while (all.hasNext) {
      val member = all.next()
      at = List(RenderError.Key("sections"), RenderError.Key(member.getKey))
      out.ascii('[')
      text(member.getKey)
      out.ascii("]\n")
      body(Node.bare(member.getValue))
    }
  }

  private def body(node: AnyRef): Unit = {
    val all = membersOf(node)
    val around = at
    while (all.hasNext) {
      val member = all.next()
      at = around :+ RenderError.Key(member.getKey)
      val value = Node.bare(member.getValue)
      if (Node.isArray(value)) {
        val inArray = at
        val elements = Node.elements(value)
        if (elements.length == 0 && emptyLines) emptyLine()
        var i = 0
        while (i < elements.length) {
          at = inArray :+ RenderError.Index(i)
          line(member.getKey, Node.bare(elements(i)))
          i += 1
        }
      } else line(member.getKey, value)
    }
    at = around
  }

  private def membersOf(node: AnyRef): Node.Members = {
    if (!Node.isObject(node)) values.fail(RenderError.ValueType, "expected an object")
    Node.members(node)
  }

  private def line(key: String, value: AnyRef): Unit = {
    text(key)
    out.ascii(" = ")
    values.beginDocument()
    send(value)
    values.endDocument()
    out.ascii('\n')
  }

  private def text(s: String): Unit = {
    isEmpty = false
    values.checkSurrogates(s)
    out.escaped(s, 0, s.length, Escapes.none)
  }

  def on(other: Output): DocumentWriter = new IniWriter(values.on(other), style)
}
