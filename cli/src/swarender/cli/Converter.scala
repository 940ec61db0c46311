package swarender.cli

import java.io.{IOException, OutputStream}

import swarender.output.{BufferPolicy, ByteOutput, ByteSink}
import swarender.RenderError

/** Converts documents to one output, each of them followed by a line's end. Memory does not grow
  * with the input, unless the style asks for keys in order: then one object is held.
  */
private final class Converter(request: Request.Convert, target: OutputStream) {
  private[this] val held = new HeldOutput(target)
  private[this] val renderer =
    request.renderer(new ByteOutput(ByteSink(held, BufferPolicy.growing)))
  private[this] val visitor = renderer.visitor
  private[this] var documents = 0L

  /** Converts what is in `input`, which is a [[Failure]] if that or the style does not allow it. */
  def convert(input: Input): Unit = {
    var source = new JsonSource(new Unread(input), new Lines, () => held.push())
    def failure(place: Place, what: String, path: String) = new Failure(
      s"${input.name}:${place.line}:${place.column}: ${ErrorLine.shortened(what)} (at ${ErrorLine.shortened(path)})"
    )
    try
      if (request.isStream) while (source.hasNext) {
        document(source)
        source = source.renewed
      }
      else {
        val _ = source.hasNext
        document(source)
        source = source.renewed
        if (source.hasNext) source.refuseMore()
      }
    catch {
      case e: InputError => throw failure(source.placeOf(e.index), e.getMessage, renderer.path)
      case e: ujson.IncompleteParseException => throw failure(source.end, e.getMessage, renderer.path)
      case e: RenderError => throw failure(source.place, e.detail, e.path)
    }
  }

  private def document(source: JsonSource): Unit = {
    if (documents > 0) renderer.nextDocument()
    source.feed(visitor)
    held.endLine()
    documents += 1
  }

  /** After the last document. */
  def end(): Unit = {
    renderer.endStream()
    renderer.flush()
    push()
  }

  /** Passes on what is held: the documents converted so far, and not what has been begun of another
    * one.
    */
  def push(): Unit = held.push()
}

object Converter {

  /** Converts all inputs of `request`. What goes wrong is a [[Failure]]; documents before it reach
    * standard output.
    */
  def run(request: Request.Convert, stdio: Stdio): Unit = request.output match {
    case None => run(request, stdio, "standard output", stdio.out, keepsPart = true)
    case Some(name) =>
      val file = named(name)(new OutputFile(name))
      try {
        run(request, stdio, name, file.stream, keepsPart = false)
        named(name)(file.keep())
      } finally file.drop()
  }

  private def run(
      request: Request.Convert,
      stdio: Stdio,
      name: String,
      target: OutputStream,
      keepsPart: Boolean
  ): Unit =
    named(name) {
      val converter = new Converter(request, target)
      try
        request.inputs.foreach { input =>
          val opened = Input.open(input, stdio)
          try converter.convert(opened)
          finally opened.close()
        }
      catch {
        case e: Failure =>
          if (keepsPart) converter.push()
          throw e
      }
      converter.end()
    }

  private def named[T](name: String)(action: => T): T =
    try action
    catch {
      case e: ClosedPipe => throw e
      case e: IOException => throw Failure(name, e)
    }
}
