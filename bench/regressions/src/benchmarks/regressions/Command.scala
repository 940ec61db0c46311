package benchmarks.regressions

import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.Path

/** Other programs. What they say on standard error is passed on. */
object Command {

  /** Throws if the program fails. */
  def run(folder: Path, command: String*): Unit = {
    output(folder, command*)
    ()
  }

  /** The standard output. Throws if the program fails. */
  def output(folder: Path, command: String*): String = {
    val process = start(folder, command)
    val text = new String(process.getInputStream.readAllBytes(), UTF_8)
    if (process.waitFor() != 0) throw new IllegalStateException(s"failed: ${command.mkString(" ")}")
    text
  }

  def status(folder: Path, command: String*): Int = {
    val process = start(folder, command)
    process.getInputStream.readAllBytes()
    process.waitFor()
  }

  private def start(folder: Path, command: Seq[String]): Process = {
    val builder = new ProcessBuilder(command*).directory(folder.toFile).redirectError(ProcessBuilder.Redirect.INHERIT)
    // What one run of Mill tells the programs it starts is not meant for another run of Mill.
    builder.environment.keySet.removeIf(_.startsWith("MILL_"))
    builder.start()
  }
}
