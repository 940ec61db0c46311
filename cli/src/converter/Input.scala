package converter

import java.io.{FilterInputStream, IOException, InputStream}
import java.nio.file.{Path, Paths}

import swarender.JsonSyntaxError

/** An input of the converter: what it cannot read is a [[Failure]] that names it.
  *
  * @param progress
  *   told how many bytes have been read
  */
final class Input(val name: String, source: InputStream, progress: Progress) extends InputStream {
  private[this] var position = 0L

  /** Its first bytes, which say what it is if it is not JSON. */
  private[this] val head = new Array[Byte](Compression.Longest)

  override def read(): Int = {
    val one = new Array[Byte](1)
    if (read(one, 0, 1) < 0) -1 else one(0) & 0xff
  }

  override def read(into: Array[Byte], from: Int, n: Int): Int = {
    val count = named(source.read(into, from, n))
    if (count > 0) {
      if (position < head.length)
        System.arraycopy(into, from, head, position.toInt, Math.min(count, head.length - position.toInt))
      position += count
      progress.at(position)
    }
    count
  }

  override def close(): Unit = {
    progress.end()
    named(source.close())
  }

  private def named[T](action: => T): T =
    try action
    catch { case e: IOException => throw Failure(name, e) }

  /** What is wrong with the text at a line and a column of it, and at a path of the document. */
  def failure(line: Long, column: Long, what: String, path: String): Failure =
    new Failure(s"${ErrorLine.name(name)}:${ErrorLine.of(line, column, what, path)}")

  /** Why it is not JSON, and what makes JSON of it, if that is known. */
  def failure(e: JsonSyntaxError, path: String): Failure =
    compression match {
      case Some(found) if e.offset < found.start.length =>
        new Failure(s"${ErrorLine.name(name)}: ${found.advice(name)}")
      case _ => failure(e.line, e.column, Habits.asJson(name, e.detail), path)
    }

  /** How it is compressed. More is read only if what has been read begins so. */
  private def compression: Option[Compression] = {
    def bytes = head.take(Math.min(position, head.length.toLong).toInt)
    while (position < head.length && Compression.mayBegin(bytes) && read() >= 0) ()
    Compression.of(bytes)
  }
}

object Input {

  /** What errors call it. */
  final val StandardInput = "standard input"

  /** The file `name`, or standard input for `-`.
    *
    * @param output
    *   a name of what is written meanwhile; an input that it is added to would have no end
    */
  def open(name: String, stdio: Stdio, output: Option[Path]): Input =
    if (name == "-") {
      refuse(StandardInput, Paths.get("/dev/fd/0"), output)
      new Input(StandardInput, new Shared(stdio.in), progress(stdio, StandardInput, 0L))
    } else
      try {
        val path = FileSystem.path(name)
        refuse(name, path, output)
        val status = FileStatus.ofFile(name, path)
        new Input(name, FileSystem.open(path), progress(stdio, name, status.fold(0L)(_.size)))
      } catch { case e: IOException => throw Failure(name, e, Habits.asInput(name)) }

  /** Whether the first line of the file `name` ends in a carriage return and a line feed. */
  def hasCrLf(name: String, stdio: Stdio): Boolean = isFile(name) && {
    val in = open(name, stdio.copy(showsProgress = false), None)
    try {
      val part = new Array[Byte](1 << 16)
      var last = 0
      var end = -1
      var n = in.read(part, 0, part.length)
      while (n > 0 && end < 0) {
        var i = 0
        while (i < n && part(i) != '\n') i += 1
        end = if (i < n) i else -1
        if (end != 0) last = part((if (end < 0) n else end) - 1)
        if (end < 0) n = in.read(part, 0, part.length)
      }
      end >= 0 && last == '\r'
    } finally in.close()
  }

  /** Whether it is a regular file. */
  def isFile(name: String): Boolean =
    try FileStatus.ofFile(name, FileSystem.path(name)).exists(_.isRegular)
    catch { case _: IOException => false }

  private def refuse(name: String, path: Path, output: Option[Path]): Unit =
    if (output.exists(FileSystem.isSameFile(path, _))) throw Failure(name, new IOException("The input is the output"))

  /** A stream that is not ours to close. */
  private final class Shared(in: InputStream) extends FilterInputStream(in) {
    override def close(): Unit = ()
  }

  private def progress(stdio: Stdio, name: String, size: Long): Progress =
    if (stdio.showsProgress) new ProgressLine(stdio.err, ErrorLine.name(name), size, () => System.nanoTime)
    else NoProgress
}
