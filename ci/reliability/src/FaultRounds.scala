package reliability

import java.io.{ByteArrayOutputStream, PipedInputStream, PipedOutputStream}

import swarender.output.PagePool
import swarender.{Events, Faults, Json, JsonStyle, Seeded}

/** Random faults, `ROUNDS` of them (`ci/faults`): what [[Faults]] says holds after each, and
  * neither pages nor memory are lost.
  */
object FaultRounds {
  def main(args: Array[String]): Unit = {
    val rounds = args(0).toInt
    val random = Seeded("faults", if (args.length > 1) args(1).toLong else Seeded.Seed)
    val all = Faults.all
    def run(n: Int): Unit = for (_ <- 0 until n) all(random.nextInt(all.size)).round(random)
    run(rounds / 10)
    val (memory, pages) = (used(), out())
    run(rounds - rounds / 10)
    val (memoryAfter, pagesAfter) = (used(), out())
    println(s"$rounds faults, $pagesAfter pages of the shared pool out, $memory then $memoryAfter KiB used")
    if (pages != pagesAfter) throw new AssertionError(s"${pagesAfter - pages} pages lost")
    if (memoryAfter > memory + 4096) throw new AssertionError(s"${memoryAfter - memory} KiB lost")
    interrupted(Math.max(100, rounds / 100))
    outOfMemory()
  }

  /** KiB, after everything that nobody holds is gone. */
  private def used(): Long = {
    val runtime = Runtime.getRuntime
    for (_ <- 0 until 5) {
      System.gc()
      Thread.sleep(50)
    }
    (runtime.totalMemory - runtime.freeMemory) / 1024
  }

  /** How many pages of the shared pool are out or lost. */
  private def out(): Long = {
    val s = PagePool.shared.statistics
    s.made - s.dropped - s.held
  }

  /** Threads that are interrupted while they render: to memory, nothing changes and they stay
    * interrupted; to a pipe, its exception passes.
    */
  private def interrupted(rounds: Int): Unit = {
    val expected = Json.render(Faults.document)
    val before = out()
    for (i <- 0 until rounds) {
      Thread.currentThread.interrupt()
      val target = new ByteArrayOutputStream
      Json.writeTo(Faults.document, target)
      val right = Json.render(Faults.document) == expected && target.toString("UTF-8") == expected
      if (!Thread.interrupted() || !right) throw new AssertionError(s"round $i, to memory")

      val pipe = new PipedOutputStream(new PipedInputStream(64))
      var thrown: Throwable = null
      val writer = new Thread(() =>
        try Json.writeTo(Faults.document, pipe)
        catch { case e: Throwable => thrown = e }
      )
      writer.start()
      writer.interrupt()
      writer.join()
      if (!thrown.isInstanceOf[java.io.InterruptedIOException]) throw new AssertionError(thrown)
    }
    if (out() != before || Json.render(Faults.document) != expected) throw new AssertionError("pages lost")
    println(s"$rounds threads interrupted, 0 pages lost")
  }

  /** Documents for which there is not enough memory: the error passes, and small ones go on. */
  private def outOfMemory(): Unit = {
    val expected = Json.render(Faults.document)
    val before = out()
    for (i <- 0 until 10) {
      val thrown =
        try {
          val size = Json(JsonStyle.compact).toBytes(Events(Shapes.lines(1L << 31)(_))).length
          throw new AssertionError(s"$size bytes in a heap of ${Runtime.getRuntime.maxMemory}")
        } catch { case e: OutOfMemoryError => e }
      if (Json.render(Faults.document) != expected || out() > before) throw new AssertionError(s"round $i: $thrown")
    }
    println(s"10 times out of memory, ${out()} pages out")
  }
}
