package converter

import java.io.{FilterInputStream, InputStream, OutputStream}

import swarender.output.{BufferPolicy, ByteSink}
import swarender.{JsonSyntaxError, JsonText, RenderError}

/** Converts documents to one output, each of them followed by a line's end. Memory does not grow
  * with the input, unless the style asks for keys in order: then one object is held.
  */
private final class Converter(request: Request.Convert, form: Form, target: OutputStream) {
  private[this] val held = new HeldOutput(target, form.writing.lineEnd)
  private[this] val renderer = form.writing.renderer(ByteSink(held, BufferPolicy.growing))
  private[this] val strings = if (request.isRaw) new RawStrings(renderer)(writeRaw(_)) else null
  private[this] var documents = 0L

  /** Whether the last document is none of the renderer's. */
  private[this] var isBehind = false

  /** Converts what is in `input`, which is a [[Failure]] if that or the style does not allow it.
    * The document that has begun is dropped then, as far as it has not been passed on.
    */
  def convert(input: Input): Unit = {
    val source = new Pushing(input)
    val events = if (strings == null) renderer else strings
    val texts = new JsonText.Stream(source, events, Converter.MaxToken, Converter.MaxDocument, request.hasComments)
    def hasNext: Boolean = {
      source.isBetween = true
      texts.hasNext
    }
    def document(send: => Unit): Unit = {
      source.isBetween = false
      held.begin()
      if (documents > 0) next()
      send
      renderer.flush()
      held.endLine()
      documents += 1
    }
    def refuse(failure: Failure): Nothing = {
      recover()
      throw failure
    }
    try
      if (request.isStream) while (hasNext) document(texts.next())
      else document(texts.single(ErrorLine.TheEnd))
    catch {
      case e: JsonSyntaxError => refuse(input.failure(e, renderer.path))
      case e: RenderError => refuse(input.failure(texts.line, texts.column, ErrorLine.of(e), e.path))
      case e: Failure => refuse(e)
    }
  }

  private def next(): Unit = {
    if (isBehind) pretend()
    // A line feed, which JSON has between documents, has come with the one before. A mark of YAML
    // waits for its document, which may be refused.
    held.isBetween = form.language == "json"
    renderer.nextDocument()
    if (held.isBetween) renderer.flush()
    held.isBetween = false
  }

  /** Writes the text of a string as a document. */
  private def writeRaw(text: Array[Byte]): Unit = {
    if (documents > 0 && form.language == "yaml") {
      held.write("---".getBytes("UTF-8"))
      held.newLine()
    }
    held.write(text, 0, text.length)
    held.newLine()
    isBehind = true
  }

  /** Drops the document that has begun, so that another one can follow. */
  private def recover(): Unit = {
    if (!held.drop()) documents += 1
    held.isBetween = false
    renderer.reset()
    if (strings != null) strings.reset()
    isBehind = documents > 0
  }

  /** Has the renderer write a document that is lost: it writes the next one as one that follows. */
  private def pretend(): Unit = {
    held.discards = true
    renderer.beginObject()
    renderer.endObject()
    renderer.flush()
    held.discards = false
    isBehind = false
  }

  /** Pushes what is held before a read between two documents, which may have to wait. */
  private final class Pushing(in: InputStream) extends FilterInputStream(in) {
    var isBetween = true

    override def read(into: Array[Byte], from: Int, n: Int): Int = {
      if (isBetween) held.push()
      in.read(into, from, n)
    }
  }

  /** After the last document. */
  def end(): Unit = {
    if (isBehind && form.holdsMany) pretend()
    renderer.endStream()
    renderer.flush()
    push()
  }

  /** Passes on the documents converted so far. */
  def push(): Unit = held.push()
}

object Converter {

  /** How many bytes of a string or number, and of a document, can be converted. */
  final val MaxToken = 1 << 29
  final val MaxDocument = 2000000000L

  /** Converts all inputs of `request`. What goes wrong with one of them is added to `failures`, and
    * the others are converted; a [[Failure]] ends the run.
    */
  def run(request: Request.Convert, stdio: Stdio, failures: Failures): Unit =
    new Conversion(request, stdio, failures).run()
}
