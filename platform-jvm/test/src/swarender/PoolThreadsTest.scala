package swarender

import java.io.ByteArrayOutputStream
import java.util.Arrays
import java.util.concurrent.{Callable, Executors, TimeUnit}

import utest.*

import swarender.output.PagePool.Page
import swarender.output.{PagePool, PagedOutputStream}

/** Pools and entry points that several threads use at once. */
object PoolThreadsTest extends TestSuite {
  private final val Threads = 8

  /** Calls `work` with each of `[0, Threads)` at once, in threads of their own, and throws what one
    * of them throws.
    */
  private def inThreads(work: Int => Unit): Unit = {
    val executor = Executors.newFixedThreadPool(Threads)
    try {
      val done = (0 until Threads).map { i =>
        executor.submit(new Callable[Unit] { def call(): Unit = work(i) })
      }
      done.foreach(_.get(5, TimeUnit.MINUTES))
    } finally executor.shutdownNow(): Unit
  }

  val tests: Tests = Tests {
    test("a page is in one hand at a time") {
      val pool = PagePool.bounded(64, 5)
      inThreads { thread =>
        val mark = (thread + 1).toByte
        for (i <- 0 until 20000) {
          val pages = Seq.fill(1 + i % 3)(pool.take())
          pages.foreach(page => Arrays.fill(page.array, page.from, page.until, mark))
          for (page <- pages) {
            assert((page.from until page.until).forall(page.array(_) == mark))
            pool.recycle(page)
          }
        }
      }
      val end = pool.statistics
      assert(end.made == end.dropped + end.held, end.held <= 5, end.held > 0)
    }
    test("of threads that recycle the same page one succeeds") {
      val pool = PagePool.bounded(64, 5)
      for (_ <- 0 until 300) {
        val page: Page = pool.take()
        val refused = new java.util.concurrent.atomic.AtomicInteger
        inThreads { _ =>
          try pool.recycle(page)
          catch { case _: IllegalArgumentException => refused.incrementAndGet(): Unit }
        }
        assert(refused.get == Threads - 1)
      }
    }
    test("streams of one pool") {
      val pool = PagePool.bounded(32, 16)
      inThreads { thread =>
        for (i <- 0 until 500) {
          val stream = new PagedOutputStream(pool)
          val expected = new ByteArrayOutputStream
          for (j <- 0 until i % 50) {
            val b = (thread * 31 + i + j).toByte
            val bytes = Array.fill(j)(b)
            stream.writeBytes(bytes)
            expected.write(bytes)
          }
          assert(Arrays.equals(stream.toByteArray, expected.toByteArray))
          stream.close()
        }
      }
      val end = pool.statistics
      assert(end.made == end.dropped + end.held)
    }
    test("entry points, more threads than sessions are kept for") {
      val before = PagePool.shared.statistics
      inThreads { thread =>
        val value = ujson.Obj("thread" -> thread, "text" -> s"\u00e9$thread" * 1000)
        val text = Json.render(value)
        val yaml = Yaml.render(value)
        for (_ <- 0 until 300) {
          assert(Json.render(value) == text, Yaml.render(value) == yaml)
          assert(new String(Json.toBytes(value), "UTF-8") == text)
          val target = new ByteArrayOutputStream
          Json.writeTo(value, target)
          assert(target.toString("UTF-8") == text)
        }
      }
      val after = PagePool.shared.statistics
      assert(after.made - after.dropped - after.held == before.made - before.dropped - before.held)
    }
  }
}
