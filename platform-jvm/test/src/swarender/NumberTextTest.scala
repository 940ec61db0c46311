package swarender

import java.lang.management.ManagementFactory

import utest.*

/** What the text of a number alone allocates. */
object NumberTextTest extends TestSuite {
  private val threads = ManagementFactory.getThreadMXBean.asInstanceOf[com.sun.management.ThreadMXBean]

  /** The bytes of a call: the least of several rounds, of which the first are not compiled yet. */
  private def allocated(v: Double, layout: NumberLayout): Long = Seq.fill(5)(allocatedOnce(v, layout)).min

  private def allocatedOnce(v: Double, layout: NumberLayout): Long = {
    val calls = 2000
    def all(): Int = (0 until calls).foldLeft(0)((sum, _) => sum + layout.render(v).length)
    val id = Thread.currentThread.getId
    val _ = all()
    val before = threads.getThreadAllocatedBytes(id)
    locally { val _ = all() }
    (threads.getThreadAllocatedBytes(id) - before) / calls
  }

  val tests: Tests = Tests {
    test("an integer allocates its text, other numbers little more") {
      for (layout <- Seq(NumberLayout.ecma, NumberLayout.yaml, NumberLayout.python)) {
        val bytes = Seq(12345.0, 0.1, -1.2345678901234567e-300).map(allocated(_, layout))
        if (bytes.max > 250) throw new java.lang.AssertionError(bytes.toString)
      }
      assert(allocated(12345, NumberLayout.ecma) < 120)
    }
  }
}
