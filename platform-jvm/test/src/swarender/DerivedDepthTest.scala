package swarender

import utest.*

/** How many levels of a recursive class a thread's stack has room for. */
object DerivedDepthTest extends TestSuite {
  final case class Cons(v: Int, next: Option[Cons])
  object Cons {
    implicit val encoder: Encoder[Cons] = Encoder.derived
  }

  private def chain(levels: Int): Cons = {
    var cons = Cons(0, None)
    for (i <- 1 until levels) cons = Cons(i, Some(cons))
    cons
  }

  /** What rendering fails with in a thread of 1 MiB, or null. */
  private def failure(levels: Int, style: JsonStyle): Throwable = {
    val value = chain(levels)
    var thrown: Throwable = null
    val run: Runnable = () =>
      try {
        val _ = Json(style).toBytes(value)
      } catch { case e: Throwable => thrown = e }
    val thread = new Thread(null, run, "1 MiB", 1L << 20)
    thread.start()
    thread.join()
    thrown
  }

  val tests: Tests = Tests {
    // Compiled by C1 a level takes 214 bytes, interpreted 160: how many of each there are differs from run to run.
    test("1 MiB has room for 4,500 levels") {
      val thrown = failure(4500, JsonStyle.compact)
      assert(thrown == null)
    }
    test("more than the stack has room for is an error for too deep") {
      val error = failure(20000, JsonStyle.compact.withMaxDepth(Int.MaxValue)).asInstanceOf[RenderError]
      assert(error.kind eq RenderError.TooDeep)
      val inEvents = failure(20000, JsonStyle.pretty.withMaxDepth(Int.MaxValue)).asInstanceOf[RenderError]
      assert(inEvents.kind eq RenderError.TooDeep)
      // The default limit comes first where the stack has room for it, with a path.
      val limit = failure(20000, JsonStyle.compact).asInstanceOf[RenderError]
      assert(limit.kind eq RenderError.TooDeep)
    }
  }
}
