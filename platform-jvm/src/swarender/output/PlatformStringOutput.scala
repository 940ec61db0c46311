package swarender
package output

import java.nio.charset.StandardCharsets.UTF_8

import swarender.platform.ByteViews
import swarender.chars.SwarProbe

/** A string in the making as UTF-8: the virtual machine copies it as it is if it is ASCII, which
  * most documents are.
  */
private[swarender] final class PlatformStringOutput extends StringOutput {
  private[this] val sink = new DocumentPages(ofString = true)
  val out: Output = new ByteOutput(sink)

  def result: String =
    if (sink.hasNothing && !out.isPoisoned) decoded(ofFirst(out.position.toInt), out.position)
    else {
      out.flush()
      decoded(sink.result, sink.length)
    }

  /** The first `n` bytes of the first page: most texts are short ones of ASCII. */
  private def ofFirst(n: Int): String =
    if (n <= PlatformStringOutput.Few && SwarProbe.isAscii(sink.first, 0, n)) ByteViews.ascii(sink.first, n)
    else new String(sink.first, 0, n, UTF_8)

  private def decoded(text: String, bytes: Long): String = {
    wide = text.length < bytes && text.length >= PlatformStringOutput.Many
    text
  }

  private[this] var wide = false
  override def wasSlow: Boolean = wide
  def trim(): Unit = if (!sink.hasNothing) sink.restart()
}

private object PlatformStringOutput {

  /** Fewer chars are decoded as fast as they are written as chars. */
  final val Many = 1024

  /** Up to this many bytes are looked at faster here than by the virtual machine's decoder. */
  final val Few = 64
}
