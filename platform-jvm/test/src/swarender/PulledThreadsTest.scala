package swarender

import java.io.{ByteArrayOutputStream, IOException, InterruptedIOException}
import java.nio.ByteBuffer
import java.nio.channels.ClosedChannelException
import java.util.Arrays
import java.util.concurrent.atomic.AtomicInteger
import java.util.concurrent.{CountDownLatch, Executor, Flow, LinkedBlockingQueue, RejectedExecutionException, TimeUnit}

import utest.*

import swarender.output.{HandOff, PagePool, PulledPage}

/** Documents that a task renders for their reader, and what only the JVM can read them as. */
object PulledThreadsTest extends TestSuite {
  private val values = Vector.tabulate(20000)(_.toString)
  private val expected = Json.toBytes(values)
  private def events: Events.Source = Events(e => Encoder.send(values, e))

  private def text(document: PulledDocument): Array[Byte] = {
    val all = new ByteArrayOutputStream
    document.pages().foreach { page =>
      all.write(page.array, page.from, page.length)
      page.release()
    }
    all.toByteArray
  }

  /** Notes what it gets; asks for `first` pages, then for `next` after each one. */
  private final class Noting(first: Long, next: Long = 0) extends Flow.Subscriber[PulledPage] {
    val signals = new LinkedBlockingQueue[Any]
    val subscribed = new CountDownLatch(1)
    @volatile var subscription: Flow.Subscription = null
    def onSubscribe(s: Flow.Subscription): Unit = {
      subscription = s
      if (first > 0) s.request(first)
      subscribed.countDown()
    }
    def onNext(page: PulledPage): Unit = {
      signals.add(page)
      if (next > 0) subscription.request(next)
    }
    def onError(e: Throwable): Unit = signals.add(e): Unit
    def onComplete(): Unit = signals.add("complete"): Unit
    def signal(): Any = signals.poll(20, TimeUnit.SECONDS)
    def isSilent: Boolean = signals.poll(50, TimeUnit.MILLISECONDS) == null
  }

