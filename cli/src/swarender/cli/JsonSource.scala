package swarender.cli

import java.util.Arrays

import upickle.core.{ObjArrVisitor, ObjVisitor, Visitor, WrapByteArrayCharSeq}

import swarender.text.AsciiSlice
import swarender.Quote

/** JSON documents, one after another, from a stream: ujson's parser, with exact strings, places of
  * errors, and no read beyond what the next token needs. It holds one token, or what is ready to be
  * read.
  *
  * `limits` says how large a token and a document can be; a stream of documents can have any
  * length.
  *
  * @param lines
  *   the place of the first byte
  * @param idle
  *   called before a read between two documents, which may have to wait
  */
final class JsonSource(in: Unread, lines: Lines, idle: () => Unit, limits: JsonLimits = JsonLimits.default)
    extends ujson.ByteParser[Unit] {
  import JsonSource._

  private[this] val decoder = new StringDecoder

  /** Where the next document, or the white space before it, begins. */
  private[this] var next = 0

  /** Where the last document ended. */
  private[this] var start = 0

  /** Where the last event began. */
  private[this] var at = 0
  private[this] var betweenDocuments = true

  /** Whether white space is required before the next document: after a number or a word. */
  private var spaceDue = false

  private[this] val keys = new KeyTable

  /** The last string. */
  private[this] var text: CharSequence = ""

  /** All before this index may be dropped. */
  private[this] var dropped = 0

  /** The index of the byte that is asked for. */
  private[this] var wanted = 0

  /** Goes to the next document and returns whether there is one. Skips white space and, at the very
    * start, a byte order mark.
    */
  def hasNext: Boolean = {
    betweenDocuments = true
    start = next
    if (
      next == 0 && lines.here == Lines.Start && Mark.indices
        .forall(i => !atEof(i) && getByteUnsafe(i) == Mark(i))
    ) next = 3
    val first = next
    while (!atEof(next) && isSpace(getByteUnsafe(next))) {
      next += 1
      dropBufferUntil(next)
    }
    if (spaceDue && next == first && !atEof(next)) die(next, "expected white space or the end of the input")
    !atEof(next)
  }

  /** Feeds the document to which `hasNext` went. */
  def feed(visitor: Visitor[_, Unit]): Unit = {
    betweenDocuments = false
    at = next
    val first = getByteSafe(next)
    val (_, end) = parseTopLevel(next, new ExactRoot(visitor))
    next = end
    spaceDue = first != '{' && first != '[' && first != '"'
  }

  /** Refuses input where its end is expected. */
  def refuseMore(): Nothing =
    die(next, "expected the end of the input (--stream converts several documents)")

  /** This, or, before the parser's indexes run out, another source that goes on at this one's place
    * and replaces it.
    */
  def renewed: JsonSource =
    if (next < limits.renewAt) this
    else {
      val from = next - getFirstIdx
      lines.pass(getBuffer, 0, from)
      val held = Arrays.copyOfRange(getBuffer, from, getLastIdx - getFirstIdx)
      val source = new JsonSource(in.after(held), lines, idle, limits)
      source.spaceDue = spaceDue
      source
    }

  /** Where the last event began. */
  def place: Place = placeOf(at)

  /** Where the input ends, after all of it is read. */
  def end: Place = placeOf(getLastIdx)

  /** The place of the byte `index`, which is not dropped yet; or of the beginning of a string of
    * which only the rest is held. What was dropped of that is ASCII without line feeds.
    */
  def placeOf(index: Int): Place = {
    val counted = lines.copy
    if (index < getFirstIdx) counted.back(getFirstIdx - index)
    else if (getBuffer ne null) counted.pass(getBuffer, 0, Math.min(index, getLastIdx) - getFirstIdx)
    counted.here
  }

  // The buffer.

  override def requestUntil(until: Int): Boolean = until >= getLastIdx && {
    wanted = until
    super.requestUntil(until)
  }

  override def requestUntilGetSafeIndex(until: Int): Int = {
    wanted = until
    super.requestUntilGetSafeIndex(until)
  }

  override def checkSafeIndex(j: Int): Int = {
    val end = requestUntilGetSafeIndex(j)
    if (end <= j) throw ujson.IncompleteParseException("unexpected end of the input")
    end
  }

  /** Reads until the byte `wanted` is there or the input ends. */
  def readDataIntoBuffer(buffer: Array[Byte], offset: Int): (Array[Byte], Boolean, Int) = {
    val target = if (buffer == null) new Array[Byte](limits.buffer) else buffer
    val room = Math.min(target.length - offset, limits.document - (getLastIdx - start))
    var n = 0
    var count = 0
    while (count >= 0 && getLastIdx + n <= wanted) {
      if (betweenDocuments) idle()
      count = if (n < room) in.read(target, offset + n, room - n) else in.read()
      if (n == room && count >= 0) throw limits.tooLarge(at, "a document", limits.document)
      if (count > 0) n += count
    }
    (target, count < 0, n)
  }

  override def growBuffer(until: Int): Unit = {
    if (until - dropped > JsonLimits.Held) throw limits.tooLarge(at, "what is between two commas", JsonLimits.Held)
    lines.pass(getBuffer, 0, dropped - getFirstIdx)
    super.growBuffer(until)
  }

  /** Refuses a token at `index` with `size` bytes, or with more. */
  private def checkSize(index: Int, size: Int): Unit =
    if (size > limits.token) throw limits.tooLarge(index, "a string or a number", limits.token)

  override def dropBufferUntil(i: Int): Unit = {
    dropped = i
    super.dropBufferUntil(i)
  }

  protected[this] def close(): Unit = ()

  // Strings and numbers: the parser's own way loses lone surrogates and takes any digits for hexadecimal ones.

  override def unsafeCharSeqForRange(start: Int, length: Int): WrapByteArrayCharSeq = {
    checkSize(start - 1, length)
    val base = getFirstIdx
    try text = decoder.plain(getBuffer, start - base, start - base + length)
    catch { case e: InputError => refuse(e, base) }
    Nothing
  }

  /** Bytes are dropped as soon as they are decoded: of a large string only the text is held. */
  override def parseStringToOutputBuilder(i: Int, k: Int): Int = {
    decoder.begin()
    var j = i + 1
    var ready = j
    while (j == ready || j + 1 == ready && getByteUnsafe(j) == '\\') {
      checkSize(i, j - i - 1)
      if (j > i + 1) dropBufferUntil(j)
      ready = checkSafeIndex(ready)
      val base = getFirstIdx
      j = base + decoder.take(getBuffer, j - base, ready - base)
    }
    if (getByteUnsafe(j) == '"') {
      checkSize(i, j - i - 1)
      text = decoder.taken
    } else {
      val end = endOfString(j)
      checkSize(i, end - i - 1)
      val base = getFirstIdx
      try text = decoder.rest(getBuffer, j - base, end - base)
      catch { case e: InputError => refuse(e, base) }
      j = end
    }
    j + 1
  }

  private def refuse(e: InputError, base: Int): Nothing = throw new InputError(e.index + base, e.getMessage)

  /** The index of the quote that ends the string, no escape of which has begun before `from`. */
  private def endOfString(from: Int): Int = {
    var i = from
    var ready = from
    while (true) {
      if (i >= ready) ready = checkSafeIndex(i)
      val b = getByteUnsafe(i)
      if (b == '"') return i
      if (b >= 0 && b < ' ') die(i, s"control char ($b) in string")
      i += (if (b == '\\') 2 else 1)
    }
    i
  }

  override def visitString(i: Int, s: CharSequence, stackHead: ObjArrVisitor[_, Unit]): Unit = {
    at = i
    stackHead.narrow.visitValue(stackHead.subVisitor.visitString(text, i), i)
  }

  override def visitStringKey(i: Int, s: CharSequence, stackHead: ObjArrVisitor[_, Unit]): Unit = {
    at = i
    val members = stackHead.asInstanceOf[ObjVisitor[Any, _]]
    members.visitKeyValue(members.visitKey(i).visitString(key(text), i))
  }

  /** Keys are held longer than other texts. */
  private def key(text: CharSequence): CharSequence = text match {
    case text: AsciiSlice => keys(text)
    case _ => text
  }

  override def visitFloat64StringPartsWithWrapper(
      facade: Visitor[_, Unit],
      decIndex: Int,
      expIndex: Int,
      i: Int,
      j: Int
  ): Unit = {
    checkSize(i, j - i)
    val base = getFirstIdx
    facade.visitFloat64StringParts(decoder.plain(getBuffer, i - base, j - base), decIndex, expIndex, i)
  }

  /** A root that is a string gets its exact text as well. */
  private final class ExactRoot(visitor: Visitor[_, Unit])
      extends Visitor.Delegate[Any, Unit](visitor.asInstanceOf[Visitor[Any, Unit]]) {
    override def visitString(s: CharSequence, index: Int): Unit = super.visitString(text, index)
  }

  // Errors, and where they are.

  override def failIfNotData(state: Int, i: Int): Unit = {
    at = i
    super.failIfNotData(state, i)
  }

  override def tryCloseCollection(
      stackHead: ObjArrVisitor[_, Unit],
      stackTail: List[ObjArrVisitor[_, Unit]],
      i: Int
  ): Option[(Unit, Int)] = {
    at = i
    super.tryCloseCollection(stackHead, stackTail, i)
  }

  protected[this] override def die(i: Int, message: String): Nothing =
    throw new InputError(i, if (message.startsWith("expected")) s"$message, got ${shown(i)}" else message)

  /** The character at `i`, quoted. */
  private def shown(i: Int): String = {
    val _ = requestUntil(i + 3)
    val text = new String(getBuffer, i - getFirstIdx, Math.min(4, getLastIdx - i), "UTF-8")
    Quote.json(text.substring(0, text.offsetByCodePoints(0, 1)))
  }
}

private object JsonSource {

  /** The byte order mark. */
  val Mark: Array[Byte] = Array(0xef.toByte, 0xbb.toByte, 0xbf.toByte)

  /** The parser's text of a string, which nobody reads. */
  val Nothing = new WrapByteArrayCharSeq(new Array[Byte](0), 0, 0)

  def isSpace(b: Byte): Boolean = b == ' ' || b == '\n' || b == '\r' || b == '\t'
}
