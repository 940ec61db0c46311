package playground

import java.nio.charset.StandardCharsets.UTF_8

/** The worker that evaluates Jsonnet: a script of its own, which the page loads for such an input.
  */
object JsonnetMain {
  def main(args: Array[String]): Unit =
    ConversionWorker.start(code => new JsonnetConversion(new String(code, UTF_8)))
}
