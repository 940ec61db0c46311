package benchmarks.generated

import java.lang.management.ManagementFactory

/** How calls are timed: by the processor time of the thread. What other programs, the compilers and
  * the collector's threads do is not in it.
  */
object Slots {
  private val threads = ManagementFactory.getThreadMXBean

  /** The last result. */
  var result: AnyRef = null

  /** Nanoseconds of `calls` calls. */
  def time(call: () => AnyRef, calls: Int): Long = {
    val start = threads.getCurrentThreadCpuTime
    var i = 0
    while (i < calls) {
      result = call()
      i += 1
    }
    threads.getCurrentThreadCpuTime - start
  }

  /** Calls for so many nanoseconds; how many calls a slot of `slot` nanoseconds has then. */
  def warm(call: () => AnyRef, nanos: Long, slot: Long): Int = {
    var calls = 1
    var left = nanos
    while (left > 0) {
      val taken = math.max(1, time(call, calls))
      left -= taken
      // What the next part takes was not known when it was chosen: it grows slowly.
      calls = math.max(1, math.min(calls * 2L, calls * slot / taken).toInt)
    }
    calls
  }
}
