package benchmarks.regressions

import java.io.{BufferedReader, IOException, InputStreamReader, PrintStream}
import java.nio.file.Paths

/** A process that waits when it has no turn, of [[Turns]] say.
  *
  * @param name
  *   what it measures.
  */
final class Side(name: String, command: Seq[String]) extends AutoCloseable {
  private val process = new ProcessBuilder(command*)
    .redirectError(ProcessBuilder.Redirect.INHERIT)
    .start()
  private val answers = new BufferedReader(new InputStreamReader(process.getInputStream))
  private val questions = new PrintStream(process.getOutputStream, true)

  /** What the process says next. */
  def answer(): String = {
    val line = answers.readLine()
    if (line eq null) throw new IllegalStateException(s"the process of $name ended")
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

  /** A process of [[Turns]].
    *
    * @param classPath
    *   of one of the revisions.
    * @param isFresh
    *   whether the process does nothing else before.
    */
  def apply(classPath: String, name: String, format: String, isFresh: Boolean): Side = {
    val java = s"${System.getProperty("java.home")}/bin/java"
    val args = Seq(name, format) ++ Option.when(isFresh)("fresh")
    new Side(s"$name $format", (java +: options) ++ Seq("-cp", classPath, "benchmarks.regressions.Turns") ++ args)
  }
}
