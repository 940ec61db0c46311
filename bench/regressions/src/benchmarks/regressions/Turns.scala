package benchmarks.regressions

import java.lang.management.ManagementFactory

/** The program that is measured, one process for each of the two revisions: `Turns CASE FORMAT`. It
  * says `ready`, or `unknown` if its revision of the library has no such format. Then it answers
  * each line of standard input, which is one turn, until the input ends:
  * {{{
  * warm MILLISECONDS     renders for so long; answers the nanoseconds of a call
  * run CALLS             renders so often; answers the nanoseconds of all calls
  * }}}
  * All times are processor times of the thread that renders: what other programs do is not in them.
  */
object Turns {

  /** The last result. It is stored so that no compiler may leave out what nobody looks at. */
  @volatile var result: AnyRef = null

  private val threads = ManagementFactory.getThreadMXBean

  def main(args: Array[String]): Unit = {
    val rendering = Renderings.named(args(1))
    val value = rendering.value(args(0))
    if (knows(rendering, value)) {
      println("ready")
      Iterator.continually(scala.io.StdIn.readLine()).takeWhile(_ ne null).map(_.split(' ')).foreach {
        case Array("warm", millis) => println(warm(rendering, value, millis.toLong * 1000000))
        case Array("run", calls) => println(run(rendering, value, calls.toInt))
        case other => throw new IllegalArgumentException(other.mkString(" "))
      }
    } else println("unknown")
  }

  private def knows(rendering: Rendering, value: ujson.Value): Boolean =
    try {
      result = rendering.render(value)
      true
    } catch { case _: LinkageError => false }

  private def warm(rendering: Rendering, value: ujson.Value, nanos: Long): Long = {
    val start = threads.getCurrentThreadCpuTime
    var calls = 0
    while (threads.getCurrentThreadCpuTime - start < nanos) {
      run(rendering, value, 1)
      calls += 1
    }
    // The first calls were slow: what a call takes is what the last ones took.
    val more = 1 + calls / 20
    run(rendering, value, more) / more
  }

  private def run(rendering: Rendering, value: ujson.Value, calls: Int): Long = {
    val start = threads.getCurrentThreadCpuTime
    var i = 0
    while (i < calls) {
      result = rendering.render(value)
      i += 1
    }
    threads.getCurrentThreadCpuTime - start
  }
}
