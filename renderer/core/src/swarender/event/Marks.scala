package swarender
package event

import swarender.chars.JoinedText

/** The kinds of marks: what an event says about the value that comes next. */
private[swarender] object Mark {

  /** Lines of comments above it. Without text, an empty line. */
  final val Above = 0

  /** A comment at the end of its line. */
  final val Note = 1

  /** Its tag, and the one that its encoder has for all values: a value with a tag keeps that. */
  final val Tag = 2
  final val EncoderTag = 3

  /** Whether marks of that kind may be left out, or come without a value. */
  def isComment(kind: Int): Boolean = kind <= Note
}

/** The marks that wait for a value: comments above it, the note at the end of its line, a tag. */
private[swarender] class Marks {
  private var above: JoinedText = null
  private var note: JoinedText = null
  protected final var tag: String = null

  /** Of several tags the first one counts. */
  final def add(kind: Int, text: String): Unit =
    if (kind == Mark.Above) commentLines(text)
    else if (kind == Mark.Note) note = JoinedText.notes(note, text)
    else if (tag eq null) tag = text
  def commentLines(text: String): Unit = above = JoinedText.lines(above, text)

  final def hasAbove: Boolean = above ne null
  final def hasNote: Boolean = note ne null
  final def hasTag: Boolean = tag ne null
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

  protected final def takeTag(): String = {
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

/** A value with the lines of comments above it, a note at the end of its line, and a tag; any of
  * them may be null.
  *
  * @param hasIntegerKey
  *   whether it is the value of a member whose key is written as an integer
  */
private[swarender] final class CommentedNode(
    val above: String,
    val note: String,
    tag: String,
    val node: AnyRef,
    hasIntegerKey: Boolean = false
) {

  /** The key of its member, of which `text` is the text. */
  def key(text: String): CharSequence = if (hasIntegerKey) new IntegerKey(text) else text

  /** Sends what is between its key and the value. */
  def sendMarks(sink: Events): Unit = {
    if (note ne null) sink.comment(note)
    if (tag ne null) sink.tag(tag)
  }

  /** The node with other comments. */
  def withComments(above: String, note: String): CommentedNode =
    new CommentedNode(above, note, tag, node, hasIntegerKey)
}
