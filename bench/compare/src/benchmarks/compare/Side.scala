package benchmarks.compare

import java.io.{BufferedReader, IOException, InputStreamReader, PrintStream}
import java.lang.ProcessBuilder.Redirect
import java.util.concurrent.TimeUnit.SECONDS

/** A process that waits when it has no turn, of [[Turns]] say.
  *
  * @param name
  *   what it measures.
  * @param patience
  *   how many seconds it may take to end when it is closed
  */
final class Side(name: String, command: Seq[String], patience: Long = 10) extends AutoCloseable {
  private val process = new ProcessBuilder(command*).redirectError(Redirect.INHERIT).start()
  private val answers = new BufferedReader(new InputStreamReader(process.getInputStream))
  private val questions = new PrintStream(process.getOutputStream, true)
  private var turn = "its start"

  /** What the process says next. */
  def answer(): String = {
    val line = answers.readLine()
    if (line eq null) throw new Side.Ended(s"the process of $name ended at $turn; what it said is above")
    line
  }

  /** Gives the process a turn; `answer` waits for its end. */
  def ask(turn: String): Unit = {
    this.turn = turn
    questions.println(turn)
  }

  /** Gives the process a turn and waits for what it says. */
  def asked(turn: String): String = {
    ask(turn)
    answer()
  }

  /** Keeps the process on one processor, the same one for each `index`, where `taskset` can do
    * that.
    */
  def pin(index: Int): Unit = if (Side.canPin) {
    val processor = index % Runtime.getRuntime.availableProcessors
    Side.taskset("-acp", processor.toString, process.pid.toString)
    ()
  }

  /** Lets the process end, and kills it if it does not. */
  def close(): Unit = {
    questions.close()
    try process.waitFor(patience, SECONDS)
    finally if (process.isAlive) process.destroyForcibly()
    ()
  }
}

object Side {

  /** A process that measures has ended before it should: what it said is on standard error. */
  final class Ended(message: String) extends RuntimeException(message)

  private lazy val canPin: Boolean =
    try taskset("-p", ProcessHandle.current.pid.toString) == 0
    catch { case _: IOException => false }

  private def taskset(arguments: String*): Int =
    new ProcessBuilder(("taskset" +: arguments)*).redirectOutput(Redirect.DISCARD).start().waitFor()
}
