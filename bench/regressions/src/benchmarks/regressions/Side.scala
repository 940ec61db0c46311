package benchmarks.regressions

import java.io.{BufferedReader, IOException, InputStreamReader, PrintStream}
import java.nio.file.Paths

/** A process of [[Turns]]. It waits when it has no turn.
  *
  * @param classPath
  *   of one of the revisions.
  * @param isFresh
  *   whether the process does nothing else before.
  */
final class Side(classPath: String, name: String, format: String, isFresh: Boolean) extends AutoCloseable {
  private val process = new ProcessBuilder(Side.command(classPath, Seq(name, format) ++ Option.when(isFresh)("fresh"))*)
    .redirectError(ProcessBuilder.Redirect.INHERIT)
    .start()
  private val answers = new BufferedReader(new InputStreamReader(process.getInputStream))
  private val questions = new PrintStream(process.getOutputStream, true)

  /** What the process says next. */
  def answer(): String = {
    val line = answers.readLine()
    if (line eq null) throw new IllegalStateException(s"the process of $name $format ended")
    line
  }

  /** Gives the process a turn; `answer` waits for its end. */
  def ask(turn: String): Unit = questions.println(turn)

  /** Nanoseconds of one turn of `calls` calls. */
  def run(calls: Int): Double = {
    ask(s"run $calls")
    answer().toDouble
  }

  /** Keeps the process on one processor, the same one for each `index`, where `taskset` can do
    * that.
    */
  def pin(index: Int): Unit = if (Side.canPin) {
    val processor = index % Runtime.getRuntime.availableProcessors
    Command.status(Paths.get("."), "taskset", "-acp", processor.toString, process.pid.toString)
    ()
  }

  def close(): Unit = {
    questions.close()
    process.waitFor()
    ()
  }
}

object Side {
  private lazy val canPin: Boolean =
    try Command.status(Paths.get("."), "taskset", "-p", ProcessHandle.current.pid.toString) == 0
    catch { case _: IOException => false }

  /** Compiled code is alike in every process if no thread renders on while another one compiles; no
    * collector has threads of its own; the heap stays as it is.
    */
  val options = Seq("-Xbatch", "-XX:+UseSerialGC", "-Xms1g", "-Xmx1g", "-Xss16m")

  private def command(classPath: String, args: Seq[String]): Seq[String] = {
    val java = s"${System.getProperty("java.home")}/bin/java"
    (java +: options) ++ Seq("-cp", classPath, "benchmarks.regressions.Turns") ++ args
  }
}
