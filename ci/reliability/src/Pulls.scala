package reliability

import Shapes.Counting

import java.io.{InputStream, OutputStream}
import java.lang.management.ManagementFactory
import java.nio.ByteBuffer
import java.util.concurrent.{CountDownLatch, Flow}

import swarender.output.{PagePool, PulledPage}
import swarender.{Encoder, Events, Json, JsonText, PulledDocument}

/** Documents that are pulled by each kind of reader: `Pulls GIGABYTES [LEAST]`. Each reading must
  * give the bytes that `writeTo` writes, from at most 1 MiB of pages. Prints the speed of each and
  * of `writeTo`, by the processor's time; `ci/huge` runs it. With `LEAST`, such as 0.6, each reader
  * must reach that part of the speed of `writeTo` in one of three measurements at least.
  */
object Pulls {
  private final val PageSize = 64 * 1024
  private final val MostPages = 16

  private final case class Row(id: Long, name: String, price: Double, tags: Seq[String])
  private implicit val encoder: Encoder[Row] = Encoder.derived

  private def row(i: Long): Row =
    Row(i, s"the name of ${i & 0xfff}", (i & 0xffff) / 4.0, Seq("a tag", "another \"tag\""))
  private val rows: Vector[Row] = Vector.tabulate(1024)(i => row(i.toLong))
  private val rowSize = Json.toBytes(rows).length / rows.size

  private def manyRows(bytes: Long): Iterator[Row] =
    Iterator.range(0, (bytes / rowSize / rows.size).toInt).flatMap(_ => rows.iterator)

  /** A document of about so many bytes, pulled, and written by `writeTo`. */
  private final class Source(
      val name: String,
      val pulled: Long => PulledDocument,
      val write: (Long, OutputStream) => Unit
  )

  private def source[T: Encoder](name: String)(value: Long => T): Source =
    new Source(name, n => Json.pulled(value(n)), (n, out) => Json.writeTo(value(n), out))

  private val sources: Seq[Source] = Seq(
    source("an iterator as an array")(manyRows),
    new Source("values in lines", n => Json.pulledAll(manyRows(n)), (n, out) => Json.writeAll(manyRows(n), out)),
    source("a tree") { n =>
      val part = ujson.read(Json.render(rows))
      ujson.Arr.from(Iterator.fill((n / rowSize / rows.size).toInt)(part))
    },
    source("JSON text")(n => JsonText(new Repeated(Json.toBytes(rows), n / rowSize / rows.size))),
    source("events") { n => Events(e => Encoder.send(manyRows(n), e)) }
  )

  /** `[`, `part` so many times, `]`. */
  private final class Repeated(part: Array[Byte], times: Long) extends InputStream {
    private[this] var left = times
    private[this] var at = 0
    private[this] var begun = false
    private[this] var ended = false
    def read(): Int = throw new UnsupportedOperationException
    override def read(to: Array[Byte], from: Int, n: Int): Int =
      if (!begun) { begun = true; to(from) = '['; 1 }
      else if (left == 0) { if (ended) -1 else { ended = true; to(from) = ']'; 1 } }
      else if (at == part.length) {
        left -= 1
        at = 0
        if (left == 0) read(to, from, n) else { to(from) = ','; 1 }
      } else {
        val count = Math.min(n, part.length - at)
        System.arraycopy(part, at, to, from, count)
        at += count
        count
      }
  }

  /** What each reader counts. */
  private val readers: Seq[(String, PulledDocument => Long)] = Seq(
    "pages" -> { document =>
      val pages = document.pages()
      var n = 0L
      while (pages.hasNext) {
        val page = pages.next()
        n += page.length
        page.release()
      }
      n
    },
    "InputStream" -> { document =>
      val in = document.inputStream()
      val buffer = new Array[Byte](PageSize)
      Iterator.continually(in.read(buffer, 0, buffer.length)).takeWhile(_ >= 0).foldLeft(0L)(_ + _)
    },
    "channel" -> { document =>
      val channel = document.channel()
      val buffer = ByteBuffer.allocateDirect(PageSize)
      Iterator.continually { buffer.clear(); channel.read(buffer) }.takeWhile(_ >= 0).foldLeft(0L)(_ + _)
    },
    "publisher" -> { document =>
      val counting = new CountingSubscriber
      document.publisher().subscribe(counting)
      counting.result()
    }
  )

  /** Requests a page at a time. */
  private final class CountingSubscriber extends Flow.Subscriber[PulledPage] {
    private[this] val done = new CountDownLatch(1)
    private[this] var subscription: Flow.Subscription = null
    private[this] var n = 0L
    private[this] var error: Throwable = null
    def onSubscribe(s: Flow.Subscription): Unit = {
      subscription = s
      s.request(1)
    }
    def onNext(page: PulledPage): Unit = {
      n += page.length
      page.release()
      subscription.request(1)
    }
    def onError(e: Throwable): Unit = {
      error = e
      done.countDown()
    }
    def onComplete(): Unit = done.countDown()
    def result(): Long = {
      done.await()
      if (error ne null) throw error
      n
    }
  }

  def main(args: Array[String]): Unit = {
    val bytes = (args(0).toDouble * (1L << 30)).toLong
    val least = if (args.length > 1) args(1).toDouble else 0.0
    for (source <- sources) {
      val warmUp = 64L << 20
      for ((_, read) <- readers) read(source.pulled(warmUp))
      source.write(warmUp, new Counting)
      val written = writing(source, bytes)
      println(f"${source.name}: ${written.bytes}%d bytes, writeTo ${written.speed}%.0f MB/s")
      for ((name, read) <- readers) {
        // `writeTo` is measured again next to a reader that was slow.
        val measured = Iterator.single(written) ++ Iterator.fill(2)(writing(source, bytes))
        if (!measured.exists(speed(source, name, read, bytes, _) >= least)) throw new AssertionError(s"$name is slow")
      }
    }
  }

  /** What `writeTo` wrote, and how long it took. */
  private final class Written(val bytes: Long, val seconds: Double) {

    /** In MB/s. */
    def speed: Double = bytes / seconds / 1e6
  }

  private def writing(source: Source, bytes: Long): Written = {
    val target = new Counting
    val taken = seconds(source.write(bytes, target))
    new Written(target.bytes, taken)
  }

  /** Reads `source` once, checks what was read, and returns the speed, with `writeTo` as 1. */
  private def speed(
      source: Source,
      name: String,
      read: PulledDocument => Long,
      bytes: Long,
      written: Written
  ): Double = {
    val pool = PagePool.bounded(PageSize, MostPages)
    var n = 0L
    val taken = seconds { n = read(source.pulled(bytes).withPool(pool)) }
    val pages = pool.statistics.made
    val part = written.seconds / taken
    println(f"  $name%-12s ${n / taken / 1e6}%5.0f MB/s, $part%.2f of writeTo, $pages%d pages")
    if (n != written.bytes) throw new AssertionError(s"$n bytes, expected ${written.bytes}")
    if (pages > MostPages) throw new AssertionError(s"$pages pages")
    val held = pool.statistics.held
    if (held != pages) throw new AssertionError(s"$held of $pages pages are back")
    part
  }

  /** How long all threads of the process ran for `work`: other processes do not count. */
  private def seconds(work: => Unit): Double = {
    val begin = processor.getProcessCpuTime
    work
    (processor.getProcessCpuTime - begin) / 1e9
  }
  private val processor =
    ManagementFactory.getPlatformMXBean(classOf[com.sun.management.OperatingSystemMXBean])
}
