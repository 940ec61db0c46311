package evaluator

import sjsonnet.{Error, EvalScope, Val}

/** `std.manifestXmlJsonml`: an element is an array of its name, an object of attributes (or none)
  * and its children. Like go-jsonnet's it escapes nothing.
  */
object XmlJsonml {
  def apply(v: Val)(implicit ev: EvalScope): String = v match {
    case element: Val.Arr =>
      val text = new StringBuilder
      write(element, text)
      text.toString
    case _ => Error.fail(s"Expected a JSONML value (an array), got ${v.prettyName}")
  }

  private def write(v: Val, text: StringBuilder)(implicit ev: EvalScope): Unit = v match {
    case Val.Str(_, s) => text ++= s
    case element: Val.Arr if element.length > 0 =>
      val name = element.force(0).asString
      text ++= s"<$name"
      var children = 1
      if (element.length > 1) element.force(1) match {
        case attributes: Val.Obj =>
          for (k <- Keys.of(attributes)) {
            val value = attributes.value(k, ev.emptyMaterializeFileScopePos)
            text ++= s""" $k="${Manifests.toText(value)}""""
          }
          children = 2
        case _ =>
      }
      text += '>'
      for (i <- children until element.length) write(element.force(i), text)
      text ++= s"</$name>"
    case _ => Error.fail(s"Expected a JSONML element or text, got ${v.prettyName}")
  }
}
