package swarender

import java.io.ByteArrayOutputStream
import java.util.Arrays

import scala.util.Random

import swarender.output.PagedOutputStream

/** Random operations on a stream, done as well to an array of bytes that is as plain as can be. */
final class PagedModel(pool: SlicePool, random: Random) {
  private val stream = new PagedOutputStream(pool)
  private var bytes = Array.empty[Byte]
  private var position = 0

  private def put(more: Array[Byte]): Unit = {
    bytes = Arrays.copyOf(bytes, Math.max(bytes.length, position + more.length))
    System.arraycopy(more, 0, bytes, position, more.length)
    position += more.length
  }

  /** Writes to both. If the pool throws, the stream must be as before, and the same write goes well
    * afterwards.
    */
  private def write(expected: Array[Byte])(write: => Unit): Unit = {
    pool.left = if (random.nextInt(4) == 0) random.nextInt(3) else -1
    try write
    catch {
      case e: IllegalStateException if e eq pool.exhausted =>
        compare()
        pool.left = -1
        write
    }
    pool.left = -1
    put(expected)
  }

  private def compare(): Unit = {
    if (stream.position != position || stream.length != bytes.length)
      throw new java.lang.AssertionError(
        s"at ${stream.position} of ${stream.length}, not at $position of ${bytes.length}"
      )
    val written = new ByteArrayOutputStream
    stream.writeTo(written)
    val slices = new ByteArrayOutputStream
    stream.pages.foreach(page => slices.write(page.array, page.from, page.length))
    for (actual <- Seq(stream.toByteArray, written.toByteArray, slices.toByteArray); if !Arrays.equals(actual, bytes))
      throw new java.lang.AssertionError(s"[${actual.mkString(" ")}] instead of [${bytes.mkString(" ")}]")
    pool.check()
  }

  /** One operation; 4 of 5 write. */
  def step(): Unit = random.nextInt(10) match {
    case 0 | 1 =>
      val b = random.nextInt()
      write(Array(b.toByte))(if (random.nextBoolean()) stream.writeByte(b.toByte) else stream.write(b))
    case 2 | 3 =>
      val array = new Array[Byte](random.nextInt(60))
      random.nextBytes(array)
      val from = random.nextInt(array.length + 1)
      val n = random.nextInt(array.length - from + 1)
      write(array.slice(from, from + n))(stream.writeBytes(array, from, n))
    case 4 =>
      val array = new Array[Byte](random.nextInt(20))
      random.nextBytes(array)
      write(array)(stream.writeBytes(array))
    case 5 | 6 =>
      val v = random.nextInt() >>> random.nextInt(32)
      write(PagedModel.vInt(v))(stream.writeVInt(v))
    case 7 =>
      val s = PagedModel.text(random, random.nextInt(40))
      val utf8 = PagedModel.utf8(s)
      write(PagedModel.vInt(utf8.length) ++ utf8)(stream.writeString(s))
    case 8 =>
      position = random.nextInt(bytes.length + 1)
      stream.seek(position.toLong)
    case _ => compare()
  }

  def close(): Unit = {
    compare()
    stream.close()
    pool.checkAllBack()
  }
}

object PagedModel {

  /** The bytes of a vInt by its definition: groups of 7 bits, the lowest first, all but the last
    * marked.
    */
  def vInt(v: Int): Array[Byte] = {
    val groups = (0 until 5).map(i => (v >>> 7 * i) & 0x7f)
    val used = groups.take(Math.max(1, groups.lastIndexWhere(_ != 0) + 1))
    (used.init.map(g => (g | 0x80).toByte) :+ used.last.toByte).toArray
  }

  /** The UTF-8 of `s`, lone surrogates being U+FFFD. */
  def utf8(s: String): Array[Byte] = {
    val wellFormed = new java.lang.StringBuilder
    var i = 0
    while (i < s.length) {
      val c = s.codePointAt(i)
      wellFormed.appendCodePoint(if (c >= 0xd800 && c < 0xe000) 0xfffd else c)
      i += Character.charCount(c)
    }
    wellFormed.toString.getBytes("UTF-8")
  }

  /** A text of `n` code units: of ASCII only, or of Latin-1, or of any. */
  def text(random: Random, n: Int): String = {
    val kind = random.nextInt(4)
    new String(Array.fill(n) {
      if (kind == 0) random.nextInt(0x80).toChar
      else if (kind == 1) random.nextInt(0x100).toChar
      else if (random.nextInt(3) == 0) (0xd800 + random.nextInt(0x800)).toChar
      else if (kind == 2) random.nextInt(0x800).toChar
      else random.nextInt(0x10000).toChar
    })
  }
}
