package swarender

import java.io.{ByteArrayOutputStream, IOException, OutputStream}

/** Takes `writes` writes of arrays and throws `error` at the next ones. */
final class FailingStream(writes: Int, error: IOException) extends OutputStream {
  private[this] var left = writes

  /** What was taken. */
  val written = new ByteArrayOutputStream

  def write(b: Int): Unit = throw new UnsupportedOperationException
  override def write(b: Array[Byte], from: Int, n: Int): Unit = {
    if (left == 0) throw error
    left -= 1
    written.write(b, from, n)
  }
}
