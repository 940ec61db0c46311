package benchmarks.pages

import java.io.ByteArrayOutputStream

import swarender.{StreamInt, StreamText}
import swarender.output.{PagePool, PagedOutputStream}

/** What the cases of [[PagedStreams]] write to. A benchmark's process loads one of the children
  * only, so that no call of these methods is left in compiled code.
  */
abstract class Target {

  /** Goes back to `position`, which is below `Target.Room`. */
  def seek(position: Int): Unit
  def writeByte(b: Byte): Unit
  def writeBytes(b: Array[Byte], from: Int, n: Int): Unit
  def writeVInt(v: Int): Unit
  def writeString(s: String): Unit

  /** All that was ever written, and not written over. */
  def toByteArray: Array[Byte]
}

object Target {
  final val PageSize = 16384

  /** How many bytes are there before the first case. */
  final val Room = 8 * PageSize

  def apply(variant: String): Target = {
    val target = variant match {
      case "absolute" => new AbsoluteTarget
      case "relative" => new RelativeTarget
      case "byteArray" => new ByteArrayTarget
      case "copyOnly" => new CopyOnlyTarget
    }
    target.writeBytes(new Array[Byte](Room), 0, Room)
    target
  }
}

/** The library's stream: one index into the array of the page. */
final class AbsoluteTarget extends Target {
  private[this] val stream = new PagedOutputStream(PagePool.bounded(Target.PageSize, 16))
  def seek(position: Int): Unit = stream.seek(position.toLong)
  def writeByte(b: Byte): Unit = stream.writeByte(b)
  def writeBytes(b: Array[Byte], from: Int, n: Int): Unit = stream.writeBytes(b, from, n)
  def writeVInt(v: Int): Unit = stream.writeVInt(v)
  def writeString(s: String): Unit = stream.writeString(s)
  def toByteArray: Array[Byte] = stream.toByteArray
}

/** The reference: a page and an offset that counts from the page's beginning. */
final class RelativeTarget extends Target {
  private[this] val stream = new RelativeStream(PagePool.bounded(Target.PageSize, 16), Target.PageSize)
  def seek(position: Int): Unit = stream.seek(position)
  def writeByte(b: Byte): Unit = stream.writeByte(b)
  def writeBytes(b: Array[Byte], from: Int, n: Int): Unit = stream.writeBytes(b, from, n)
  def writeVInt(v: Int): Unit = stream.writeVInt(v)
  def writeString(s: String): Unit = stream.writeString(s)
  def toByteArray: Array[Byte] = stream.toByteArray
}

/** The JDK's stream, which has no seek: it begins anew, `position` bytes short of where the others
  * are.
  */
final class ByteArrayTarget extends Target {
  private[this] val stream = new ByteArrayOutputStream
  private[this] val encoder = new StreamText
  def seek(position: Int): Unit = stream.reset()
  def writeByte(b: Byte): Unit = stream.write(b.toInt)
  def writeBytes(b: Array[Byte], from: Int, n: Int): Unit = stream.write(b, from, n)
  def writeVInt(v: Int): Unit = {
    var rest = v
    while ((rest & ~0x7f) != 0) {
      stream.write(rest | 0x80)
      rest >>>= 7
    }
    stream.write(rest)
  }
  def writeString(s: String): Unit =
    if (s.length <= StreamText.Chunk) {
      val _ = encoder.encode(s, 0)
      writeVInt(encoder.size)
      stream.write(encoder.bytes, 0, encoder.size)
    } else writeInPieces(s)

  private def writeInPieces(s: String): Unit = {
    writeVInt(StreamText.length(s).toInt)
    var i = 0
    while (i < s.length) {
      i = encoder.encode(s, i)
      stream.write(encoder.bytes, 0, encoder.size)
    }
  }
  def toByteArray: Array[Byte] = stream.toByteArray
}

/** What the bytes themselves cost: stores and copies to the same array, without a limit. It holds
  * what one case writes.
  */
final class CopyOnlyTarget extends Target {
  private[this] val array = new Array[Byte](Target.Room)
  private[this] var pos = 0
  def seek(position: Int): Unit = pos = position
  def writeByte(b: Byte): Unit = {
    array(pos) = b
    pos += 1
  }
  def writeBytes(b: Array[Byte], from: Int, n: Int): Unit = {
    System.arraycopy(b, from, array, pos, n)
    pos += n
  }
  def writeVInt(v: Int): Unit = pos = StreamInt.put(v, array, pos)
  def writeString(s: String): Unit = throw new UnsupportedOperationException
  def toByteArray: Array[Byte] = array
}
