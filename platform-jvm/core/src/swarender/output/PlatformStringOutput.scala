package swarender
package output

import java.nio.charset.StandardCharsets.UTF_8

import swarender.platform.ByteViews
import swarender.chars.SwarProbe

/** Builds a string as UTF-8, which the virtual machine copies as it is if it is ASCII, as most
  * documents are.
  */
private[swarender] final class PlatformStringOutput extends StringOutput {
  private[this] val utf8 = new ByteOutput(null)
  utf8.countsChars = true

  def out: Output = utf8

  def result: String = if (utf8.isShort) decoded(utf8.at) else new String(utf8.toByteArray, UTF_8)

  private def decoded(n: Int): String =
    if (n <= PlatformStringOutput.Few && SwarProbe.isAscii(utf8.bytes, 0, n)) ByteViews.ascii(utf8.bytes, n)
    else new String(utf8.bytes, 0, n, UTF_8)

  override def isWide(result: String): Boolean =
    result.length >= PlatformStringOutput.Many && utf8.position - result.length > result.length / PlatformStringOutput.Share

  def trim(): Unit = utf8.end(ArrayOutput.Kept)
}

private object PlatformStringOutput {

  /** Up to this many bytes are looked at faster here than by the virtual machine's decoder. */
  final val Few = 64

  /** Fewer chars are decoded about as fast as they are written as chars. */
  final val Many = 1024

  /** In a wide text one of so many chars is beyond ASCII: then the virtual machine decodes all
    * chars one by one.
    */
  final val Share = 16
}
