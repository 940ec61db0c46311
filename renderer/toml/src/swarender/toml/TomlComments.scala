package swarender
package toml

import swarender.event.{CommentedNode, EventBuffer}
import swarender.chars.JoinedText

/** The comments on what comes next. */
private[toml] final class TomlComments {
  private[this] var note: JoinedText = null
  private[this] var above: JoinedText = null

  def comment(text: String): Unit = note = JoinedText.notes(note, text)
  def commentLines(text: String): Unit = above = JoinedText.lines(above, text)

  def isEmpty: Boolean = (note eq null) && (above eq null)

  def clear(): Unit = {
    note = null
    above = null
  }

  /** Writes those that have lines of their own, in a table `level` levels below the root. */
  def writeAbove(lines: TomlLines, level: Int): Unit = if (above ne null) {
    lines.comments(above.toString, level)
    above = null
  }

  /** Writes the one at the end of a line. */
  def endLine(lines: TomlLines): Unit = if (note ne null) {
    lines.note(note.toString)
    note = null
  }

  /** Makes the one at the end of a line one of those above. */
  def raise(): Unit = above = JoinedText.lines(above, takeNote())

  /** Hands them to `buffer`, which gets the value that they are on. */
  def handTo(buffer: EventBuffer): Unit = {
    if (note ne null) buffer.comment(note.toString)
    if (above ne null) buffer.commentLines(above.toString)
    clear()
  }

  /** Takes those of `other`. */
  def take(other: TomlComments): Unit = {
    note = JoinedText.notes(null, other.takeNote())
    above = JoinedText.lines(null, other.takeAbove())
  }

  def takeNote(): String = {
    val taken = JoinedText.of(note)
    note = null
    taken
  }

  /** Takes those of the end of a container; one on a value that did not come is dropped. */
  def takeFoot(): String = {
    note = null
    takeAbove()
  }

  def takeAbove(): String = {
    val taken = JoinedText.of(above)
    above = null
    taken
  }

  /** A value with these comments. */
  def on(node: AnyRef): AnyRef =
    if (isEmpty) node
    else {
      val commented = new CommentedNode(JoinedText.of(above), JoinedText.of(note), null, node)
      clear()
      commented
    }
}
