package swarender
package yaml

import swarender.json.YamlLiterals
import swarender.output.Output
import swarender.chars.Literal

/** Writes the lines `---` and `...` before, between and after the documents of a stream, and the
  * line feed at the end of a document, which the style may omit.
  *
  * @param marksRoot
  *   whether the root is on the line of its `---`
  */
private[yaml] final class YamlStream(out: Output, style: YamlSettings, marksRoot: Boolean) {
  private[this] val finalNewline = style.finalNewline
  private[this] val endsBlocks = style.strings.endsBlocks
  private[this] val documentStart = style.documentStart
  private[this] val documentEnd = style.documentEnd
  private[this] val openEnd = style.strings.openEnd

  /** Whether a `---` is on the line where the document begins. */
  var isOnLine = false

  /** Whether the root is a plain scalar: readers cannot tell the end of the document then. */
  var isOpen = false

  /** Whether the last line of the last document is not ended. */
  private[this] var lineOpen = false

  /** Whether no document has begun. */
  private[this] var isEmpty = true

  /** Whether a line `---` comes before the next document. */
  private[this] var marked = documentStart

  /** Begins a document. A head that begins with `#` comes before the `---` of the first one.
    * `marks` is null where none came.
    */
  def begin(marks: YamlMarks): Unit = {
    endLine()
    if (marked && isEmpty && (marks ne null) && marks.isMarked("#")) marks.head(0)
    isEmpty = false
    isOnLine = marked && marksRoot
    if (marked) out.literal(if (isOnLine) YamlLiterals.OpenStart else YamlLiterals.Start)
    isOpen = false
  }

  /** Ends a document; `blockOpen` says whether the line feed at its end is part of a text. */
  def end(blockOpen: Boolean): Unit = {
    lineOpen = true
    if (documentEnd || openEnd && isOpen) endMark()
    else if (finalNewline || endsBlocks && blockOpen) endLine()
  }

  /** Another document follows. */
  def next(): Unit = marked = true

  /** Ends the last line of a document, if it is not ended. */
  private def endLine(): Unit = if (lineOpen) {
    out.lineBreak(0)
    lineOpen = false
  }

  /** Writes a line `...`, which the style may leave open. */
  private def endMark(): Unit = {
    endLine()
    if (finalNewline) out.literal(YamlLiterals.End)
    else {
      out.literal(YamlLiterals.OpenEnd)
      lineOpen = true
    }
    isOpen = false
  }

  /** Readers refuse a line `...` that has nothing before it. */
  def endStream(): Unit = {
    val wasOpen = style.strings.openStreamEnd && isOpen
    if (isEmpty) emptyStream(style.strings.emptyStream)
    else if (style.streamEnd || wasOpen) {
      endLine()
      out.literal(YamlLiterals.End)
      isOpen = false
    }
  }

  /** Writes a stream without documents, which `text` begins. */
  private def emptyStream(text: String): Unit = if (!text.isEmpty) {
    out.literal(new Literal(text))
    if (style.streamEnd || documentEnd) out.literal(YamlLiterals.End)
  }

  def forget(): Unit = {
    marked = documentStart
    isEmpty = true
    lineOpen = false
    isOpen = false
  }
}

private[yaml] object YamlStream {

  /** `--- `. */
  final val MarkWidth = 4
}
