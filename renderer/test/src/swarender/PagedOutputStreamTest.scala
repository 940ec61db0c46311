package swarender

import java.io.{ByteArrayOutputStream, IOException}
import java.util.Arrays

import utest.*

import swarender.output.PagePool.Page
import swarender.output.{PagePool, PagedOutputStream}

/** The stream on pages of a pool, at every boundary there is. */
object PagedOutputStreamTest extends TestSuite {
  private def bytes(n: Int): Array[Byte] = Array.tabulate(n)(i => (i * 7 + 1).toByte)

  /** Does `work` with a stream on pages of each size, expects `expected` from it, and all pages
    * back after it.
    */
  private def onEverySize(expected: Array[Byte])(work: PagedOutputStream => Unit): Unit =
    for (size <- SlicePool.sizes) {
      val pool = new SlicePool(size)
      val stream = new PagedOutputStream(pool)
      work(stream)
      val actual = stream.toByteArray
      if (!Arrays.equals(actual, expected))
        throw new java.lang.AssertionError(
          s"pages of $size: [${actual.mkString(" ")}] instead of [${expected.mkString(" ")}]"
        )
      pool.check()
      stream.close()
      pool.checkAllBack()
    }

  private def string(s: String): Array[Byte] = {
    val utf8 = PagedModel.utf8(s)
    PagedModel.vInt(utf8.length) ++ utf8
  }

  /** Pages that all are the same memory, of 64 MiB. */
  private final class OneArray extends PagePool {
    private val array = new Array[Byte](1 << 26)
    protected def obtain(): Page = new Page(array, 0, array.length)
    protected def restore(page: Page): Unit = ()
  }

