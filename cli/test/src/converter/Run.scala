package converter

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, InputStream, OutputStream, PrintStream}
import java.nio.file.{Files, Path}

import swarender.{Format, Golden, JsonStyle, JsonText, Style, TestPlatform}

/** What a run of the converter left: its exit status and the text of its streams. */
final case class Run(status: Int, out: String, err: String)

object Run {

  /** Runs the converter on the bytes of `input`. */
  def apply(input: String, args: String*): Run = on(new ByteArrayInputStream(input.getBytes("UTF-8")), args*)

  def on(input: InputStream, args: String*): Run = {
    val out = new ByteArrayOutputStream
    val (status, err) = to(out, input, args*)
    Run(status, new String(out.toByteArray, "UTF-8"), err)
  }

  /** Runs it with `out` as standard output and returns the exit status and the text of standard
    * error.
    */
  def to(out: OutputStream, input: InputStream, args: String*): (Int, String) = {
    val err = new ByteArrayOutputStream
    val status = Main.run(args, Stdio(input, out, new PrintStream(err, true), showsProgress = false))
    (status, new String(err.toByteArray, "UTF-8"))
  }

  /** Runs it with `out`, which is `file`, as standard output. */
  def onto(file: Path, out: OutputStream, args: String*): Run = {
    val err = new ByteArrayOutputStream
    val stdio =
      Stdio(
        new ByteArrayInputStream(Array()),
        out,
        new PrintStream(err, true),
        showsProgress = false,
        outName = Some(file)
      )
    Run(Main.run(args, stdio), "", new String(err.toByteArray, "UTF-8"))
  }

  /** The output of a run that has to be without errors. */
  def ok(input: String, args: String*): String = {
    val run = Run(input, args*)
    assert(run.status == 0 && run.err.isEmpty, s"$args on $input: $run")
    run.out
  }

  /** The line on standard error of a run that has to fail with `status`. */
  def error(status: Int, input: String, args: String*): String = {
    val run = Run(input, args*)
    assert(run.status == status && run.err.endsWith("\n"), s"$args on $input: $run")
    val line = run.err.dropRight(1)
    assert(line.startsWith("swarender: ") && !line.contains('\n'), s"no single line: $line")
    line.stripPrefix("swarender: ")
  }

  /** The samples: names and texts. */
  lazy val samples: Seq[(String, String)] =
    Seq("config", "empties", "kubernetes", "numbers", "services", "surrogates", "unicode")
      .map(name => name -> TestPlatform.readFile(s"samples/$name.json"))

  /** Checks that `args` print the document `text` as the library does in `style`, and end it with
    * one line feed, or with that of the style.
    */
  def same[S <: Style](text: String, format: Format[S], style: S, args: String*): Unit = {
    val lineEnd = style match {
      case json: JsonStyle if json.lineBreak == "\r\n" => "\r\n"
      case _ => "\n"
    }
    val expected = format.render(JsonText(text), style).stripSuffix("\n") + lineEnd
    val got = ok(text, args*)
    if (got != expected) throw new java.lang.AssertionError(s"$args: ${Golden.difference(got, expected)}")
  }

  /** Calls `use` with a new folder, which is removed afterwards. */
  def inFolder[T](use: Path => T): T = {
    val folder = Files.createTempDirectory("swarender")
    try use(folder)
    finally remove(folder)
  }

  private def remove(file: Path): Unit = {
    if (!Files.isSymbolicLink(file)) Option(file.toFile.listFiles).foreach(_.foreach(f => remove(f.toPath)))
    Files.delete(file)
  }

  def write(file: Path, text: String): Path = Files.write(file, text.getBytes("UTF-8"))
  def read(file: Path): String = new String(Files.readAllBytes(file), "UTF-8")

  /** Hands out at most `size` bytes at a time. */
  def slowly(text: String, size: Int): InputStream = new ByteArrayInputStream(text.getBytes("UTF-8")) {
    override def read(into: Array[Byte], from: Int, n: Int): Int = super.read(into, from, Math.min(n, size))
  }
}
