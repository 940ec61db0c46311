package converter

import java.io.{ByteArrayOutputStream, IOException, OutputStream}
import java.nio.file.{FileSystemException, InvalidPathException, Paths}
import java.util.Arrays

/** A run of the converter: opens inputs and outputs, and says which of them fails. */
private final class Conversion(request: Request.Convert, stdio: Stdio, failures: Failures) {
  private[this] val inputs = if (request.inputs.isEmpty) Seq("-") else request.inputs

  def run(): Unit = {
    if (request.inputs.isEmpty && stdio.isTyped) {
      stdio.err.println("swarender: waiting for JSON on standard input; control-D ends it, --help says more")
    }
    request.target match {
      case Request.InPlace => inputs.foreach(name => failures.attempt(toFile(Seq(name), name, formOf(name))))
      case Request.Compared(showsDiff) => inputs.foreach(name => failures.attempt(compare(name, showsDiff)))
      case Request.Members(folder, form) => toMembers(folder, form)
      case Request.File(name) if isStandard(name) => toStandard()
      case Request.File(name) => toFile(inputs, name, request.form)
    }
  }

  /** How the file `name` is written again. */
  private def formOf(name: String): Form = request.form.crLf.filter(_ => Input.hasCrLf(name, stdio)) match {
    case Some(writing) => request.form.copy(writing = writing)
    case None => request.form
  }

  private def toStandard(): Unit = named("standard output") {
    val hasColors = request.color.getOrElse(stdio.hasColors)
    val target = if (hasColors) Colors(request.form.language, stdio.out) else stdio.out
    val converter = new Converter(request, request.form, target)
    try inputs.foreach(convert(converter, _, isStandard = true))
    catch {
      case e: Failure =>
        converter.push()
        throw e
    }
    converter.end()
  }

  /** The file stays as it is if an input cannot be converted. */
  private def toFile(inputs: Seq[String], name: String, form: Form): Unit = {
    val file = named(name)(new OutputFile(name, request.isDurable))
    try
      if (write(inputs, name, form, file.stream)) named(name)(file.keep())
    finally file.drop()
  }

  /** Writes the conversions of `inputs` to `target`, and returns whether there is one of each. */
  private def write(inputs: Seq[String], name: String, form: Form, target: OutputStream): Boolean = named(name) {
    val hasColors = request.color.contains(true)
    val converter = new Converter(request, form, if (hasColors) Colors(form.language, target) else target)
    val areAll = inputs.map(convert(converter, _, isStandard = false)).forall(identity)
    if (areAll) converter.end()
    areAll
  }

  /** Converts an input, and returns whether that was possible. */
  private def convert(converter: Converter, name: String, isStandard: Boolean): Boolean = {
    var isDone = false
    failures.attempt {
      val input = Input.open(name, stdio, stdio.outName.filter(_ => isStandard))
      try converter.convert(input)
      finally input.close()
      isDone = true
    }
    isDone
  }

  /** Compares a file with its conversion, and prints its name or how they differ. */
  private def compare(name: String, showsDiff: Boolean): Unit = {
    if (!Input.isFile(name)) Input.open(name, stdio, None).close()
    if (!Input.isFile(name)) throw Failure(name, new IOException("Not a regular file"))
    val file = Input.open(name, stdio.copy(showsProgress = false), None)
    try {
      val form = formOf(name)
      val difference =
        if (showsDiff) {
          val before = file.readAllBytes()
          val after = new ByteArrayOutputStream
          val isSame = !write(Seq(name), name, form, after) || Arrays.equals(before, after.toByteArray)
          if (isSame) None else Some(Diff(name, before, after.toByteArray))
        } else {
          val comparison = new Comparison(file)
          val isSame = !write(Seq(name), name, form, comparison) || comparison.isSame
          if (isSame) None else Some(Process.nameBytes(s"$name\n"))
        }
      difference.foreach { bytes =>
        failures.different()
        print(bytes)
      }
    } finally file.close()
  }

  private def print(bytes: Array[Byte]): Unit = named("standard output") {
    stdio.out.write(bytes, 0, bytes.length)
    stdio.out.flush()
  }

  private def toMembers(folder: String, form: String => Either[String, Form]): Unit = {
    val input = Input.open(inputs.head, stdio, None)
    val names = new FileNameLines(stdio.out)
    val written =
      try MemberFiles.write(request, input, folder, form)(names.begin(_))
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

  /** Whether it is a name of standard output, such as `/dev/stdout`. */
  private def isStandard(name: String): Boolean =
    name == "-" || named(name)(Destination(FileSystem.path(name)) == Destination.Descriptor(1))

  private def named[T](name: String)(action: => T): T =
    try action
    catch {
      case e: ClosedPipe => throw e
      case e: IOException => throw Failure(name, e)
    }
}
