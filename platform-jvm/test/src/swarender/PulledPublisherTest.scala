package swarender

import java.io.{ByteArrayOutputStream, IOException}
import java.util.Arrays
import java.util.concurrent.RejectedExecutionException
import java.util.concurrent.atomic.AtomicInteger

import utest.*

import swarender.output.{PagePool, PulledPage}

/** The pages of a document as a publisher of Reactive Streams sends them. */
object PulledPublisherTest extends TestSuite {
  private val values = Vector.tabulate(20000)(_.toString)
  private val expected = Json.toBytes(values)
  private def events: Events.Source = Events(e => Encoder.send(values, e))

  val tests: Tests = Tests {
    test("a publisher calls the close hook once, also if the executor refuses") {
      val refused = new RejectedExecutionException
      val failed = new IOException("close failed")
      val calls = new AtomicInteger
      def document = Json.pulledAll(Iterator(1)).withCloseHook(() => calls.incrementAndGet(): Unit)
      val refusing = document.withExecutor(_ => throw refused).publisher()
      for (isFirst <- Seq(true, false)) {
        val noting = new Noting(1)
        refusing.subscribe(noting)
        val last = noting.signal().asInstanceOf[Throwable]
        // The second one finds that the values are read.
        assert((last eq refused) == isFirst, noting.isSilent, calls.get == 1)
      }
      val noting = new Noting(1, 1)
      document.publisher().subscribe(noting)
      noting.signal().asInstanceOf[PulledPage].release()
      assert(noting.signal() == "complete", calls.get == 2)
      val failing = new Noting(1)
      Json.pulled(1).withCloseHook(() => throw failed).withExecutor(_ => throw refused).publisher().subscribe(failing)
      assert(failing.signal().asInstanceOf[AnyRef] eq refused, refused.getSuppressed.toSeq == Seq(failed))
    }
    test("a publisher sends as many pages as are requested, then completes") {
      for (document <- Seq(Json.pulled(values), Json.pulled(events))) {
        val pool = PagePool.bounded(4096, 64)
        val noting = new Noting(2)
        document.withPool(pool).publisher().subscribe(noting)
        val all = new ByteArrayOutputStream
        def page(): Unit = noting.signal() match {
          case page: PulledPage =>
            all.write(page.array, page.from, page.length)
            page.release()
          case other => throw new java.lang.AssertionError(s"$other")
        }
        page()
        page()
        assert(noting.isSilent, pool.statistics.made <= 3)
        val left = (expected.length + 4095) / 4096 - 2
        noting.subscription.request(Long.MaxValue)
        noting.subscription.request(Long.MaxValue)
        for (_ <- 1 to left) page()
        assert(noting.signal() == "complete", Arrays.equals(all.toByteArray, expected), noting.isSilent)
        HeldPages.await(pool)
      }
    }
    test("a publisher renders for each subscriber; values of an iterator for the first") {
      val each = Json.pulled(values).publisher()
      for (_ <- 1 to 2) {
        val noting = new Noting(1, 1)
        each.subscribe(noting)
        assert(Iterator.continually(noting.signal()).takeWhile(_ != "complete").size > 1)
      }
      val once = Json.pulledAll(values.iterator).publisher()
      once.subscribe(new Noting(1, 1))
      val second = new Noting(1)
      once.subscribe(second)
      assert(second.signal().isInstanceOf[IllegalStateException])
      intercept[NullPointerException](each.subscribe(null))
    }
    test("a request of no pages is an error") {
      for (n <- Seq(0L, -1L)) {
        val pool = PagePool.bounded(64, 64)
        val noting = new Noting(0)
        Json.pulled(events).withPool(pool).publisher().subscribe(noting)
        noting.subscription.request(n)
        assert(noting.signal().isInstanceOf[IllegalArgumentException], noting.isSilent)
        HeldPages.await(pool)
      }
    }
    test("a fault is the last signal, after the bytes before it") {
      val bad = Events { e => e.beginArray(); e.string("x" * 100); e.float64(Double.NaN) }
      val pool = PagePool.bounded(64, 64)
      val noting = new Noting(10)
      Json.pulled(bad).withPool(pool).publisher().subscribe(noting)
      var n = 0
      val last = Iterator.continually(noting.signal()).find {
        case page: PulledPage => n += page.length; page.release(); false
        case _ => true
      }
      assert(last.get.asInstanceOf[RenderError].path == "$[1]", n >= 103, noting.isSilent)
      HeldPages.await(pool)
    }
    test("cancel ends it, and pages go back") {
      val pool = PagePool.bounded(64, 64)
      val noting = new Noting(1)
      Json.pulled(events).withPool(pool).publisher().subscribe(noting)
      noting.signal().asInstanceOf[PulledPage].release()
      noting.subscription.cancel()
      noting.subscription.request(0)
      HeldPages.await(pool)
      assert(noting.isSilent)
    }
    test("the rules of Reactive Streams") {
      val (passed, failed) = PublisherRules.run()
      assert(failed.isEmpty, passed > 20)
    }
  }
}
