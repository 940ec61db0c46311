package swarender
package event

import swarender.output.{Output, StringOutput}
import swarender.chars.CommentLines

/** Members that have their default, as comments in their place: apart from the writers, most of
  * which write none.
  */
private[swarender] object DefaultComments {

  /** Writes what `member` sends, under the lines of `comment` if that is not null. */
  def write(writer: ScalarRules, comment: String, member: Events => Unit): Unit = {
    val text = textOf(writer, member)
    if (!text.isEmpty) writer.writeDefault(comment, text, member)
    else if (comment ne null) writer.commentLines(comment)
  }

  /** The lines of a member in a tree; null for none. */
  def lines(writer: ScalarRules, node: DefaultNode): String = {
    val text = textOf(writer, node.member)
    CommentLines.join(node.comment, if (text.isEmpty) null else text)
  }

  private def textOf(writer: ScalarRules, member: Events => Unit): String = {
    val text = writer.memberText(member, escaped = false)
    CommentLines.literal(
      if (CommentLines.keeps(text)) text else writer.memberText(member, escaped = true),
      writer.commentMark
    )
  }

  /** What a writer of the format of `owner` writes of an object with the member. */
  def document(
      owner: DocumentWriter,
      writer: Output => DocumentWriter,
      style: CommonSettings,
      member: Events => Unit
  ): String =
    StringOutput { out =>
      val events = Filters(writer(out), style)
      events.place = owner.place
      events.beginDocument()
      events.beginObject()
      member(events)
      events.endObject()
      events.endDocument()
    }
}
