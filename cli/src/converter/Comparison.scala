package converter

import java.io.{InputStream, OutputStream}
import java.util.Arrays

/** Compares what is written with what is in `expected`. */
private final class Comparison(expected: InputStream) extends OutputStream {
  private[this] var areSame = true

  override def write(b: Int): Unit = write(Array(b.toByte), 0, 1)

  override def write(bytes: Array[Byte], from: Int, n: Int): Unit = if (areSame) {
    val other = expected.readNBytes(n)
    areSame = other.length == n && Arrays.equals(other, Arrays.copyOfRange(bytes, from, from + n))
  }

  /** Whether all that has been written is all that was expected. */
  def isSame: Boolean = areSame && expected.read() < 0
}
