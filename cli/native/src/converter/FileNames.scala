package converter

import java.io.{ByteArrayOutputStream, IOException}
import java.nio.ByteBuffer
import java.nio.CharBuffer
import java.nio.charset.CodingErrorAction.REPORT
import java.nio.charset.StandardCharsets.UTF_8
import java.nio.file.Paths

import scala.scalanative.unsafe.*
import scala.scalanative.unsigned.*

/** Names of files as strings and back, whatever their bytes: a byte that is no UTF-8 is the lone
  * surrogate U+DC00 and its value, as in Python (PEP 383).
  */
object FileNames {

  /** The text of the bytes `[from, until)`. */
  def decode(bytes: Array[Byte], from: Int, until: Int): String = {
    val decoder = UTF_8.newDecoder.onMalformedInput(REPORT)
    val in = ByteBuffer.wrap(bytes, from, until - from)
    val out = CharBuffer.allocate(until - from)
    while (in.hasRemaining) {
      val result = decoder.decode(in, out, true)
      if (result.isError) (0 until result.length).foreach(_ => out.put((0xdc00 + (in.get & 0xff)).toChar))
      decoder.reset()
    }
    new String(out.array, 0, out.position())
  }

  /** The bytes of a text that `decode` made. */
  def encode(text: String): Array[Byte] = {
    val bytes = new ByteArrayOutputStream
    text.codePoints.forEach { c =>
      if (c >= 0xdc80 && c < 0xdd00) bytes.write(c & 0xff)
      else bytes.write(new String(Character.toChars(c)).getBytes(UTF_8))
    }
    bytes.toByteArray
  }

  def toCString(text: String)(implicit zone: Zone): CString = {
    val bytes = encode(text)
    val string = zone.alloc((bytes.length + 1).toCSize)
    var i = 0
    while (i < bytes.length) {
      string(i) = bytes(i)
      i += 1
    }
    string(bytes.length) = 0.toByte
    string
  }

  /** The process's arguments, with the bytes that the runtime has replaced by U+FFFD, where the
    * system tells them: on Linux.
    */
  def arguments(decoded: Array[String]): Array[String] =
    if (!decoded.exists(_.contains('\ufffd'))) decoded
    else
      try {
        val bytes = FileSystem.open(Paths.get("/proc/self/cmdline")).readAllBytes()
        val ends = bytes.indices.filter(bytes(_) == 0)
        ends.zip(ends.drop(1)).map { case (before, end) => decode(bytes, before + 1, end) }.toArray
      } catch { case _: IOException => decoded }
}
