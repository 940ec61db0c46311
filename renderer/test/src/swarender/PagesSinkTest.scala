package swarender

import java.io.ByteArrayOutputStream
import java.util.Arrays

import utest.*

import swarender.output.{BufferPolicy, ByteOutput, ByteSink, PagePool, PagesSink}

/** Documents on pages of a pool. */
object PagesSinkTest extends TestSuite {
  private val values: Seq[ujson.Value] = Seq(
    ujson.Obj(
      "a" -> ujson.Arr(1, "two \u00e9\n", 2.5e-7),
      "b" -> ujson.Obj("c" -> true, "\u4e2d" -> ujson.Null),
      "d" -> "x" * 40
    ),
    ujson.Str("clean " * 2000),
    ujson.Str("\"dense\"\n\u0001" * 900 + "\u00ff\u4e2d\ud83d\ude00" * 900),
    ujson.Arr.from((0 until 2000).map(i => i * 12345.678)),
    ujson.Num(0)
  )

  private def slices(pages: PagesSink): Array[Byte] = {
    val all = new ByteArrayOutputStream
    pages.pages.foreach(page => all.write(page.array, page.from, page.length))
    all.toByteArray
  }

  private def written(pages: PagesSink): Array[Byte] = {
    val all = new ByteArrayOutputStream
    pages.writeTo(all)
    all.toByteArray
  }

  val tests: Tests = Tests {
    test("toPages on pages of every size") {
      for (value <- values; style <- Seq(JsonStyle.compact, JsonStyle.pretty); size <- SlicePool.sizes) {
        val expected = Json(style).toBytes(value)
        val pool = new SlicePool(size)
        val pages = Json(style).toPages(value, pool)
        for (actual <- Seq(pages.toByteArray, slices(pages), written(pages))) assert(Arrays.equals(actual, expected))
        assert(pages.length == expected.length, pool.out == (expected.length + size - 1) / size)
        pool.check()
        pages.close()
        pool.checkAllBack()
        pages.close()
        intercept[IllegalStateException](pages.toByteArray)
        intercept[IllegalStateException](pages.pages)
        intercept[IllegalStateException](pages.length)
        intercept[IllegalStateException](pages.writeTo(new ByteArrayOutputStream))
      }
    }
    test("a pool that throws at every page loses nothing that was written") {
      for (value <- values.take(3); size <- Seq(7, 16, 4096)) {
        val expected = Json.toBytes(value)
        for (left <- 0 until Math.min(40, (expected.length + size - 1) / size)) {
          val pool = new SlicePool(size)
          pool.left = left
          val sink = new PagesSink(pool)
          val renderer = Json.renderer(new ByteOutput(sink))
          assert(intercept[IllegalStateException](Unsized.feed(value, renderer)) eq pool.exhausted)
          assert(sink.length == left.toLong * size, Arrays.equals(sink.toByteArray, expected.take(left * size)))
          intercept[RenderError](renderer.flush())
          pool.left = -1
          renderer.reset()
          pool.checkAllBack()
          Unsized.feed(value, renderer)
          assert(Arrays.equals(sink.toByteArray, expected))
          sink.close()
          pool.checkAllBack()

          pool.left = left
          assert(intercept[IllegalStateException](Json(JsonStyle.compact).toPages(value, pool)) eq pool.exhausted)
          pool.checkAllBack()
        }
      }
    }
    test("a document takes exactly the pages it fills") {
      val expected = Json.toBytes(values.head)
      val size = expected.length
      for (divisor <- Seq(1, size)) {
        val pool = new SlicePool(size / divisor)
        pool.left = divisor
        val pages = Json(JsonStyle.compact).toPages(values.head, pool)
        assert(Arrays.equals(pages.toByteArray, expected))
        pages.close()
        pool.checkAllBack()
      }
    }
    test("a flush inside a document, also at the end of a page, keeps all bytes") {
      for (size <- SlicePool.sizes) {
        val pool = new SlicePool(size)
        val sink = new PagesSink(pool)
        val renderer = Json.renderer(new ByteOutput(sink))
        renderer.beginArray()
        for (i <- 0 until 50) {
          renderer.int64(i % 10L)
          renderer.flush()
          renderer.flush()
          assert(sink.length == 2 * i + 2)
        }
        renderer.endArray()
        renderer.flush()
        assert(
          new String(sink.toByteArray, "UTF-8") == (0 until 50).map(_ % 10).mkString("[", ",", "]"),
          renderer.offset == 101
        )
        sink.close()
        pool.checkAllBack()
      }
    }
    test("an output whose pages have been given back writes no more") {
      val pool = new SlicePool(16)
      for (flushed <- Seq(false, true)) {
        val sink = new PagesSink(pool)
        val renderer = Json.renderer(new ByteOutput(sink))
        renderer.beginArray()
        renderer.int64(1)
        if (flushed) renderer.flush()
        sink.close()
        pool.checkAllBack()
        assert(intercept[RenderError](renderer.int64(2)).kind eq RenderError.Broken)
        pool.checkAllBack()
        renderer.reset()
        renderer.int64(3)
        renderer.flush()
        assert(new String(sink.toByteArray, "UTF-8") == "3")
        sink.close()
        pool.checkAllBack()
      }
    }
    test("a visitor that is kept does not write to pages of other documents") {
      var kept: upickle.core.Visitor[_, _] = null
      val readable = new ujson.Readable {
        def transform[T](visitor: upickle.core.Visitor[_, T]): T = {
          kept = visitor
          visitor.visitTrue(-1)
        }
      }
      for (
        use <- Seq[() => Any](() => Json.toBytes(readable), () => Json.writeTo(readable, new ByteArrayOutputStream))
      ) {
        use()
        assert(intercept[RenderError](kept.visitString("late", -1)).kind ne RenderError.TooLarge)
        assert(Json.render(values.head) == new String(Json.toBytes(values.head), "UTF-8"))
      }
    }
    test("pages of a stream grow as the policy says") {
      final class Sizes extends java.io.OutputStream {
        var seen = Vector.empty[Int]
        def write(b: Int): Unit = seen :+= 1
        override def write(b: Array[Byte], from: Int, n: Int): Unit = seen :+= n
      }
      def sizes(policy: BufferPolicy): Seq[Int] = {
        val target = new Sizes
        val out = new ByteOutput(ByteSink(target, policy))
        for (_ <- 0 until 3000) out.ascii('x')
        out.flush()
        target.seen
      }
      val policy = BufferPolicy.fixed(700).withInitial(10).withGrowth(4)
      assert(sizes(policy) == Seq(10, 40, 160, 640, 700, 700, 700, 50))
      assert(sizes(policy.withGrowth(1)) == Seq.fill(300)(10))
      assert(sizes(BufferPolicy.fixed(1024)) == Seq(1024, 1024, 952))
      assert(
        sizes(
          BufferPolicy.fixed(Int.MaxValue).withInitial(2000).withGrowth(Int.MaxValue / 2000 + 1).withMaximum(2500)
        ) == Seq(2000, 1000)
      )
    }
    test("the shared pool holds no more than it says") {
      val before = PagePool.shared.statistics
      for (_ <- 0 until 5; value <- values) Json.toPages(value).close()
      val after = PagePool.shared.statistics
      assert(after.made - after.dropped - after.held == before.made - before.dropped - before.held)
      assert(after.held <= 64, PagePool.shared.pageSize == 64 * 1024)
    }
  }
}
