package evaluator

import java.io.{FileDescriptor, FileOutputStream, PrintStream}
import java.nio.file.Paths

import sjsonnet.{Error, Val}

import swarender.RenderError

/** The command line: evaluates a program and prints what it evaluates to. */
object Main {
  private val Usage =
    """usage: evaluator [OPTION] FILE
      |       evaluator [OPTION] -e CODE
      |  -S          print a string as it is
      |  -y          print an array as a stream of YAML documents
      |  -m DIR      write each field of an object to a file, print the names
      |  --yaml-out  print one YAML document""".stripMargin

  /** Programs are evaluated recursively. */
  private val StackBytes = 64L << 20

  def main(args: Array[String]): Unit = {
    var status = 1
    val thread = new Thread(null, () => status = run(args.toList), "evaluator", StackBytes)
    thread.start()
    thread.join()
    sys.exit(status)
  }

  private val errors = new PrintStream(new FileOutputStream(FileDescriptor.err), true, "UTF-8")

  private def run(args: List[String]): Int = args match {
    case "-S" :: rest => source(rest)((v, output) => print(output.string(v)))
    case "-y" :: rest => source(rest)((v, output) => print(output.stream(v)))
    case "--yaml-out" :: rest => source(rest)((v, output) => print(output.yaml(v)))
    case "-m" :: directory :: rest =>
      source(rest) { (v, output) =>
        val files = output.files(v).map { case (name, content) =>
          (Paths.get(directory).resolve(name), content)
        }
        files.foreach { case (file, content) => java.nio.file.Files.write(file, content) }
        print(files.map { case (file, _) => s"$file\n" }.mkString.getBytes("UTF-8"))
      }
    case rest => source(rest)((v, output) => print(output.json(v)))
  }

  private def print(bytes: Array[Byte]): Unit = new FileOutputStream(FileDescriptor.out).write(bytes)

  private def source(args: List[String])(show: (Val, Output) => Unit): Int = {
    val directory = Files.of(Paths.get(""))
    args match {
      case List("-e", code) => evaluate(directory, directory / "<cmdline>", code)(show)
      case List(file) if !file.startsWith("-") =>
        try {
          val path = Files.of(Paths.get(file))
          evaluate(directory, path, Files.text(path.path))(show)
        } catch { case e: java.io.IOException => fail(s"cannot read or write: $e") }
      case _ => fail(Usage)
    }
  }

  private def evaluate(
      directory: sjsonnet.Path,
      file: sjsonnet.Path,
      code: String
  )(show: (Val, Output) => Unit): Int = {
    val program = new Program(directory, Files)
    val output = new Output()(program.evaluator)
    try {
      show(program.evaluate(file, code), output)
      0
    } catch {
      case e: RenderError => fail(s"${e.detail} at ${e.path}")
      case e: Error =>
        val frames = e.getStackTrace.map(frame => s"\n  ${frame.getFileName}:${frame.getLineNumber}")
        val cause = Option(e.getCause).fold("")(cause => s": $cause")
        fail(s"${e.getMessage}$cause at ${output.path}${frames.mkString}")
      case _: StackOverflowError => fail(s"stack overflow at ${output.path}")
    }
  }

  private def fail(message: String): Int = {
    errors.println(s"error: $message")
    1
  }
}
