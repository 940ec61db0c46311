package swarender.cli

import java.io.InputStream

/** An input some bytes of which, `rest`, have been read and are to be read again. */
final class Unread(in: InputStream, rest: Array[Byte] = Array.emptyByteArray) extends InputStream {
  private[this] var at = 0

  override def read(): Int =
    if (at == rest.length) in.read()
    else {
      at += 1
      rest(at - 1) & 0xff
    }

  override def read(into: Array[Byte], from: Int, n: Int): Int =
    if (at == rest.length) in.read(into, from, n)
    else {
      val count = Math.min(n, rest.length - at)
      System.arraycopy(rest, at, into, from, count)
      at += count
      count
    }

  /** What is left, after the bytes `before`. */
  def after(before: Array[Byte]): Unread = new Unread(in, before ++ rest.drop(at))
}
