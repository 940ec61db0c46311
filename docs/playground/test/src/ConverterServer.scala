package playground

import java.io.{ByteArrayInputStream, ByteArrayOutputStream, PrintStream}
import java.nio.charset.StandardCharsets.UTF_8

import converter.{Main, Stdio}

/** Runs the converter as often as asked, in one process: each line of standard input is JSON, the
  * arguments and the text to convert; the answer is a line with the status, the output and the
  * errors.
  */
object ConverterServer {
  def main(args: Array[String]): Unit =
    scala.io.Source.fromInputStream(System.in, "UTF-8").getLines().foreach { line =>
      val request = ujson.read(line)
      val input = new ByteArrayInputStream(request("input").str.getBytes(UTF_8))
      val (out, err) = (new ByteArrayOutputStream, new ByteArrayOutputStream)
      val stdio = Stdio(input, out, new PrintStream(err, true, "UTF-8"), showsProgress = false)
      val status = Main.run(request("args").arr.map(_.str).toSeq, stdio)
      val answer = ujson.Obj("status" -> status, "out" -> out.toString("UTF-8"), "err" -> err.toString("UTF-8"))
      System.out.write((ujson.write(answer) + "\n").getBytes(UTF_8))
      System.out.flush()
    }
}
