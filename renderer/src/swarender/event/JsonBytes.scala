package swarender
package event

import swarender.text.{AsciiSlice, SwarProbe}
import upickle.core.{ObjArrVisitor, Visitor, WrapByteArrayCharSeq}

/** JSON text in UTF-8 as events to `sink`: ujson's parser, but that strings, keys and numbers of
  * ASCII are parts of the text itself, in place of copies. It reads one document.
  */
private[swarender] final class JsonBytes(json: Array[Byte], sink: EventSink) extends ujson.ByteParser[Unit] {
  private[this] val slice = new AsciiSlice

  /** Whether `slice` is the string or key that comes next. */
  private[this] var isSlice = false

  /** A root that is a string comes in another way, as the parser has it. */
  def send(): Unit =
    if (rootIsString) ujson.ByteArrayParser.transform(json, sink.eventVisitor) else parse(sink.eventVisitor)

  private def rootIsString: Boolean = {
    var i = 0
    while (i < json.length && json(i) <= ' ' && json(i) >= 0) i += 1
    i < json.length && json(i) == '"'
  }

  // The buffer is the text.
  def readDataIntoBuffer(buffer: Array[Byte], offset: Int): (Array[Byte], Boolean, Int) =
    if (buffer eq null) (json, json.length == 0, json.length) else (json, true, -1)
  override def growBuffer(until: Int): Unit = ()
  protected[this] def close(): Unit = ()

  /** The parser asks for each string without an escape, and then passes it on. */
  override def unsafeCharSeqForRange(start: Int, length: Int): WrapByteArrayCharSeq = {
    val until = start + length
    isSlice = until + AsciiSlice.Slack <= json.length && SwarProbe.isAscii(json, start, until)
    if (isSlice) {
      slice.set(json, start, until)
      JsonBytes.Nothing
    } else super.unsafeCharSeqForRange(start, length)
  }

  private def exact(s: CharSequence): CharSequence =
    if (isSlice) {
      isSlice = false
      slice
    } else s.toString

  override def visitString(i: Int, s: CharSequence, head: ObjArrVisitor[_, Unit]): Unit = sink.string(exact(s))
  override def visitStringKey(i: Int, s: CharSequence, head: ObjArrVisitor[_, Unit]): Unit = sink.key(exact(s))

  override def visitFloat64StringPartsWithWrapper(
      facade: Visitor[_, Unit],
      decIndex: Int,
      expIndex: Int,
      i: Int,
      j: Int
  ): Unit = {
    sink.number(if (j + AsciiSlice.Slack <= json.length) slice.set(json, i, j) else sliceString(i, j))
    sink.visited()
  }
}

private[swarender] object JsonBytes {

  /** The parser's string, which nobody reads. */
  private val Nothing = new WrapByteArrayCharSeq(new Array[Byte](0), 0, 0)

  /** The bytes that `json` reads, or null if it reads something else or in another way. */
  def of(json: ujson.Readable): Array[Byte] = json match {
    case text: ujson.Readable.fromTransformer[_] if text.w eq ujson.ByteArrayParser => text.t.asInstanceOf[Array[Byte]]
    case _ => null
  }
}
