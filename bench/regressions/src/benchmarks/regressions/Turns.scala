package benchmarks.regressions

import java.lang.management.ManagementFactory

import benchmarks.UsedProcess

/** The program that is measured, one process for each of the two revisions:
  * `Turns CASE FORMAT [fresh]`. It is a [[benchmarks.UsedProcess]] without `fresh`. It says
  * `ready`, or `unknown` if its revision of the library has no such format. Then it answers each
  * line of standard input, which is one turn, until the input ends:
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
    val render = Work.of(args(0), args(1))
    if (knows(render)) {
      if (!args.contains("fresh")) UsedProcess()
      println("ready")
      Iterator.continually(scala.io.StdIn.readLine()).takeWhile(_ ne null).map(_.split(' ')).foreach {
        case Array("warm", millis) => println(warm(render, millis.toLong * 1000000))
        case Array("run", calls) => println(run(render, calls.toInt))
        case other => throw new IllegalArgumentException(other.mkString(" "))
      }
    } else println("unknown")
  }

  private def knows(render: () => AnyRef): Boolean =
    try {
      result = render()
      true
    } catch { case _: LinkageError => false }

  private def warm(render: () => AnyRef, nanos: Long): Long = {
    val start = threads.getCurrentThreadCpuTime
    var calls = 0
    while (threads.getCurrentThreadCpuTime - start < nanos) {
      run(render, 1)
      calls += 1
    }
    // The first calls were slow: what a call takes is what the last ones took.
    val more = 1 + calls / 20
    run(render, more) / more
  }

  private def run(render: () => AnyRef, calls: Int): Long = {
    val start = threads.getCurrentThreadCpuTime
    var i = 0
    while (i < calls) {
      result = render()
      i += 1
    }
    threads.getCurrentThreadCpuTime - start
  }
}
