package swarender
package output

import java.nio.charset.StandardCharsets.UTF_8

/** A string in the making as UTF-8: the virtual machine copies it as it is if it is ASCII, which
  * most documents are.
  */
private[output] final class Utf8StringOutput extends StringOutput {
  private[this] val sink = new StringPages
  val out: Output = new ByteOutput(sink)

  def result: String =
    if (sink.hasNothing && !out.isPoisoned) decoded(sink.first(out.position.toInt), out.position)
    else {
      out.flush()
      decoded(sink.result, sink.length)
    }

  private def decoded(text: String, bytes: Long): String = {
    wide = text.length < bytes && text.length >= Utf8StringOutput.Many
    text
  }

  private[this] var wide = false
  override def wasSlow: Boolean = wide
  def trim(): Unit = if (!sink.hasNothing) sink.restart()
}

private object Utf8StringOutput {

  /** Fewer chars are decoded as fast as they are written as chars. */
  final val Many = 1024
}

/** Pages for one string: a small one of its own, then those of the shared pool. */
private final class StringPages extends ByteSink {
  private[this] val small = new Array[Byte](StringPages.Small)
  private[this] var chain: PageChain = null
  private[this] var taken = 0L

  reset()

  protected def take(array: Array[Byte], from: Int, pos: Int): Unit = {
    taken += pos - from
    val until = if (isSmall) small.length else chain.page(chain.size - 1).until
    if (pos < until) writeTo(array, pos, pos, until) else more()
  }

  private def more(): Unit = {
    if (chain eq null) chain = PageChain.shared()
    PageChain.checkFits(taken)
    val page = chain.append()
    writeTo(page.array, page.from, page.from, page.until)
  }

  private def isSmall: Boolean = (chain eq null) || chain.size == 0

  private[output] override def countsChars: Boolean = true

  /** The UTF-16 code units: one for each byte that begins a code point, two where that has 4 bytes.
    */
  private[output] override def offset(length: Long): Long = {
    var chars = StringPages.chars(small, 0, Math.min(length, small.length.toLong).toInt)
    var left = length - small.length
    var i = 0
    while (left > 0 && !isSmall && i < chain.size) {
      val page = chain.page(i)
      chars += StringPages.chars(page.array, page.from, page.from + Math.min(left, page.length.toLong).toInt)
      left -= page.length
      i += 1
    }
    chars
  }

  protected override def reset(): Unit = {
    if (!isSmall) chain.recycle()
    taken = 0L
    writeTo(small, 0, 0, small.length)
  }

  /** In bytes. */
  def length: Long = taken

  /** Whether it has got nothing yet: all that is written is in the first page. */
  def hasNothing: Boolean = taken == 0

  /** The first `n` bytes of the first page. */
  def first(n: Int): String = new String(small, 0, n, UTF_8)

  def result: String =
    if (isSmall) first(taken.toInt)
    else {
      PageChain.checkFits(taken)
      val bytes = new Array[Byte](taken.toInt)
      System.arraycopy(small, 0, bytes, 0, small.length)
      chain.copyTo(bytes, small.length, taken - small.length)
      new String(bytes, UTF_8)
    }
}

private object StringPages {
  final val Small = 2048

  private def chars(utf8: Array[Byte], from: Int, until: Int): Long = {
    var n = 0L
    var i = from
    while (i < until) {
      val b = utf8(i) & 0xff
      if (b < 0x80 || b >= 0xc0) n += (if (b >= 0xf0) 2 else 1)
      i += 1
    }
    n
  }
}
