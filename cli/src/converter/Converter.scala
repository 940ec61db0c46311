package converter

import java.io.{FilterInputStream, InputStream, IOException, OutputStream}
import java.nio.file.{FileSystemException, InvalidPathException, Paths}

import swarender.output.{BufferPolicy, ByteSink}
import swarender.{JsonSyntaxError, JsonText, RenderError}

/** Converts documents to one output, each of them followed by a line's end. Memory does not grow
  * with the input, unless the style asks for keys in order: then one object is held.
  */
private final class Converter(request: Request.Convert, target: OutputStream) {
  private[this] val held = new HeldOutput(target, request.writing.lineEnd)
  private[this] val renderer =
    request.writing.renderer(ByteSink(held, BufferPolicy.growing))
  private[this] var documents = 0L

  /** Converts what is in `input`, which is a [[Failure]] if that or the style does not allow it. */
  def convert(input: Input): Unit = {
    val source = new Pushing(input)
    val texts = new JsonText.Stream(source, renderer, Converter.MaxToken, Converter.MaxDocument, request.hasComments)
    def failure(line: Long, column: Long, what: String, path: String) =
      new Failure(s"${ErrorLine.name(input.name)}:${ErrorLine.of(line, column, what, path)}")
    def hasNext: Boolean = {
      source.isBetween = true
      texts.hasNext
    }
    def document(send: => Unit): Unit = {
      source.isBetween = false
      if (documents > 0) next()
      send
      renderer.flush()
      held.endLine()
      documents += 1
    }
    def next(): Unit = {
      // A line feed, which JSON has between documents, has come with the one before. A mark of YAML
      // waits for its document, which may be refused.
      held.isBetween = request.language == "json"
      renderer.nextDocument()
      if (held.isBetween) renderer.flush()
      held.isBetween = false
    }
    try
      if (request.isStream) while (hasNext) document(texts.next())
      else document(texts.single(ErrorLine.TheEnd))
    catch {
      case e: JsonSyntaxError => throw failure(e.line, e.column, e.detail, renderer.path)
      case e: RenderError => throw failure(texts.line, texts.column, ErrorLine.of(e), e.path)
    }
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

  /** How many bytes of a string or number, and of a document, can be converted. */
  final val MaxToken = 1 << 29
  final val MaxDocument = 2000000000L

  /** Converts all inputs of `request`. What goes wrong is a [[Failure]]; documents before it reach
    * standard output.
    */
  def run(request: Request.Convert, stdio: Stdio): Unit = {
    val all = if (request.inputs.isEmpty) request.copy(inputs = Seq("-")) else request
    if (request.inputs.isEmpty && stdio.isTyped) {
      stdio.err.println("swarender: waiting for JSON on standard input; control-D ends it, --help says more")
    }
    if (all.isInPlace) all.inputs.foreach(name => toFile(all.copy(inputs = Seq(name)), stdio, name))
    else
      all.multi match {
        case Some(folder) => toMembers(all, stdio, folder)
        case None =>
          all.output.filterNot(isStandard) match {
            case Some(name) => toFile(all, stdio, name)
            case None => run(all, stdio, "standard output", stdio.out, keepsPart = true)
          }
      }
  }

  private def toMembers(request: Request.Convert, stdio: Stdio, folder: String): Unit = {
    val input = Input.open(request.inputs.head, stdio, None)
    val names = new FileNameLines(stdio.out)
    val written =
      try MemberFiles.write(request, input, folder)(names.begin(_))
      catch {
        case e: IOException => throw ofMember(folder, e)
        case e: InvalidPathException => throw ofMember(folder, new IOException(e.getReason, e))
      } finally input.close()
    if (request.isDurable) written.foreach(file => named(file.toString)(FileSystem.sync(file)))
    names.end()
  }

  /** A failure of the file that the system names; instead of a temporary file, of the one whose
    * place it was to take, or of the folder that it is in.
    */
  private def ofMember(folder: String, e: IOException): Failure = e match {
    case e: FileSystemException if e.getFile != null =>
      val file = Paths.get(e.getFile)
      val isTemporary = file.getFileName != null && file.getFileName.toString.startsWith(".swarender-")
      val named = if (isTemporary) Option(e.getOtherFile).getOrElse(file.getParent.toString) else e.getFile
      Failure(named, e)
    case _ => Failure(folder, e)
  }

  private def toFile(request: Request.Convert, stdio: Stdio, name: String): Unit = {
    val file = named(name)(new OutputFile(name, request.isDurable))
    try {
      val writing = request.crLf.filter(_ => Input.hasCrLf(name, stdio)).getOrElse(request.writing)
      run(request.copy(writing = writing), stdio, name, file.stream, keepsPart = false)
      named(name)(file.keep())
    } finally file.drop()
  }

  /** Whether it is a name of standard output, such as `/dev/stdout`. */
  private def isStandard(name: String): Boolean =
    name == "-" || named(name)(Destination(FileSystem.path(name)) == Destination.Descriptor(1))

  private def run(
      request: Request.Convert,
      stdio: Stdio,
      name: String,
      target: OutputStream,
      keepsPart: Boolean
  ): Unit =
    named(name) {
      val hasColors = request.color.getOrElse(keepsPart && stdio.hasColors)
      val converter = new Converter(request, if (hasColors) Colors(request.language, target) else target)
      try
        request.inputs.foreach { input =>
          val opened = Input.open(input, stdio, stdio.outName.filter(_ => keepsPart))
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
