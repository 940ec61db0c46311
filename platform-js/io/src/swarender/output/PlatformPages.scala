package swarender
package output

import scala.scalajs.js.typedarray.{Uint8Array, byteArray2Int8Array}

import swarender.output.PagePool.Page

/** The methods of a document held in pages that only JavaScript has. */
private[swarender] trait PlatformPages {
  def pages: Seq[Page.Slice]
  def length: Long

  /** The bytes in a `Uint8Array` of exactly their number: what `fetch`, `Blob` and Node's `fs`
    * take. It shares nothing with the pages. Over 2 GiB it throws a [[RenderError]].
    */
  final def toUint8Array: Uint8Array = {
    ArrayOutput.checkFits(length)
    val result = new Uint8Array(length.toInt)
    var at = 0
    pages.foreach { page =>
      val array = byteArray2Int8Array(page.array)
      result.set(new Uint8Array(array.buffer, array.byteOffset + page.from, page.length), at)
      at += page.length
    }
    result
  }
}