  val tests: Tests = Tests {
    test("a stream without writes is empty") { onEverySize(Array())(_ => ()) }
    test("writeByte fills pages of every size") {
      val all = bytes(5000)
      onEverySize(all)(stream => all.foreach(stream.writeByte))
      onEverySize(all)(stream => all.foreach(b => stream.write(b.toInt)))
    }
    test("writeBytes ends before, at and after the end of a page") {
      for (n <- 0 to 20; before <- 0 to 10) {
        val all = bytes(before + n)
        onEverySize(all) { stream =>
          stream.writeBytes(all, 0, before)
          stream.write(all, before, n)
          assert(stream.position == before + n, stream.length == before + n)
        }
      }
    }
    test("writeBytes goes over many pages") {
      val all = bytes(10000)
      onEverySize(all)(_.writeBytes(all))
      onEverySize(all ++ all)(stream => Seq(1, 2).foreach(_ => stream.write(all)))
    }
    test("writeBytes outside its array is refused") {
      val stream = new PagedOutputStream(new SlicePool(16))
      for ((from, n) <- Seq((-1, 1), (0, -1), (0, 11), (10, 1), (11, 0), (Int.MaxValue, 1), (1, Int.MaxValue)))
        intercept[IndexOutOfBoundsException](stream.writeBytes(bytes(10), from, n))
      assert(stream.length == 0)
    }
    test("writeVInt of every length, at every place of a page") {
      val values =
        (0 until 32).flatMap(i => Seq(1 << i, (1 << i) - 1, -(1 << i))) ++ Seq(300, Int.MaxValue, Int.MinValue)
      for (before <- 0 to 9)
        onEverySize(bytes(before) ++ values.flatMap(v => PagedModel.vInt(v))) { stream =>
          stream.writeBytes(bytes(before))
          values.foreach(stream.writeVInt)
        }
    }
    test("writeString writes strings of every length and kind") {
      val texts = Seq(
        "",
        "a",
        "abcdefg",
        "plain ASCII of a certain length, more than a word",
        "\u00e9",
        "na\u00efve",
        "\u4e2d\u6587",
        "\ud83d\ude00",
        "\ud83d",
        "\ude00\ud83d",
        "x" * 5000,
        "\u00fc" * 3000,
        "ab\ud83d\ude00" * 1000,
        "a" * 1023 + "\ud83d\ude00",
        "a" * 2047 + "\ud83d"
      )
      texts.foreach(s => onEverySize(string(s))(_.writeString(s)))
      onEverySize(texts.toArray.flatMap(s => string(s)))(stream => texts.foreach(stream.writeString))
    }
    test("strings that are encoded in pieces") {
      for (
        unit <- Seq("a", "\u00e9", "\u07ff", "\u0800", "\u4e2d", "\ud83d\ude00", "\ud800"); n <- Seq(1023, 1025, 4000)
      ) {
        val text = unit * n
        val pool = new SlicePool(100)
        val stream = new PagedOutputStream(pool)
        stream.writeString(text)
        assert(Arrays.equals(stream.toByteArray, string(text)))
        stream.close()
      }
    }
    test("a string that gets no page overwrites nothing") {
      val pool = new SlicePool(32)
      pool.left = 1
      val stream = new PagedOutputStream(pool)
      stream.writeBytes(bytes(31))
      stream.seek(0)
      // In the page as ASCII, beyond it in UTF-8.
      val error = intercept[IllegalStateException](stream.writeString("\u4e2d" * 12))
      assert(error eq pool.exhausted, stream.position == 0L, Arrays.equals(stream.toByteArray, bytes(31)))
      stream.close()
    }
    test("a string overwrites no more bytes than it has") {
      for (s <- Seq("ascii", "\u00e9\u00e9", "a\u4e2d")) {
        val old = bytes(100)
        onEverySize(old.take(3) ++ string(s) ++ old.drop(3 + string(s).length)) { stream =>
          stream.writeBytes(old)
          stream.seek(3)
          stream.writeString(s)
        }
      }
    }
    test("a length can be written after the bytes that follow it") {
      val body = bytes(100)
      onEverySize(Array[Byte](9, 0, 0, 0, 100) ++ body :+ 7.toByte) { stream =>
        stream.writeByte(9)
        val at = stream.position
        stream.writeBytes(new Array[Byte](4))
        stream.writeBytes(body)
        val end = stream.position
        stream.seek(at + 3)
        stream.writeByte(100)
        assert(stream.length == end, stream.position == at + 4)
        stream.seek(end)
        stream.writeByte(7)
      }
    }
    test("seek goes to every position in the stream and refuses others") {
      for (to <- 0 to 40) {
        val expected = bytes(40).take(to) ++ bytes(5) ++ bytes(40).drop(to + 5)
        onEverySize(expected) { stream =>
          stream.writeBytes(bytes(40))
          stream.seek(to.toLong)
          assert(stream.position == to, stream.length == 40)
          stream.writeBytes(bytes(5))
          for (wrong <- Seq(-1L, stream.length + 1, Long.MaxValue))
            intercept[IllegalArgumentException](stream.seek(wrong))
        }
      }
      val empty = new PagedOutputStream(new SlicePool(16))
      empty.seek(0)
      intercept[IllegalArgumentException](empty.seek(1))
    }
    test("a closed stream refuses every use") {
      val pool = new SlicePool(8)
      for (length <- Seq(0, 3, 8, 20)) {
        val stream = new PagedOutputStream(pool)
        stream.writeBytes(bytes(length))
        stream.close()
        pool.checkAllBack()
        val uses = Seq[PagedOutputStream => Any](
          _.write(1),
          _.writeByte(1),
          _.write(bytes(3)),
          _.writeBytes(bytes(3), 1, 1),
          _.writeBytes(bytes(0)),
          _.writeVInt(1),
          _.writeString(""),
          _.writeString("\u00e9"),
          _.seek(0),
          _.position,
          _.length,
          _.pages,
          _.toByteArray,
          _.writeTo(new ByteArrayOutputStream),
          _.flush()
        )
        for (use <- uses) assert(intercept[IOException](use(stream)).getMessage == "the stream is closed")
        stream.close()
        pool.checkAllBack()
      }
    }
    test("a pool that throws loses nothing, and the same write can be tried again") {
      val write = Seq[PagedOutputStream => Unit](
        _.writeByte(5),
        _.writeBytes(bytes(50)),
        _.writeVInt(-1),
        _.writeString("text " * 9),
        _.writeString("\u4e2d" * 9)
      )
      for (size <- SlicePool.sizes; left <- 0 to 5; before <- 0 to 9; w <- write) {
        val pool = new SlicePool(size)
        val stream = new PagedOutputStream(pool)
        stream.writeBytes(bytes(before))
        pool.left = left
        try {
          w(stream)
          stream.seek(before.toLong)
        } catch { case e: IllegalStateException => assert(e eq pool.exhausted) }
        assert(stream.position == before, Arrays.equals(stream.toByteArray.take(before), bytes(before)))
        pool.left = -1
        w(stream)
        val expected = new PagedOutputStream(new SlicePool(4096))
        expected.writeBytes(bytes(before))
        w(expected)
        assert(Arrays.equals(stream.toByteArray, expected.toByteArray))
        pool.check()
        stream.close()
        pool.checkAllBack()
      }
    }
    test("pages go back once each, also to a pool that throws") {
      var back = 0
      val pool = new PagePool {
        protected def obtain(): Page = new Page(4)
        protected def restore(page: Page): Unit = {
          back += 1
          throw new IllegalStateException(s"no page $back")
        }
      }
      val stream = new PagedOutputStream(pool)
      stream.writeBytes(bytes(10))
      val error = intercept[IllegalStateException](stream.close())
      assert(back == 3, error.getMessage == "no page 1", error.getSuppressed.length == 2)
      stream.close()
      assert(back == 3)
    }
    test("a target that throws at any write leaves the stream unchanged") {
      val stream = new PagedOutputStream(new SlicePool(8))
      stream.writeBytes(bytes(100))
      for (at <- 0 until 13) {
        val error = new IOException(s"write $at")
        assert(intercept[IOException](stream.writeTo(new FailingStream(at, error))) eq error)
      }
      assert(Arrays.equals(stream.toByteArray, bytes(100)))
    }
    test("random operations agree with a model") {
      val random = Seeded("paged streams")
      for (size <- SlicePool.sizes; _ <- 0 until TestPlatform.scaled(200)) {
        val model = new PagedModel(new SlicePool(size), random)
        for (_ <- 0 until 60) model.step()
        model.close()
      }
    }
    test("more than 2 GiB go to a stream but not to one array") {
      val stream = new PagedOutputStream(new OneArray)
      val chunk = new Array[Byte](1 << 26)
      for (_ <- 0 until 33) stream.writeBytes(chunk)
      assert(stream.length == 33L << 26)
      stream.seek(1L << 31)
      stream.writeByte(1)
      assert(stream.position == (1L << 31) + 1, stream.length == 33L << 26)
      val error = intercept[RenderError](stream.toByteArray)
      assert(error.kind eq RenderError.TooLarge, error.offset == 33L << 26)
      assert(error.getMessage.contains("2214592512 bytes do not fit in one array"))
      assert(stream.pages.map(_.length.toLong).sum == 33L << 26)
      stream.close()
    }
  }
}
