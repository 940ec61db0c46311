package swarender
package event

import swarender.chars.JoinedText

/** The marks that wait for what comes next: comments on lines above it, the note at the end of its
  * line, and its tag.
  */
private[swarender] class Marks {
  private var above: JoinedText = null
  private var note: JoinedText = null
  private var tag: String = null

  final def comment(text: String): Unit = note = JoinedText.notes(note, text)
  def commentLines(text: String): Unit = above = JoinedText.lines(above, text)

  /** The first one of several counts. */
  final def tag(text: String): Unit = if (tag eq null) tag = text

  final def hasAbove: Boolean = above ne null
  final def hasNote: Boolean = note ne null
  final def isEmpty: Boolean = (note eq null) && (above eq null) && (tag eq null)

  /** Whether the first line above is written as it is, since it begins with `mark`. */
  final def isMarked(mark: String): Boolean = (above ne null) && above.startsWith(mark)

  /** The lines above, which stay; null for none. */
  final def lines: String = JoinedText.of(above)

  final def takeAbove(): String = {
    val taken = JoinedText.of(above)
    above = null
    taken
  }

  final def takeNote(): String = {
    val taken = JoinedText.of(note)
    note = null
    taken
  }

  /** Takes the lines at the end of a container; marks of a value that did not come are dropped. */
  final def takeFoot(): String = {
    val taken = takeAbove()
    clear()
    taken
  }

  def clear(): Unit = {
    above = null
    note = null
    tag = null
  }

  final def dropNote(): Unit = note = null

  /** Makes the note the last line above. */
  final def raise(): Unit = above = JoinedText.lines(above, takeNote())

  /** Takes those of `other`, in place of its own. */
  final def take(other: Marks): Unit = {
    above = other.above
    note = other.note
    tag = other.tag
    other.clear()
  }

  private def takeTag(): String = {
    val taken = tag
    tag = null
    taken
  }

  /** Sends what comes before a key. */
  final def sendAbove(events: Events): Unit = if (above ne null) events.commentLines(takeAbove())

  /** Sends what comes between a key and its value. */
  final def sendRest(events: Events): Unit = {
    if (note ne null) events.comment(takeNote())
    if (tag ne null) events.tag(takeTag())
  }

  /** Sends all to what the value on which they are is sent to. */
  final def sendTo(events: Events): Unit = {
    sendAbove(events)
    sendRest(events)
  }

  /** A value with these marks, which are taken.
    *
    * @param hasIntegerKey
    *   whether it is the value of a member whose key is written as an integer
    */
  final def on(node: AnyRef, hasIntegerKey: Boolean): AnyRef =
    if (isEmpty && !hasIntegerKey) node
    else new CommentedNode(takeAbove(), takeNote(), takeTag(), node, hasIntegerKey)
}
