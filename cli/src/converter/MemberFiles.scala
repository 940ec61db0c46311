package converter

import java.io.{IOException, OutputStream}
import java.nio.file.Path

import swarender.output.{BufferPolicy, ByteSink}
import swarender.{Events, FileSet, JsonSyntaxError, JsonText, Renderer, RenderError}

/** Sends the value of each member of an object to a file of its name: what `jsonnet -m` does. */
private final class MemberFiles(isRaw: Boolean, formOf: String => Either[String, Form], folder: Path, files: FileSet)
    extends Events {
  import MemberFiles.{Named, Refused}

  private[this] val names = Seq.newBuilder[String]
  private[this] var depth = 0
  private[this] var name = ""
  private[this] var output: HeldOutput = null
  private[this] var member: Renderer = null

  /** Sends to `member`, or writes a string as it is. */
  private[this] var events: Events = null

  /** The object itself. */
  private def isRoot: Boolean = depth == 0

  private def value(): Events =
    if (isRoot) throw new Refused("expected an object, whose members are files") else events

  private def end(): Unit = if (depth == 1) {
    member.flush()
    output.endLine()
    output.push()
    output.close()
    member = null
  }

  private def begin(send: Events => Unit): Unit = {
    send(value())
    depth += 1
  }

  private def close(send: Events => Unit): Unit = {
    depth -= 1
    send(events)
    end()
  }

  private def scalar(send: Events => Unit): Unit = {
    send(value())
    end()
  }

  def beginObject(): Unit = if (isRoot) depth = 1 else begin(_.beginObject())
  def endObject(): Unit = if (depth > 1) close(_.endObject())
  def beginArray(): Unit = begin(_.beginArray())
  def endArray(): Unit = close(_.endArray())

  def key(s: CharSequence): Unit =
    if (depth > 1) member.key(s)
    else {
      name = s.toString
      val file =
        try files(name)
        catch { case e: IllegalArgumentException => throw new Refused(e.getMessage) }
      val writing = formOf(name).fold(wrong => throw new Refused(wrong), _.writing)
      names += name
      output = new HeldOutput(new Named(FileSet.resolve(folder, name), file.open()), writing.lineEnd)
      member = writing.renderer(ByteSink(output, BufferPolicy.growing))
      events = if (isRaw) new RawStrings(member)(writeRaw(_)) else member
    }

  private def writeRaw(text: Array[Byte]): Unit = {
    output.write(text, 0, text.length)
    output.newLine()
  }

  def string(s: CharSequence): Unit = scalar(_.string(s))
  def int64(v: Long): Unit = scalar(_.int64(v))
  def float64(v: Double): Unit = scalar(_.float64(v))
  def number(text: CharSequence): Unit = scalar(_.number(text))
  def bool(v: Boolean): Unit = scalar(_.bool(v))
  def nullValue(): Unit = scalar(_.nullValue())

  /** The names of the members so far. */
  def written: Seq[String] = names.result()

  /** In the file of the member that was begun last. */
  override def path: String = if (member == null) "$" else inMember(member.path)

  private def inMember(path: String): String = s"$path of ${ErrorLine.shown(name)}"

  def drop(): Unit =
    if (member != null)
      try output.close()
      catch { case _: Failure => () }
}

private object MemberFiles {
  private final class Refused(what: String) extends RuntimeException(what)

  /** What is written to the file at `path`, in the end: what cannot be written is a [[Failure]]
    * that names it.
    */
  private final class Named(path: Path, opened: => OutputStream) extends OutputStream {
    private[this] val target = named(opened)
    override def write(b: Int): Unit = named(target.write(b))
    override def write(bytes: Array[Byte], from: Int, n: Int): Unit = named(target.write(bytes, from, n))
    override def flush(): Unit = named(target.flush())
    override def close(): Unit = named(target.close())

    private def named[T](action: => T): T =
      try action
      catch { case e: IOException => throw Failure(path.toString, e) }
  }

  /** Writes the members of the document in `input` to files in `folder`, all or none of them, and
    * returns these in order. What the input or the style does not allow is a [[Failure]].
    *
    * @param formOf
    *   how the file of that name is written, or what is wrong with that
    * @param complete
    *   called with the files when all of them are complete, and before one takes its place; if it
    *   throws, no file changes
    */
  def write(request: Request.Convert, input: Input, folder: String, formOf: String => Either[String, Form])(
      complete: Seq[Path] => Unit
  ): Seq[Path] = {
    val path = FileSystem.path(folder)
    FileSet.write(path) { files =>
      val members = new MemberFiles(request.isRaw, formOf, path, files)
      val (token, document) = (Converter.MaxToken, Converter.MaxDocument)
      val texts = new JsonText.Stream(input, members, token, document, request.hasComments)
      try texts.single(ErrorLine.TheEnd)
      catch {
        case e: JsonSyntaxError => throw input.failure(e, members.path)
        case e: RenderError =>
          throw input.failure(texts.line, texts.column, ErrorLine.of(e), members.inMember(e.path))
        case e: Refused => throw input.failure(texts.line, texts.column, e.getMessage, "$")
      } finally members.drop()
      complete(members.written.map(FileSet.resolve(path, _)))
    }
  }
}
