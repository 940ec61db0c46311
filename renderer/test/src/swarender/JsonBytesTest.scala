package swarender

import java.nio.charset.StandardCharsets.UTF_8

import utest.*

import swarender.chars.Utf8Bytes
import swarender.read.JsonBytes

/** The tokens of JSON text found by words against one byte at a time, at every length and place. */
object JsonBytesTest extends TestSuite {

  /** `token` after `from` other bytes, and before as many as words may reach. */
  private def placed(token: Array[Byte], from: Int, other: Int): Array[Byte] =
    Array.fill(from)(other.toByte) ++ token ++ Array.fill(24)(other.toByte)

  private def equal(token: Array[Byte], got: Int, expected: Int): Unit =
    if (got != expected)
      throw new java.lang.AssertionError(s"${token.map(b => f"$b%02x").mkString(" ")}: $got, not $expected")

  /** Whether the chars of several bytes at the beginning of `a` are UTF-8, and where they end. */
  private def utf8End(a: Array[Byte]): Int = {
    val run = a.takeWhile(_ < 0)
    if (java.util.Arrays.equals(new String(run, UTF_8).getBytes(UTF_8), run)) run.length else -1
  }

  private def number(token: String): Int = {
    val found = "-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?".r.findPrefixOf(token)
    found.fold(-1)(text => if (text.isEmpty) -1 else text.length)
  }

  val tests: Tests = Tests {
    test("a string ends at its quote, unless a byte before it is another than it can have") {
      for (
        length <- 0 to 40; from <- 0 to 8; at <- 0 until Math.max(length, 1); b <- Cases.some(0 to 255) if b != '\\'
      ) {
        val text = Array.fill[Byte](length)('a')
        if (at < length) text(at) = b.toByte
        val token = text :+ '"'.toByte
        val end =
          if (length == 0 || b >= 0x20 && b < 0x80 && b != '"') from + length + 1
          else if (b == '"') from + at + 1
          else -1
        val a = placed(token, from, 'x')
        equal(token, JsonBytes.string(a, from, a.length - 16), end)
      }
    }
    test("an escape is passed over where it is the shortest for its char") {
      for (at <- 0 to 20; from <- 0 to 8; c <- 0 to 255) {
        val token = ("a" * at).getBytes(UTF_8) ++ Array('\\'.toByte, c.toByte) ++ "bc\"".getBytes(UTF_8)
        val a = placed(token, from, 'x')
        val isShort = c < 0x80 && "\"\\nrtbf".indexOf(c) >= 0
        equal(token, JsonBytes.string(a, from, a.length - 16), if (isShort) from + token.length else -1)
      }
    }
    test("a string that does not end before the last word is not one") {
      for (length <- 0 to 40; last <- 0 to 40) {
        val a = Array.fill[Byte](80)('a')
        a(length) = '"'
        val end = JsonBytes.string(a, 0, last)
        val whole = length + 1
        assert(
          end == JsonBytes.Cut || end == whole,
          length >= last || end == whole,
          length < last + 8 || end == JsonBytes.Cut
        )
      }
    }
    test("each two, three and four bytes that are UTF-8, and no others") {
      val seconds = Seq(0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff)
      for (
        lead <- 0x80 to 0xff; second <- (Cases.some(0x00 to 0xff) ++ seconds).distinct; third <- seconds;
        fourth <- seconds
      ) {
        val token = Array(lead.toByte, second.toByte, third.toByte, fourth.toByte)
        val char = token.take(if (lead < 0xe0) 2 else if (lead < 0xf0) 3 else 4)
        val isChar = lead >= 0xc0 && char.tail.forall(_ < 0) && java.util.Arrays
          .equals(new String(char, UTF_8).getBytes(UTF_8), char)
        val word = (0 until 4).map(i => (token(i) & 0xffL) << 8 * i).reduce(_ | _)
        equal(token, Utf8Bytes.length(word), if (isChar) char.length else 0)
      }
    }
    test("runs of chars of several bytes end at the first other one") {
      val random = Seeded("runs of UTF-8")
      val chars = Seq("\u0080", "\u00e9", "\u07ff", "\u0800", "\u4e2d", "\ud7ff", "\ue000", "\uffff", "\ud83d\ude00",
        "\udbff\udfff")
      for (_ <- 0 until TestPlatform.scaled(20000)) {
        val text = Seq.fill(random.nextInt(12))(chars(random.nextInt(chars.size))).mkString.getBytes(UTF_8)
        val token = "é".getBytes(UTF_8) ++ text
        if (random.nextInt(3) == 0) token(random.nextInt(token.length)) = random.nextInt(256).toByte
        if (token(0) < 0) {
          val from = random.nextInt(9)
          val a = placed(token, from, 'x')
          val end = utf8End(token)
          equal(token, Utf8Bytes.end(a, from, a.length - 8), if (end < 0) -1 else from + end)
        }
      }
    }
    test("numbers of every length, and what is none") {
      val random = Seeded("numbers")
      val pieces = Seq("-", "0", "1", "12", "9876543", "123456789012345678", ".", "e", "E", "+", "e-", "x", ",", ":")
      for (_ <- 0 until TestPlatform.scaled(50000)) {
        val text = Seq.fill(1 + random.nextInt(6))(pieces(random.nextInt(pieces.size))).mkString + "]"
        val from = random.nextInt(9)
        val a = placed(text.getBytes(UTF_8), from, ' ')
        val length = number(text)
        val end = JsonBytes.number(a, from, a.length - 16)
        // What follows decides whether the number is one: it is refused with it.
        if (end != (if (length < 0) -1 else from + length)) assert(end == -1, ".eE".indexOf(text.charAt(length)) >= 0)
      }
    }
    test("every byte among digits") {
      for (lane <- 0 until 8; b <- 0 to 255; digit <- Seq('0', '9')) {
        val word = (digit * 0x0101010101010101L & ~(0xffL << 8 * lane)) | b.toLong << 8 * lane
        val found = JsonBytes.noDigits(word)
        if (b >= '0' && b <= '9') assert(found == 0)
        else assert(java.lang.Long.numberOfTrailingZeros(found) >> 3 == lane)
      }
    }
    test("words, and white space of every length") {
      for (word <- Seq("true", "false", "null"); n <- 0 to word.length) {
        val token = word.take(n).getBytes(UTF_8)
        equal(token, JsonBytes.word(placed(token, 3, ' '), 3), if (n == word.length) 3 + n else -1)
      }
      for (length <- 0 to 40; c <- " \n\r\t"; end <- Seq('a', '\u0000', '\u000b', '\u001f')) {
        val token = (c.toString + " " * length).getBytes(UTF_8)
        equal(token, JsonBytes.space(placed(token, 3, end.toInt), 3, 100), 3 + token.length)
      }
    }
  }
}
