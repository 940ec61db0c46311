package elsewhere

import utest.*

import swarender.output.PagePool.Page
import swarender.output.{ByteSink, CharSink, PagePool, PagesSink}
import swarender.{Json, JsonStyle}

/** Sinks and pools that a user writes, in a package of the user's. */
object OwnSinkTest extends TestSuite {
  private final class Sums(size: Int) extends ByteSink {
    var sum = 0L
    private[this] val page = new Array[Byte](size)
    writeTo(page, 0, 0, page.length)

    protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
      for (i <- from until pos) sum += array(i).toLong
      writeTo(page, 0, 0, page.length)
    }

    protected override def reset(): Unit = {
      sum = 0
      writeTo(page, 0, 0, page.length)
    }
  }

  private final class Upper extends CharSink {
    val text = new java.lang.StringBuilder
    private[this] val page = new Array[Char](3)
    writeTo(page, 0)

    protected def take(array: Array[Char], pos: Int): Unit = {
      text.append(new String(array, 0, pos).toUpperCase)
      writeTo(page, 0)
    }
  }

  private final class Counting extends PagePool {
    var taken = 0
    protected def obtain(): Page = {
      taken += 1
      new Page(16)
    }
    protected def restore(page: Page): Unit = taken -= 1
  }

  private val value = ujson.Obj("key" -> "a value that takes several pages", "n" -> 1)

  val tests: Tests = Tests {
    test("a sink of bytes") {
      for (size <- Seq(1, 7, 1000)) {
        val sums = new Sums(size)
        val renderer = Json.renderer(sums)
        renderer.value(value)
        renderer.flush()
        assert(sums.sum == Json.toBytes(value).map(_.toLong).sum)
        renderer.reset()
        assert(sums.sum == 0)
      }
    }
    test("a sink of chars") {
      val upper = new Upper
      val renderer = Json.renderer(upper)
      renderer.value(value)
      renderer.flush()
      assert(upper.text.toString == Json.render(value).toUpperCase)
    }
    test("a pool of pages") {
      val pool = new Counting
      val pages: PagesSink = Json(JsonStyle.pretty).toPages(value, pool)
      assert(pool.taken > 1, new String(pages.toByteArray, "UTF-8") == Json.render(value, JsonStyle.pretty))
      pages.close()
      assert(pool.taken == 0)
    }
  }
}
