package benchmarks

import java.lang.ProcessBuilder.Redirect
import java.nio.charset.StandardCharsets.UTF_8

private object ChildProcess {

  /** What `command` writes to its standard output; an error if it fails. */
  def output(command: Seq[String]): String = {
    val process = new ProcessBuilder(command*).redirectError(Redirect.INHERIT).start()
    val text = new String(process.getInputStream.readAllBytes(), UTF_8)
    require(process.waitFor() == 0, s"${command.takeRight(6).mkString(" ")} failed")
    text
  }
}
