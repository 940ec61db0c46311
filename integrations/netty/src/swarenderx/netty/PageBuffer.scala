package swarenderx.netty

import io.netty.buffer.{UnpooledByteBufAllocator, UnpooledHeapByteBuf}
import swarender.output.PulledPage

/** The array of a page, which may be larger than the page. */
private final class PageBuffer(page: PulledPage)
    extends UnpooledHeapByteBuf(UnpooledByteBufAllocator.DEFAULT, page.array, page.array.length) {

  /** Called when nothing refers to the buffer any more, and for an array that it has left. */
  protected override def freeArray(array: Array[Byte]): Unit = if (array eq page.array) page.release()
}
