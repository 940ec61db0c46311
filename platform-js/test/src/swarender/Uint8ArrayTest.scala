package swarender

import utest.*

import swarender.output.PagedOutputStream

/** Pages as what JavaScript takes for bytes. */
object Uint8ArrayTest extends TestSuite {
  private def bytes(array: scala.scalajs.js.typedarray.Uint8Array): Seq[Int] =
    (0 until array.length).map(array(_).toInt)

  val tests: Tests = Tests {
    test("a document") {
      val document = ujson.Obj("text" -> "\u00ff\u4e2d\ud83d\ude00 \"quoted\"", "list" -> ujson.Arr.from(0 until 500))
      val expected = Json.toBytes(document).map(_ & 0xff).toSeq
      for (size <- SlicePool.sizes) {
        val pool = new SlicePool(size)
        val pages = Json(JsonStyle.compact).toPages(document, pool)
        val array = pages.toUint8Array
        pages.close()
        pool.checkAllBack()
        assert(bytes(array) == expected)
      }
    }
    test("a stream") {
      val stream = new PagedOutputStream(new SlicePool(8))
      assert(stream.toUint8Array.length == 0)
      stream.writeBytes(Array.tabulate(20)(_.toByte))
      stream.seek(3)
      stream.writeByte(-1)
      assert(bytes(stream.toUint8Array) == (0 until 20).updated(3, 255))
    }
  }
}
