package swarender
package jsonnet

import swarender.event.{CopyTarget, DocumentWriter, EventFilter}
import swarender.json.JsonWriter
import swarender.output.Output

/** The members of the root as lines `key = value`, each of which `values` writes as a document. */
private[jsonnet] final class Assignments(values: JsonWriter) extends EventFilter(values) {

  /** How many containers are open, the root included. */
  private[this] var depth = 0
  private[this] var isFirst = true

  override def beginDocument(): Unit = {
    depth = 0
    isFirst = true
    super.beginDocument()
  }

  private def requireObject(): Unit =
    if (depth == 0) fail(RenderError.RootType, "expected an object as the root")

  protected override def scalar(least: Int): Events = {
    requireObject()
    values
  }

  protected override def begin(isObject: Boolean): Unit = {
    if (!isObject) requireObject()
    if (depth >= maxDepth) tooDeep()
    depth += 1
    if (depth > 1) super.begin(isObject)
  }

  protected override def end(isObject: Boolean): Unit = {
    depth -= 1
    if (depth > 0) super.end(isObject) else if (!isFirst) out.ascii('\n')
  }

  override def key(s: CharSequence): Unit =
    if (depth > 1) values.key(s)
    else {
      if (isFirst) isFirst = false else out.ascii('\n')
      values.checkSurrogates(s)
      out.escaped(s, 0, s.length, Escapes.none)
      out.ascii(" = ")
      values.copied(0, CopyTarget.Value)
    }

  private[swarender] override def openLevels: Int = depth
  def on(other: Output): DocumentWriter = new Assignments(values.on(other))
}

private[jsonnet] object Assignments {
  def to(values: JsonWriter): DocumentWriter = new Assignments(values)
}
