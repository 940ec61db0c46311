package swarender

import swarender.event.DocumentWriter
import swarender.output.Output

/** What writes documents in the last styles to one output, kept for the next document. */
private[swarender] final class StyleWriters(out: Output) {
  import StyleWriters.Most

  private[this] val styles = new Array[AnyRef](Most)
  private[this] val writers = new Array[DocumentWriter](Most)

  /** The one in use, and the one that gives way to another style. */
  private[this] var current = 0
  private[this] var oldest = 0

  /** The writer in `style`. */
  def apply(style: Style): DocumentWriter = {
    if (styles(current) ne style) current = find(style)
    writers(current)
  }

  private def find(style: Style): Int = {
    var i = 0
    while (i < Most && (styles(i) ne style)) i += 1
    if (i == Most) {
      i = 0
      while (i < Most && !style.equals(styles(i))) i += 1
      if (i == Most) {
        i = oldest
        oldest = (oldest + 1) % Most
        writers(i) = style.lineWriter(out)
      }
      styles(i) = style
    }
    i
  }

  /** Drops what the last document left; returns whether its writer is kept. */
  def forget(): Boolean = {
    val writer = writers(current)
    if (writer eq null) false
    else if (writer.leavesNothing) {
      writer.leavesNothing = false
      true
    } else if (DocumentSource.forget(writer)) true
    else {
      writers(current) = null
      styles(current) = null
      false
    }
  }
}

private object StyleWriters {
  final val Most = 6
}
