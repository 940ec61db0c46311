package playground

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, PrintStream}
import java.net.URLClassLoader
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.Paths
import java.util.function.{Function, Supplier}

import converter.{Main, Stdio}

/** Runs the converter as often as asked, in one process: each line of standard input is JSON, the
  * arguments and the text to convert; the answer is a line with the status, the output and the
  * errors. If the text is Jsonnet, sjsonnet as it is published evaluates it first: it is found on
  * the class path SJSONNET.
  */
object ConverterServer {
  def main(args: Array[String]): Unit =
    scala.io.Source.fromInputStream(System.in, "UTF-8").getLines().foreach { line =>
      val request = ujson.read(line)
      val text = request("input").str
      val json = if (request("language").str == "jsonnet") evaluated(text) else text
      val input = new ByteArrayInputStream(json.getBytes(UTF_8))
      val (out, err) = (new ByteArrayOutputStream, new ByteArrayOutputStream)
      val stdio = Stdio(input, out, new PrintStream(err, true, "UTF-8"), showsProgress = false)
      val status = Main.run(request("args").arr.map(_.str).toSeq, stdio)
      val answer = ujson.Obj("status" -> status, "out" -> out.toString("UTF-8"), "err" -> err.toString("UTF-8"))
      System.out.write((ujson.write(answer) + "\n").getBytes(UTF_8))
      System.out.flush()
    }

  private type Evaluator = Function[String, java.util.List[Supplier[String]]]

  /** It has another version of ujson, so it gets a class loader of its own. */
  private lazy val sjsonnet: Evaluator = {
    val files = sys.env("SJSONNET").split(java.io.File.pathSeparatorChar).map(Paths.get(_).toUri.toURL)
    val loader = new URLClassLoader(files, ClassLoader.getPlatformClassLoader)
    loader.loadClass("evaluator.own.OwnRenderers").getDeclaredConstructor().newInstance().asInstanceOf[Evaluator]
  }

  private def evaluated(program: String): String = sjsonnet(program).get(0).get()
}
