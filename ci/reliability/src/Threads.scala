package reliability

import java.io.ByteArrayOutputStream
import java.util.concurrent.{Callable, ExecutorService, Executors}

import swarender.Policy.KeyOrder
import swarender.output.PagePool
import swarender.{Faults, FuzzNode, Golden, Json, JsonStyle, Toml, Yaml}

/** 64 platform threads, and 10,000 virtual ones where the JDK has them, through the entry points,
  * the styles and a pool that they share, with calls within calls (`ci/threads`). Every document is
  * verified; after each burst the memory is what it was.
  */
object Threads {
  private val pool = PagePool.bounded(512, 32)

  private val documents: Seq[FuzzNode] = {
    import FuzzNode.*
    Faults.document +: Seq.tabulate(7)(i =>
      Obj(Vector("n" -> Int64(i.toLong), "s" -> Str("\u00e9\u4e16x" * (i * i * 40))))
    )
  }

  private final case class Task(document: FuzzNode) {
    private val json = Json.render(document)
    private val yaml = Yaml.render(document)
    private val toml = Toml.render(document)
    private val pretty = JsonStyle.pretty.withKeyOrder(KeyOrder.CodePoint)
    private val sorted = Json.render(document, pretty)

    private def same(got: String, expected: String): Unit =
      if (got != expected) throw new AssertionError(Golden.difference(got, expected))

    private def utf8(bytes: Array[Byte]) = new String(bytes, "UTF-8")

    def run(): Unit = {
      same(Json.render(document), json)
      same(utf8(Json(pretty).toBytes(document)), sorted)
      same(Toml.render(document), toml)
      val target = new ByteArrayOutputStream
      Yaml.writeTo(document, target)
      Thread.`yield`()
      same(target.toString("UTF-8"), yaml)
      val pages = Json(JsonStyle.compact).toPages(document, pool)
      Thread.`yield`()
      same(utf8(pages.toByteArray), json)
      pages.close()
      val nested = Json.render(JsonStyle.compact) { r =>
        r.beginArray()
        r.string(Yaml.render(document))
        Thread.`yield`()
        r.string(Json.render(document))
        r.endArray()
      }
      if (ujson.read(nested)(1).str != json) throw new AssertionError("a call within a call")
    }
  }

  def main(args: Array[String]): Unit = {
    val tasks = documents.map(Task(_))
    burst("64 platform threads", Executors.newFixedThreadPool(64), 1600, tasks)
    val memory = used()
    burst("64 platform threads", Executors.newFixedThreadPool(64), 1600, tasks)
    val after = used()
    virtualThreads match {
      case Some(threads) => burst("10,000 virtual threads", threads, 10000, tasks)
      case None => println(s"JDK ${System.getProperty("java.version")} has no virtual threads")
    }
    val end = used()
    val s = pool.statistics
    println(s"pool: $s; memory used: $memory, $after, $end KiB")
    if (s.made - s.dropped != s.held || s.held > 32) throw new AssertionError(s"pages lost: $s")
    if (end > memory + 8192) throw new AssertionError(s"${end - memory} KiB lost")
  }

  private def burst(what: String, threads: ExecutorService, count: Int, tasks: Seq[Task]): Unit = {
    val started = System.nanoTime
    try {
      val all = Vector.tabulate(count)(i =>
        threads.submit(new Callable[Unit] { def call(): Unit = tasks(i % tasks.size).run() })
      )
      all.foreach(_.get())
    } finally threads.shutdownNow(): Unit
    println(s"$what: $count tasks of 6 documents, 0 wrong, ${(System.nanoTime - started) / 1000000} ms")
  }

  /** By name, since the library compiles for Java 11. */
  private def virtualThreads: Option[ExecutorService] =
    try Some(classOf[Executors].getMethod("newVirtualThreadPerTaskExecutor").invoke(null).asInstanceOf[ExecutorService])
    catch { case _: NoSuchMethodException => None }

  private def used(): Long = {
    for (_ <- 0 until 5) {
      System.gc()
      Thread.sleep(50)
    }
    (Runtime.getRuntime.totalMemory - Runtime.getRuntime.freeMemory) / 1024
  }
}