  val tests: Tests = Tests {
    test("a task stops when it has the pages that it may have") {
      val pool = PagePool.bounded(16, 64)
      val pages = Json.pulled(events).withPool(pool).pages()
      assert(pool.statistics.made == 0)
      val first = pages.next()
      Thread.sleep(50)
      assert(pool.statistics.made <= HandOff.Pages + 2)
      first.release()
      pages.close()
      HeldPages.await(pool)
    }
    test("a reader ends where the pool has no page for the bytes before an error") {
      final class Few(count: Int) extends PagePool {
        private[this] var left = count
        protected def obtain(): PagePool.Page = synchronized {
          if (left == 0) throw new IllegalStateException("no page")
          left -= 1
          new PagePool.Page(16)
        }
        protected def restore(page: PagePool.Page): Unit = ()
      }
      val error = new IllegalArgumentException("no value")
      def failing = values.iterator.map(v => if (v == "40") throw error else v)
      def sending = Events { e => Encoder.send(values.take(40), e); throw error }
      for (
        count <- 0 to 4; document <- Seq[() => PulledDocument](() => Json.pulled(failing), () => Json.pulled(sending))
      ) {
        val pages = document().withPool(new Few(count)).pages()
        var read = 0
        var thrown: Throwable = null
        while (thrown == null)
          try read += pages.next().length
          catch { case e: Throwable => thrown = e }
        val again = intercept[Throwable](pages.next())
        assert(read <= 16 * count, again eq thrown)
        pages.close()
      }
    }
    test("the executor that is given renders, and may refuse") {
      var threads = Set.empty[String]
      val own: Executor = task => new Thread(task, "own").start()
      val noting = Events { e =>
        threads += Thread.currentThread.getName
        send(e)
      }
      assert(Arrays.equals(text(Json.pulled(noting).withExecutor(own)), expected), threads == Set("own"))
      val refused = new RejectedExecutionException
      val refusing: Executor = _ => throw refused
      val pages = Json.pulled(events).withExecutor(refusing).pages()
      for (_ <- 1 to 2) assert(intercept[RejectedExecutionException](pages.hasNext) eq refused)
    }
    test("the close hook is called once, when no task uses what it closes") {
      val calls = new AtomicInteger
      val called = new CountDownLatch(1)
      val begun = new CountDownLatch(1)
      val go = new CountDownLatch(1)
      val before = new AtomicInteger(-1)
      val source = Events { e =>
        e.beginArray()
        // More than an output holds before the first page, and fewer pages than a task waits at.
        for (i <- 1 to 1500) e.int64(i.toLong)
        begun.countDown()
        go.await()
        before.set(calls.get)
        e.endArray()
      }
      val failed = new IOException("close failed")
      val uncaught = new LinkedBlockingQueue[Throwable]
      val executor: Executor = task =>
        new Thread(() =>
          try task.run()
          catch { case e: Throwable => uncaught.add(e): Unit }
        ).start()
      val in = Json
        .pulled(source)
        .withPool(PagePool.bounded(1024, 64))
        .withExecutor(executor)
        .withCloseHook { () =>
          calls.incrementAndGet()
          called.countDown()
          throw failed
        }
        .inputStream()
      assert(in.read() == '[', begun.await(20, TimeUnit.SECONDS))
      in.close()
      assert(calls.get == 0)
      go.countDown()
      assert(called.await(20, TimeUnit.SECONDS), uncaught.poll(20, TimeUnit.SECONDS) eq failed)
      in.close()
      assert(before.get == 0, calls.get == 1)
    }
    test("the close hook is called once where no task has begun, or it has ended") {
      val calls = new AtomicInteger
      val sent = new AtomicInteger
      val source = Events { e =>
        sent.incrementAndGet()
        e.int64(1)
      }
      val tasks = new LinkedBlockingQueue[Runnable]
      val keeping: Executor = task => tasks.add(task): Unit
      val refusing: Executor = _ => throw new RejectedExecutionException
      def pages(executor: Executor) =
        Json.pulled(source).withExecutor(executor).withCloseHook(() => calls.incrementAndGet(): Unit).pages()
      pages(keeping).close()
      assert(calls.get == 1, tasks.isEmpty)
      val kept = pages(keeping)
      Thread.currentThread.interrupt()
      intercept[InterruptedException](kept.hasNext)
      kept.close()
      assert(calls.get == 2)
      tasks.poll().run()
      assert(calls.get == 2, sent.get == 0)
      val refused = pages(refusing)
      intercept[RejectedExecutionException](refused.hasNext)
      refused.close()
      assert(calls.get == 3, sent.get == 0)
      val read = pages(null)
      read.foreach(_.release())
      assert(calls.get == 3)
      read.close()
      assert(calls.get == 4, sent.get == 1)
    }
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
    test("a started document has its executor, and no publisher") {
      val changes = Seq[PulledDocument => Any](_.withExecutor(_.run()), _.publisher())
      for (document <- Seq(Json.pulled(values), Json.pulled(events)); change <- changes) {
        val started = document.started()
        val e = intercept[IllegalStateException](change(started))
        assert(e.getMessage.startsWith("the document is started"))
        assert(Arrays.equals(started.toBytes, expected))
      }
      // One that is made before renders anew.
      val document = Json.pulledAll(Iterator("a"))
      val publisher = document.publisher()
      val started = document.started()
      val noting = new Noting(1)
      publisher.subscribe(noting)
      assert(noting.signal().isInstanceOf[IllegalStateException], new String(started.toBytes, "UTF-8") == "\"a\"\n")
    }
    test("a reader that is interrupted stops to wait, and can read on") {
      val go = new CountDownLatch(1)
      val pages = Json
        .pulled(Events { e =>
          go.await()
          send(e)
        })
        .pages()
      Thread.currentThread.interrupt()
      intercept[InterruptedException](pages.hasNext)
      go.countDown()
      assert(pages.map { page => page.release(); page.length }.sum == expected.length)
    }
    test("a stream or channel whose reader is interrupted throws an IOException, keeps the flag, and can be read on") {
      val buffer = new Array[Byte](100)
      val reads = Seq[java.io.InputStream => Int](
        in => if (in.read() < 0) 0 else 1,
        in => in.read(buffer, 0, 1),
        in => in.read(buffer).min(1),
        in => in.readNBytes(1).length
      )
      for (read <- reads) {
        val go = new CountDownLatch(1)
        val in = Json
          .pulled(Events { e =>
            go.await()
            e.int64(1)
          })
          .inputStream()
        Thread.currentThread.interrupt()
        val error = intercept[InterruptedIOException](read(in))
        assert(Thread.interrupted(), error.getCause.isInstanceOf[InterruptedException])
        go.countDown()
        assert(read(in) == 1)
      }
      val waiting = new CountDownLatch(1)
      val channel = Json.pulled(Events { e => waiting.await(); e.int64(1) }).channel()
      Thread.currentThread.interrupt()
      intercept[InterruptedIOException](channel.read(ByteBuffer.allocate(1)))
      assert(Thread.interrupted())
      waiting.countDown()
      assert(channel.read(ByteBuffer.allocate(1)) == 1)
    }
    test("an InterruptedException of a source fails its stream with an IOException") {
      // Of an iterator, which the reading thread runs: that was interrupted.
      def sleep(): Int = { Thread.sleep(10000); 1 }
      val own = Json.pulled(Iterator(1).map(_ => sleep())).inputStream()
      Thread.currentThread.interrupt()
      intercept[InterruptedIOException](own.readAllBytes())
      assert(Thread.interrupted())
      // Of events, which a task sends: the reading thread was not interrupted.
      val other = Json.pulled(Events { e => Thread.currentThread.interrupt(); e.int64(sleep().toLong) }).inputStream()
      for (_ <- 1 to 2) {
        intercept[InterruptedIOException](other.read())
        assert(!Thread.interrupted())
      }
    }
    test("a channel gives the bytes to buffers of every kind and size") {
      for (
        document <- Seq(Json.pulled(values), Json.pulled(events));
        size <- Seq(1, 10, 100000);
        direct <- Seq(false, true)
      ) {
        val pool = PagePool.bounded(4096, 64)
        val channel = document.withPool(pool).channel()
        val buffer = if (direct) ByteBuffer.allocateDirect(size) else ByteBuffer.allocate(size)
        val all = new ByteArrayOutputStream
        assert(channel.read(ByteBuffer.allocate(0)) == 0)
        while (channel.read(buffer) >= 0) {
          buffer.flip()
          while (buffer.hasRemaining) all.write(buffer.get().toInt)
          buffer.clear()
        }
        assert(Arrays.equals(all.toByteArray, expected), channel.isOpen)
        channel.close()
        assert(!channel.isOpen)
        intercept[ClosedChannelException](channel.read(buffer))
        HeldPages.await(pool)
      }
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

  private def send(e: Events): Unit = Encoder.send(values, e)
}
