package swarender
package out

import java.nio.charset.StandardCharsets.UTF_8

/** Fixed text of a style, ready to be copied to either kind of output. Immutable. Lone surrogates in `text` become U+FFFD. */
final class Literal(val text: String) {
  private[out] val wellFormed: String = Literal.wellFormed(text)
  private[out] val chars: Array[Char] = wellFormed.toCharArray
  private[out] val bytes: Array[Byte] = Literal.utf8(chars, wellFormed)

  /** `bytes` as little-endian words, four at least, where words are quick. */
  private[out] val words: Array[Long] = if (Platform.hasWords) Literal.words(bytes) else null

  override def equals(that: Any): Boolean = that match {
    case that: Literal => text == that.text
    case _ => false
  }
  override def hashCode: Int = text.hashCode
  override def toString: String = text
}

object Literal {

  /** In UTF-8; a charset's encoder takes as long as a thousand chars of ASCII. */
  private def utf8(chars: Array[Char], text: String): Array[Byte] = {
    val bytes = new Array[Byte](chars.length)
    if (Platform.narrow(chars, 0, chars.length, bytes, 0) < 0x80) bytes else text.getBytes(UTF_8)
  }

  private def words(bytes: Array[Byte]): Array[Long] = {
    val words = new Array[Long](Math.max(4, (bytes.length + 7) / 8))
    var i = 0
    while (i < bytes.length) {
      words(i >> 3) |= (bytes(i) & 0xffL) << 8 * (i & 7)
      i += 1
    }
    words
  }

  private def wellFormed(s: String): String = {
    val chars = s.toCharArray
    var i = 0
    while (i < chars.length) {
      if (!Character.isSurrogate(chars(i))) i += 1
      else if (i + 1 < chars.length && Character.isSurrogatePair(chars(i), chars(i + 1))) i += 2
      else {
        chars(i) = '\ufffd'
        i += 1
      }
    }
    new String(chars)
  }
}
