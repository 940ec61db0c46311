package swarender

import java.io.{ByteArrayOutputStream, IOException, InterruptedIOException}
import java.nio.ByteBuffer
import java.nio.channels.ClosedChannelException
import java.util.Arrays
import java.util.concurrent.atomic.AtomicInteger
import java.util.concurrent.{CountDownLatch, Executor, LinkedBlockingQueue, RejectedExecutionException, TimeUnit}

import utest.*

import swarender.output.{HandOff, PagePool}

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
  }

  private def send(e: Events): Unit = Encoder.send(values, e)
}
