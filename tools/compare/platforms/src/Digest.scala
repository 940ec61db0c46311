package platforms

/** Counts texts and their bytes, and digests them: two hashes of 32 bits, which every platform
  * computes fast (FNV-1a, and the polynomial of `String.hashCode`).
  */
final class Digest {
  private[this] var texts, bytes = 0L
  private[this] var fnv = 0x811c9dc5
  private[this] var polynomial = 0

  def add(text: Array[Byte]): Unit = {
    texts += 1
    bytes += text.length
    var i = 0
    while (i < text.length) {
      fnv = (fnv ^ (text(i) & 0xff)) * 0x01000193
      polynomial = polynomial * 31 + text(i)
      i += 1
    }
    // So that the bounds between texts count.
    fnv = (fnv ^ 0x100) * 0x01000193
    polynomial = polynomial * 31 + 0x100
  }

  def add(text: String): Unit = add(text.getBytes("UTF-8"))

  override def toString: String = s"$texts texts, $bytes bytes, ${Digest.hex(fnv)}${Digest.hex(polynomial)}"
}

object Digest {
  private def hex(hash: Int): String = {
    val digits = Integer.toHexString(hash)
    "0" * (8 - digits.length) + digits
  }
}
