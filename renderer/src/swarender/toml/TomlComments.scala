package swarender
package toml

import swarender.event.{CommentedNode, EventBuffer}
import swarender.chars.CommentLines

/** The comments on what comes next. */
private[toml] final class TomlComments {
  private[this] var note: String = null
  private[this] var above: String = null

  def comment(text: String): Unit = note = CommentLines.joinNotes(note, text)
  def commentLines(text: String): Unit = above = CommentLines.join(above, text)

  def isEmpty: Boolean = (note eq null) && (above eq null)

  def clear(): Unit = {
    note = null
    above = null
  }

  /** Writes those that have lines of their own, in a table `level` levels below the root. */
  def writeAbove(lines: TomlLines, level: Int): Unit = if (above ne null) {
    lines.comments(above, level)
    above = null
  }

  /** Writes the one at the end of a line. */
  def endLine(lines: TomlLines): Unit = if (note ne null) {
    lines.note(note)
    note = null
  }

  /** Makes the one at the end of a line one of those above. */
  def raise(): Unit = above = CommentLines.join(takeAbove(), takeNote())

  /** Hands them to `buffer`, which gets the value that they are on. */
  def handTo(buffer: EventBuffer): Unit = {
    if (note ne null) buffer.comment(note)
    if (above ne null) buffer.commentLines(above)
    clear()
  }

  /** Takes those of `other`. */
  def take(other: TomlComments): Unit = {
    note = other.takeNote()
    above = other.takeAbove()
  }

  def takeNote(): String = {
    val taken = note
    note = null
    taken
  }

  /** Takes those of the end of a container; one on a value that did not come is dropped. */
  def takeFoot(): String = {
    note = null
    takeAbove()
  }

  def takeAbove(): String = {
    val taken = above
    above = null
    taken
  }

  /** A value with these comments. */
  def on(node: AnyRef): AnyRef =
    if (isEmpty) node
    else {
      val commented = new CommentedNode(above, note, null, node)
      clear()
      commented
    }
}
