package swarender
package output

import java.nio.ByteBuffer
import java.util.concurrent.atomic.AtomicBoolean

import swarender.output.PagePool.Page

/** The bytes `[from, until)` of `array`: a part of a document that is pulled. They are the reader's
  * alone, and stay as they are, until it calls `release`.
  */
final class PulledPage private[output] (page: Page, val until: Int, pool: PagePool) {
  private[this] val isReleased = new AtomicBoolean

  def array: Array[Byte] = page.array
  def from: Int = page.from

  /** In bytes; at least 1. */
  def length: Int = until - from

  /** The bytes, not copied: of use until `release`. */
  def buffer: ByteBuffer = ByteBuffer.wrap(array, from, length)

  /** Gives the page back to its pool, from any thread, after the last access. Releasing twice
    * throws `IllegalArgumentException`. A page that is never given back is left to the collector.
    */
  def release(): Unit = {
    if (isReleased.getAndSet(true)) throw new IllegalArgumentException("the page was already given back")
    pool.recycle(page)
  }
}
